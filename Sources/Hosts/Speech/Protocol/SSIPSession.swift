/// A conversation with a speech server in SSIP, the protocol of speech-dispatcher, as bytes in and bytes out.
///
/// Each command is sent when the previous one has been answered; only silence does not wait for an answer. It opens no
/// socket and has no clock: the caller passes in the received bytes and the time, and takes the bytes to send.
///
/// The protocol is described in the manual “SSIP: Speech Synthesis Interface Protocol” of speech-dispatcher.
package nonisolated struct SSIPSession {
  /// A report of the server.
  package enum Event: Hashable {
    /// The server has answered and is ready for commands.
    case ready
    /// The utterance with a number was spoken to its end, or cut off.
    case ended(Int)
    /// The server has refused a command; its answer.
    case refused(String)
  }

  /// The time for an answer after which the server counts as hung.
  package static let answerTime = Duration.seconds(3)
  /// The greatest length of a line from the server, in bytes. A longer line breaks the session.
  private static let longestLine = 4_096
  /// The greatest number of spoken characters of an utterance.
  private static let longestText = 4_000
  /// The greatest number of messages that the server processes at once.
  private static let mostMessages = 32

  private enum Purpose: Equatable {
    case greeting(isLast: Bool)
    case setting
    /// The command that announces data, with the data to send next; `nil` if they have been sent.
    case speak(number: Int, data: String?)
    /// The data or a letter; the answer contains the identifier of the message.
    case message(number: Int)
    case cancel

    /// Whether the command makes the server speak.
    var isMessage: Bool {
      switch self {
      case .speak, .message: true
      case .greeting, .setting, .cancel: false
      }
    }
  }

  private struct Command {
    var text: String
    var purpose: Purpose
  }

  private var waiting: [Command] = []
  /// The unanswered commands, in the order in which they were sent: at most one, and silence after it.
  private var sent: [(command: Command, time: Duration)] = []
  private var outgoing: [UInt8] = []
  private var line: [UInt8] = []
  private var reply: [String] = []
  /// The numbers of utterances by the server's identifiers.
  private var numbers: [String: Int] = [:]
  /// The ends of utterances that arrived before their identifiers.
  private var early: Set<String> = []
  private var settings: [String: String] = [:]
  /// Whether the server has sent malformed bytes.
  package private(set) var isBroken = false

  /// Creates a conversation that begins with a greeting.
  ///
  /// - Parameter client: the name of the panel for the server's administrator.
  package init(client: String) {
    let name = client.filter { $0.isASCII && ($0.isLetter || $0.isNumber) }
    waiting = [
      Command(
        text: "SET SELF CLIENT_NAME kiosk:faceplate:\(name.isEmpty ? "panel" : name)", purpose: .greeting(isLast: false)
      ),
      Command(text: "SET SELF NOTIFICATION END on", purpose: .greeting(isLast: false)),
      Command(text: "SET SELF NOTIFICATION CANCEL on", purpose: .greeting(isLast: false)),
      Command(text: "SET SELF PUNCTUATION none", purpose: .greeting(isLast: true)),
    ]
  }

  /// The time at which the server counts as hung; `nil` while no answer is awaited.
  package var lapse: Duration? { sent.first.map { $0.time + Self.answerTime } }

  /// Says an utterance, in place of the previous one.
  package mutating func say(_ utterance: Utterance, number: Int, _ pace: SpeechPace) {
    let owesSilence = waiting.contains { $0.purpose == .cancel }
    let speaks = !numbers.isEmpty || sent.contains { $0.command.purpose.isMessage }
    dropUntold()
    if owesSilence || (utterance.kind != .alert && speaks) { enqueueCancel() }
    set("PRIORITY", utterance.kind == .alert ? "important" : "text")
    if let language = utterance.language.map(Self.language) { set("LANGUAGE", language) }
    set("RATE", "\(pace.rate)")
    set("VOLUME", "\(pace.loudness)")
    if utterance.isSpelled, utterance.text.count == 1, let letter = utterance.text.first {
      let name = letter.isWhitespace ? "space" : String(letter)
      waiting.append(Command(text: "CHAR \(name)", purpose: .message(number: number)))
    } else {
      set("SPELLING", utterance.isSpelled ? "on" : "off")
      let speak = Purpose.speak(number: number, data: Self.data(of: utterance.text))
      waiting.append(Command(text: "SPEAK", purpose: speak))
    }
  }

  /// Ends all speech of the panel: the command is sent at once, even while another answer is awaited.
  package mutating func cancel() {
    dropUntold()
    enqueueCancel()
  }

  /// Returns the bytes to send now.
  package mutating func takeOutgoing(at time: Duration) -> [UInt8] {
    while let next = waiting.first, sent.isEmpty || next.purpose == .cancel {
      waiting.removeFirst()
      if next.purpose == .cancel { endData() }
      sent.append((next, time))
      outgoing += Array((next.text + "\r\n").utf8)
    }
    defer { outgoing = [] }
    return outgoing
  }

  /// Handles bytes from the server.
  package mutating func handle(_ bytes: some Sequence<UInt8>, at time: Duration) -> [Event] {
    var events: [Event] = []
    for byte in bytes where !isBroken {
      if byte == UInt8(ascii: "\n") {
        if line.last == UInt8(ascii: "\r") { line.removeLast() }
        let text = String(decoding: line, as: UTF8.self)
        line.removeAll(keepingCapacity: true)
        events += handle(line: text, at: time)
      } else {
        line.append(byte)
        if line.count > Self.longestLine { isBroken = true }
      }
    }
    return events
  }

  // MARK: Commands

  /// Drops the commands that the server has not received and no longer needs. Settings are kept, as they apply to all
  /// later speech.
  private mutating func dropUntold() {
    waiting.removeAll { command in
      switch command.purpose {
      case .greeting, .setting: false
      case .speak, .message, .cancel: true
      }
    }
  }

  /// If the server is waiting for the data of an utterance, ends them first: otherwise it would take the next command
  /// for the data.
  private mutating func endData() {
    guard let last = sent.last, case .speak(let number, _?) = last.command.purpose else { return }
    sent[sent.count - 1].command.purpose = .speak(number: number, data: nil)
    outgoing += Array(Self.endOfData.utf8)
  }

  /// Puts silence before everything except the greeting. It is not repeated if it was the last request.
  private mutating func enqueueCancel() {
    if sent.last?.command.purpose == .cancel { return }
    let place = waiting.firstIndex { if case .greeting = $0.purpose { false } else { true } } ?? waiting.count
    waiting.insert(Command(text: "CANCEL SELF", purpose: .cancel), at: place)
  }

  private mutating func set(_ name: String, _ value: String) {
    if settings[name] == value { return }
    settings[name] = value
    let command = "SET SELF \(name) "
    // A setting that the server has not received yet is replaced.
    waiting.removeAll { $0.purpose == .setting && $0.text.hasPrefix(command) }
    waiting.append(Command(text: command + value, purpose: .setting))
  }

  /// The language as speech-dispatcher names it: without the script, which no voice depends on.
  private static func language(_ tag: String) -> String {
    var parts: [String] = tag.split(separator: "-").map(String.init)
    parts.removeAll { $0.count == 4 }
    return parts.count > 1 ? "\(parts[0])-\(parts[1])" : parts.first ?? tag
  }

  private static let endOfData = ".\r\n"

  /// A text as one line of data: an initial dot is doubled, as a line with only a dot ends the data.
  private static func data(of text: String) -> String {
    let plain = String(text.prefix(longestText).map { $0.isNewline || $0.unicodeScalars.first!.value < 32 ? " " : $0 })
    return (plain.hasPrefix(".") ? "." + plain : plain) + "\r\n" + endOfData
  }

  // MARK: Answers

  private mutating func handle(line: String, at time: Duration) -> [Event] {
    let digits = line.prefix(3)
    guard digits.count == 3, digits.allSatisfy({ $0.isASCII && $0.isNumber }), reply.count < 64 else {
      isBroken = true
      return []
    }
    reply.append(line)
    if line.dropFirst(3).first == "-" { return [] }
    defer { reply = [] }
    return digits.first == "7" ? told(reply) : answered(reply, at: time)
  }

  /// Handles a notification about a message; its identifier is in the first line.
  private mutating func told(_ lines: [String]) -> [Event] {
    guard let id = lines.first.map({ String($0.dropFirst(4)) }), lines.count > 1,
      ["702", "703"].contains(lines[0].prefix(3))
    else { return [] }
    guard let number = numbers.removeValue(forKey: id) else {
      if early.count < Self.mostMessages { early.insert(id) }
      return []
    }
    return [.ended(number)]
  }

  private mutating func answered(_ lines: [String], at time: Duration) -> [Event] {
    guard !sent.isEmpty else { return [] }
    let (command, since) = sent.removeFirst()
    let last = lines.last ?? ""
    guard last.first == "2" else {
      // A server that refuses the data takes their end for a command, and answers that, too.
      if case .speak(_, nil) = command.purpose { sent.insert((Command(text: ".", purpose: .setting), since), at: 0) }
      return refused(command, last)
    }
    switch command.purpose {
    case .greeting(let isLast): return isLast ? [.ready] : []
    case .setting, .cancel: return []
    case .speak(let number, let data):
      // Send the data directly after their command, with nothing in between.
      sent.insert((Command(text: "", purpose: .message(number: number)), time), at: 0)
      if let data { outgoing += Array(data.utf8) }
      return []
    case .message(let number):
      // A message without words has no identifier: it has ended.
      guard lines.count > 1 else { return [.ended(number)] }
      let id = String(lines[0].dropFirst(4))
      if early.remove(id) != nil { return [.ended(number)] }
      if numbers.count >= Self.mostMessages { numbers = [:] }
      numbers[id] = number
      early = []
      return []
    }
  }

  private func refused(_ command: Command, _ answer: String) -> [Event] {
    switch command.purpose {
    case .speak(let number, _), .message(let number): [.refused(answer), .ended(number)]
    default: [.refused("\(command.text): \(answer)")]
    }
  }
}
