import Faceplate

/// Steppers in every style.
public struct SteppersScreen: View {
  @State private var value = 12
  @State private var wide = 240

  /// Creates the screen with its sample values.
  public init() {}

  /// The content of the screen, arranged for its size.
  public var body: some View {
    AdaptiveColumns {
      Card("Styles") {
        Stepper("Default", value: $value, in: 0...99)
        Stepper("Capsule", value: $value, in: 0...99).stepperStyle(.capsule)
        // Its halves reach a little beyond its edges.
        Stepper("Vertical", value: $value, in: 0...99).stepperStyle(.vertical).padding(.vertical, 8)
        Stepper("Compact", value: $value, in: 0...99).stepperStyle(.compact)
        Stepper("Coarse", value: $wide, in: 0...999).stepperStyle(.coarseFine)
      }
    } second: {
      Card("Large touch") {
        Stepper("Large touch", value: $wide, in: 0...999).stepperStyle(.largeTouch).labelsHidden()
      }
      Stepper("Dial", value: $wide, in: 0...999).stepperStyle(.dial).card().growsInColumn()
    }
  }
}
