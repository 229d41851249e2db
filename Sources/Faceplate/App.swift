import Glibc

/// A panel as a program.
///
///     @main struct Oven: App {
///       var body: some Scene {
///         WindowGroup { OvenPanel() }
///       }
///     }
///
/// The program has the command line of `kiosk`: `run`, `render`, `check`, `devices` and so on. The application may have
/// state of its own, as a view has.
@preconcurrency @MainActor public protocol App: DynamicProperty {
  /// The type of the content.
  associatedtype Body: Scene
  /// What the panel shows.
  @SceneBuilder var body: Body { get }
  /// Views to look at while the panel is being made: `render --previews FOLDER` draws each. All that the program has,
  /// unless it lists some.
  static var previews: [any PreviewProvider.Type] { get }
  /// Makes the application.
  init()
}

extension App {
  /// All that the program has.
  public static var previews: [any PreviewProvider.Type] { PreviewSearch.found }

  /// Runs the command that the program was called with, and ends with its status.
  public static func main() {
    let kiosk = Kiosk(previews: { Self.previews }) { ApplicationView(application: Self()) }
    exit(kiosk.run(Array(Swift.CommandLine.arguments)))
  }
}

/// The application as the top of its tree, where its own state lives.
struct ApplicationView<Application: App>: View {
  var application: Application
  var body: some View {
    let all = application.body.windows
    let windows = all.filter { !$0.isSettings }
    if let settings = all.first(where: \.isSettings) {
      // An application of nothing but settings shows them.
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

/// What an application shows on one display, or on several.
@preconcurrency @MainActor public protocol Scene {
  /// The type of the scene's own scenes.
  associatedtype Body: Scene
  /// The scene, made of others.
  @SceneBuilder var body: Body { get }
  /// The views and the displays that they fill. Applications have no use for it: the default asks `body`.
  var windows: [SceneWindow] { get }
}

extension Scene {
  /// Those of the body.
  public var windows: [SceneWindow] { body.windows }
}

extension Scene where Body == Never {
  /// There is none.
  public var body: Never { fatalError("\(Self.self) has no body") }
}

extension Never: Scene {
  /// Cannot be reached: there is no value of this type.
  public var windows: [SceneWindow] { fatalError("Never has no windows") }
}

/// A scene of one view.
///
///     var body: some Scene {
///       WindowGroup { OperatorPanel() }
///       WindowGroup(connector: "HDMI-A-2") { CustomerDisplay() }
///     }
///
/// Views on several displays are parts of one program: they share its state, and a control on one shows on all what has
/// been changed on another.
@preconcurrency @MainActor public struct WindowGroup<Content: View>: Scene {
  /// Built by the panel.
  public typealias Body = Never
  private let connector: String?
  private let content: Content

  /// A scene that shows a view on the whole display: the first that no other scene has.
  public init(@ViewBuilder content: () -> Content) { (connector, self.content) = (nil, content()) }

  /// The same for sources that name their window: a panel fills its display, and its name is not shown.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) { self.init(content: content) }

  /// The same for sources that name their window: a panel fills its display, and its name is not shown.
  public init(_ title: Text, @ViewBuilder content: () -> Content) { self.init(content: content) }

  /// The same for sources that name their window: a panel fills its display, and its name is not shown.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) { self.init(content: content) }

  /// The same for sources that tell their windows apart: scenes of a panel are told apart by their connectors.
  public init(id: String, @ViewBuilder content: () -> Content) { self.init(content: content) }

  /// The same for sources that name their windows and tell them apart.
  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
    self.init(content: content)
  }

  /// The same for sources that name their windows and tell them apart.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
    self.init(content: content)
  }

  /// A scene that shows a view on the display of a connector, which `kiosk devices` lists. While none is connected, the
  /// view is not there.
  public init(connector: String, @ViewBuilder content: () -> Content) {
    (self.connector, self.content) = (connector, content())
  }

  /// The view and its display.
  public var windows: [SceneWindow] { [SceneWindow(connector: connector, root: AnyView(content))] }
}

/// Several scenes, each on a display of its own.
@preconcurrency @MainActor public struct Scenes: Scene {
  /// Built by the panel.
  public typealias Body = Never
  /// The views and the displays that they fill.
  public let windows: [SceneWindow]
}

/// Makes scenes of the statements of a closure.
@resultBuilder
@preconcurrency @MainActor public enum SceneBuilder {
  /// One scene.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

  /// Several scenes.
  public static func buildBlock<First: Scene, Second: Scene, each Other: Scene>(
    _ first: First, _ second: Second, _ other: repeat each Other
  ) -> Scenes {
    var windows = first.windows + second.windows
    for scene in repeat each other { windows += scene.windows }
    return Scenes(windows: windows)
  }
}

/// A scene that also does something.
private struct ActingScene: Scene {
  typealias Body = Never
  let windows: [SceneWindow]
}

extension Scene {
  /// Acts when a value has changed, and at the beginning if `initial` says so.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping (_ old: Value, _ new: Value) -> Void
  ) -> some Scene {
    var windows = windows
    if windows.isEmpty { return ActingScene(windows: windows) }
    windows[0] = windows[0].with(root: AnyView(windows[0].root.onChange(of: value, initial: initial, action)))
    return ActingScene(windows: windows)
  }

  /// Acts when a value has changed, and at the beginning if `initial` says so.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some Scene {
    onChange(of: value, initial: initial) { _, _ in action() }
  }
}
