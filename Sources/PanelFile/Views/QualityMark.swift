import Controls
import Runtime
import Values

/// How far the value of a control can be trusted, on the control itself.
///
/// A value that is on its way is slightly dim. One that is not known cannot be set; a mark says so, and speech says why.
struct QualityMark: ViewModifier {
  /// The value of the control; `nil` for a control without one.
  let value: PanelValue?
  /// The running panel.
  let model: PanelModel

  /// The control, and its mark.
  func body(content: Content) -> some View {
    let quality = value.map { model.quality(of: $0.declaration.name) } ?? .good
    content
      .opacity(quality == .pending ? Self.pendingOpacity : 1)
      .disabled(!isWorkable(quality))
      .overlay(alignment: .topTrailing) {
        if let symbol = quality.symbol {
          Image(systemName: symbol)
            .font(.caption)
            .foregroundStyle(.theme(\.danger))
            .accessibilityLabel(Text(.toolkit(quality.words)))
        }
      }
  }

  /// How opaque a value is that is on its way.
  private static let pendingOpacity = 0.7

  /// Whether a control can set the value: not if nobody would take it. A value that was never told can be set.
  private func isWorkable(_ quality: Quality) -> Bool {
    switch quality {
    case .good, .pending, .unset: true
    case .stale, .bad: false
    }
  }
}

extension Quality {
  /// The symbol beside a value that is not known; `nil` for one that is.
  var symbol: String? {
    switch self {
    case .good, .pending: nil
    case .stale: "clock"
    case .bad: "exclamationmark.triangle.fill"
    case .unset: "questionmark.circle"
    }
  }

  /// What is spoken of the quality.
  var words: LocalizedStringKey {
    switch self {
    case .good: ""
    case .pending: "Being written"
    case .stale: "Not up to date"
    case .bad(let why): why.isEmpty ? "No connection" : LocalizedStringKey(why)
    case .unset: "Not known yet"
    }
  }
}
