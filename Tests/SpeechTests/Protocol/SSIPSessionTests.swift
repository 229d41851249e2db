import SeededRandom
import Testing

@testable import Speech

/// The answers are those of speech-dispatcher 0.11.4.
@Suite("The conversation with a speech server")
struct SSIPSessionTests {
  private let greeting = ["208 OK CLIENT NAME SET", "220 OK NOTIFICATION SET", "220 OK NOTIFICATION SET"]

  private func sent(_ session: inout SSIPSession) -> String {
    String(decoding: session.takeOutgoing(at: .zero), as: UTF8.self)
  }

  private func take(_ session: inout SSIPSession, _ line: String) -> [SSIPSession.Event] {
    session.handle(Array("\(line)\r\n".utf8), at: .zero)
  }

  private func ready() -> SSIPSession {
    var session = SSIPSession(client: "oven")
    for answer in greeting {
      _ = sent(&session)
      _ = take(&session, answer)
    }
    _ = sent(&session)
    _ = take(&session, "205 OK PUNCTUATION SET")
    return session
  }

  @Test("Each command but silence waits for the answer to the one before, and after the greeting the server is ready")
  func greets() {
    var session = SSIPSession(client: "oven")
    #expect(sent(&session) == "SET SELF CLIENT_NAME kiosk:faceplate:oven\r\n" && sent(&session) == "")
    #expect(take(&session, greeting[0]) == [])
    #expect(sent(&session) == "SET SELF NOTIFICATION END on\r\n")
    _ = take(&session, greeting[1])
    #expect(sent(&session) == "SET SELF NOTIFICATION CANCEL on\r\n")
    _ = take(&session, greeting[2])
    #expect(sent(&session) == "SET SELF PUNCTUATION none\r\n")
    #expect(take(&session, "205 OK PUNCTUATION SET") == [.ready] && sent(&session) == "")
  }

