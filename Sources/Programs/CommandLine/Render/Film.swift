import Looks
import Graphics
import Headless
import Runtime

/// The pictures of a visit on one sheet, one for each step, with what was done below each.
///
/// The pictures are copies, since the panel keeps drawing into its own bitmap. They are drawn smaller by the toolkit
/// itself, on a panel that is as large as the sheet.
@MainActor struct Film {
  /// A picture and the step after which it was taken.
  private struct Frame {
    let picture: Picture
    let caption: String
  }

  private var frames: [Frame] = []

  /// The size of a picture and the space between two, in points, and the greatest number of pictures.
  private static let width = 400.0, gap = 16.0, caption = 18.0, most = 200

  /// Adds the panel's present picture, without its private parts. Pictures beyond the 200th are left out.
  mutating func add(_ panel: HeadlessHost, caption: String) {
    if frames.count < Self.most { frames.append(Frame(picture: Picture(panel.publicBitmap), caption: caption)) }
  }

  /// Returns the sheet as a PNG file: three pictures in a row, four upright ones.
  func png() throws -> [UInt8] {
    guard let first = frames.first?.picture else { throw HeadlessError("a film needs a script with a step") }
    // Upright pictures are narrower, so that a row of them is about as wide.
    let isUpright = first.height > first.width
    let columns = min(frames.count, isUpright ? 4 : 3)
    let width = isUpright ? Self.width * 0.75 : Self.width
    let height = (width * Double(first.height) / Double(first.width)).rounded()
    let rows = (frames.count + columns - 1) / columns
    let size = Size(
      width: Double(columns) * (width + Self.gap) + Self.gap,
      height: Double(rows) * (height + Self.caption + Self.gap) + Self.gap)
    let frames = frames
    let sheet = try HeadlessHost(size: size) {
      VStack(alignment: .leading, spacing: Self.gap) {
        ForEach(0..<rows, id: \.self) { row in
          HStack(spacing: Self.gap) {
            ForEach(columns * row..<min(columns * (row + 1), frames.count), id: \.self) { index in
              VStack(alignment: .leading, spacing: 0) {
                Image(decorative: frames[index].picture).resizable().frame(width: width, height: height)
                Text(verbatim: "\(index + 1)  \(frames[index].caption)").font(.system(size: 12)).lineLimit(1)
                  .frame(width: width, height: Self.caption, alignment: .leading)
              }
            }
          }
        }
      }
      .padding(Self.gap)
      .frame(width: size.width, height: size.height, alignment: .topLeading)
    }
    return sheet.png()
  }
}
