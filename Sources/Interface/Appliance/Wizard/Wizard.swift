import Controls
import Looks
import Runtime
import Values

/// Shows pages one after another, with buttons to go back and on.
///
///     Wizard {
///       WizardStep("Goods") { GoodsPage(order: $order) }
///       if order.isDelivered { WizardStep("Address", isReady: order.hasAddress) { AddressPage(order: $order) } }
///       WizardStep("Payment") { PaymentPage(order: $order) }
///     } finish: {
///       place(order)
///     }
///
/// Keep the input of a page outside the page, which is built again each time it is shown. The steps may depend on it:
/// those of an `if` come and go, and the indicator counts them again.
@preconcurrency @MainActor public struct Wizard: View {
  private let steps: () -> [WizardStep]
  private let finish: () -> Void
  /// The step that is shown; `nil` for the first.
  @State private var shown: String?
  @Environment({ $0.screenMetrics }) private var metrics
  @Environment({ $0.screenSize }) private var screen
  @Environment({ $0.screenClass }) private var screenClass
  @Environment({ $0.localizer }) private var words

  /// Creates a wizard.
  ///
  /// - Parameters:
  ///   - steps: the pages in their order.
  ///   - finish: called when “Done” is pressed on the last page.
  public init(@WizardBuilder steps: @escaping () -> [WizardStep], finish: @escaping () -> Void) {
    (self.steps, self.finish) = (steps, finish)
  }

  /// The indicator, the page and the buttons.
  public var body: some View {
    let steps = steps()
    let place = steps.firstIndex { $0.id == shown } ?? 0
    VStack(spacing: metrics.rowSpacing) {
      if steps.count > 1 {
        StepIndicator(count: steps.count, current: place, captions: isLow ? [] : captions(of: steps)) {
          shown = steps[$0].id
        }
        .stepRadius(isLow ? 11 : 14)
        .frame(height: isLow ? 24 : nil)
      }
      if let step = steps.isEmpty ? nil : steps[place] {
        if isLow || steps.count == 1 {
          Text(step.title).font(.headline).lineLimit(1).shrinkable().accessibilityAddTraits(.isHeader)
        }
        step.content.frame(maxWidth: .infinity, maxHeight: .infinity).id(step.id)
        buttons(steps, place, step)
      }
    }
    .padding(metrics.margin)
    .frame(maxWidth: most, maxHeight: most)
    // Take the whole space all the same, for example of a layer that covers the panel.
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }

  /// The greatest side in points: on a large screen the steps, the page and the buttons stay together in its middle.
  private var most: Double? {
    screenClass.rawValue < ScreenClass.expanded.rawValue ? nil : metrics.contentWidth + 2 * metrics.margin
  }

  private var isLow: Bool { (screen?.height ?? 480) < 400 }

  private func captions(of steps: [WizardStep]) -> [String] { steps.map { words.text(of: $0.title) } }

  private func buttons(_ steps: [WizardStep], _ place: Int, _ step: WizardStep) -> some View {
    HStack(spacing: metrics.spacing) {
      if place > 0 { Button(.toolkit("Back")) { shown = steps[place - 1].id } }
      Spacer()
      if place + 1 < steps.count {
        Button(.toolkit("Next")) { shown = steps[place + 1].id }.buttonStyle(.borderedProminent).disabled(!step.isReady)
      } else {
        Button(.toolkit("Done"), action: finish).buttonStyle(.borderedProminent).disabled(!step.isReady)
      }
    }
  }
}
