import FaceplateTesting
import Graphics
import TestFixtures
import Testing

@testable import Controls
@testable import Looks
@testable import Payments
@testable import Runtime

@Suite("Submission of several inputs")
struct SubmissionReaderTests {
  /// A reader inside another one.
  private struct Nested: View {
    let log: Log
    @State private var name = ""
    @State private var voucher = ""

    var body: some View {
      SubmissionReader {
        log.note("order")
      } content: { order in
        VStack {
          InputField("Name", text: $name, rules: [.required("Enter the name")])
          SubmissionReader {
            log.note("voucher")
          } content: { redeem in
            VStack {
              InputField("Voucher", text: $voucher, rules: [.required("Enter the voucher")])
              Button("Redeem") { log.note("\(redeem.submit())") }
            }
          }
          Button("Order") { log.note("\(order.submit())") }
        }
        .padding(20)
      }
    }
  }

  private func type(_ text: String, _ panel: Harness) throws {
    for character in text { try panel.key(.character(character)) }
  }

  @Test("A reader inside another one has its content for itself: neither submits or judges that of the other")
  func nested() throws {
    let log = Log()
    let panel = try Harness { Nested(log: log) }
    try panel.tap("Redeem")
    #expect(log.take() == ["false"])
    #expect(try panel.element("Voucher").hint == "Enter the voucher" && panel.element("Name").hint == "")
    // The field that is wrong has the focus.
    try type("AB", panel)
    try panel.tap("Redeem")
    #expect(log.take() == ["voucher", "true"])
    try panel.tap("Order")
    #expect(log.take() == ["false"])
    #expect(try panel.element("Name").hint == "Enter the name")
    try type("Ada", panel)
    try panel.tap("Order")
    #expect(log.take() == ["order", "true"])
  }

  private struct Asked: View {
    let log: Log
    @State private var voucher = ""

    var body: some View {
      SubmissionReader {
        log.note("submitted \(voucher)")
      } content: { submission in
        VStack {
          InputField(
            "Voucher", text: $voucher,
            rules: [
              InputRule(
                "No such voucher",
                asynchronously: { _ in
                  try await Task.sleep(for: .seconds(2))
                  return true
                })
            ])
          Button("Send") { log.note("\(submission.submit())") }
        }
        .padding(20)
      }
    }
  }

  @Test("A submission that waits for an answer acts when it is there; a key meanwhile ends the submission")
  func waiting() async throws {
    let log = Log()
    let panel = try Harness { Asked(log: log) }
    try panel.key(.tab)
    try type("AB", panel)
    try panel.tap("Send")
    #expect(log.take() == ["false"])
    try await panel.advance(by: .seconds(3))
    #expect(log.take() == ["submitted AB"])
    try panel.tap("Voucher")
    try panel.tap("Close")
    try type("C", panel)
    // The focus stays in the field.
    try panel.activate("Send")
    #expect(log.take() == ["false"])
    try type("D", panel)
    try await panel.advance(by: .seconds(5))
    #expect(log.take() == [])
    #expect(try panel.value(of: "Voucher") == "ABCD")
  }

  private struct Amount: View {
    let log: Log
    @State private var amount = "5"

    var body: some View {
      SubmissionReader {
        log.note("pay \(amount)")
      } content: { submission in
        VStack {
          TextField(committing: $amount, title: "Amount", prompt: nil)
          Button("Pay") { submission.submit() }.keyboardShortcut("p")
        }
        .padding(20)
      }
    }
  }

  @Test("What is being typed counts at the submission, also in a field that hands its value on when it is left")
  func pendingEdit() throws {
    let log = Log()
    let panel = try Harness { Amount(log: log) }
    try panel.key(.tab)
    try type("0", panel)
    // The focus stays in the field.
    try panel.key(.character("p"), .command)
    #expect(log.take() == ["pay 50"])
    try type("7", panel)
    try panel.tap("Pay")
    #expect(log.take() == ["pay 507"])
  }
}
