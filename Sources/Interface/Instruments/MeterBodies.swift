import Controls
import Looks
import Graphics
import Runtime
import Values

/// The value of an instrument, with the symbol of its zone, and a mark if it is beyond the scale.
struct MeterValue: View {
  let configuration: MeterStyleConfiguration
  @Environment({ $0 }) private var environment

  var body: some View {
    HStack(spacing: 4) {
      // The symbol is beside the value, and not beside the room for the widest one.
      ReservedText(widest: configuration.widestText, shrinks: true, shown: marked)
        .monospacedDigit().fontWeight(.semibold).lineLimit(1)
      configuration.beyond?.mark
    }
    // A label beside it gives way.
    .layoutPriority(1)
  }

  /// The value after the symbol of its zone.
  private var marked: some View {
    HStack(spacing: 4) {
      if let zone = configuration.zone, let symbol = zone.symbol {
        Image(systemName: symbol).foregroundStyle(Color(zone.color(in: environment))).imageScale(.small)
          .fontWeight(nil)
      }
      Text(configuration.valueText)
    }
  }
}

/// A round instrument with the value in its lower half, or in its middle if it has no needle.
struct RoundMeter: View {
  let configuration: MeterStyleConfiguration
  let hasNeedle: Bool
  @Environment({ $0.areLabelsHidden }) private var areLabelsHidden

  var body: some View {
    MeterVisual(configuration: configuration, face: RoundFace(hasNeedle: hasNeedle))
      // Larger numbers would cover each other, and the pivot of the needle.
      .dynamicTypeSize(...DynamicTypeSize.accessibility1)
      .overlay {
        GeometryReader { space in
          let side = min(space.size.width, space.size.height)
          VStack(spacing: 0) {
            MeterValue(configuration: configuration)
              .font(.system(size: max(12, side * (hasNeedle ? 0.105 : 0.15))))
            if !areLabelsHidden { name(side).foregroundStyle(.secondary).multilineTextAlignment(.center) }
          }
          .frame(width: side * 0.62)
          .position(x: space.size.width / 2, y: space.size.height / 2 + side * (hasNeedle ? 0.37 : 0.02))
        }
      }
  }

  /// The name below the value. Below a needle, a long name has two smaller lines in the gap of the scale, which begin where
  /// that of a short name does.
  @ViewBuilder private func name(_ side: Double) -> some View {
    let size = max(11, side * 0.07)
    if hasNeedle {
      Text(verbatim: " ").font(.system(size: size)).lineLimit(1).frame(maxWidth: .infinity)
        .overlay(alignment: .top) {
          ViewThatFits(in: .horizontal) {
            configuration.label.font(.system(size: size)).lineLimit(1)
            configuration.label.font(.system(size: size * 0.75)).lineLimit(2).minimumScaleFactor(0.75)
              .frame(width: side * 0.8).fixedSize(horizontal: false, vertical: true)
          }
        }
    } else {
      configuration.label.font(.system(size: size)).lineLimit(2).minimumScaleFactor(0.7)
    }
  }
}

/// An instrument below its label and its value.
struct StraightMeter<Face: MeterFace>: View {
  let configuration: MeterStyleConfiguration
  let face: Face
  @Environment({ $0.areLabelsHidden }) private var areLabelsHidden

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      if areLabelsHidden {
        value.frame(maxWidth: .infinity, alignment: .trailing)
      } else {
        LabelBeside(gap: 8, isOnBaseline: true) {
          // A name without views keeps its place.
          HStack(spacing: 0) { configuration.label.lineLimit(2).minimumScaleFactor(0.8) }
          // Beside the name it has its own width; below it, a long one may become smaller.
          value.layoutValue(key: LabelBeside.FillsRow.self, value: true)
        }
      }
      MeterVisual(configuration: configuration, face: face)
    }
  }

  private var value: some View { MeterValue(configuration: configuration).fixedSize(horizontal: false, vertical: true) }
}

/// An instrument above its value and its label.
struct StandingMeter<Face: MeterFace>: View {
  let configuration: MeterStyleConfiguration
  let face: Face
  @Environment({ $0.areLabelsHidden }) private var areLabelsHidden

  var body: some View {
    VStack(spacing: 4) {
      MeterVisual(configuration: configuration, face: face).frame(maxHeight: .infinity)
      MeterValue(configuration: configuration).fixedSize(horizontal: false, vertical: true)
      if !areLabelsHidden {
        configuration.label.font(.footnote).foregroundStyle(.secondary)
          .multilineTextAlignment(.center).lineLimit(2).minimumScaleFactor(0.8)
      }
    }
  }
}
