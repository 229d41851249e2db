import Faceplate

/// Displays for reading from afar or by a camera: clocks, large numbers, a QR code.
///
/// The clocks with seconds wake the panel once a second.
public struct ReadingsScreen: View {
  @ScaledMetric private var clockSide = 130.0
  @ScaledMetric private var codeSide = 300.0
  @Environment(\.screenClass) private var screenClass

  /// The least side of the code that a camera reads at arm's length, in points.
  private static var leastCode: Double { 140 }

  /// The factor by which the clock and the code are enlarged if there is room, in addition to that of the text.
  private var room: Double {
    switch screenClass {
    case .large, .tall: 1.5
    case .expanded: 1.2
    default: 1
    }
  }

  /// The side of the clock: on a small screen all of it is in sight, however large the text is.
  private var side: Double { min(clockSide * room, screenClass.isSmall ? 200 : .infinity) }

  /// Creates the screen with its sample values.
  public init() {}

  /// The content of the screen, arranged for its size.
  public var body: some View {
    AdaptiveColumns {
      Card("Clocks") {
        FlowLayout(spacing: 24) {
          WallClock().clockStyle(.analog).clockSeconds().frame(width: side, height: side)
          VStack(alignment: .leading, spacing: 4) {
            WallClock().font(.largeTitle.scaled(by: 1.3).weight(.semibold))
            WallClock().hourCycle(.twelve).clockSeconds().foregroundStyle(.secondary)
          }
          .dynamicTypeSize(...(screenClass.isSmall ? DynamicTypeSize.accessibility1 : .accessibility5))
        }
        // Clocks below each other are centred.
        .frame(maxWidth: screenClass.isSmall ? .infinity : nil)
      }
      Card("Readouts") {
        FlowLayout(spacing: 32) {
          Readout("Pressure", value: 9.0, in: 0...16, format: .number.fractionDigits(1).unit("bar"))
          Readout("Weight", value: 18, in: 0...99, format: .number.unit("g")).controlSize(.large)
        }
      }
    } second: {
      VStack(spacing: 12) {
        QRCode("WIFI:S:Workshop;T:WPA;P:correct horse;;").aspectRatio(1, contentMode: .fit)
          .frame(
            minWidth: Self.leastCode, maxWidth: codeSide * room, minHeight: Self.leastCode,
            maxHeight: codeSide * room
          )
          .clipShape(RoundedRectangle(cornerRadius: 12))
        Text("Scan to join the workshop’s network").font(.subheadline).foregroundStyle(.secondary)
          .multilineTextAlignment(.center)
          .fixedSize(horizontal: false, vertical: true)
      }
      .card()
    }
  }
}
