import SwiftUI

struct Person: Identifiable, Hashable {
  var id: String { name }
  var name: String
  var age: Int
  var bio: String
  var colors: [Color]
}

struct SwipeView: View {
  @State private var people = [
    Person(name: "Mia", age: 28, bio: "Climbs what stands still.", colors: [.red, .orange]),
    Person(name: "Leo", age: 31, bio: "Bakes on Sundays.", colors: [.blue, .cyan]),
    Person(name: "Ada", age: 26, bio: "Reads in trams.", colors: [.green, .yellow]),
  ]
  @State private var liked: Set<Person> = []

  var body: some View {
    VStack {
      ZStack {
        if people.isEmpty {
          ContentUnavailableView("Nobody left", systemImage: "person.slash", description: Text("Come back tomorrow."))
        }
        ForEach(Array(people.enumerated()).reversed(), id: \.element) { offset, person in
          PersonCard(person: person) { isLiked in
            if isLiked { liked.insert(person) }
            people.removeAll { $0 == person }
          }
          .scaleEffect(1 - CGFloat(offset) * 0.05)
          .offset(y: CGFloat(offset) * 14)
          .zIndex(Double(people.count - offset))
          .allowsHitTesting(offset == 0)
        }
      }
      .animation(.spring(), value: people)
      .padding()

      Text("\(liked.count) liked")
        .font(.callout)
        .foregroundStyle(liked.isEmpty ? .secondary : .primary)
    }
  }
}

struct PersonCard: View {
  let person: Person
  let onRemove: (_ isLiked: Bool) -> Void

  @State private var translation: CGSize = .zero
  private let threshold: CGFloat = 0.4

  private enum Verdict { case none, like, nope }

  private func verdict(in geometry: GeometryProxy) -> Verdict {
    let share = translation.width / geometry.size.width
    if share > threshold { return .like }
    if share < -threshold { return .nope }
    return .none
  }

  var body: some View {
    GeometryReader { geometry in
      ZStack(alignment: verdict(in: geometry) == .like ? .topLeading : .topTrailing) {
        RoundedRectangle(cornerRadius: 20)
          .fill(
            LinearGradient(
              gradient: Gradient(colors: person.colors), startPoint: .topLeading, endPoint: .bottomTrailing))
        switch verdict(in: geometry) {
        case .like: stamp("LIKE", .green, -20)
        case .nope: stamp("NOPE", .red, 20)
        case .none: EmptyView()
        }
        VStack(alignment: .leading) {
          Spacer()
          Text("\(person.name), \(person.age)").font(.title).fontWeight(.bold)
          Text(person.bio).font(.subheadline)
        }
        .foregroundColor(.white)
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding()
        .background(
          LinearGradient(colors: [.clear, .black.opacity(0.7)], startPoint: .center, endPoint: .bottom)
            .clipShape(RoundedRectangle(cornerRadius: 20))
        )
      }
      .shadow(radius: 5)
      .offset(x: translation.width, y: translation.height)
      .rotationEffect(.degrees(Double(translation.width / geometry.size.width) * 25), anchor: .bottom)
      .gesture(
        DragGesture()
          .onChanged { self.translation = $0.translation }
          .onEnded { value in
            let isFast = abs(value.predictedEndTranslation.width) > geometry.size.width
            if verdict(in: geometry) != .none || isFast {
              onRemove(value.translation.width > 0)
            } else {
              withAnimation(.interpolatingSpring(stiffness: 200, damping: 18)) { translation = .zero }
            }
          }
      )
    }
  }

  private func stamp(_ text: String, _ color: Color, _ angle: Double) -> some View {
    Text(text)
      .font(.system(size: 34, weight: .black))
      .padding(10)
      .foregroundColor(color)
      .overlay(RoundedRectangle(cornerRadius: 10).stroke(color, lineWidth: 4))
      .rotationEffect(.degrees(angle))
      .padding(24)
  }
}

#Preview { SwipeView() }
