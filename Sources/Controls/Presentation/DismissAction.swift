import Runtime
import Values

/// Closes what is open around a view.
///
///     @Environment(\.dismiss) private var dismiss
///     Button("Close") { dismiss() }
@preconcurrency @MainActor public struct DismissAction {
  let action: () -> Void

  /// Closes it.
  public func callAsFunction() { action() }
}

private enum DismissKey: EnvironmentKey { static var defaultValue: DismissAction { DismissAction {} } }
private enum IsPresentedKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// Closes the sheet that the view stands in.
  public internal(set) var dismiss: DismissAction {
    get { self[DismissKey.self] }
    set { self[DismissKey.self] = newValue }
  }

  /// Whether the view stands in a sheet.
  public internal(set) var isPresented: Bool {
    get { self[IsPresentedKey.self] }
    set { self[IsPresentedKey.self] = newValue }
  }
}
