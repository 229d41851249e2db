// A panel that speaks with a real speech server, in real time: `speech-probe SOCKET WORKLOAD`. What a person does, and what
// the panel logs, is printed with the time of the monotonic clock, which the recording module of the server uses, too.
import Controls
import Looks
import Glibc
import Graphics
import LinuxHost
import Runtime
import Speech

let words = CommandLine.arguments
guard words.count == 3 else {
  print("speech-probe SOCKET touch|drag|turn|outage|sentences|braille")
  exit(64)
}

/// Prints a line with the time in seconds.
func tell(_ what: String) {
  let now = MonotonicTime.now()
  let fraction = Int(now.components.attoseconds / 100_000_000_000_000)
  let digits = "\(fraction)"
  let line = Array(
    "\(now.components.seconds).\(String(repeating: "0", count: 4 - digits.count))\(digits)\t\(what)\n".utf8)
  // At once, for whoever reads along.
  _ = write(1, line, line.count)
}

/// Twelve buttons in a row, and a stepper below them.
struct Row: View {
  @State private var heat = 50
  var body: some View {
    VStack(spacing: 40) {
      HStack(spacing: 4) { ForEach(1..<13) { number in Button("Key \(number)") { tell("pressed\tKey \(number)") } } }
        .font(.caption)
      Stepper("Heat", value: $heat, in: 0...60)
    }
  }
}

/// A step of a workload: how long after the one before, and what is done.
struct Step {
  var pause: Duration
  var act: () -> Void
}

let loop = EventLoop()
let stage = Stage(size: Size(width: 960, height: 300), fonts: try .system()) { Row() }
let isRead = words[2] == "braille"
let server = SpeechServer(path: words[1], loop: loop, log: { if !isRead { tell("log\t\($0)") } }, sound: { _ in })
tell("on")
// Whoever reads in braille hears nothing.
let braille = isRead ? BrailleDisplay(loop: loop) { tell("log\t\($0)") } : nil
var manner = SpeechManner(hasTouch: true)
manner.isHeard = !isRead
stage.beginSpeech(isRead ? SilentVoice() : server, manner)
braille?.onChange = { stage.speech?.onShow = braille?.isThere == true ? { braille?.show($0) } : nil }
braille?.onKey = { key, line in stage.speech?.perform(key, on: &line) ?? false }

/// The middle of an element.
func place(of label: String) -> Point {
  stage.elements.flatMap(\.flattened).first { $0.label == label }?.frame.center ?? .zero
}

/// Hands an event of now to the panel.
func send(_ kind: InputEvent.Kind) { stage.handle(InputEvent(time: loop.now, kind)) }

/// Moves a finger to an element, and says so.
func touch(_ phase: ContactPhase, _ label: String) {
  tell("touch\t\(label)")
  send(.contact(id: 0, phase: phase, at: place(of: label)))
}

let sentences = [
  ("en", "Temperature, 180 degrees Celsius, adjustable"), ("en", "The wash is done. Open the door."),
  ("de", "Temperatur, 180 Grad Celsius, einstellbar"), ("de", "Die Tür ist offen. Bitte schließen."),
  ("fr", "Température, 180 degrés Celsius, réglable"), ("fr", "Le programme est terminé."),
  ("es", "Temperatura, 180 grados Celsius, ajustable"), ("es", "La puerta está abierta."),
  ("pl", "Temperatura, 180 stopni Celsjusza, regulowane"), ("pl", "Pranie jest gotowe."),
]

/// The steps of a workload.
func steps(of workload: String) -> [Step] {
  switch workload {
  case "touch":
    return [Step(pause: .seconds(1)) { touch(.down, "Key 6") }, Step(pause: .seconds(3)) { touch(.up, "Key 6") }]
  case "drag":
    return [Step(pause: .seconds(1)) { touch(.down, "Key 1") }]
      + (2...12).map { number in Step(pause: .milliseconds(260)) { touch(.moved, "Key \(number)") } }
      + [Step(pause: .seconds(3)) { touch(.up, "Key 12") }]
  case "turn":
    return [
      Step(pause: .seconds(1)) { stage.speech?.perform(.last) },
      Step(pause: .seconds(3)) { tell("press") },
      Step(pause: .zero) { send(.knobPressed(isDown: true)) },
      Step(pause: .milliseconds(60)) { send(.knobPressed(isDown: false)) },
    ]
      + (1...10).map { number in
        Step(pause: .milliseconds(number == 1 ? 3500 : 100)) {
          tell("turn")
          send(.knobTurned(detents: 1))
        }
      } + [Step(pause: .seconds(4)) {}]
  case "outage":
    return (0..<60).map { number in
      Step(pause: .milliseconds(500)) {
        tell("wish\t\(number)")
        stage.speech?.perform(number.isMultiple(of: 2) ? .next : .previous)
      }
    }
  case "sentences":
    return [Step(pause: .seconds(1)) {}]
      + sentences.map { language, text in
        Step(pause: .seconds(2)) {
          tell("say\t\(language)\t\(text)")
          stage.speech?.narrator.say(Utterance(text, .status, language: language), at: loop.now)
        }
      } + [Step(pause: .seconds(2)) {}]
  case "braille": return [Step(pause: .seconds(32)) {}]
  default:
    tell("there is no workload \(workload)")
    exit(64)
  }
}

var waiting = steps(of: words[2])
var due = loop.now + (waiting.first?.pause ?? .zero)
var longestWake = Duration.zero
if isRead { server.close() }
loop.beforeSleep { [due, stage.deadline ?? due, server.deadline ?? due].min() }
loop.eachWake(in: .time) { now in
  server.advance(to: now)
  stage.advance(to: now)
  while let next = waiting.first, due <= now {
    waiting.removeFirst()
    next.act()
    due += waiting.first?.pause ?? .zero
  }
  if stage.needsDraw { stage.speech?.follow() }
  _ = stage.draw()
  longestWake = max(longestWake, loop.now - now)
  if waiting.isEmpty { loop.stop() }
}
loop.run()
tell("wakes\t\(loop.wakeups)")
tell("longest\t\(longestWake / .milliseconds(1))")
