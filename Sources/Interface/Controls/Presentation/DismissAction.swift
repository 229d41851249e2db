import Runtime
import Values

/// Closes the presentation that contains a view: a sheet, a cover, a popover, or a page of a navigation stack.
///
///     @Environment(\.dismiss) private var dismiss
///     Button("Close") { dismiss() }
@preconcurrency @MainActor public struct DismissAction {
  let action: () -> Void

  /// Closes the presentation. Outside a presentation nothing happens.
  public func callAsFunction() { action() }
}

private enum DismissKey: EnvironmentKey { static var defaultValue: DismissAction { DismissAction {} } }
private enum IsPresentedKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// Closes the sheet, cover or page that contains the view.
  public internal(set) var dismiss: DismissAction {
    get { self[DismissKey.self] }
    set { self[DismissKey.self] = newValue }
  }

  /// Whether the view is presented in a sheet, a cover or a popover, or as a page above another.
  public internal(set) var isPresented: Bool {
    get { self[IsPresentedKey.self] }
    set { self[IsPresentedKey.self] = newValue }
  }
}
