import FaceplateTesting
import Graphics
import Testing

@testable import Controls
@testable import Headless
@testable import Looks
@testable import Runtime

@Suite("The places of titles in pickers")
struct PickerPlacesTests {
  private func picker(_ selection: Int) -> some View {
    Picker("Page", selection: .constant(selection)) {
      Text("Overview").tag(0)
      Text("Log").tag(1)
    }
  }

  /// The frame of a text that a panel shows.
  private func frame<Root: View>(of text: String, in root: Root) throws -> Rect {
    let panel = try Harness(size: Size(width: 400, height: 100)) { root }
    try panel.frame()
    return try #require(LintSurvey(panel.stage).texts.first { $0.fit.text == text }).frame
  }

  @Test("In the button of a menu, a short title begins where a long one does")
  func leading() throws {
    let long = try frame(of: "Overview", in: picker(0).labelsHidden())
    let short = try frame(of: "Log", in: picker(1).labelsHidden())
    #expect(abs(short.minX - long.minX) < 1, "\(short), \(long)")
  }

  @Test("The title of a menu that cannot be changed ends where its row ends")
  func readOnly() throws {
    let long = try frame(of: "Overview", in: picker(0).readOnly())
    let short = try frame(of: "Log", in: picker(1).readOnly())
    #expect(abs(short.maxX - long.maxX) < 1, "\(short), \(long)")
  }

  @Test("A title that just fits its segment becomes smaller for the space beside it")
  func segments() throws {
    func title(_ width: Double?) throws -> Rect {
      try frame(of: "Overview", in: picker(0).pickerStyle(.segmented).frame(width: width))
    }
    let natural = try title(nil).width
    let segment = natural + 10
    let narrow = try title(2 * segment)
    #expect(narrow.width < segment - 14 && narrow.width > natural * 0.7, "\(narrow), \(natural)")
  }
}
