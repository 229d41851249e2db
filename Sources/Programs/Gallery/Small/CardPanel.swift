import Faceplate

/// A payment card: its digits are wiped as soon as it is paid with.
struct CardPanel: View {
  @State private var card = PaymentCard()
  @State private var isPaid = false

  var body: some View {
    SubmissionReader { submission in
      VStack(spacing: 16) {
        CreditCardLockup(card: $card) {
          // bank.charge(card)
          card.wipe()
          isPaid = true
        }
        .creditCardLockupStyle(.rounded)
        Button("Pay") { submission.submit() }.buttonStyle(.borderedProminent)
        if isPaid { Label("Paid", systemImage: "checkmark.circle") }
      }
      .padding(16)
    }
  }
}
