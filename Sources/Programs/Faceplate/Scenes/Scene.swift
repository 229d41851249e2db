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
  /// The windows of all scenes in the body, in the order in which they are written.
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
  public var windows: [SceneWindow] { [SceneWindow(connector: connector, root: AnyView(ImplicitStack { content }))] }
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

  /// Calls an action with the new value after a value has changed.
  public func onChange<Value: Equatable>(
    of value: Value, perform action: @escaping (_ new: Value) -> Void
  ) -> some Scene {
    onChange(of: value) { _, new in action(new) }
  }
}
