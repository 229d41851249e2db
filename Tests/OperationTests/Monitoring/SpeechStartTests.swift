import Faceplate
import Foundation
import ProgramFixtures
import Testing

@Suite("A panel that is to speak")
struct SpeechStartTests {
  /// Starts a panel with settings, waits until it has drawn, does something, and ends it. Returns what it has logged.
  private func log(_ folder: Folder, _ settings: String, then steps: String = "") throws -> String {
    folder.write(settings, to: "panel.conf")
    let result = try Program.shell(
      """
      cd '\(folder.path)' && PATH='\(Program.products)':$PATH
      kiosk run --method memory --mode 800x480 --config panel.conf >log 2>&1 & panel=$!
      until kiosk screenshot --config panel.conf --output now.png 2>said; do kill -0 $panel || exit 9; done
      \(steps)
      kill $panel; wait $panel
      """)
    let log = String(decoding: folder.bytes(of: "log"), as: UTF8.self)
    #expect(result.status == 0, "\(result.output)\(log)")
    return log
  }

  @Test("Without a speech server it goes on, and says so once, however speech is switched on")
  func noServer() throws {
    let missing = "cannot be reached: No such file or directory. The panel continues without speech, and tries again."
    // One switch without words asks no server.
    for (settings, lines) in [("mode=on", 1), ("scan=2 s", 0)] {
      let folder = try Folder()
      let log = try log(folder, "[speech]\nserver=\(folder.file("nobody"))\n\(settings)\n")
      #expect(log.components(separatedBy: missing).count == lines + 1, "\(log)")
    }
    let folder = try Folder()
    let off = "[speech]\nserver=\(folder.file("nobody"))\n"
    let log = try log(
      folder, off,
      then: """
        echo 'mode=on' >>panel.conf
        until grep -q 'without speech' log; do kill -0 $panel || exit 9; done
        """)
    #expect(log.components(separatedBy: missing).count == 2, "\(log)")
  }

  @Test("A file at the path of the socket for other programs stays, and the panel says that none can connect")
  func fileInTheWay() throws {
    let folder = try Folder()
    folder.write("hello", to: "tree")
    let log = try log(folder, "[speech]\ntree=\(folder.file("tree"))\n")
    #expect(String(decoding: folder.bytes(of: "tree"), as: UTF8.self) == "hello")
    #expect(log.contains("no program can connect: Address already in use"))
  }
}
