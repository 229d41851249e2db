import Faceplate

/// Displays for reading from afar or by a camera: clocks, large numbers, a QR code.
///
/// The clocks with seconds wake the panel once a second.
public struct ReadingsScreen: View {
  /// Creates the screen with its sample values.
  public init() {}

  /// The content of the screen, arranged for its size.
  public var body: some View {
    Board {
      TitledCard("Clocks") {
        HStack(spacing: 24) {
          WallClock().clockStyle(.analog).clockSeconds().frame(width: 130, height: 130)
          VStack(alignment: .leading, spacing: 4) {
            WallClock().font(.system(size: 44, weight: .semibold))
            WallClock().hourCycle(.twelve).clockSeconds().foregroundStyle(.secondary)
          }
        }
      }
      TitledCard("Readouts") {
        HStack(spacing: 32) {
          Readout("Pressure", value: 9.0, in: 0...16, format: .number.fractionDigits(1).unit("bar"))
          Readout("Weight", value: 18, in: 0...99, format: .number.unit("g")).controlSize(.large)
        }
      }
    } second: {
      TitledCard("QR code") {
        VStack(spacing: 12) {
          QRCode("WIFI:S:Workshop;T:WPA;P:correct horse;;").frame(width: 210, height: 210)
            .clipShape(RoundedRectangle(cornerRadius: 12))
          Text("Scan to join the workshop’s network").font(.subheadline).foregroundStyle(.secondary).lineLimit(1)
        }
        .frame(maxWidth: .infinity)
      }
    }
  }
}
