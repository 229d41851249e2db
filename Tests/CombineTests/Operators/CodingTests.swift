import Foundation
import Testing

@testable import Combine

private func encoded<T: Encodable>(_ value: T) throws -> String {
  let encoder = JSONEncoder()
  encoder.outputFormatting = .sortedKeys
  return String(decoding: try encoder.encode([value]), as: UTF8.self)
}

private func decoded<T: Decodable>(_ text: String) throws -> T? {
  try JSONDecoder().decode([T].self, from: Data(text.utf8)).first
}

@Suite("Encoded values of Combine")
struct CodingTests {
  @Test("A demand is a number, and the first that is none stands for all values")
  func demand() throws {
    #expect(try encoded(Subscribers.Demand.max(42)) == "[42]")
    #expect(try encoded(Subscribers.Demand.unlimited) == "[9223372036854775808]")
    #expect(try decoded("[42]") == Subscribers.Demand.max(42))
    #expect(try decoded("[9223372036854775809]") == Subscribers.Demand.unlimited)
    #expect(throws: DecodingError.self) { try decoded("[-1]") as Subscribers.Demand? }
  }

  @Test("A completion says whether it is a success, and which error it is")
  func completion() throws {
    typealias Completion = Subscribers.Completion<ProbeFailure>
    #expect(try encoded(Completion.finished) == #"[{"success":true}]"#)
    #expect(try encoded(Completion.failure(ProbeFailure(code: 3))) == #"[{"error":{"code":3},"success":false}]"#)
    #expect(try decoded(#"[{"error":{"code":3},"success":false}]"#) == Completion.failure(ProbeFailure(code: 3)))
  }

  @Test("A record is its values and its completion")
  func record() throws {
    let record = Record<Int, ProbeFailure>(output: [1, 2], completion: .finished)
    let text = #"[{"recording":{"completion":{"success":true},"output":[1,2]}}]"#
    #expect(try encoded(record) == text)
    let copy: Record<Int, ProbeFailure> = try #require(try decoded(text))
    #expect(copy.recording.output == [1, 2] && copy.recording.completion == .finished)
  }

  @Test("A demand is compared with a number on either side")
  func comparison() {
    let three = Subscribers.Demand.max(3)
    #expect(2 < three && 3 <= three && 4 > three && 3 >= three && 3 == three && 2 != three && three != 2)
    #expect(.unlimited > 5 && 5 < Subscribers.Demand.unlimited && 5 != Subscribers.Demand.unlimited)
    #expect(three + -5 == .none && three - -5 == .max(8))
  }
}
