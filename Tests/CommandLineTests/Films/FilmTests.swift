import Faceplate
import Foundation
import Graphics
import ProgramFixtures
import Testing

@Suite("Pictures and films of panels")
struct FilmTests {
  /// The numbers of a film: its frames and its size.
  private func film(_ bytes: [UInt8]) throws -> (frames: Int, first: Bitmap) {
    let place = try #require(Data(bytes).range(of: Data("acTL".utf8)))
    return (bytes[place.upperBound..<(place.upperBound + 4)].reduce(0) { $0 << 8 | Int($1) }, try PNG.decode(bytes))
  }

  @Test("A replayed drag is a film that begins with the panel at rest, and moves")
  func replay() throws {
    let folder = try Folder()
    folder.write("wait 0.5\nkey down Tab\nkey up Tab\nturn 2\nwait 0.2\n", to: "steps")
    let path = folder.path
    let result = try Program.run("replay", "--script", "\(path)/steps", "--output", "\(path)/film.png")
    #expect(result.status == 0, "\(result.output)")
    #expect(try Program.run("render", "--output", "\(path)/rest.png").status == 0)
    let (frames, first) = try film(folder.bytes(of: "film.png"))
    #expect(try frames > 1 && first == PNG.decode(folder.bytes(of: "rest.png")))
  }

  @Test("A running panel is taken as a picture and recorded, and its steps draw the same film anew")
  func runningPanel() throws {
    let folder = try Folder()
    // The panel runs beside until it is ended; a program that is asked before it listens is asked again.
    let result = try Program.shell(
      """
      cd '\(folder.path)' && PATH='\(Program.products)':$PATH
      kiosk run --method memory --mode 800x480 --config panel.conf >log 2>&1 & panel=$!
      until kiosk screenshot --config panel.conf --output now.png 2>said; do kill -0 $panel || exit 9; done
      kiosk record --config panel.conf --output film.png --script steps --seconds 1 || exit 8
      kill $panel; wait $panel
      """)
    #expect(result.status == 0, "\(result.output)")
    #expect(try Program.run("render", "--output", folder.file("drawn.png")).status == 0)
    #expect(try PNG.decode(folder.bytes(of: "now.png")) == PNG.decode(folder.bytes(of: "drawn.png")))
    #expect(try film(folder.bytes(of: "film.png")).frames >= 1)
    let steps = String(decoding: folder.bytes(of: "steps"), as: UTF8.self)
    #expect(steps == "# replay --size 800x480 --scale 1.0 --script THIS --output film.png\n")
    #expect(!FileManager.default.fileExists(atPath: folder.file(".panel.conf.view")))
  }

  @Test("Where no panel runs, nothing is written, and the message says so")
  func absent() throws {
    let folder = try Folder()
    let result = try Program.run(
      "screenshot", "--config", folder.file("panel.conf"), "--output", folder.file("now.png"))
    #expect(result.status == 1 && result.output.contains("no panel that writes this config file is running"))
    #expect(!FileManager.default.fileExists(atPath: folder.file("now.png")))
  }

  @Test(
    "What is missing is named",
    arguments: [
      (["screenshot"], "screenshot needs --output F.png"),
      (["replay", "--output", "f.png"], "replay needs --script F"),
      (["record", "--output", "f.gif"], "--output f.gif: it is a PNG file; give it a name that ends in .png"),
      (["record", "--output", "f.png", "--seconds", "0"], "--seconds 0: give a number from 1 to 3600"),
    ])
  func mistakes(_ words: [String], _ text: String) throws {
    let result = try Program.run(words)
    #expect(result.status == 64 && result.output.contains(text), "\(result.output)")
  }
}
