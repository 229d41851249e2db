import Controls
import Runtime

/// Forgets a card that is no longer being typed.
private struct WipeModifier: ViewModifier {
  let card: Binding<PaymentCard>
  let entry: Binding<CardEntry>
  let session: CardSession

  @Environment({ $0.textInput }) private var input
  @Environment({ $0.stage }) private var stage

  func body(content: Content) -> some View {
    content
      .onDisappear(perform: wipe)
      .onChange(of: card.wrappedValue.isEmpty) { _, isEmpty in
        // The application has taken the card: the next person finds neither carets nor errors of this one.
        if isEmpty && entry.wrappedValue.typing == nil { entry.wrappedValue = CardEntry(entry.wrappedValue.order) }
      }
      .task(id: card.wrappedValue.isEmpty ? -1 : entry.wrappedValue.activity) {
        if card.wrappedValue.isEmpty { return }
        guard (try? await Task.sleep(for: PaymentsLimits.paymentDataLifetime)) != nil else { return }
        wipe()
        entry.wrappedValue = CardEntry(entry.wrappedValue.order)
      }
  }

  private func wipe() {
    card.wrappedValue.wipe()
    stage?.endTyping(into: session)
    input?.close(session.client)
    stage?.service(PanelClipboard.self).wipeCardNumber()
  }
}

extension View {
  /// Wipes the card a minute after the last key, and when the view leaves the screen. The keypad closes with it, and a
  /// card's number in the clipboard is forgotten too.
  func wipesPaymentData(_ card: Binding<PaymentCard>, _ entry: Binding<CardEntry>, _ session: CardSession) -> some View
  {
    modifier(WipeModifier(card: card, entry: entry, session: session))
  }
}
