import Glibc

/// A panel as a program with its own entry point.
///
///     @main struct Oven: App {
///       var body: some Scene {
///         WindowGroup { OvenPanel() }
///       }
///     }
///
/// The program has the command line of `kiosk`: `run`, `render`, `check`, `devices` and so on. An application may
/// have state of its own, as a view has.
@preconcurrency @MainActor public protocol App: DynamicProperty {
  /// The type of ``body``.
  associatedtype Body: Scene
  /// The scenes of the panel.
  @SceneBuilder var body: Body { get }
  /// The previews that `render --previews FOLDER` draws. The default is every ``PreviewProvider`` of the program.
  static var previews: [any PreviewProvider.Type] { get }
  /// Creates the application with its initial state.
  init()
}

extension App {
  /// Every ``PreviewProvider`` of the program, in link order.
  public static var previews: [any PreviewProvider.Type] { PreviewSearch.found }

  /// Runs the command that the program was called with, and exits with its status.
  public static func main() {
    let kiosk = Kiosk(previews: { Self.previews }) { ApplicationView(application: Self()) }
    exit(kiosk.run(Array(Swift.CommandLine.arguments)))
  }
}

/// The root of the view tree, which holds the application's own state.
struct ApplicationView<Application: App>: View {
  var application: Application
  var body: some View {
    let all = application.body.windows
    let windows = all.filter { !$0.isSettings }
    if let settings = all.first(where: \.isSettings) {
      // An application with only a settings scene shows that scene.
      if windows.isEmpty {
        settings.root
      } else {
        WindowsView(windows: windows).modifier(SettingsPageModifier(settings: settings.root))
      }
    } else if !windows.isEmpty {
      WindowsView(windows: windows)
    }
  }
}

/// The content of one display or of several.
@preconcurrency @MainActor public protocol Scene {
  /// The type of ``body``.
  associatedtype Body: Scene
  /// The scenes that this scene is composed of.
  @SceneBuilder var body: Body { get }
  /// The views of the scene and their displays. Applications need not implement it: the default takes those of
  /// ``body``.
  var windows: [SceneWindow] { get }
}

extension Scene {
  /// The windows of the body.
  public var windows: [SceneWindow] { body.windows }
}

extension Scene where Body == Never {
  /// Never called: such a scene has no body.
  public var body: Never { fatalError("\(Self.self) has no body") }
}

extension Never: Scene {
  /// Never called: there is no value of this type.
  public var windows: [SceneWindow] { fatalError("Never has no windows") }
}

/// A scene that shows one view on a display.
///
///     var body: some Scene {
///       WindowGroup { OperatorPanel() }
///       WindowGroup(connector: "HDMI-A-2") { CustomerDisplay() }
///     }
///
/// The views on several displays belong to one program and share its state, so a control on one display shows changes
/// made on another.
@preconcurrency @MainActor public struct WindowGroup<Content: View>: Scene {
  /// The scene has no body.
  public typealias Body = Never
  private let connector: String?
  private let content: Content

  /// Creates a scene that fills the first display that no other scene names.
  public init(@ViewBuilder content: () -> Content) { (connector, self.content) = (nil, content()) }

  /// Creates the same scene. The title is not shown, since a panel has no window frame.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) { self.init(content: content) }

  /// Creates the same scene. The title is not shown, since a panel has no window frame.
  public init(_ title: Text, @ViewBuilder content: () -> Content) { self.init(content: content) }

  /// Creates the same scene. The title is not shown, since a panel has no window frame.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) { self.init(content: content) }

  /// Creates the same scene. The identifier is not used: a panel tells scenes apart by their connectors.
  public init(id: String, @ViewBuilder content: () -> Content) { self.init(content: content) }

  /// Creates the same scene. Title and identifier are not used.
  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
    self.init(content: content)
  }

  /// Creates the same scene. Title and identifier are not used.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
    self.init(content: content)
  }

  /// Creates a scene for the display at a connector such as `HDMI-A-2`; `kiosk devices` lists them. While no display
  /// is connected there, the view is not part of the tree.
  public init(connector: String, @ViewBuilder content: () -> Content) {
    (self.connector, self.content) = (connector, content())
  }

  /// The view and its display.
  public var windows: [SceneWindow] { [SceneWindow(connector: connector, root: AnyView(content))] }
}

/// Several scenes, each on its own display.
@preconcurrency @MainActor public struct Scenes: Scene {
  /// The scene has no body.
  public typealias Body = Never
  /// The views and the displays that they fill.
  public let windows: [SceneWindow]
}

/// Builds scenes from the statements of a closure.
@resultBuilder
@preconcurrency @MainActor public enum SceneBuilder {
  /// Builds a single scene.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

  /// Combines several scenes into one.
  public static func buildBlock<First: Scene, Second: Scene, each Other: Scene>(
    _ first: First, _ second: Second, _ other: repeat each Other
  ) -> Scenes {
    var windows = first.windows + second.windows
    for scene in repeat each other { windows += scene.windows }
    return Scenes(windows: windows)
  }
}

/// A scene with an added action.
private struct ActingScene: Scene {
  typealias Body = Never
  let windows: [SceneWindow]
}

extension Scene {
  /// Calls an action with the old and the new value after a value has changed.
  ///
  /// - Parameters:
  ///   - value: The value to compare.
  ///   - initial: Whether the action is also called when the scene first appears.
  ///   - action: Receives the old and the new value.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping (_ old: Value, _ new: Value) -> Void
  ) -> some Scene {
    var windows = windows
    if windows.isEmpty { return ActingScene(windows: windows) }
    windows[0] = windows[0].with(root: AnyView(windows[0].root.onChange(of: value, initial: initial, action)))
    return ActingScene(windows: windows)
  }

  /// Calls an action after a value has changed, and when the scene first appears if `initial` is true.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some Scene {
    onChange(of: value, initial: initial) { _, _ in action() }
  }
}
