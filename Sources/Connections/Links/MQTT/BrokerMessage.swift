import Localization
import Values

/// The text of a message from a broker.
enum BrokerMessage {
  /// The text, or the reason why a panel cannot use it.
  static func text(_ bytes: [UInt8]) -> Result<String, LinkFault> {
    if bytes.count > LinkLimits.messageBytes {
      return .failure(
        LinkFault(LinkFault.invalid, detail: "the message has more than \(LinkLimits.messageBytes) bytes"))
    }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      return .failure(LinkFault(LinkFault.invalid, detail: "the message is not text"))
    }
    return .success(text)
  }

  /// The JSON of a message, or the reason why there is none. It does not quote the message.
  static func json(_ text: String) -> Result<JSONValue, LinkFault> {
    do throws(TableError) {
      return .success(try JSONDocument(Array(text.utf8), file: "message", kind: "message").value)
    } catch {
      let why = error.isOverflow ? "a number in the message is too large" : "the message is not JSON"
      return .failure(LinkFault(LinkFault.invalid, detail: why))
    }
  }

  /// The member of a message in JSON, as text in the form of the files; `nil` if the message does not have the member,
  /// and so says nothing about it.
  ///
  /// - Parameters:
  ///   - path: the names of the members with dots between them; numbers stand for elements of lists.
  ///   - json: the message, as ``json(_:)`` returns it.
  /// - Throws: ``LinkFault`` if the message is not JSON, or says by `null` or in another way that the member has no value.
  static func member(_ path: String, of json: Result<JSONValue, LinkFault>) throws(LinkFault) -> String? {
    var value = try json.get()
    for name in path.split(separator: ".") {
      guard value.isObject || value.isArray else {
        throw LinkFault(LinkFault.invalid, detail: "a part of \(path) in the message has no members")
      }
      let elements = value.elements
      let next = Int(name).flatMap { elements.indices.contains($0) ? elements[$0] : nil } ?? value[String(name)]
      guard let next else { return nil }
      value = next
    }
    if let text = value.text ?? value.number?.decimalText { return text }
    if value.isTrue { return "true" }
    if value.isFalse { return "false" }
    throw LinkFault(
      LinkFault.invalid, detail: "the member \(path) of the message is neither text nor a number")
  }
}
