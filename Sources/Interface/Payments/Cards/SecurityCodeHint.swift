import Controls
import Looks
import Runtime
import Values

/// A button that shows where the security code is on a card.
struct SecurityCodeHint: View {
  let brand: CardBrand?
  @State private var isShown = false

  var body: some View {
    Button {
      isShown = true
    } label: {
      ControlSymbol(name: "questionmark.circle", side: 22).foregroundStyle(.tint(.mark))
        .frame(width: ControlMetrics.leastTarget, height: ControlMetrics.leastTarget)
    }
    .buttonStyle(.plain)
    .accessibilityLabel(.toolkit("Where is the security code?"))
    // The field that is explained stays visible.
    .popover(beside: $isShown) {
      ViewThatFits {
        VStack(spacing: 16) {
          drawing
          words.multilineTextAlignment(.center).frame(width: 240)
          done
        }
        HStack(spacing: 12) {
          drawing.scaleEffect(0.5).frame(width: 110, height: 69)
          words.font(.footnote).frame(width: 150)
          done
        }
        // For the lowest screens.
        HStack(spacing: 10) {
          drawing.scaleEffect(96 / 220).frame(width: 96, height: 60)
          Text(.toolkit(text)).font(.caption).minimumScaleFactor(0.7).frame(width: 120, height: 64)
          Button {
            isShown = false
          } label: {
            ControlSymbol(name: "checkmark", side: 18)
          }
          .buttonStyle(.bordered)
          .accessibilityLabel(.toolkit("Done"))
        }
      }
    }
  }

  private var drawing: some View { CardDrawing(isFront: isOnFront, codeLength: length) }
  private var words: some View { Text(.toolkit(text)).fixedSize(horizontal: false, vertical: true) }
  private var done: some View { Button(.toolkit("Done")) { isShown = false } }

  private var isOnFront: Bool { brand?.hasCodeOnFront ?? false }
  private var length: Int { brand?.codeLength ?? 3 }
  private var text: LocalizedStringKey {
    guard let brand else { return "The security code: the last \(length) digits on the back, beside the signature" }
    return isOnFront
      ? "The \(brand.codeName) of \(brand.name): \(length) digits on the front, above the number"
      : "The \(brand.codeName) of \(brand.name): the last \(length) digits on the back, beside the signature"
  }
}

/// One side of a card with the place of the security code marked.
private struct CardDrawing: View {
  let isFront: Bool
  let codeLength: Int

  var body: some View {
    RoundedRectangle(cornerRadius: 12).fill(Color.theme(\.control))
      .overlay { RoundedRectangle(cornerRadius: 12).strokeBorder(Color.theme(\.outline), lineWidth: 1) }
      .overlay { if isFront { front } else { back } }
      .frame(width: 220, height: 138)
      .clipShape(RoundedRectangle(cornerRadius: 12))
      .accessibilityHidden(true)
  }

  private var front: some View {
    ZStack(alignment: .topLeading) {
      RoundedRectangle(cornerRadius: 4).fill(Color.theme(\.outline)).frame(width: 32, height: 24).offset(x: 20, y: 40)
      mark.offset(x: 150, y: 44)
      HStack(spacing: 10) {
        ForEach(0..<3) { _ in RoundedRectangle(cornerRadius: 3).fill(Color.theme(\.outline)).frame(width: 52, height: 8)
        }
      }
      .offset(x: 20, y: 88)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }

  private var back: some View {
    ZStack(alignment: .topLeading) {
      Rectangle().fill(Color.theme(\.text)).frame(width: 220, height: 28).offset(y: 18)
      Rectangle().fill(Color.theme(\.surface)).frame(width: 130, height: 26).offset(x: 20, y: 66)
      mark.offset(x: 154, y: 66)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }

  private var mark: some View {
    HStack(spacing: 4) { ForEach(0..<codeLength, id: \.self) { _ in Circle().frame(width: 6, height: 6) } }
      .foregroundStyle(Color.theme(\.text))
      .padding(.horizontal, 6)
      .frame(height: 26)
      .overlay { RoundedRectangle(cornerRadius: 6).strokeBorder(Color.theme(\.danger), lineWidth: 2.5) }
  }
}
