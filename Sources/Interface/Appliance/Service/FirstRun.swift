import Controls
import Looks
import Runtime
import Values

/// Covers a panel with a wizard until it has been completed once.
private struct FirstRunModifier: ViewModifier {
  let steps: () -> [WizardStep]
  @Tweak("setup.done") private var isDone = false

  func body(content: Content) -> some View {
    let done = $isDone
    content.modifier(
      ModalModifier(isPresented: !isDone, dismiss: {}, place: .full, isAnswered: true) {
        Wizard(steps: steps) { done.wrappedValue = true }
      })
  }
}

extension View {
  /// Covers this panel with pages to set it up, until they have been completed.
  ///
  ///     Panel().firstRun {
  ///       WizardStep("Room") { RoomPicker(room: $room) }
  ///       FirstRunSteps.all
  ///     }
  ///
  /// The setting `setup.done` records that; after a reset of all settings the pages appear again.
  public func firstRun(@WizardBuilder steps: @escaping () -> [WizardStep]) -> some View {
    modifier(FirstRunModifier(steps: steps))
  }

  /// Covers this panel with pages for the language, the clock and the network, until they have been completed.
  public func firstRun() -> some View { firstRun { FirstRunSteps.all } }
}

/// The pages that most panels set up first.
@preconcurrency @MainActor public enum FirstRunSteps {
  /// The language of the panel.
  public static var language: WizardStep { WizardStep(.toolkit("Language")) { LanguagePicker() } }
  /// The clock of the machine.
  public static var time: WizardStep { WizardStep(.toolkit("Date and time")) { DateTimeSettings() } }
  /// The network of the machine.
  public static var network: WizardStep { WizardStep(.toolkit("Network")) { NetworkSettings() } }
  /// All of them.
  public static var all: [WizardStep] { [language, time, network] }
}
