import Glibc
import Machine
import Testing
import Values

@testable import Links

@Suite("The records of what panels have published") struct PublishedStoreTests {
  private func store(
    _ desk: Desk, _ panel: String, link: String = "broker", owner: String = "panel.yaml panel.conf"
  ) -> PublishedStore {
    PublishedStore(.init(folder: desk.path, panel: panel, link: link, owner: owner))
  }

  private func record(_ topics: String...) -> PublishedRecord {
    var record = PublishedRecord()
    record.topics = Set(topics)
    return record
  }

  @Test("Two panels whose config files lie in one folder leave each other alone, whether they run or not")
  func twoPanels() throws {
    let desk = try Desk()
    let topics = ["a": record("faceplate/a/state/x"), "b": record("faceplate/b/state/x")]
    var stores: [String: PublishedStore] = [:]
    for _ in 1...2 {
      for name in ["a", "b"] {
        let store = store(desk, name, owner: "\(name).yaml \(name).conf")
        #expect(store.lock(attempts: 1))
        let own = try #require(topics[name])
        #expect(store.read(isOwn: { _ in false }).topics.isSubset(of: own.topics))
        #expect(store.write(own))
        stores[name] = store
      }
      // Both end, and begin once more.
      stores = [:]
    }
  }

  @Test("A pipe in the place of a record is not waited for")
  func pipe() throws {
    let desk = try Desk()
    let path = "\(desk.path)/oven@broker.published"
    #expect(mkfifo(path, 0o600) == 0)
    let ended = Ended()
    try #require(
      DetachedThread.start {
        #expect(PublishedRecord.read(path) == PublishedRecord())
        ended.bell.ring()
      })
    let hasEnded = ended.bell.wait(until: MonotonicTime.now() + .seconds(10))
    #expect(hasEnded)
  }

  private final class Ended: Sendable {
    let bell = Bell()
  }

  @Test("A panel with another name takes away what it has published before, and the record with it")
  func renamed() throws {
    let desk = try Desk()
    var before: PublishedStore? = store(desk, "oven")
    #expect(before?.lock(attempts: 1) == true)
    #expect(before?.write(record("faceplate/oven/state/x")) == true)
    before = nil
    let after = store(desk, "hall")
    #expect(after.lock(attempts: 1))
    #expect(after.read(isOwn: { _ in false }).topics == ["faceplate/oven/state/x"])
    let now = record("faceplate/hall/state/x")
    #expect(!after.holds(now))
    #expect(after.write(now))
    #expect(after.holds(now))
    #expect(after.read(isOwn: { _ in false }).topics == now.topics)
    #expect(access("\(desk.path)/oven@broker.published", F_OK) != 0)
    #expect(access("\(desk.path)/.oven@broker.published.lock", F_OK) != 0)
  }

  @Test("What a panel that runs has published stays, although it has the same files")
  func running() throws {
    let desk = try Desk()
    let one = store(desk, "oven")
    #expect(one.lock(attempts: 1))
    #expect(one.write(record("faceplate/oven/state/x")))
    let other = store(desk, "hall")
    #expect(other.lock(attempts: 1))
    #expect(other.read(isOwn: { _ in false }) == PublishedRecord())
  }

  @Test("A second panel of one name is noticed, and the lock is free once the first has ended")
  func sameName() throws {
    let desk = try Desk()
    var one: PublishedStore? = store(desk, "oven")
    #expect(one?.lock(attempts: 1) == true)
    #expect(one?.lock(attempts: 1) == true, "it is held already")
    let two = store(desk, "oven", owner: "other.yaml other.conf")
    #expect(!two.lock(attempts: 1))
    #expect(store(desk, "oven", link: "other").lock(attempts: 1))
    one = nil
    #expect(two.lock(attempts: 1))
  }

  @Test("Of a record that several panels have written, a panel takes what is its own")
  func shared() throws {
    let desk = try Desk()
    try desk.write("topic faceplate/oven/state/pin\ntopic faceplate/hall/state/x\n", "broker.published")
    let store = store(desk, "oven")
    #expect(store.read { $0.hasPrefix("faceplate/oven/") }.topics == ["faceplate/oven/state/pin"])
    #expect(store.write(record("faceplate/oven/info")))
    #expect(store.read { $0.hasPrefix("faceplate/oven/") }.topics == ["faceplate/oven/info"])
  }

  @Test("A folder that cannot be written has no record, and no lock keeps the panel from running")
  func noFolder() {
    let store = PublishedStore(.init(folder: "/proc/none", panel: "oven", link: "broker", owner: "a"))
    #expect(store.lock(attempts: 1))
    #expect(!store.write(record("x")))
  }
}
