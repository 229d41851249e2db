import SwiftUI

struct MemoryGame<CardContent: Equatable> {
  struct Card: Identifiable {
    let id: Int
    var isFaceUp = false
    var isMatched = false
    let content: CardContent
  }

  private(set) var cards: [Card]
  private(set) var moves = 0

  private var indexOfOnlyFaceUp: Int? {
    get { cards.indices.filter { cards[$0].isFaceUp }.only }
    set { cards.indices.forEach { cards[$0].isFaceUp = ($0 == newValue) } }
  }

  init(numberOfPairs: Int, content: (Int) -> CardContent) {
    cards = []
    for pair in 0..<max(2, numberOfPairs) {
      let content = content(pair)
      cards.append(Card(id: pair * 2, content: content))
      cards.append(Card(id: pair * 2 + 1, content: content))
    }
    cards.shuffle()
  }

  mutating func choose(_ card: Card) {
    guard let index = cards.firstIndex(where: { $0.id == card.id }),
      !cards[index].isFaceUp, !cards[index].isMatched
    else { return }
    if let potential = indexOfOnlyFaceUp {
      if cards[index].content == cards[potential].content {
        cards[index].isMatched = true
        cards[potential].isMatched = true
      }
      cards[index].isFaceUp = true
      moves += 1
    } else {
      indexOfOnlyFaceUp = index
    }
  }
}

extension Array {
  var only: Element? { count == 1 ? first : nil }
}

class MemoryViewModel: ObservableObject {
  static let emojis = ["🚂", "🚁", "🚜", "🚀", "⛵️", "🛸", "🏎", "🚲"]
  @Published private var model = MemoryViewModel.makeGame()

  static func makeGame() -> MemoryGame<String> {
    MemoryGame(numberOfPairs: 8) { emojis[$0] }
  }

  var cards: [MemoryGame<String>.Card] { model.cards }
  var moves: Int { model.moves }

  func choose(_ card: MemoryGame<String>.Card) { model.choose(card) }
  func restart() { model = MemoryViewModel.makeGame() }
}

struct MemoryView: View {
  @ObservedObject var game: MemoryViewModel

  private let columns = [GridItem(.adaptive(minimum: 70, maximum: 120), spacing: 10)]

  var body: some View {
    VStack {
      HStack {
        Text("Moves: \(game.moves)").font(.headline)
        Spacer()
        Button("Restart") {
          withAnimation(.easeInOut(duration: 0.5)) { game.restart() }
        }
        .buttonStyle(.borderedProminent)
        .controlSize(.small)
      }
      ScrollView {
        LazyVGrid(columns: columns, spacing: 10) {
          ForEach(game.cards) { card in
            CardView(card: card)
              .aspectRatio(2 / 3, contentMode: .fit)
              .transition(.asymmetric(insertion: .scale, removal: .opacity))
              .onTapGesture {
                withAnimation(.linear(duration: 0.3)) { game.choose(card) }
              }
          }
        }
      }
    }
    .padding()
  }
}

struct CardView: View {
  let card: MemoryGame<String>.Card

  var body: some View {
    GeometryReader { geometry in
      ZStack {
        Pie(startAngle: Angle(degrees: 0 - 90), endAngle: Angle(degrees: 110 - 90))
          .padding(5)
          .opacity(0.5)
        Text(card.content)
          .rotationEffect(Angle.degrees(card.isMatched ? 360 : 0))
          .animation(
            card.isMatched ? .linear(duration: 1).repeatForever(autoreverses: false) : .default, value: card.isMatched
          )
          .font(.system(size: min(geometry.size.width, geometry.size.height) * 0.65))
      }
      .frame(width: geometry.size.width, height: geometry.size.height)
      .cardify(isFaceUp: card.isFaceUp)
      .opacity(card.isMatched && !card.isFaceUp ? 0 : 1)
    }
  }
}

struct Pie: Shape {
  var startAngle: Angle
  var endAngle: Angle
  var clockwise = false

  var animatableData: AnimatablePair<Double, Double> {
    get { AnimatablePair(startAngle.radians, endAngle.radians) }
    set {
      startAngle = .radians(newValue.first)
      endAngle = .radians(newValue.second)
    }
  }

  func path(in rect: CGRect) -> Path {
    let center = CGPoint(x: rect.midX, y: rect.midY)
    let radius = min(rect.width, rect.height) / 2
    let start = CGPoint(
      x: center.x + radius * CGFloat(cos(startAngle.radians)),
      y: center.y + radius * CGFloat(sin(startAngle.radians))
    )
    var p = Path()
    p.move(to: center)
    p.addLine(to: start)
    p.addArc(center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    p.addLine(to: center)
    return p
  }
}

struct Cardify: AnimatableModifier {
  init(isFaceUp: Bool) {
    rotation = isFaceUp ? 0 : 180
  }

  var animatableData: Double {
    get { rotation }
    set { rotation = newValue }
  }

  var rotation: Double

  func body(content: Content) -> some View {
    ZStack {
      let shape = RoundedRectangle(cornerRadius: 10)
      if rotation < 90 {
        shape.fill().foregroundColor(.white)
        shape.strokeBorder(lineWidth: 3)
      } else {
        shape.fill()
      }
      content.opacity(rotation < 90 ? 1 : 0)
    }
    .foregroundColor(.red)
    .rotation3DEffect(Angle.degrees(rotation), axis: (0, 1, 0))
  }
}

extension View {
  func cardify(isFaceUp: Bool) -> some View {
    self.modifier(Cardify(isFaceUp: isFaceUp))
  }
}

struct MemoryView_Previews: PreviewProvider {
  static var previews: some View {
    MemoryView(game: MemoryViewModel())
      .previewDevice("iPhone 14")
      .previewDisplayName("Memory")
  }
}
