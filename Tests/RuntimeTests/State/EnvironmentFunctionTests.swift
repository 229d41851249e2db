import PrimitiveViews
import Testing

@testable import Runtime

private enum LevelKey: EnvironmentKey { static var defaultValue: Int { 0 } }
private enum OwnerKey: EnvironmentKey { static var defaultValue: Owner? { nil } }

private final class Owner {}

extension EnvironmentValues {
  fileprivate var level: Int {
    get { self[LevelKey.self] }
    set { self[LevelKey.self] = newValue }
  }
  fileprivate var owner: Owner? {
    get { self[OwnerKey.self] }
    set { self[OwnerKey.self] = newValue }
  }
}

@Suite("Environment values that the toolkit reads and sets with functions")
struct EnvironmentFunctionTests {
  private struct Reader: View {
    let log: Log
    @Environment({ $0.level }) private var level

    var body: some View {
      let _ = log.note("level \(level)")
      Bar("level \(level)")
    }
  }

  private struct Panel: View {
    let log: Log
    @State private var level = 1
    @State private var other = 0

    var body: some View {
      let _ = log.note("panel \(other)")
      VStack {
        Reader(log: log)
        Do("Raise") { level += 1 }
        Do("Other") { other += 1 }
      }
      .environment(level) { $0.level = $1 }
    }
  }

  @Test("A view that reads with a function is evaluated again when the value changes, and not when its parent is")
  func readers() throws {
    let log = Log()
    let panel = try BarePanel { Panel(log: log) }
    #expect(log.take() == ["panel 0", "level 1"])
    try panel.activate("Other")
    #expect(log.take() == ["panel 1"])
    try panel.activate("Raise")
    #expect(log.take() == ["panel 1", "level 2"])
    #expect(panel.contains("level 2"))
  }

  @Test("Modifiers have the same effect if they set the same bytes of the same value, and no other")
  func effects() {
    func level(_ value: Int) -> EnvironmentModifier { EnvironmentModifier(value) { $0.level = $1 } }
    func more(_ value: Int) -> EnvironmentModifier { EnvironmentModifier(value) { $0.level = $1 + 1 } }
    #expect(level(1).hasSameEffect(as: level(1)))
    #expect(!level(1).hasSameEffect(as: level(2)))
    #expect(!level(1).hasSameEffect(as: more(1)))
  }

  private struct Holder: View {
    @State private var isHeld = true
    let make: () -> Owner

    var body: some View {
      VStack {
        if isHeld { Bar("held").environment(make()) { $0.owner = $1 } }
        Do("Remove") { isHeld = false }
      }
    }
  }

  @Test("A value is released with the view that has set it")
  func release() throws {
    weak var known: Owner?
    let panel = try BarePanel {
      Holder {
        let owner = Owner()
        known = owner
        return owner
      }
    }
    #expect(known != nil)
    try panel.activate("Remove")
    #expect(known == nil)
  }
}
