import ProgramFixtures
import Testing

/// The executors that Swift's tasks run on are set through an interface of the toolchain that is not stable: this fails
/// when it changes, since no task of a view would run.
@Suite("Tasks in a program of its own")
struct ProgramTasksTests {
  @Test("A view's task runs on the program's loop, and sleeps by the panel's time")
  func sleep() throws {
    let before = try labels(after: "wait 4.8")
    #expect(before.contains("button\tUndo\t"), "\(before)")
    let after = try labels(after: "wait 5.2")
    #expect(after.contains("button\tCheckout\t") && !after.contains("button\tUndo\t"), "\(after)")
  }

  /// What the cart says once an item has been removed, which can be undone for five seconds.
  private func labels(after wait: String) throws -> String {
    let folder = try Folder()
    let item = "\"Ethiopia Hello Verity\""
    folder.write("tap Decrement in \(item)\ntap Remove in \(item)\n\(wait)\n", to: "visit")
    let result = try Program.run("render", "--screen", "cart", "--script", folder.file("visit"), "--describe")
    #expect(result.status == 0, "\(result.output)")
    return result.output
  }
}
