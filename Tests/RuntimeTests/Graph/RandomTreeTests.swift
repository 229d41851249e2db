import Combine
import Graphics
import Observation
import PrimitiveViews
import SeededRandom
import Testing

@testable import Runtime

/// What a view shows, as a value that random changes are made of.
private nonisolated indirect enum Growth: Equatable {
  case leaf(Int)
  case none
  case two(Growth, Growth)
  case three(Growth, Growth, Growth)
  case either(Bool, Growth, Growth)
  case maybe(Bool, Growth)
  case each([Branch])
  case lazily([Branch])
  case parts(Growth)
  case named(Int, Growth)
  case padded(Int, Growth)
  case backed(Growth, Growth)
  case tinted(Int, Growth)
  case measured(Growth)
  case moving(Growth)
  case watched(Growth)

  struct Branch: Equatable, Identifiable {
    let id: Int
    var growth: Growth
  }
}

/// A view that is another one for each kind of growth.
private struct Plant: View {
  let growth: Growth

  var body: some View { erased }

  private var erased: AnyView {
    switch growth {
    case .leaf(let number): AnyView(Blade(number: number))
    case .none: AnyView(EmptyView())
    case .two(let first, let second): AnyView(TupleView((Plant(growth: first), Plant(growth: second))))
    case .three(let first, let second, let third):
      AnyView(TupleView((Plant(growth: first), Blade(number: 3), Plant(growth: second), Plant(growth: third))))
    case .either(let isFirst, let first, let second):
      AnyView(Group { if isFirst { Plant(growth: first).padding(1) } else { Plant(growth: second) } })
    case .maybe(let isThere, let growth): AnyView(HStack(spacing: 1) { if isThere { Plant(growth: growth) } })
    case .each(let branches): AnyView(ForEach(branches) { Plant(growth: $0.growth) })
    case .lazily(let branches): AnyView(LazyVStack(spacing: 1) { ForEach(branches) { Plant(growth: $0.growth) } })
    case .parts(let growth):
      AnyView(Group(subviews: Plant(growth: growth)) { parts in HStack(spacing: 1) { ForEach(parts) { $0 } } })
    case .named(let id, let growth): AnyView(Plant(growth: growth).id(id))
    case .padded(let width, let growth): AnyView(Plant(growth: growth).padding(Double(width)))
    case .backed(let front, let back): AnyView(Plant(growth: front).background { Plant(growth: back) })
    case .tinted(let tint, let growth): AnyView(Plant(growth: growth).environment(\.tint, tint))
    case .measured(let growth):
      AnyView(GeometryReader { _ in VStack(spacing: 1) { Plant(growth: growth) } }.frame(width: 24, height: 18))
    case .moving(let growth): AnyView(Plant(growth: growth).transition(Shrink()))
    case .watched(let growth):
      AnyView(
        TimedView { _ in (Plant(growth: growth), next: nil) }
          .onAppear {}
          .onChange(of: growth) {}
          .onReceive(weather) { _ in }
          .preference(key: Height.self, value: 1)
          .onPreferenceChange(Height.self) { _ in })
    }
  }
}

/// A panel with a plant that grows.
private struct Garden: View {
  let seed: Seed
  var body: some View { VStack(spacing: 1) { Plant(growth: seed.growth) } }
}

private let weather = PassthroughSubject<Int, Never>()

private struct Height: PreferenceKey {
  static var defaultValue: Int { 0 }
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

/// A coloured rectangle.
private struct Blade: View {
  let number: Int
  @Environment(\.tint) private var tint

  var body: some View {
    Box(RGBA(red: Double(number % 5) / 5, green: Double(tint) / 4, blue: 0.5))
      .frame(width: Double(4 + number % 3), height: Double(3 + number % 4))
      .semantics(Semantics(role: .image, label: "\(number) \(tint)"))
  }
}

private enum TintKey: EnvironmentKey { static var defaultValue: Int { 0 } }

extension EnvironmentValues {
  fileprivate var tint: Int {
    get { self[TintKey.self] }
    set { self[TintKey.self] = newValue }
  }
}

@Observable private final class Seed {
  var growth = Growth.none
}

extension SeededGenerator {
  fileprivate mutating func roll(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }

  fileprivate mutating func branches(_ depth: Int) -> [Growth.Branch] {
    (0..<6).shuffled(using: &self).prefix(roll(0...4)).map { Growth.Branch(id: $0, growth: growth(depth)) }
  }

