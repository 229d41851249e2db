import Looks
import Runtime
import Values

/// Shows a short message at the bottom of a view for a limited time.
private struct ToastModifier: ViewModifier {
  @Binding var message: LocalizedStringKey?
  let symbol: String?
  let duration: Duration
  /// Whether the message is said when it appears.
  var isSpoken = true
  @Environment({ $0.screenMetrics }) private var metrics
  @Environment({ $0.localizer }) private var words

  func body(content: Content) -> some View {
    content
      .overlay(alignment: .bottom) { toast }
      .task(id: message) {
        guard let message else { return }
        if isSpoken { Announcer.announce(words.text(of: message)) }
        guard let clock = PanelClock.current else { return }
        do { try await clock.sleep(for: duration) } catch { return }
        self.message = nil
      }
  }

  @ViewBuilder private var toast: some View {
    if let message {
      HStack(spacing: 10) {
        if let symbol { Image(systemName: symbol).accessibilityHidden(true) }
        Text(message).lineLimit(2)
      }
      .font(.callout.weight(.medium))
      .padding(.horizontal, metrics.cardPadding)
      .padding(.vertical, metrics.rowSpacing)
      .background { FloatingBackground(elevation: .menu) }
      .padding(metrics.margin)
      .onTapGesture { self.message = nil }
      .transition(.opacity)
    }
  }
}

extension View {
  /// Shows a message at the bottom of this view for some seconds, such as “Saved”. It reports an event and asks for
  /// nothing. For a question use an alert, and for a fault of the machine an alarm.
  ///
  ///     .toast($saved)
  ///     … saved = "The program is saved"
  ///
  /// - Parameters:
  ///   - message: the message; it is set to `nil` after `duration`, or when it is tapped.
  ///   - symbol: the name of a symbol beside the message.
  ///   - duration: the time for which it is shown.
  public func toast(
    _ message: Binding<LocalizedStringKey?>, systemImage symbol: String? = nil, for duration: Duration = .seconds(4)
  ) -> some View {
    modifier(ToastModifier(message: message, symbol: symbol, duration: duration))
  }

  /// Shows a message as ``toast(_:systemImage:for:)`` does, and says nothing: another view says it.
  package func silentToast(
    _ message: Binding<LocalizedStringKey?>, systemImage symbol: String, for duration: Duration
  ) -> some View {
    modifier(ToastModifier(message: message, symbol: symbol, duration: duration, isSpoken: false))
  }
}

/// A message with a fixed place on a page: advice, a success or a warning.
///
///     Note("The filter should be cleaned soon.", kind: .warning)
@preconcurrency @MainActor public struct Note: View {
  /// The meaning of a note.
  public nonisolated enum Kind: Hashable, Sendable, CaseIterable {
    /// Something to know.
    case info
    /// Something succeeded.
    case success
    /// Something needs attention, but is no alarm.
    case warning
  }

  private let message: LocalizedStringKey
  private let kind: Kind
  @Environment({ $0.theme }) private var theme
  @Environment({ $0.screenMetrics }) private var metrics

  /// Creates a note.
  public init(_ message: LocalizedStringKey, kind: Kind = .info) { (self.message, self.kind) = (message, kind) }

  /// The symbol and the words on a tinted background.
  public var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: 10) {
      Image(systemName: symbol).foregroundStyle(color).accessibilityHidden(true)
      // A note is never truncated: it takes as many lines as it needs.
      Text(message).fixedSize(horizontal: false, vertical: true).frame(maxWidth: .infinity, alignment: .leading)
    }
    .font(.callout)
    .padding(metrics.rowSpacing)
    .background { RoundedRectangle(cornerRadius: theme.metrics.cornerRadius).fill(color.opacity(0.12)) }
  }

  private var symbol: String {
    switch kind {
    case .info: "info.circle.fill"
    case .success: "checkmark.circle.fill"
    case .warning: "exclamationmark.triangle.fill"
    }
  }

  private var color: Color {
    switch kind {
    case .info: .tint(.mark)
    case .success: Color(light: 0x1B7A35, dark: 0x5BD27B)
    case .warning: .alarmAmber
    }
  }
}
