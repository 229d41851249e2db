import Faceplate

/// Step indicators: with captions, symbols, skipped and failed steps, in the original sizes, and vertical.
public struct StepsScreen: View {
  @State private var current = 2

  private static let symbols = ["cart", "house", "creditcard", "gift"]

  /// Creates the screen with its sample values.
  public init() {}

  /// The content of the screen, arranged for its size.
  public var body: some View {
    AdaptiveColumns {
      Card("Captions") {
        StepIndicator(count: 4, current: current, captions: ["Cart", "Address", "Payment", "Done"]) { current = $0 }
      }
      Card("Symbols") {
        StepIndicator(count: 4, current: 1) {
          Image(systemName: Self.symbols[$0]).resizable()
        }
      }
      Card("Skipped and failed") {
        StepIndicator(count: 4, current: 3, states: [1: .skipped, 2: .failed])
      }
    } second: {
      Card("Original sizes") {
        StepIndicator(count: 3, current: 1).stepMetrics(.original).frame(maxWidth: 220).frame(height: 40)
      }
      Card("Upright") {
        StepIndicator(count: 3, current: 1, captions: ["Fill", "Wash", "Spin"]).stepsVertical().stepRadius(18)
          .frame(height: 168)
      }
    }
  }
}