  @Test("An utterance: its settings once, its text, its identifier, its end")
  func says() {
    var session = ready()
    session.say(Utterance("Bake at 180", .focus, language: "zh-Hans"), number: 7, SpeechPace())
    var lines: [String] = []
    for answer in ["202 OK PRIORITY SET", "201 OK LANGUAGE SET", "203 OK RATE SET", "218 OK VOLUME SET", "207 OK"] {
      lines.append(sent(&session))
      #expect(take(&session, answer) == [])
    }
    #expect(
      lines == [
        "SET SELF PRIORITY text\r\n", "SET SELF LANGUAGE zh\r\n", "SET SELF RATE 0\r\n", "SET SELF VOLUME 0\r\n",
        "SET SELF SPELLING off\r\n",
      ])
    #expect(sent(&session) == "SPEAK\r\n")
    #expect(take(&session, "230 OK RECEIVING DATA") == [])
    #expect(sent(&session) == "Bake at 180\r\n.\r\n")
    #expect(take(&session, "225-21\r\n225 OK MESSAGE QUEUED") == [])
    #expect(take(&session, "702-21\r\n702-1\r\n702 END") == [.ended(7)])
    session.say(Utterance("Again", .focus, language: "zh-Hans"), number: 8, SpeechPace())
    #expect(sent(&session) == "SPEAK\r\n", "what is set stays set")
  }

  @Test("An end that is told before the identifier is not lost")
  func early() {
    var session = ready()
    session.say(Utterance("a", .letter, isSpelled: true), number: 3, SpeechPace())
    for _ in 0..<3 {
      _ = sent(&session)
      _ = take(&session, "200 OK")
    }
    #expect(sent(&session) == "CHAR a\r\n")
    #expect(take(&session, "703-5\r\n703-1\r\n703 CANCELED") == [])
    #expect(take(&session, "225-5\r\n225 OK MESSAGE QUEUED") == [.ended(3)])
  }

  @Test("A dot at the beginning is doubled, and lines become one")
  func dots() {
    var session = ready()
    session.say(Utterance("..\n.", .message), number: 1, SpeechPace())
    for _ in 0..<4 {
      _ = sent(&session)
      _ = take(&session, "200 OK")
    }
    _ = sent(&session)
    _ = take(&session, "230 OK RECEIVING DATA")
    #expect(sent(&session) == "... .\r\n.\r\n")
  }

  @Test("What was not told yet is not told any more when something newer is to be said")
  func newer() {
    var session = ready()
    session.say(Utterance("Temperature", .focus, language: "en"), number: 1, SpeechPace())
    _ = sent(&session)
    session.say(Utterance("Temperatur", .focus, language: "de"), number: 2, SpeechPace())
    session.say(Utterance("Time", .focus, language: "de"), number: 3, SpeechPace())
    var told = ""
    for _ in 0..<8 {
      _ = take(&session, told.hasSuffix("SPEAK\r\n") ? "230 OK RECEIVING DATA" : "200 OK")
      told += sent(&session)
    }
    #expect(!told.contains("Temperatur") && told.contains("Time\r\n.\r\n"))
    // Settings hold for what comes later: each is told, and only as it is now.
    for setting in ["LANGUAGE de", "RATE 0", "VOLUME 0", "SPELLING off"] {
      #expect(told.contains("SET SELF \(setting)\r\n"), "\(told)")
    }
    #expect(!told.contains("LANGUAGE en") && !told.contains("CANCEL"))
  }

  @Test("Silence that was asked for comes before anything newer, and what is just being told is ended, too")
  func silence() {
    var session = ready()
    session.say(Utterance("Temperature", .focus), number: 1, SpeechPace())
    var told = ""
    for _ in 0..<5 {
      told = sent(&session)
      if told != "SPEAK\r\n" { _ = take(&session, "200 OK") }
    }
    #expect(told == "SPEAK\r\n")
    session.cancel()
    session.say(Utterance("The door is open", .alert), number: 2, SpeechPace())
    // The server would take the command for data: it is given an end of them, and says nothing.
    #expect(sent(&session) == ".\r\nCANCEL SELF\r\n")
    session.say(Utterance("Time", .focus), number: 3, SpeechPace())
    #expect(sent(&session) == "" && session.lapse != nil, "what is newer waits")
    #expect(take(&session, "230 OK RECEIVING DATA") == [] && sent(&session) == "")
    #expect(take(&session, "226 OK MESSAGE CANCELED") == [.ended(1)] && sent(&session) == "")
    #expect(take(&session, "210 OK CANCELED") == [])
    var rest = ""
    for _ in 0..<6 {
      rest += sent(&session)
      _ = take(&session, rest.hasSuffix("SPEAK\r\n") ? "230 OK RECEIVING DATA" : "200 OK")
    }
    #expect(rest.contains("Time\r\n.\r\n") && !rest.contains("CANCEL"), "\(rest)")
  }

  @Test("Silence waits for no answer: neither for that to a text, nor for that to a letter")
  func silenceAtOnce() {
    var session = ready()
    session.say(Utterance("Balance 1234", .focus), number: 1, SpeechPace())
    for _ in 0..<4 {
      _ = sent(&session)
      _ = take(&session, "200 OK")
    }
    #expect(sent(&session) == "SPEAK\r\n")
    _ = take(&session, "230 OK RECEIVING DATA")
    #expect(sent(&session) == "Balance 1234\r\n.\r\n")
    session.cancel()
    session.cancel()
    #expect(sent(&session) == "CANCEL SELF\r\n" && sent(&session) == "")
    #expect(take(&session, "225-21\r\n225 OK MESSAGE QUEUED") == [] && session.lapse != nil)
    #expect(take(&session, "210 OK CANCELED") == [] && session.lapse == nil)
    #expect(take(&session, "703-21\r\n703-1\r\n703 CANCELED") == [.ended(1)])
    session.say(Utterance("4", .letter, isSpelled: true), number: 2, SpeechPace())
    #expect(sent(&session) == "CHAR 4\r\n")
    session.cancel()
    #expect(sent(&session) == "CANCEL SELF\r\n")
  }

  @Test("A server that refuses a text answers the end of its data, too")
  func refusedData() {
    var session = ready()
    session.say(Utterance("Time", .focus), number: 1, SpeechPace())
    for _ in 0..<4 {
      _ = sent(&session)
      _ = take(&session, "200 OK")
    }
    #expect(sent(&session) == "SPEAK\r\n")
    session.cancel()
    _ = sent(&session)
    #expect(take(&session, "401 ERR INTERNAL") == [.refused("401 ERR INTERNAL"), .ended(1)])
    #expect(take(&session, "500 ERR INVALID COMMAND") == [.refused(".: 500 ERR INVALID COMMAND")])
    #expect(session.lapse != nil)
    #expect(take(&session, "210 OK CANCELED") == [] && session.lapse == nil)
  }

  @Test("A refusal is told, and an utterance that is refused has ended")
  func refused() {
    var session = ready()
    session.say(Utterance("Time", .focus), number: 4, SpeechPace())
    _ = sent(&session)
    #expect(take(&session, "409 ERR RATE TOO HIGH") == [.refused("SET SELF PRIORITY text: 409 ERR RATE TOO HIGH")])
    for _ in 0..<3 {
      _ = sent(&session)
      _ = take(&session, "200 OK")
    }
    #expect(sent(&session) == "SPEAK\r\n")
    #expect(take(&session, "401 ERR INTERNAL") == [.refused("401 ERR INTERNAL"), .ended(4)])
  }

  @Test("A server that owes an answer for three seconds counts as hung")
  func lapse() {
    var session = SSIPSession(client: "oven")
    #expect(session.lapse == nil)
    _ = session.takeOutgoing(at: .seconds(10))
    #expect(session.lapse == .seconds(13))
  }

  @Test("Bytes of any kind crash nothing, and nonsense is noticed", .seeded)
  func nonsense() {
    var generator = SeededGenerator(seed: 19)
    for _ in 0..<2_000 {
      var session = ready()
      session.say(Utterance("Time", .focus), number: 1, SpeechPace())
      for _ in 0..<8 {
        _ = session.takeOutgoing(at: .zero)
        let count = Int.random(in: 0..<40, using: &generator)
        let alphabet = Array("2703- \r\n.5OK\u{e9}".utf8)
        _ = session.handle((0..<count).map { _ in alphabet.randomElement(using: &generator)! }, at: .zero)
      }
    }
    var session = ready()
    #expect(!session.isBroken)
    _ = session.handle(Array("hello\r\n".utf8), at: .zero)
    #expect(session.isBroken)
    var endless = ready()
    _ = endless.handle([UInt8](repeating: 65, count: 5_000), at: .zero)
    #expect(endless.isBroken)
  }
}
