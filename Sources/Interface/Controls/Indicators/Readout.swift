import Looks
import Graphics
import Runtime
import Values

/// A number to be read from a distance: large, with a small unit, and as wide as the widest value of its range.
///
///     Readout("Weight", value: 1.25, in: 0...10, format: .number.fractionDigits(2).unit("kg"))
///
/// Its size follows ``View/controlSize(_:)`` unless a font is set. Where there is less room, its digits shrink to three quarters
/// before its neighbours give way. A number that is wider than a small screen shrinks further, and an ellipsis stands for
/// one that does not fit even so. All digits have the same width, and an unknown value has the room of a known one, so that
/// nothing moves when the value changes.
public struct Readout<Label: View>: View {
  private let label: Label
  /// Returns the text of the number in a format, and the widest text of its range.
  private let write: (NumberFormat, NumberConventions) -> (text: String, widest: String)
  private let format: NumberFormat
  @Environment({ $0.numberConventions }) private var conventions
  @Environment({ $0.areLabelsHidden }) private var areLabelsHidden
  @Environment({ $0.controlMetrics }) private var size
  @Environment({ $0.font }) private var font
  @Environment({ $0.unknownValue }) private var unknownValue

  /// Creates a readout whose label is a view.
  ///
  /// - Parameters:
  ///   - value: the number.
  ///   - bounds: the range of the number, for which room is reserved; `nil` to reserve none.
  ///   - format: the format of the number. Its unit is written smaller.
  ///   - label: the label below the number.
  public init<V: Strideable>(
    value: V, in bounds: ClosedRange<V>? = nil, format: NumberFormat = .number, @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    self.format = format
    write = { format, conventions in
      let text = format.text(of: value, in: conventions)
      return (text, bounds.map { format.widest(of: Stops($0), in: conventions) } ?? text)
    }
  }

  /// The number with its unit, and the label below it.
  public var body: some View {
    let isKnown = unknownValue == nil
    let whole = isKnown ? write(format, conventions).text : UnknownValue.text
    let number = write(format.suffix(""), conventions)
    VStack(alignment: .leading, spacing: 2) {
      ZStack(alignment: .leading) {
        line(number.widest).opacity(0).accessibilityHidden(true)
        if isKnown { line(number.text) } else { digits(UnknownValue.text).lineLimit(1) }
      }
      if !areLabelsHidden { label.font(.footnote).foregroundStyle(.secondary) }
    }
    .semantics(Semantics(role: .text, value: whole), children: .ignore, label: label)
  }

  /// A number without its unit.
  private func digits(_ number: String) -> some View {
    Text(number).font((font ?? .system(size: size.readoutSize)).weight(.semibold).monospacedDigit())
      .minimumScaleFactor(0.25)
  }

  /// A number with its unit.
  private func line(_ number: String) -> some View {
    HStack(alignment: .lastTextBaseline, spacing: 4) {
      ShrinkingRoom(least: 0.75, most: 240) { digits(number) }
      if !format.suffix.isEmpty {
        ShrinkingRoom(least: 1, most: 64) {
          Text(format.unit)
            .font(.system(size: max(13, size.readoutSize * 0.45), weight: .medium)).foregroundStyle(.secondary)
            .minimumScaleFactor(0.25)
        }
      }
    }
    .lineLimit(1)
    .fixedSize(horizontal: false, vertical: true)
    // A number has its unit on the right in every language, as in a text of both.
    .environment(.leftToRight) { $0.layoutDirection = $1 }
  }
}

extension Readout where Label == Text {
  /// Creates a readout with a title that is shown as it is, without a translation.
  ///
  /// - Parameters:
  ///   - bounds: the range of the value, for which room is kept; `nil` for the room of the present value.
  ///   - format: the format of the number, with its unit.
  public init<Title: StringProtocol, V: Strideable>(
    _ title: Title, value: V, in bounds: ClosedRange<V>? = nil, format: NumberFormat = .number
  ) {
    self.init(value: value, in: bounds, format: format) { Text(title) }
  }
}

/// The room of a text that shrinks: at least a part of its ideal width, so that its neighbours give way.
private struct ShrinkingRoom: Layout {
  /// The part of its ideal width below which the text does not shrink.
  let least: Double
  /// The width that every screen has, in points: a text that needs more shrinks to it.
  let most: Double

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> Size {
    guard let text = subviews.first else { return .zero }
    let whole = text.sizeThatFits(.unspecified)
    guard let width = proposal.width, width < whole.width else { return whole }
    let least = min(whole.width * least, most).rounded(.up)
    return text.sizeThatFits(ProposedViewSize(width: max(width, least), height: nil))
  }

  func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    subviews.first?.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
  }
}

extension ControlMetrics {
  /// The font size of a readout's digits, in points.
  fileprivate var readoutSize: Double { size.readoutSize * scale }
}

extension ControlSize {
  /// The font size of a readout's digits at a type scale of 1, in points.
  fileprivate nonisolated var readoutSize: Double {
    switch self {
    case .mini: 24
    case .small: 32
    case .regular: 44
    case .large: 60
    case .extraLarge: 88
    }
  }
}
