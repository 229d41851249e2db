import Faceplate
import FaceplateTesting
import MotionSamples
import ProgramFixtures
import Testing

/// The frames of each movement, in the guide. `make pictures` draws them anew.
@Suite("Pictures of movements")
struct MotionPicturesTests {
  /// The number of frames in a picture, in one row.
  private static let count = 6
  /// The names of all movements.
  static var names: [String] { Movement.all.map(\.name) }
  /// The width of a frame in a picture, in points.
  private static let width = 200.0

  @Test("The guide's frames of each movement are what the panel draws", arguments: Movement.all)
  func frames(_ sample: Movement) throws {
    let panel = try sample.host { size, root in try Harness(size: size) { root() } }
    var frames: [Picture] = []
    try sample.run(on: panel) { _ in frames.append(Picture(panel.snapshot())) }
    try #require(frames.count >= Self.count, "\(frames.count) frames")
    let chosen = (0..<Self.count).map { frames[$0 * (frames.count - 1) / (Self.count - 1)] }
    try BlessedPicture("\(Program.package)/Guide/Pictures/motion-\(sample.name).png").expect(strip(of: chosen, sample))
  }

  /// The frames in a row.
  private func strip(of frames: [Picture], _ sample: Movement) throws -> [UInt8] {
    let height = (Self.width * sample.size.height / sample.size.width).rounded()
    let gap = 8.0
    let size = Size(width: Double(Self.count) * (Self.width + gap) + gap, height: height + 2 * gap)
    let sheet = try Harness(size: size) {
      HStack(spacing: gap) {
        ForEach(frames.indices, id: \.self) { index in
          Image(decorative: frames[index]).resizable().frame(width: Self.width, height: height)
        }
      }
    }
    return sheet.png()
  }
}
