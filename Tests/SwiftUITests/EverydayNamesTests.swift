import FaceplateTesting
import Foundation
import SwiftUI
import Testing

/// Names that public sources use, by what they do.
@MainActor
@Suite("Names of lists, labels, search and progress")
struct EverydayNamesTests {
  private static let size = CGSize(width: 320, height: 240)

  private struct Finder: View {
    enum Field { case query, note }
    @State private var query = ""
    @FocusState private var isSearching: Bool
    @FocusState private var field: Field?
    let byValue: Bool

    var body: some View {
      VStack {
        Text(isSearching || field == .query ? "searching" : "resting")
        Button("Find") { if byValue { field = .query } else { isSearching = true } }
        if byValue {
          Text("Results").searchable(text: $query).searchFocused($field, equals: .query)
        } else {
          Text("Results").searchable(text: $query).searchFocused($isSearching)
        }
      }
    }
  }

  @Test("A state moves the focus into the field of a search, and tells of it", arguments: [false, true])
  func searchFocus(byValue: Bool) throws {
    let panel = try Harness(size: CGSize(width: 800, height: 480)) { Finder(byValue: byValue) }
    #expect(panel.contains("resting"))
    try panel.tap("Find")
    try panel.advance(by: .seconds(1))
    #expect(panel.contains("searching"))
  }

  @Test("Labels keep the distance and the width that they are given")
  func labels() throws {
    func left(_ spacing: Double, _ width: Double?) throws -> Double {
      let panel = try Harness(size: Self.size) {
        Label {
          Text("Title")
        } icon: {
          Color.red.frame(width: 10, height: 10)
        }
        .labelIconToTitleSpacing(spacing)
        .modifier(Reserve(width: width))
        .frame(width: 300, alignment: .leading)
      }
      return try panel.element("Title").frame.minX
    }
    let usual = try left(8, nil)
    #expect(try left(20, nil) == usual + 12)
    #expect(try left(8, 40) == usual + 30)
  }

  private struct Reserve: ViewModifier {
    let width: Double?
    func body(content: Content) -> some View {
      if let width { content.labelReservedIconWidth(width) } else { content }
    }
  }

  @Test("Some insets of a row are set, and the others are those of the list")
  func insets() throws {
    func left(_ edges: Edge.Set, _ length: CGFloat?) throws -> Double {
      let panel = try Harness(size: Self.size) { List { Text("Row").listRowInsets(edges, length) } }
      return try panel.element("Row").frame.minX
    }
    let usual = try left(.leading, nil)
    #expect(try left(.leading, 40) == usual + 24)
    #expect(try left(.vertical, 40) == usual)
  }

  @Test("A slider without a handle draws none, and can be dragged")
  func thumb() throws {
    var value = 0.5
    let binding = Binding {
      value
    } set: {
      value = $0
    }
    let panel = try Harness(size: Self.size) { Slider(value: binding).sliderThumbVisibility(.hidden) }
    let shown = try Harness(size: Self.size) { Slider(value: binding).sliderThumbVisibility(.visible) }
    #expect(panel.snapshot().pixels(in: panel) != shown.snapshot().pixels(in: shown))
    let plain = try Harness(size: Self.size) { Slider(value: binding) }
    #expect(plain.snapshot().pixels(in: plain) == shown.snapshot().pixels(in: shown))
    try panel.press(at: Point(x: 160, y: 120))
    try panel.move(dx: 60)
    try panel.lift()
    #expect(value > 0.6)
  }

  @Test("A view that can have the focus tells when it has it and when it loses it")
  func focusChange() throws {
    var told: [Bool] = []
    let panel = try Harness(size: Self.size) {
      VStack {
        Text("Field").focusable(true) { told.append($0) }
        Button("Next") {}
      }
    }
    try panel.key(.tab)
    try panel.key(.tab)
    #expect(told == [true, false])
  }

  @Test("Progress follows an interval by itself, by the panel's clock")
  func progress() throws {
    let start = Date(timeIntervalSince1970: 1000)
    let panel = try Harness(size: Self.size) {
      VStack {
        ProgressView(timerInterval: start...start.addingTimeInterval(100)) { Text("Egg") }
        ProgressView(timerInterval: start...start.addingTimeInterval(3700), countsDown: false) { Text("Bread") }
        ProgressView(timerInterval: start...start.addingTimeInterval(10))
      }
      .environment(\.clockOrigin, start)
    }
    #expect(try panel.value(of: "Egg") == "100%")
    #expect(try panel.value(of: "Bread") == "0%")
    try panel.advance(by: .seconds(75))
    #expect(try panel.value(of: "Egg") == "25%")
    try panel.advance(by: .seconds(3625))
    #expect(try panel.value(of: "Egg") == "0%" && panel.value(of: "Bread") == "100%")
    #expect(panel.stage.deadline == nil)
  }

  @Test("The time beside such a progress changes with the second")
  func progressLabel() throws {
    let start = Date(timeIntervalSince1970: 1000)
    let end = start.addingTimeInterval(3662)
    func isShown(_ text: String, _ countsDown: Bool, after time: Duration) throws -> Bool {
      let panel = try Harness(size: Self.size) {
        Countdown(interval: start...end, countsDown: countsDown).environment(\.clockOrigin, start)
      }
      try panel.advance(by: time)
      let same = try Harness(size: Self.size) { Text(text) }
      return panel.snapshot().pixels(in: panel) == same.snapshot().pixels(in: same)
    }
    #expect(try isShown("1:01:02", true, after: .zero))
    #expect(try isShown("1:01:01", true, after: .milliseconds(1500)))
    #expect(try isShown("0:01", false, after: .milliseconds(1500)))
    #expect(try isShown("0:00", true, after: .seconds(4000)))
    #expect(try isShown("1:01:02", false, after: .seconds(4000)))
  }

  /// Shows the label that a progress of an interval has by itself.
  private struct Countdown: View {
    let interval: ClosedRange<Date>
    let countsDown: Bool
    private struct Shown: ProgressViewStyle {
      func makeBody(configuration: Configuration) -> some View { configuration.currentValueLabel }
    }
    var body: some View {
      ProgressView(timerInterval: interval, countsDown: countsDown) { Text("Egg") }
        .progressViewStyle(Shown())
    }
  }

  @Test("Colours and paths describe themselves")
  func descriptions() {
    #expect(Color.red.description == "red" && "\(Color.accentColor)" == "accentColor")
    #expect(Color(red: 1, green: 0.5, blue: 0, opacity: 0.2).description == "#FF800033")
    var path = Path()
    path.move(to: CGPoint(x: 1, y: 2.5))
    path.addLine(to: CGPoint(x: 3, y: 4))
    path.addQuadCurve(to: CGPoint(x: 5, y: 6), control: CGPoint(x: 7, y: 8))
    path.closeSubpath()
    #expect(path.description == "1 2.5 m 3 4 l 7 8 5 6 q h")
  }
}

extension Bitmap {
  /// The pixels, row by row.
  fileprivate func pixels(in panel: Harness) -> [UInt32] { (0..<width * height).map { pixels[$0] } }
}
