import Glibc
import PrimitiveViews
import Testing

@testable import Runtime

private struct Nested: DynamicProperty {
  @State var inner = 1
  var plain = 2
}

private struct Sample: View {
  let title = "title"
  @State var count = 0
  var nested = Nested()
  @Environment(\.colorScheme) var colorScheme
  var body: some View { Bar(title) }
}

private struct Plain { let a = 1, b = "b" }

private nonisolated final class Door: Equatable {
  static func == (left: Door, right: Door) -> Bool { true }
}

private struct Watcher {
  weak var door: Door?
  var other: Door?
  var name = ""
}

/// `_forEachField` is not a documented part of the standard library: this fails when it tells something else.
@MainActor
@Suite("The fields of a view, as the runtime tells them")
struct FieldPlanTests {
  @Test("Every dynamic property is found, also inside of others, and nothing else")
  func fields() {
    // The state, the nested state and the update of the property around it, and the environment.
    #expect(FieldPlan.plan(for: Sample.self).count == 4)
    #expect(FieldPlan.plan(for: Plain.self).count == 0)
  }

  @Test("Views of a stack are equal whatever lies between them in memory")
  func padding() {
    struct Stack { var views: (isWide: Bool, title: String, width: Double) }
    func stack(filledWith byte: UInt8, _ isWide: Bool = true) -> Stack {
      let memory = UnsafeMutablePointer<Stack>.allocate(capacity: 1)
      defer { memory.deallocate() }
      memset(memory, Int32(byte), MemoryLayout<Stack>.size)
      memory.pointee.views.isWide = isWide
      let title = "A title that is stored elsewhere"
      withUnsafeMutablePointer(to: &memory.pointee.views.title) { $0.initialize(to: title) }
      memory.pointee.views.width = 5
      return memory.move()
    }
    let comparison = FieldComparison(Stack.self)
    #expect(comparison.isEqual(stack(filledWith: 0), stack(filledWith: 0xFF)))
    #expect(!comparison.isEqual(stack(filledWith: 0), stack(filledWith: 0, false)))
  }

  @Test("Objects are compared by identity, also those that a view does not keep alive")
  func references() {
    let (front, back) = (Door(), Door())
    let comparison = FieldComparison(Watcher.self)
    // Texts of this length are stored outside of the view, so that equal ones differ in their bytes.
    func watcher(_ door: Door?, _ other: Door?, _ name: String = "The door to the yard") -> Watcher {
      Watcher(door: door, other: other, name: name + String(repeating: "!", count: 20))
    }
    #expect(comparison.isEqual(watcher(front, nil), watcher(front, nil)))
    #expect(!comparison.isEqual(watcher(front, nil), watcher(front, nil, "The door to the street")))
    #expect(!comparison.isEqual(watcher(front, nil), watcher(back, nil)))
    #expect(!comparison.isEqual(watcher(front, nil), watcher(nil, nil)))
    #expect(comparison.isEqual(watcher(nil, front), watcher(nil, front)))
    #expect(!comparison.isEqual(watcher(nil, front), watcher(nil, back)))
  }
}
