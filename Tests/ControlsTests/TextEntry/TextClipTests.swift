import FaceplateTesting
import Graphics
import Testing

@testable import Controls
@testable import Looks
@testable import Runtime

@Suite("Text that is wider than its field")
struct TextClipTests {
  private static let long = "Boiler 7 in the cellar of the house beside the mill"

  private struct Page: View {
    @State var text: String
    var isSecret = false

    var body: some View {
      HStack {
        Text("Name")
        Group {
          if isSecret { SecureField("Field", text: $text) } else { TextField("Field", text: $text) }
        }
        .frame(width: 120)
        Text("Unit")
      }
      .padding(.top, 40)
      .frame(maxHeight: .infinity, alignment: .top)
    }
  }

  /// The rows and columns of the pixels that differ between two pictures.
  private func difference(_ one: Bitmap, _ other: Bitmap) -> (x: ClosedRange<Int>, y: ClosedRange<Int>)? {
    var (columns, rows): ([Int], [Int]) = ([], [])
    for y in 0..<one.height {
      for x in 0..<one.width where one[x, y] != other[x, y] {
        columns.append(x)
        rows.append(y)
      }
    }
    guard let left = columns.min(), let right = columns.max(), let top = rows.min(), let bottom = rows.max() else {
      return nil
    }
    return (left...right, top...bottom)
  }

  @Test("A long text is drawn inside its field only, at rest and while it is edited", arguments: [true, false])
  func field(isSecret: Bool) throws {
    func panel(_ text: String) throws -> Harness {
      try Harness(size: Size(width: 800, height: 480)) { Page(text: text, isSecret: isSecret) }
    }
    let (short, long) = try (panel(""), panel(Self.long))
    for isEdited in [false, true] {
      if isEdited {
        try short.tap("Field")
        try long.tap("Field")
      }
      let frame = try long.element("Field").frame
      let changed = try #require(difference(short.bitmap, long.bitmap))
      #expect(Double(changed.x.lowerBound) >= frame.minX && Double(changed.x.upperBound) < frame.maxX)
      #expect(Double(changed.y.lowerBound) >= frame.minY && Double(changed.y.upperBound) < frame.maxY)
    }
  }

  @Test("The line above the keys of a small screen shows the text at the caret, between its keys")
  func echo() throws {
    let panel = try Harness(size: Size(width: 320, height: 240)) { Page(text: Self.long) }
    try panel.tap("Field")
    try panel.key(.end)
    let line = try #require(panel.stage.rootLayoutNode.caretTexts.last)
    defer { withExtendedLifetime(panel) {} }
    let frame = line.layoutNode.stageFrame
    #expect(Rect(origin: .zero, size: frame.size).contains(line.caretRect(at: Self.long.count)))
    let scale = panel.stage.scale
    for item in line.layoutNode.picture.items {
      #expect(Double(item.bounds.minX) >= (frame.minX - TextFieldBehavior.caretWidth) * scale - 1)
      #expect(Double(item.bounds.maxX) <= (frame.maxX + TextFieldBehavior.caretWidth) * scale + 1)
    }
  }

  @Test("Lines beyond the limit of a field are not drawn")
  func lines() throws {
    struct Note: View {
      let text: String
      var body: some View {
        VStack {
          TextField("Field", text: .constant(text), axis: .vertical).lineLimit(2).frame(width: 120)
          Spacer()
        }
      }
    }
    let panel = try Harness(size: Size(width: 320, height: 240)) { Note(text: Self.long) }
    let line = try Harness(size: Size(width: 320, height: 240)) { Note(text: String(Self.long.prefix(14))) }
    let frame = try panel.element("Field").frame
    let changed = try #require(difference(panel.bitmap, line.bitmap))
    #expect(Double(changed.y.upperBound) < frame.maxY)
  }
}
