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

extension Scene {
  /// No effect: a panel has no menu bar.
  @available(*, deprecated, message: "A panel has no menu bar.")
  public func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene { self }

  /// No effect: a panel has no menu bar.
  @available(*, deprecated, message: "A panel has no menu bar.")
  public func commandsRemoved() -> some Scene { self }
}
