import Looks
import Runtime
import Values

/// A sign for a card's brand, 40 by 26 points: a drawing of our own that tells the brands apart, not their trademark.
@preconcurrency @MainActor public struct CardBrandLogo: View {
  private let brand: CardBrand?

  /// The sign of a brand; a plain card for `nil`.
  public init(_ brand: CardBrand?) { self.brand = brand }

  /// The logo, or a plain card where the brand is not known.
  public var body: some View {
    Group {
      if let brand { sign(of: brand) } else { ControlSymbol(name: "creditcard", side: 24).foregroundStyle(.secondary) }
    }
    .frame(width: 40, height: 26)
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(brand.map(\.name) ?? "")
    .accessibilityHidden(brand == nil)
  }

  @ViewBuilder private func sign(of brand: CardBrand) -> some View {
    switch brand {
    case .mastercard: circles(0xEB001B, 0xF79E1B)
    case .maestro: circles(0x0099DF, 0xED0006)
    case .dinersClub: ring
    case .jcb: stripes([0x0E4C96, 0xB8132F, 0x007B40], letters: ["J", "C", "B"])
    case .unionPay: stripes([0xB3131B, 0x00447C, 0x007B84], letters: ["U", "P", ""])
    default: word(brand)
    }
  }

  private func circles(_ left: UInt32, _ right: UInt32) -> some View {
    ZStack {
      RoundedRectangle(cornerRadius: 4).fill(.white)
      Circle().fill(Color(.init(hex: left))).frame(width: 17, height: 17).offset(x: -5)
      Circle().fill(Color(.init(hex: right)).opacity(0.85)).frame(width: 17, height: 17).offset(x: 5)
    }
  }

  private var ring: some View {
    ZStack {
      RoundedRectangle(cornerRadius: 4).fill(.white)
      Circle().fill(Color(.init(hex: 0x0A4F94))).frame(width: 20, height: 20)
      Circle().trim(from: 0.08, to: 0.42).stroke(.white, lineWidth: 3).frame(width: 11, height: 11)
      Circle().trim(from: 0.58, to: 0.92).stroke(.white, lineWidth: 3).frame(width: 11, height: 11)
    }
  }

  private func stripes(_ colors: [UInt32], letters: [String]) -> some View {
    HStack(spacing: 1) {
      ForEach(0..<3) { index in
        RoundedRectangle(cornerRadius: 3).fill(Color(.init(hex: colors[index])))
          .overlay { Text(letters[index]).font(.system(size: 11, weight: .bold)).foregroundStyle(.white) }
      }
    }
  }

  private func word(_ brand: CardBrand) -> some View {
    let (text, color) = Self.words[brand.name] ?? (brand.name, 0x3A4450)
    return RoundedRectangle(cornerRadius: 4).fill(Color(.init(hex: color)))
      .overlay {
        Text(text).font(.system(size: text.count > 4 ? 8 : 12, weight: .bold)).foregroundStyle(.white).lineLimit(1)
      }
  }

  private static let words: [String: (String, UInt32)] = [
    "Visa": ("VISA", 0x1434CB), "American Express": ("AMEX", 0x016FD0), "Discover": ("DISCOVER", 0xC4500B),
    "Mir": ("MIR", 0x0A7A3C), "Elo": ("elo", 0x1B1B1B), "Hiper": ("Hiper", 0xB83A00), "Hipercard": ("Hiper", 0xA51E22),
    "Troy": ("troy", 0x006B77),
  ]
}
