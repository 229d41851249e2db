import Faceplate

/// The commands of a menu bar. A panel has no menu bar, so they are accepted and not shown.
@preconcurrency @MainActor public protocol Commands {}

/// A menu of the menu bar, which a panel does not show.
@preconcurrency @MainActor public struct CommandMenu<Content: View>: Commands {
  /// Creates a menu that is not shown.
  public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
  /// Creates a menu that is not shown.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {}
}

/// A position in the menu bar.
public nonisolated struct CommandGroupPlacement: Hashable, Sendable {
  let name: String
  /// The positions for information about the application and for its settings.
  public static let appInfo = Self(name: "appInfo"), appSettings = Self(name: "appSettings")
  /// The positions for creating and saving items, and for help.
  public static let newItem = Self(name: "newItem"), saveItem = Self(name: "saveItem"), help = Self(name: "help")
  /// The positions for undo and for the pasteboard.
  public static let undoRedo = Self(name: "undoRedo"), pasteboard = Self(name: "pasteboard")
  /// The positions for the sidebar and the toolbar.
  public static let sidebar = Self(name: "sidebar"), toolbar = Self(name: "toolbar")
}

/// A part of a menu, which a panel does not show.
@preconcurrency @MainActor public struct CommandGroup<Content: View>: Commands {
  /// Creates commands in place of others.
  public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
  /// Creates commands before others.
  public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
  /// Creates commands after others.
  public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
}

/// The standard commands for a sidebar, which a panel does not show.
@preconcurrency @MainActor public struct SidebarCommands: Commands {
  /// Creates the commands, which are not shown.
  public init() {}
}

/// The standard commands for text editing, which a panel does not show.
@preconcurrency @MainActor public struct TextEditingCommands: Commands {
  /// Creates the commands, which are not shown.
  public init() {}
}

/// An empty set of commands.
@preconcurrency @MainActor public struct EmptyCommands: Commands {
  /// Creates an empty set.
  public init() {}
}

/// Builds commands from the statements of a closure.
@resultBuilder
@preconcurrency @MainActor public enum CommandsBuilder {
  /// Discards the commands, since a panel shows none.
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
