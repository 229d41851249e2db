import Faceplate

/// An amount in euros.
struct Money: View {
  /// The amount in cents, formatted with the conventions of the environment.
  let cents: Int
  /// Whether the amount is added to another, and has a sign.
  var isExtra = false
  @Environment(\.numberConventions) private var conventions

  var body: some View {
    let amount = NumberFormat.currency("€").text(minorUnits: cents, in: conventions)
    return Text(verbatim: isExtra && cents > 0 ? "+" + amount : amount).monospacedDigit()
      .lineLimit(1).minimumScaleFactor(0.75)
  }
}
