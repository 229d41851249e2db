import Faceplate

struct CardDetails: Equatable {
  var number = ""
  var holder = ""
  var expiry = ""
  var code = ""

  var groups: [String] {
    let digits = number.filter(\.isNumber)
    return stride(from: 0, to: 16, by: 4).map { start in
      let end = min(start + 4, digits.count)
      guard start < digits.count else { return "••••" }
      let from = digits.index(digits.startIndex, offsetBy: start)
      let to = digits.index(digits.startIndex, offsetBy: end)
      return String(digits[from..<to]).padded(to: 4)
    }
  }
}

extension String {
  fileprivate func padded(to length: Int) -> String {
    count >= length ? self : self + String(repeating: "•", count: length - count)
  }
}

struct CardFace<Content: View>: View {
  let colors: [Color]
  @ViewBuilder var content: Content

  var body: some View {
    content
      .padding(20)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      .background(LinearGradient(colors: colors, startPoint: .topLeading, endPoint: .bottomTrailing))
      .clipShape(RoundedRectangle(cornerRadius: 16, style: .continuous))
      .shadow(color: .black.opacity(0.25), radius: 8, x: 0, y: 4)
      .foregroundStyle(.white)
  }
}

struct FlipModifier: ViewModifier, Animatable {
  var degrees: Double
  let isFront: Bool

  var animatableData: Double {
    get { degrees }
    set { degrees = newValue }
  }

  private var isVisible: Bool {
    let turned = degrees.truncatingRemainder(dividingBy: 360)
    return isFront ? turned < 90 || turned > 270 : turned > 90 && turned < 270
  }

  func body(content: Content) -> some View {
    content
      .rotation3DEffect(.degrees(isFront ? degrees : degrees + 180), axis: (x: 0, y: 1, z: 0))
      .opacity(isVisible ? 1 : 0)
  }
}

struct CreditCardView: View {
  let details: CardDetails
  var isFlipped: Bool

  var body: some View {
    ZStack {
      CardFace(colors: [.indigo, .purple]) {
        VStack(alignment: .leading, spacing: 16) {
          HStack {
            Image(systemName: "wifi").rotationEffect(.degrees(90))
            Spacer()
            Text("BANK").font(.headline.italic())
          }
          Spacer()
          HStack(spacing: 12) {
            ForEach(Array(details.groups.enumerated()), id: \.offset) { _, group in
              Text(verbatim: group).font(.title3.monospacedDigit())
            }
          }
          .accessibilityElement(children: .combine)
          HStack {
            labeled("Card holder", details.holder.isEmpty ? "NAME" : details.holder.uppercased())
            Spacer()
            labeled("Expires", details.expiry.isEmpty ? "MM/YY" : details.expiry)
          }
        }
      }
      .modifier(FlipModifier(degrees: isFlipped ? 180 : 0, isFront: true))
      CardFace(colors: [.purple, .indigo]) {
        VStack(alignment: .trailing) {
          Rectangle().fill(.black).frame(height: 36).padding(.horizontal, -20)
          Text(details.code.isEmpty ? "•••" : details.code)
            .padding(6)
            .background(.white, in: RoundedRectangle(cornerRadius: 4))
            .foregroundStyle(.black)
            .accessibilityLabel("Security code \(details.code)")
        }
      }
      .modifier(FlipModifier(degrees: isFlipped ? 180 : 0, isFront: false))
    }
    .aspectRatio(1.586, contentMode: .fit)
  }

  @ViewBuilder
  private func labeled(_ title: LocalizedStringKey, _ value: String) -> some View {
    VStack(alignment: .leading, spacing: 2) {
      Text(title).font(.caption2).textCase(.uppercase).opacity(0.7)
      Text(value).font(.footnote.bold()).lineLimit(1).minimumScaleFactor(0.5)
    }
  }
}

struct CardEntryScreen: View {
  enum Field: Hashable, CaseIterable { case number, holder, expiry, code }

  @State private var details = CardDetails()
  @FocusState private var focus: Field?

  private var isComplete: Bool {
    details.number.filter(\.isNumber).count == 16 && !details.holder.isEmpty && details.code.count == 3
  }

  var body: some View {
    ScrollView {
      VStack(spacing: 16) {
        CreditCardView(details: details, isFlipped: focus == .code)
          .animation(.easeInOut(duration: 0.5), value: focus)
          .frame(maxWidth: 320)
        Group {
          TextField("Number", text: $details.number)
            .keyboardType(.numberPad)
            .focused($focus, equals: .number)
            .onChange(of: details.number) { _, newValue in
              let formatted = Self.grouped(newValue)
              if formatted != newValue { details.number = formatted }
            }
          TextField("Holder", text: $details.holder)
            .focused($focus, equals: .holder)
          HStack {
            TextField("MM/YY", text: $details.expiry).focused($focus, equals: .expiry)
            SecureField("Code", text: $details.code).focused($focus, equals: .code)
          }
        }
        .textFieldStyle(.roundedBorder)
        .onSubmit(advance)
        Button("Pay", action: {}).buttonStyle(.borderedProminent).controlSize(.large).disabled(!isComplete)
      }
      .padding()
    }
  }

  private func advance() {
    let all = Field.allCases
    guard let focus, let index = all.firstIndex(of: focus) else { return }
    self.focus = index + 1 < all.count ? all[index + 1] : nil
  }

  static func grouped(_ text: String) -> String {
    let digits = text.filter(\.isNumber).prefix(16)
    var result = ""
    for (index, digit) in digits.enumerated() {
      if index > 0, index.isMultiple(of: 4) { result.append(" ") }
      result.append(digit)
    }
    return result
  }
}

struct CardEntryScreen_Previews: PreviewProvider {
  static var previews: some View {
    CardEntryScreen().previewDisplayName("Entry")
    CreditCardView(details: CardDetails(number: "4111", holder: "Ann"), isFlipped: true)
      .previewLayout(.fixed(width: 360, height: 240))
  }
}
