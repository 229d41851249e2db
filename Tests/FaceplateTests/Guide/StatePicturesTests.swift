import Faceplate
import FaceplateTesting
import Glibc
import ProgramFixtures
import Testing

/// The states of controls, in the guide. `make pictures` draws them anew.
@Suite("Pictures of states")
struct StatePicturesTests {
  @Test("The guide's pictures of states are what the controls look like", arguments: StateSample.all)
  func states(_ sample: StateSample) throws {
    try BlessedPicture("\(Program.package)/Guide/Pictures/state-\(sample.name).png").expect(sheet(of: sample))
  }

  @Test("The guide's table has a row for each control")
  func table() throws {
    let page = String(decoding: try [UInt8](contentsOf: "\(Program.package)/Guide/states.md"), as: UTF8.self)
    for sample in StateSample.all { #expect(page.contains("(Pictures/state-\(sample.name).png)"), "\(sample)") }
    for sample in MotionPicturesTests.names {
      let motion = String(decoding: try [UInt8](contentsOf: "\(Program.package)/Guide/motion.md"), as: UTF8.self)
      #expect(motion.contains("(Pictures/motion-\(sample).png)"), "\(sample)")
    }
  }

  @Test("Each state looks other than rest", arguments: StateSample.all)
  func differences(_ sample: StateSample) throws {
    let rest = try #require(try sample.picture(.rest, .light))
    for state in ControlState.allCases.dropFirst() {
      guard let picture = try sample.picture(state, .light) else { continue }
      #expect(picture != rest, "\(state.title)")
    }
  }

  /// A control in all states, light above dark.
  private func sheet(of sample: StateSample) throws -> [UInt8] {
    let states = ControlState.allCases.filter { $0 != .readOnly || sample.hasReadOnly }
    let rows = try ColorScheme.allCases.map { scheme in
      try states.compactMap { try sample.picture($0, scheme) }.map(Picture.init)
    }
    let cell = StateSample.size
    let size = Size(width: Double(states.count) * cell.width, height: 2 * cell.height)
    let sheet = try Harness(size: size) {
      VStack(spacing: 0) {
        ForEach(rows.indices, id: \.self) { row in
          HStack(spacing: 0) {
            ForEach(rows[row].indices, id: \.self) { column in
              Image(decorative: rows[row][column])
            }
          }
        }
      }
    }
    return sheet.png()
  }
}
