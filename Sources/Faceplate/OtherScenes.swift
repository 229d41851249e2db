// Scenes that a panel has no place for: it fills a display with one view. Sources that have them compile.

/// A window of its own. A panel shows it if it is the first scene.
@preconcurrency @MainActor public struct Window<Content: View>: Scene {
  /// Built by the panel.
  public typealias Body = Never
  private let content: Content

  /// A scene of one view; its name is not shown.
  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// A scene of one view; its name is not shown.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// The view and its display.
  public var windows: [SceneWindow] { [SceneWindow(connector: nil, root: AnyView(content))] }
}

/// The settings that other systems show in a window of their own: a panel does not show them.
@preconcurrency @MainActor public struct Settings<Content: View>: Scene {
  /// Built by the panel.
  public typealias Body = Never

  /// Settings.
  public init(@ViewBuilder content: () -> Content) {}

  /// None.
  public var windows: [SceneWindow] { [] }
}

/// Something in the bar of menus that other systems have: a panel does not show it.
@preconcurrency @MainActor public struct MenuBarExtra<Label: View, Content: View>: Scene {
  /// Built by the panel.
  public typealias Body = Never

  /// Something with any label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {}

  /// Something with a title and a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content)
  where Label == Controls.Label<Text, Image> {}

  /// Something with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) where Label == Text {}

  /// None.
  public var windows: [SceneWindow] { [] }
}

/// What the bar of menus would have.
@preconcurrency @MainActor public protocol Commands {}

/// A menu of the bar that a panel has not.
@preconcurrency @MainActor public struct CommandMenu<Content: View>: Commands {
  /// A menu.
  public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
  /// A menu.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {}
}

/// Where in the bar of menus something goes.
public nonisolated struct CommandGroupPlacement: Hashable, Sendable {
  let name: String
  /// A place.
  public static let appInfo = Self(name: "appInfo"), appSettings = Self(name: "appSettings")
  /// A place.
  public static let newItem = Self(name: "newItem"), saveItem = Self(name: "saveItem"), help = Self(name: "help")
  /// A place.
  public static let undoRedo = Self(name: "undoRedo"), pasteboard = Self(name: "pasteboard")
  /// A place.
  public static let sidebar = Self(name: "sidebar"), toolbar = Self(name: "toolbar")
}

/// A part of a menu of the bar that a panel has not.
@preconcurrency @MainActor public struct CommandGroup<Content: View>: Commands {
  /// In place of another part.
  public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
  /// Before another part.
  public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
  /// After another part.
  public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
}

/// Commands that other systems have.
@preconcurrency @MainActor public struct SidebarCommands: Commands {
  /// The commands.
  public init() {}
}

/// Commands that other systems have.
@preconcurrency @MainActor public struct TextEditingCommands: Commands {
  /// The commands.
  public init() {}
}

/// No commands.
@preconcurrency @MainActor public struct EmptyCommands: Commands {
  /// None.
  public init() {}
}

/// Makes commands of the statements of a closure.
@resultBuilder
@preconcurrency @MainActor public enum CommandsBuilder {
  /// Commands, of which a panel shows none.
  public static func buildBlock<each Content: Commands>(_ content: repeat each Content) -> EmptyCommands {
    EmptyCommands()
  }
}

/// How far a window can be drawn larger: a panel fills its display.
public nonisolated struct WindowResizability: Hashable, Sendable {
  let name: String
  /// As it is.
  public static let automatic = Self(name: "automatic"), contentSize = Self(name: "contentSize")
  /// As it is.
  public static let contentMinSize = Self(name: "contentMinSize")
}

/// How a window looks: a panel has no frame.
public nonisolated struct WindowStyle: Hashable, Sendable {
  let name: String
  /// Without a frame.
  public static let automatic = Self(name: "automatic"), hiddenTitleBar = Self(name: "hiddenTitleBar")
  /// Without a frame.
  public static let titleBar = Self(name: "titleBar"), plain = Self(name: "plain")
}

extension Scene {
  /// Accepted as in SwiftUI: a panel has no bar of menus.
  public func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene { self }
  /// Accepted as in SwiftUI: a panel has no bar of menus.
  public func commandsRemoved() -> some Scene { self }
  /// Accepted as in SwiftUI: a panel fills its display.
  public func defaultSize(_ size: Size) -> some Scene { self }
  /// Accepted as in SwiftUI: a panel fills its display.
  public func defaultSize(width: Double, height: Double) -> some Scene { self }
  /// Accepted as in SwiftUI: a panel fills its display.
  public func defaultPosition(_ position: UnitPoint) -> some Scene { self }
  /// Accepted as in SwiftUI: a panel fills its display.
  public func windowResizability(_ resizability: WindowResizability) -> some Scene { self }
  /// Accepted as in SwiftUI: a panel has no frame.
  public func windowStyle(_ style: WindowStyle) -> some Scene { self }
  /// Accepted as in SwiftUI: nothing of the system's lies over a panel.
  public func persistentSystemOverlays(_ visibility: Visibility) -> some Scene { self }

  /// Sets a value for all views of the scene.
  public func environment<Value>(_ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value) -> some Scene {
    changed { AnyView($0.environment(keyPath, value)) }
  }

  /// Gives an object to all views of the scene.
  public func environment<Object: AnyObject & Observable>(_ object: Object?) -> some Scene {
    changed { AnyView($0.environment(object)) }
  }

  /// Gives an object to all views of the scene.
  public func environmentObject<Object: ObservableObject>(_ object: Object) -> some Scene {
    changed { AnyView($0.environmentObject(object)) }
  }

  private func changed(_ change: (AnyView) -> AnyView) -> some Scene {
    Scenes(windows: windows.map { SceneWindow(connector: $0.connector, root: change($0.root)) })
  }
}
