import Faceplate
import FaceplateTesting
import Foundation
import Testing

// The panel of README.
struct Thermostat: View {
  @Tweak("room.target", in: 5.0...30.0, step: 0.5, unit: "°C") private var target = 20.5

  var body: some View {
    VStack(spacing: 24) {
      Stepper("Target", value: $target, in: 5...30, step: 0.5, format: .number.fractionDigits(1).unit("°C"))
      Button("Away") { target = 16 }
    }
    .padding(24)
  }
}
