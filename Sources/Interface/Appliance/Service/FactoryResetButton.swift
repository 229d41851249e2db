import Controls
import Looks
import Runtime
import Values

/// Resets all settings to their values on delivery, after a confirmation.
///
/// These are the values of the layers below the panel's own file, as after `kiosk reset --all`. Journals are kept.
@preconcurrency @MainActor public struct FactoryResetButton: View {
  @State private var asks = false
  @State private var wish = ServiceWish()

  /// Creates the button, which asks the ``ServiceMachine`` of the environment.
  public init() {}

  /// A button that asks before it does anything.
  public var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Button(.toolkit("Factory reset"), role: .destructive) { asks = true }.disabled(wish.isRunning)
      ServiceFaultRow(fault: wish.fault)
    }
    .confirmationDialog(
      Text(.toolkit("Give all settings the values that the panel was delivered with?")), isPresented: $asks,
      titleVisibility: .visible
    ) {
      Button(.toolkit("Reset"), role: .destructive) { wish.round += 1 }
      Button(.toolkit("Keep"), role: .cancel) {}
    }
    .carriesOut($wish) { machine throws(ServiceFault) in try await machine.resetSettings() }
  }
}
