import Controls
import Looks
import Graphics
import Runtime
import Values

/// A small line without axes beside a number: how a value came to be what it is.
///
///     Sparkline("Pressure", values: lastHour)
///
/// A dot marks the last value. The line is as high as its values are apart; it is not a measure of their size.
@preconcurrency @MainActor public struct Sparkline: View {
  private let title: Text
  private let values: [Double]
  private let format: NumberFormat
  @Environment({ $0.numberConventions }) private var conventions
  @Environment({ $0.localizer }) private var words
  @Environment({ $0.unknownValue }) private var unknownValue

  /// Creates a line with a title, which is read out.
  ///
  /// - Parameters:
  ///   - values: the values at equal distances. A value that is not finite is a gap.
  ///   - format: the format in which values are read out.
  public init(_ titleKey: LocalizedStringKey, values: [Double], format: NumberFormat = .number) {
    (title, self.values, self.format) = (Text(titleKey), values, format)
  }

  /// Creates a line with a title, which is read out.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, values: [Double], format: NumberFormat = .number) {
    (self.title, self.values, self.format) = (Text(title), values, format)
  }

  /// The line, with a dot at its last value, or with a dash if the present value is unknown.
  public var body: some View {
    SparkVisual(values: values)
      .overlay(alignment: .trailing) {
        if unknownValue != nil {
          Text(verbatim: UnknownValue.text).font(.footnote).foregroundStyle(.secondary)
            .frame(width: SparkBehavior.dashWidth, alignment: .trailing)
        }
      }
      .semantics(Semantics(role: .image, value: spoken), children: .ignore, label: title)
  }

  private var spoken: String {
    let finite = values.filter(\.isFinite)
    guard let least = finite.min(), let greatest = finite.max() else { return "" }
    return words(
      "\(finite.count) values from \(format.text(least, in: conventions)) to \(format.text(greatest, in: conventions))")
  }
}

/// The picture of a small line.
private struct SparkVisual: LayoutView {
  let values: [Double]

  func makeBehavior(for layoutNode: LayoutNode) -> SparkBehavior { SparkBehavior(layoutNode) }

  func configure(_ behavior: SparkBehavior, in environment: EnvironmentValues) {
    behavior.look = .init(
      values: values, hasValue: environment.unknownValue == nil, color: Color.accentColor.resolve(in: environment))
  }
}

/// Draws a small line.
private final class SparkBehavior: LayoutBehavior {
  unowned let layoutNode: LayoutNode

  init(_ layoutNode: LayoutNode) { self.layoutNode = layoutNode }

  struct Look: Equatable {
    var values: [Double] = []
    /// Whether the present value is known.
    var hasValue = true
    var color = RGBA.clear
  }

  /// The width of the dash for an unknown value, in points.
  static let dashWidth = 24.0

  var look = Look() { didSet { if look != oldValue { setNeedsPaint() } } }

  func measure(_ proposal: ProposedViewSize) -> Size {
    proposal.replacingUnspecifiedDimensions(by: Size(width: 80, height: 28))
  }

  func paint(into painter: inout Painter) {
    let finite = look.values.filter(\.isFinite)
    guard let least = finite.min(), let greatest = finite.max(), look.values.count > 1 else { return }
    var area = painter.bounds.insetBy(dx: 4, dy: 4)
    if !look.hasValue { area.size.width = max(0, area.width - Self.dashWidth) }
    // The span of the greatest numbers is infinite: halves of it are not.
    let span = greatest / 2 - least / 2
    func place(_ index: Int) -> Point {
      let share = span > 0 ? (look.values[index] / 2 - least / 2) / span : 0.5
      return Point(
        x: area.minX + area.width * Double(index) / Double(look.values.count - 1), y: area.maxY - area.height * share)
    }
    var path = Path()
    var isOpen = false
    for index in look.values.indices {
      guard look.values[index].isFinite else {
        isOpen = false
        continue
      }
      if isOpen { path.addLine(to: place(index)) } else { path.move(to: place(index)) }
      isOpen = true
    }
    painter.draw(.stroke(path, StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round)), .color(look.color))
    if isOpen, look.hasValue {
      painter.draw(.ellipse(Rect(center: place(look.values.count - 1), radius: 3.5)), .color(look.color))
    }
  }
}
