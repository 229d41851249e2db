import Looks
import Runtime
import Values

extension View {
  /// Shows how far the value of the control in this view can be trusted.
  ///
  ///     Stepper("Target", value: $target, in: 30...250).valueQuality(_target.quality)
  ///
  /// A value that is ``Quality/pending`` is slightly dim. A value that is ``Quality/stale``, ``Quality/bad(_:)``,
  /// ``Quality/unreadable(_:)`` or ``Quality/unset`` is replaced by a dash, without a handle or a filled part that would show an invented value. A
  /// mark is beside the control, and assistive technology says why there is no value. While the old value is stale or
  /// bad, no device would take a new one, so the control is disabled. A value that has never arrived, or whose
  /// reading is no value, can be set.
  public func valueQuality(_ quality: Quality) -> some View { valueQuality(quality) { EmptyView() } }

  /// Shows how far the value of the control in this view can be trusted, and another mark beside a known value.
  package func valueQuality(_ quality: Quality, @ViewBuilder mark: () -> some View) -> some View {
    modifier(QualityMark(quality: quality, mark: mark()))
  }

  /// Lets gauges and controls in this view show a dash in place of an unknown value, without a mark.
  package func dash(for quality: Quality) -> some View { modifier(DashForUnknown(quality: quality)) }
}

/// Shows on a control how far its value can be trusted.
private struct QualityMark<Mark: View>: ViewModifier {
  let quality: Quality
  /// The mark of a value that is known.
  let mark: Mark

  /// The control with its mark. The control keeps its identity, and its place, when the mark comes and goes.
  func body(content: Content) -> some View {
    HStack(spacing: 8) {
      content
        .dash(for: quality)
        .opacity(quality == .pending ? Self.pendingOpacity : 1)
        .disabled(!quality.canBeSet)
      if let symbol = quality.symbol {
        // The mark takes its width first, so that the control keeps the rest: a row would get only half of it.
        Image(systemName: symbol).font(.subheadline).foregroundStyle(.theme(\.danger)).accessibilityHidden(true)
          .layoutPriority(1)
      } else {
        mark
      }
    }
  }

  /// The opacity of a value that is on its way.
  private static var pendingOpacity: Double { 0.7 }
}

/// Puts a dash, and the reason in words, in place of an unknown value.
private struct DashForUnknown: ViewModifier {
  let quality: Quality
  @Environment({ $0.localizer }) private var words

  func body(content: Content) -> some View {
    content.environment(quality.isShown ? nil : UnknownValue(words: words(quality.words))) { $0.unknownValue = $1 }
  }
}

extension Quality {
  /// The symbol beside a control whose value is unknown; `nil` for a known value.
  fileprivate var symbol: String? {
    switch self {
    case .good, .pending: nil
    case .stale: "clock"
    case .bad, .unreadable: "exclamationmark.triangle.fill"
    case .unset: "questionmark.circle"
    }
  }

  /// The words that are spoken for the quality.
  package var words: LocalizedStringKey {
    switch self {
    case .good: ""
    case .pending: "Being written"
    case .stale: "Not up to date"
    case .bad(let why), .unreadable(let why): why.isEmpty ? "No connection" : .reason(why)
    case .unset: "Not known yet"
    }
  }
}
