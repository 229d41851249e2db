import Looks
import Graphics
import Runtime
import Values

/// The views around the track of a slider: the label, the values and the bounds.
///
/// The label's type is erased: otherwise the views around it would have another type for each label, and the runtime
/// looks these types up whenever the value moves.
struct SliderFrame<Track: View>: View {
  let label: AnyView
  let look: SliderLook
  let axis: SliderAxis
  /// The values of the handles.
  let source: SliderSource
  /// The texts of the bounds, if they are shown below the track.
  let bounds: (low: String, high: String)?
  @ViewBuilder let track: Track
  @Environment({ $0.areLabelsHidden }) private var areLabelsHidden
  @Environment({ $0.dynamicTypeSize }) private var textSize

  var body: some View {
    if axis.isVertical {
      VStack(spacing: 6) {
        if !areLabelsHidden { label.shrinkable() }
        HStack(spacing: 6) {
          track
          if look.labels == .moving { handleLabels }
        }
        if look.labels == .header || look.labels == .fixed { value }
      }
    } else {
      VStack(alignment: .leading, spacing: 6) {
        header
        if look.labels == .fixed { ends }
        track
        if look.labels == .moving { handleLabels }
        if let bounds { SliderBounds(low: bounds.low, high: bounds.high) }
      }
    }
  }

  @ViewBuilder private var header: some View {
    if look.labels == .header || !areLabelsHidden {
      let showsValue = look.labels == .header
      if areLabelsHidden {
        value.frame(maxWidth: .infinity, alignment: .trailing)
      } else if showsValue {
        LabelBeside(gap: 8, isOnBaseline: true) {
          label.shrinkable()
          // Beside the label it has its own width; below it, a long one may become smaller.
          value.layoutValue(key: LabelBeside.FillsRow.self, value: true)
        }
      } else {
        label.shrinkable().frame(maxWidth: .infinity, alignment: .leading)
      }
    }
  }

  private var value: some View {
    // Half a number would be a wrong one: a value becomes smaller than a label may. In large text, two values take two
    // lines.
    SliderValue(source: source).monospacedDigit().fontWeight(.semibold)
      .lineLimit(source.count > 1 && textSize.isAccessibilitySize ? 2 : 1).multilineTextAlignment(.trailing)
      .minimumScaleFactor(0.5)
      .fixedSize(horizontal: false, vertical: true)
      .accessibilityHidden(true)
  }

  private var ends: some View {
    HStack {
      ForEach(0..<source.count, id: \.self) { index in
        if index > 0 { Spacer(minLength: 8) }
        SliderValue(source: source, part: index).monospacedDigit()
      }
    }
    .font(.subheadline)
    .lineLimit(1)
    .accessibilityHidden(true)
  }

  private var handleLabels: some View {
    MovingLabels(source: source, axis: axis)
      .font(.subheadline.weight(.medium).monospacedDigit())
      .lineLimit(1)
      .accessibilityHidden(true)
  }
}

/// The text of a slider's value, or of one handle's.
private struct SliderValue: View {
  let source: SliderSource
  /// The index of the handle; `nil` for the texts of all handles.
  var part: Int?

  var body: some View { Text(part.map { source.reading().texts[$0] } ?? source.reading().joined) }
}

/// The texts beside the handles, which move with them.
private struct MovingLabels: View {
  let source: SliderSource
  let axis: SliderAxis

  var body: some View {
    let reading = source.reading()
    HandleLabels(axis: axis, fractions: reading.fractions, isHeld: reading.isHeld, inside: texts)
  }

  @ViewBuilder private var texts: some View {
    ForEach(0..<source.count, id: \.self) { SliderValue(source: source, part: $0) }
    if source.count > 1 { SliderValue(source: source).minimumScaleFactor(0.5) }
  }
}

/// The bounds below the ends of a horizontal track. They are a separate view, so that a moving value leaves them
/// alone.
private struct SliderBounds: View {
  let low: String
  let high: String

  var body: some View {
    HStack {
      Text(low)
      Spacer(minLength: 8)
      Text(high)
    }
    .font(.footnote)
    .foregroundStyle(.secondary)
    .lineLimit(1)
    .minimumScaleFactor(0.4)
    .fixedSize(horizontal: false, vertical: true)
    .accessibilityHidden(true)
  }
}

extension SliderLook {
  /// The axis of the track in a layout direction.
  func axis(_ direction: LayoutDirection) -> SliderAxis {
    let isVertical = orientation == .vertical
    return SliderAxis(isVertical: isVertical, isReversed: !isVertical && direction == .rightToLeft)
  }

  /// The histogram scaled so that its highest bar has the height 1; empty if it has no positive bar.
  var bars: [Double] {
    let most = histogram.max() ?? 0
    return most > 0 ? histogram.map { max(0, $0 / most) } : []
  }
}
