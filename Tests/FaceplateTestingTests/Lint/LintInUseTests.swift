import Appliance
import Controls
import Looks
import Payments
import FaceplateTesting
import Graphics
import Headless
import Testing

@testable import Runtime

/// What a panel shows only while somebody uses it: keys, a caret, a wheel.
@MainActor
@Suite("Layout checks in the middle of use")
struct LintInUseTests {
  private static let screen = LintScreen(480, 480, diagonal: 4)

  private func rules(_ panel: Harness) throws -> Set<LintRule> { Set(try panel.lint(on: [Self.screen]).map(\.rule)) }

  private func panel<Root: View>(@ViewBuilder _ root: @escaping () -> Root) throws -> Harness {
    try Harness(size: Self.screen.size, scale: Self.screen.scale, root: root)
  }

  /// A page whose main action is under something that covers the lower half.
  private struct Covered: View {
    let areKeys: Bool

    var body: some View {
      VStack(spacing: 40) {
        Text("The number of the card")
        Spacer()
        Button("Pay") {}.buttonStyle(.borderedProminent).buttonSizing(.flexible)
      }
      .padding(20)
      .overlay(alignment: .bottom) {
        Button("Done") {}.frame(width: 200, height: 100).padding(20).background(.white)
          .focusLayer(false, keepsFocusOnTouch: areKeys)
      }
    }
  }

  @Test("What keys on the screen cover comes to sight again, what anything else covers does not")
  func keys() throws {
    #expect(try rules(panel { Covered(areKeys: false) }).contains(.covered))
    let found = try rules(panel { Covered(areKeys: true) })
    #expect(found.isDisjoint(with: [.covered, .hiddenAction, .lowContrast, .readingOrder]), "\(found)")
  }

  @Test("The caret before a prompt is no line behind its text")
  func caret() throws {
    struct Card: View {
      @State private var card = PaymentCard()
      var body: some View { CreditCardLockup(card: $card) {}.padding(20) }
    }
    let panel = try panel { Card() }
    try panel.tap("Card number")
    #expect(panel.contains("Close"))
    #expect(try !rules(panel).contains(.textOverlap))
  }

  /// A field that draws its text as wide as it is.
  private struct WideField: LayoutView {
    let isClipped: Bool

    func makeBehavior(for layoutNode: LayoutNode) -> WideFieldBehavior { WideFieldBehavior(layoutNode) }

    func configure(_ behavior: WideFieldBehavior, in environment: EnvironmentValues) {
      behavior.font = environment.textTraits.resolvedFont(in: environment).resolved(in: environment.fontLibrary)
      behavior.isClipped = isClipped
    }
  }

  private final class WideFieldBehavior: CaretText {
    unowned let layoutNode: LayoutNode
    var font: TextFont?
    var isClipped = true

    init(_ layoutNode: LayoutNode) { self.layoutNode = layoutNode }

    var ownClip: Rect? { isClipped ? Rect(origin: .zero, size: frame.size) : nil }
    func caret(at point: Point) -> Int { 0 }
    func caretRect(at place: Int) -> Rect { .zero }
    func measure(_ proposal: ProposedViewSize) -> Size { Size(width: 60, height: 30) }
    func paint(into painter: inout Painter) {
      if let font { painter.draw(TextLayout("Boiler 7 in the cellar", font: font), at: .zero, .black) }
    }
  }

  @Test("A text that is drawn beside its field is found", arguments: [true, false])
  func beside(isClipped: Bool) throws {
    let found = try panel { WideField(isClipped: isClipped).padding(80) }.lint(on: [Self.screen])
    #expect(found.contains { $0.rule == .outside } == !isClipped, "\(found)")
  }

  @Test("The options of a wheel are not cut off, and not too close to it")
  func wheel() throws {
    struct Page: View {
      @State private var time = Duration.seconds(900)
      var body: some View { DurationPicker("Time", selection: $time, in: .zero...(.seconds(36_000))).padding(20) }
    }
    #expect(try rules(panel { Page() }).isDisjoint(with: [.outside, .closeTargets]))
  }

  @Test("An option with the name of its picker is not the label of the picker")
  func option() throws {
    struct Page: View {
      @State private var choice = 0
      var body: some View {
        Picker("Alarms", selection: $choice) {
          Text("Alarms").tag(0)
          Text("History").tag(1)
        }
        .pickerStyle(.segmented)
      }
    }
    let wide = LintScreen(1280, 800, diagonal: 10.1)
    let panel = try Harness(size: wide.size, scale: wide.scale) { Page().frame(maxWidth: .infinity) }
    #expect(try !panel.lint(on: [wide]).map(\.rule).contains(.farLabel))
  }
}