  /// A growth that is so many levels deep at most.
  fileprivate mutating func growth(_ depth: Int) -> Growth {
    if depth == 0 { return roll(0...5) == 0 ? .none : .leaf(roll(0...9)) }
    let below = depth - 1
    switch roll(0...15) {
    case 0: return .leaf(roll(0...9))
    case 1, 2: return .two(growth(below), growth(below))
    case 3: return .three(growth(below), growth(below), growth(below))
    case 4: return .either(roll(0...1) == 0, growth(below), growth(below))
    case 5: return .maybe(roll(0...1) == 0, growth(below))
    case 6, 7: return .each(branches(below))
    case 8: return .lazily(branches(below))
    case 9: return .parts(growth(below))
    case 10: return .named(roll(0...1), growth(below))
    case 11: return .backed(growth(below), growth(below))
    case 12: return .tinted(roll(0...3), growth(below))
    case 13: return .measured(growth(below))
    case 14: return .watched(growth(below))
    default: return roll(0...1) == 0 ? .moving(growth(below)) : .padded(roll(0...2), growth(below))
    }
  }

  /// A growth that differs from another in some places.
  fileprivate mutating func changed(_ former: Growth, _ depth: Int) -> Growth {
    if depth == 0 || roll(0...7) == 0 { return growth(depth) }
    let below = depth - 1
    switch former {
    case .leaf, .none: return former
    case .two(let first, let second): return .two(changed(first, below), changed(second, below))
    case .three(let first, let second, let third):
      return .three(changed(first, below), second, changed(third, below))
    case .either(_, let first, let second): return .either(roll(0...1) == 0, changed(first, below), second)
    case .maybe(_, let growth): return .maybe(roll(0...1) == 0, changed(growth, below))
    case .each(let branches): return .each(changed(branches, below))
    case .lazily(let branches): return .lazily(changed(branches, below))
    case .parts(let growth): return .parts(changed(growth, below))
    case .named(let id, let growth): return .named(roll(0...3) == 0 ? 1 - id : id, changed(growth, below))
    case .padded(_, let growth): return .padded(roll(0...2), changed(growth, below))
    case .backed(let front, let back): return .backed(changed(front, below), changed(back, below))
    case .tinted(_, let growth): return .tinted(roll(0...3), changed(growth, below))
    case .measured(let growth): return .measured(changed(growth, below))
    case .moving(let growth): return .moving(changed(growth, below))
    case .watched(let growth): return .watched(changed(growth, below))
    }
  }

  /// Branches of which some have gone, some have changed and some are new, in another order.
  private mutating func changed(_ former: [Growth.Branch], _ depth: Int) -> [Growth.Branch] {
    var branches = former.filter { _ in roll(0...4) > 0 }
    for index in branches.indices { branches[index].growth = changed(branches[index].growth, depth) }
    let free = (0..<6).filter { id in !branches.contains { $0.id == id } }
    if roll(0...1) == 0, let id = free.randomElement(using: &self) {
      branches.insert(Growth.Branch(id: id, growth: growth(depth)), at: roll(0...branches.count))
    }
    if roll(0...1) == 0 { branches.shuffle(using: &self) }
    return branches
  }
}

@Suite("Random trees", .seeded)
struct RandomTreeTests {
  private struct Known { weak var node: Node? }

  private func nodes(below node: Node) -> [Known] { [Known(node: node)] + node.children.flatMap(nodes) }

  @Test("Nothing holds the nodes of views that have gone")
  func gone() throws {
    var dice = SeededGenerator(seed: 1)
    let seedling = Seed()
    let panel = try BarePanel(size: Size(width: 120, height: 90)) { Garden(seed: seedling) }
    let root = try #require(panel.stage.rootLayoutNode.node)
    let atFirst = nodes(below: root).count
    var known: [Known] = []
    for _ in 0..<20 {
      withAnimation(dice.roll(0...2) == 0 ? .linear(duration: 0.2) : nil) { seedling.growth = dice.growth(4) }
      try panel.frame()
      known += nodes(below: root)
    }
    seedling.growth = .none
    try panel.frame()
    try panel.advance(by: .seconds(1))
    #expect(known.count > 20 * atFirst)
    known += nodes(below: root)
    #expect(Set(known.compactMap { $0.node.map(ObjectIdentifier.init) }).count == atFirst)
  }

  @Test("However a tree has become what it is, it shows the same as one that was so from the first", arguments: 0..<8)
  func sequences(block: Int) throws {
    for seed in block * 5..<block * 5 + 5 {
      var dice = SeededGenerator(seed: seed)
      let seedling = Seed()
      seedling.growth = dice.growth(5)
      let panel = try BarePanel(size: Size(width: 120, height: 90)) { Garden(seed: seedling) }
      do {
        for _ in 0..<8 {
          let animation = dice.roll(0...2) == 0 ? Animation.linear(duration: 0.2) : nil
          withAnimation(animation) { seedling.growth = dice.changed(seedling.growth, 5) }
          try panel.frame()
          try panel.advance(by: .milliseconds(dice.roll(0...300)))
        }
        try panel.advance(by: .seconds(1))
        try panel.checkAgainstFreshStage()
        #expect(panel.stage.deadline == nil)
        #expect(panel.stage.elements.map(\.label) == panel.freshStage().elements.map(\.label))
      } catch {
        Issue.record("seed \(seed): \(error), with \(seedling.growth)")
        return
      }
    }
  }
}
