import Combine
import PrimitiveViews
import Testing

@testable import Runtime

/// Shows what is not published beside what is.
private final class Basket: ObservableObject {
  @Published private var version = 0
  private(set) var items: [String] = []
  var owner = "nobody"
  let lid = Lid()

  func add(_ item: String) {
    items.append(item)
    version += 1
  }

  func give(to owner: String) {
    objectWillChange.send()
    self.owner = owner
  }
}

private final class Lid: ObservableObject {
  @Published var isOpen = false
}

/// An object that says by a publisher of its own that it changes.
private final class Announcer<Changes: Subject>: ObservableObject where Changes.Failure == Never {
  let objectWillChange: Changes
  private let change: Changes.Output
  var name = "a" { willSet { objectWillChange.send(change) } }

  init(_ changes: Changes, _ change: Changes.Output) { (objectWillChange, self.change) = (changes, change) }
}

private struct Erased: View {
  final class Model: ObservableObject {
    let changes = PassthroughSubject<Int, Never>()
    var objectWillChange: AnyPublisher<String, Never> { changes.map { "\($0)" }.eraseToAnyPublisher() }
    var name = "a"
  }

  @ObservedObject var model: Model
  var body: some View { Bar("name \(model.name)") }
}

private struct Named<Object: ObservableObject>: View {
  @ObservedObject var object: Object
  let name: (Object) -> String
  var body: some View { Bar("name \(name(object))") }
}

private final class Count {
  var value = 0
}

/// Counts how often it is subscribed to.
private final class Counted: ObservableObject {
  private(set) var subscriptions = 0
  private let changes = PassthroughSubject<Void, Never>()
  var objectWillChange: AnyPublisher<Void, Never> {
    changes.handleEvents(receiveSubscription: { [weak self] _ in self?.subscriptions += 1 }).eraseToAnyPublisher()
  }
  var name = "a" { willSet { changes.send() } }
}

@Suite("Observed objects")
struct ObservedObjectTests {
  private struct Observed: View {
    @ObservedObject var basket: Basket
    var body: some View { Bar("observed \(basket.items.count) \(basket.owner)") }
  }

  private struct Owned: View {
    @StateObject var basket: Basket
    var body: some View { Bar("owned \(basket.items.count) \(basket.owner)") }
  }

  private struct Surrounding: View {
    @EnvironmentObject var basket: Basket
    var body: some View { Bar("surrounding \(basket.items.count) \(basket.owner)") }
  }

  @Test("A view follows its object: what is derived from a property that is not published changes with one that is")
  func derived() throws {
    let basket = Basket()
    let panel = try BarePanel {
      VStack {
        Observed(basket: basket)
        Owned(basket: basket)
        Surrounding()
      }
      .environmentObject(basket)
    }
    basket.add("apple")
    try panel.frame()
    #expect(panel.labels == ["observed 1 nobody", "owned 1 nobody", "surrounding 1 nobody"])
    basket.give(to: "Ann")
    try panel.frame()
    #expect(panel.labels == ["observed 1 Ann", "owned 1 Ann", "surrounding 1 Ann"])
  }

  private struct Ignorant: View {
    @ObservedObject var basket: Basket
    let count: Count
    var body: some View {
      let _ = count.value += 1
      Bar("count \(count.value)")
    }
  }

  @Test("A view that reads nothing of its object is built again with each change of it, and with no other's")
  func unread() throws {
    let (basket, other, count) = (Basket(), Basket(), Count())
    let panel = try BarePanel { Ignorant(basket: basket, count: count) }
    basket.add("apple")
    try panel.frame()
    #expect(panel.labels == ["count 2"])
    other.add("pear")
    other.give(to: "Ann")
    try panel.frame()
    #expect(panel.labels == ["count 2"])
  }

  @Test("An object may announce its changes by a subject of any type")
  func ownPublisher() throws {
    let values = Announcer(PassthroughSubject<String, Never>(), "changes")
    let current = Announcer(CurrentValueSubject<Int, Never>(0), 1)
    let panel = try BarePanel {
      VStack {
        Named(object: values) { $0.name }
        Named(object: current) { $0.name }
      }
    }
    values.name = "b"
    try panel.frame()
    #expect(panel.labels == ["name b", "name a"])
    current.name = "c"
    try panel.frame()
    #expect(panel.labels == ["name b", "name c"])
  }

  @Test("All views that observe an object share one subscription, and views that come later have a new one")
  func sharedSubscription() throws {
    let object = Counted()
    let view = Named(object: object) { $0.name }
    do {
      let panel = try BarePanel {
        VStack {
          view
          view
          view
        }
      }
      #expect(object.subscriptions == 1)
      object.name = "b"
      try panel.frame()
      #expect(panel.labels == ["name b", "name b", "name b"])
    }
    let later = try BarePanel { view }
    #expect(object.subscriptions == 2)
    object.name = "c"
    try later.frame()
    #expect(later.labels == ["name c"])
  }

  @Test("A property whose object has gone keeps it no longer")
  func withoutObject() {
    final class Held: ObservableObject {}
    var memory: AnyObject?
    weak var held: Held?
    do {
      let made = Held()
      held = made
      _ = ObjectWatch.kept(for: made, in: &memory)
    }
    #expect(held != nil)
    let none = ObjectWatch<Held>.kept(for: nil, in: &memory)
    #expect(none == nil && held == nil)
  }

  @Test("An object may announce its changes by any publisher that cannot fail")
  func erasedPublisher() throws {
    let model = Erased.Model()
    let panel = try BarePanel { Erased(model: model) }
    model.changes.send(1)
    model.name = "b"
    try panel.frame()
    #expect(panel.labels == ["name b"])
  }

  private struct Nested: View {
    @ObservedObject var basket: Basket
    var body: some View { Bar("open \(basket.lid.isOpen)") }
  }

  @Test("A view does not follow an object inside its object")
  func nested() throws {
    let basket = Basket()
    let panel = try BarePanel { Nested(basket: basket) }
    basket.lid.isOpen = true
    try panel.frame()
    #expect(panel.labels == ["open false"])
    basket.add("apple")
    try panel.frame()
    #expect(panel.labels == ["open true"])
  }

  private struct Replaced: View {
    let baskets: [Basket]
    @State private var index = 0
    var body: some View {
      VStack {
        Observed(basket: baskets[index])
        Do("Next") { index += 1 }
      }
    }
  }

  @Test("A view follows the object that it has now")
  func replaced() throws {
    let baskets = [Basket(), Basket()]
    let panel = try BarePanel { Replaced(baskets: baskets) }
    try panel.activate("Next")
    baskets[1].add("apple")
    try panel.frame()
    #expect(panel.contains("observed 1 nobody"))
  }

  private struct LidView: View {
    @Binding var isOpen: Bool
    var body: some View { Bar("bound \(isOpen)") }
  }

  private struct LidOwner: View {
    @StateObject var lid: Lid
    var body: some View { LidView(isOpen: $lid.isOpen) }
  }

  @Test("A view follows the object of a binding")
  func binding() throws {
    let lid = Lid()
    let panel = try BarePanel { LidOwner(lid: lid) }
    lid.isOpen = true
    try panel.frame()
    #expect(panel.labels == ["bound true"])
  }

  @Test("A view that has gone keeps no object, and no object keeps a view")
  func released() throws {
    weak var released: Basket?
    func show() throws -> BarePanel {
      let basket = Basket()
      released = basket
      return try BarePanel { Observed(basket: basket) }
    }
    do {
      let panel = try show()
      #expect(panel.labels == ["observed 0 nobody"])
      #expect(released != nil)
    }
    #expect(released == nil)
  }
}
