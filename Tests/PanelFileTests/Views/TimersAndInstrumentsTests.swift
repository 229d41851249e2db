import FaceplateTesting
import Graphics
import Headless
import Links
import Testing
import Values

@testable import Controls
@testable import Looks
@testable import PanelFile
@testable import Runtime

@MainActor @Suite("Timers and instruments of panel files") struct TimersAndInstrumentsTests {
  private static let timers = """
    values:
      rest: {type: duration, in: 1 min..2 h, step: 1 min, initial: 3 min, label: Rest}
      over: {type: switch}
    pages:
      start:
        body:
          - timer: {name: egg, label: Eggs, time: rest, done: {set: {over: true}}}
          - timer: {name: lap, label: Lap, up: true}
          - button: {label: Both, tap: [{start timer: egg}, {start timer: lap}]}
          - button: {label: End, tap: {stop timer: lap}}
          - duration picker: rest
    """

  @Test("A timer counts down for the time of a value, and does what done says at its end")
  func countdown() throws {
    let panel = try ShownPanel(Self.timers)
    #expect(panel.harness.labels.contains("Eggs, 3:00"))
    try panel.harness.tap("Start", in: "Eggs")
    try panel.harness.advance(by: .seconds(60))
    #expect(panel.harness.labels.contains("Eggs, 2:00"))
    #expect(panel.kept("over") == "false")
    try panel.harness.advance(by: .seconds(121))
    #expect(panel.kept("over") == "true")
    #expect(panel.harness.labels.contains("Eggs, 0:00"))
  }

  private static let gate = """
    links: {plc: {modbus: tcp://plc.lan}}
    values:
      door: {type: switch, label: Door, stale: 1 h, modbus: {coil: 0}}
      rest: {type: duration, in: 1 min..2 h, step: 1 min, label: Rest, stale: 1 h, modbus: {holding: 0}}
      open: {type: switch, keep: false}
      shut: {type: switch, keep: false}
    pages:
      start:
        body:
          - timer:
              name: egg
              label: Eggs
              time: 1 min
              done: [{if: door, then: {set: {open: true}}, else: {set: {shut: true}}}, {tell: "{'open' if door else 'shut'}"}]
          - timer: {name: tea, label: Tea, time: rest}
          - button: {label: Brew, tap: {start timer: tea}}
    """

  /// A panel with a door whose link takes orders and does not answer by itself.
  private func gatePanel() throws -> ShownPanel {
    let (panel, link) = (try ShownPanel(Self.gate), FakeLink("plc"))
    panel.model.isAlone = false
    panel.model.serve { _ in [link] }
    panel.model.receive([LinkReport("door", .flag(false)), LinkReport("rest", .duration(.seconds(180)))])
    try panel.harness.frame()
    return panel
  }

  @Test("What a timer does at its end counts the last reading of a value that is pending")
  func pendingAtEnd() throws {
    let panel = try gatePanel()
    try panel.harness.tap("Start", in: "Eggs")
    try panel.harness.advance(by: .seconds(59))
    #expect(panel.model.values["door"]?.write(.flag(true)) == nil)
    try panel.harness.advance(by: .seconds(2))
    #expect(panel.model.quality(of: "door") == .pending)
    #expect(panel.model.datum(of: "open") == .flag(false))
    #expect(panel.model.datum(of: "shut") == .flag(true))
    #expect(panel.model.questions.shown.value?.text.string == "shut")
  }

  @Test("A timer that another program or an alarm starts runs for its time")
  func startedFromOutside() async throws {
    let panel = try ShownPanel(
      """
      values: {hot: {type: switch, keep: false}}
      alarms: {hot: {when: hot, text: Hot, do: {start timer: tea}}}
      pages:
        start:
          body:
            - timer: {name: egg, label: Eggs, time: 1 min}
            - timer: {name: tea, label: Tea, time: 2 min}
            - button: {name: brew, label: Brew, tap: {start timer: egg}}
      """)
    panel.harness.stage.clock.setOrigin(.seconds(1_795_348_800))
    try await panel.harness.advance(by: .seconds(1))
    #expect(panel.model.press("brew") == nil)
    try panel.tell("hot", "true")
    try await panel.harness.advance(by: .seconds(10))
    #expect(panel.model.isRunning("egg") && panel.model.isRunning("tea"))
    try await panel.harness.advance(by: .seconds(51))
    #expect(!panel.model.isRunning("egg") && panel.model.isRunning("tea"))
  }

  @Test("What a timer cannot do at its end is said with the name of the timer")
  func unknownAtEnd() async throws {
    let panel = try gatePanel()
    try panel.harness.tap("Start", in: "Eggs")
    try await panel.harness.advance(by: .seconds(59))
    panel.model.receive([LinkReport("door", nil, .stale)])
    try await panel.harness.advance(by: .seconds(2))
    #expect(panel.model.datum(of: "shut") == .flag(false))
    #expect(panel.harness.announcements.contains("Not carried out: Eggs (Not known yet)"))
  }

  @Test("A timer that is not started, since its time is not known, is said with the title of the button")
  func unknownTime() async throws {
    let panel = try gatePanel()
    panel.model.receive([LinkReport("rest", nil, .stale)])
    try panel.harness.tap("Brew")
    try await panel.harness.advance(by: .seconds(1))
    #expect(panel.harness.announcements.contains("Not carried out: Brew (Not known yet)"))
  }

  @Test("Expressions ask for the time of a timer, and whether it runs")
  func questions() async throws {
    let panel = try ShownPanel(
      """
      values:
        soon: {type: switch, is: running(egg) and timer(egg) <= 10 s}
      pages:
        start:
          body:
            - timer: {name: egg, label: Eggs, time: 1 min}
            - timer: {name: lap, label: Lap, up: true}
            - text: "{timer(egg)}, {timer(lap)}"
            - text: {text: Soon, visible: soon}
            - button: {label: Lap on, tap: {start timer: lap}}
      """)
    #expect(panel.harness.labels.contains("0 s, 0 s"))
    try panel.harness.tap("Start", in: "Eggs")
    try panel.harness.tap("Lap on")
    try await panel.harness.advance(by: .seconds(49))
    #expect(panel.harness.labels.contains("11 s, 49 s"))
    #expect(!panel.harness.labels.contains("Soon"))
    try await panel.harness.advance(by: .seconds(2))
    #expect(panel.harness.labels.contains("9 s, 51 s"))
    #expect(panel.harness.labels.contains("Soon"))
    try await panel.harness.advance(by: .seconds(10))
    #expect(panel.harness.labels.contains("0 s, 1 min 1 s"))
    #expect(!panel.harness.labels.contains("Soon"))
  }

  @Test("The row of a timer and a text that asks for it show the same second, whenever the timer is started")
  func sameSecond() async throws {
    let panel = try ShownPanel(
      """
      pages:
        start:
          body:
            - timer: {name: egg, label: Eggs, time: 40 s}
            - timer: {name: lap, label: Lap, up: true}
            - text: "{timer(egg)}, {timer(lap)}"
            - button: {label: Lap on, tap: {start timer: lap}}
      """)
    try await panel.harness.advance(by: .milliseconds(300))
    try panel.harness.tap("Start", in: "Eggs")
    try await panel.harness.advance(by: .milliseconds(300))
    try panel.harness.tap("Lap on")
    try await panel.harness.advance(by: .milliseconds(1_100))
    let labels = panel.harness.labels
    #expect(labels.contains("39 s, 1 s"), "\(labels)")
    #expect(labels.contains { $0.hasSuffix("0:39") } && labels.contains { $0.hasSuffix("0:01") }, "\(labels)")
    try await panel.harness.advance(by: .milliseconds(650))
    #expect(panel.harness.labels.contains("38 s, 1 s"), "\(panel.harness.labels)")
    try await panel.harness.advance(by: .milliseconds(300))
    #expect(panel.harness.labels.contains("38 s, 2 s"), "\(panel.harness.labels)")
  }

  @Test("A question about a timer that no page has is a mistake")
  func noTimer() {
    let text = """
      pages:
        start: {body: [{timer: {name: egg, time: 1 min}}, {text: "{timer(eg)}"}]}
      """
    #expect(Panels.problems(text) == ["panel.yaml:2:60: there is no timer “eg”; did you mean egg?"])
  }

  @Test("Another timer counts up, and actions start and end both")
  func actions() throws {
    let panel = try ShownPanel(Self.timers)
    try panel.harness.tap("Both")
    try panel.harness.advance(by: .seconds(75))
    #expect(panel.harness.labels.contains("Lap, 1:15"))
    #expect(panel.harness.labels.contains("Eggs, 1:45"))
    try panel.harness.tap("End")
    #expect(panel.harness.labels.contains("Lap, 0:00"))
  }

  @Test("A timer that begins or goes on says so, with the time that it shows")
  func announcements() throws {
    let panel = try ShownPanel(Self.timers)
    try panel.harness.tap("Start", in: "Eggs")
    try panel.harness.advance(by: .seconds(61))
    #expect(panel.harness.announcements == ["Timer started, 3 min"])
    try panel.harness.tap("Pause", in: "Eggs")
    try panel.harness.advance(by: .seconds(10))
    try panel.harness.tap("Continue", in: "Eggs")
    try panel.harness.advance(by: .seconds(1))
    #expect(panel.harness.announcements.dropFirst() == ["Timer started, 1 min 59 s"])
    try panel.harness.tap("Start", in: "Lap")
    try panel.harness.advance(by: .seconds(1))
    #expect(panel.harness.announcements.dropFirst(2) == ["Timer started, 0 s"])
  }

  @Test("A timer goes on in a new version of the file, and stands in the config file")
  func reload() throws {
    let panel = try ShownPanel(Self.timers)
    try panel.harness.tap("Start", in: "Eggs")
    try panel.harness.advance(by: .seconds(10))
    try panel.save(
      Self.timers.replacing("- timer: {name: lap", with: "- timer: {name: tea, time: 1 min}\n      - timer: {name: lap")
    )
    try panel.harness.advance(by: .seconds(10))
    #expect(panel.harness.labels.contains("Eggs, 2:40"))
    #expect(panel.kept("timers.egg")?.hasPrefix("3 min until ") == true)
    try panel.harness.advance(by: .seconds(161))
    #expect(panel.kept("over") == "true")
  }

  @Test("A value that is a duration is chosen by wheels")
  func durations() throws {
    let panel = try ShownPanel(Self.timers, size: Size(width: 800, height: 900))
    #expect(try panel.harness.value(of: "Minutes") == "3")
    #expect(try panel.harness.value(of: "Hours") == "0")
    #expect(!panel.harness.labels.contains("Seconds"))
  }

  private static let instruments = """
    links: {plc: {modbus: tcp://plc.lan}}
    values:
      now: {type: number, in: 0..10, unit: bar, digits: 1, label: Pressure, stale: 1 h, modbus: {input: 0}}
      run: {type: switch, modbus: {coil: 0}}
    pages:
      start:
        body:
          - meter: {value: now, set point: 6, alarm: 0..10, warning: 3..8, normal: 4..7, style: tank}
          - seven segment: {value: now, label: Digits}
          - state lamp: {label: Pump, state: normal if run else off, text: "{'Running' if run else 'Standing'}"}
          - trend arrow: {value: now, span: 1 min, steady: 0.5}
          - sparkline: {value: now, label: Course}
          - compass: {value: now, label: Wind}
    """

  @Test("Instruments say their value, and a dash for one that is not known")
  func values() throws {
    let panel = try ShownPanel(Self.instruments, size: Size(width: 800, height: 900))
    let unknown = try panel.harness.value(of: "Pressure")
    #expect(try panel.harness.value(of: "Pump") == "Not known yet")
    try panel.tell("now", "9.5")
    try panel.tell("run", "true")
    #expect(try panel.harness.value(of: "Pressure") == "9.5 bar, alarm, set point 6.0 bar")
    #expect(!unknown.contains("9"))
    #expect(try panel.harness.value(of: "Digits") == "9.5 bar")
    #expect(try panel.harness.value(of: "Pump") == "Running")
  }

  @Test("Digits of seven segments show their title and their unit; an empty label hides the title")
  func segments() throws {
    func texts(_ keys: String) throws -> [String] {
      let panel = try ShownPanel(
        """
        values: {now: {type: number, in: 0..10, unit: bar, initial: 8, label: Pressure}}
        pages: {start: {body: [{seven segment: {value: now\(keys)}}]}}
        """)
      func texts(_ node: LayoutNode) -> [String] {
        ((node.behavior as? TextBehavior)?.fit.map { [$0.text] } ?? []) + node.behavior.shownChildren.flatMap(texts)
      }
      return texts(panel.harness.stage.rootLayoutNode)
    }
    #expect(try texts("") == ["bar", "Pressure"])
    #expect(try texts(", label: Digits") == ["bar", "Digits"])
    #expect(try texts(", label: \"\", spoken: Digits") == ["bar"])
  }

  @Test("Each control and instrument shows a duration with its units")
  func durationsEverywhere() async throws {
    let panel = try ShownPanel(
      """
      values:
        rest: {type: duration, in: 0 s..20 min, step: 30 s, initial: 90 s}
        free: {type: duration, in: 0 s..1 h, initial: 2 min}
      pages:
        start:
          body:
            - stepper: {value: rest, label: A}
            - slider: {value: rest, label: B}
            - meter: {value: rest, set point: 120, label: C}
            - seven segment: {value: rest, label: D}
            - sparkline: {value: rest, label: E}
            - readout: {value: rest, label: F}
            - slider: {value: free, label: G}
            - chart: {values: [rest], label: H}
      """, size: Size(width: 800, height: 1600))
    func value(_ name: String) throws -> String { try panel.harness.value(of: name) }
    for name in ["A", "B", "D", "F"] { #expect(try value(name) == "1 min 30 s", "\(name)") }
    #expect(try value("C") == "1 min 30 s, set point 2 min")
    try await panel.harness.advance(by: .seconds(60))
    #expect(try value("E").hasSuffix("values from 1 min 30 s to 1 min 30 s"))
    #expect(panel.model.declared.histories["rest"]?.series.format.text(90) == "1 min 30 s")
    #expect(panel.model.values["free"]?.write(.duration(.milliseconds(754_286))) == nil)
    try panel.harness.frame()
    #expect(try value("G") == "12 min 34 s")
  }

  @Test("Zones may stand inside each other")
  func zones() throws {
    let panel = try ShownPanel(Self.instruments, size: Size(width: 800, height: 900))
    for (text, zone) in [("5", "normal"), ("3.5", "warning"), ("7.5", "warning"), ("1", "alarm")] {
      try panel.tell("now", text)
      #expect(try panel.harness.value(of: "Pressure").contains(", \(zone),"), "\(text)")
    }
  }

  @Test("Of zones inside each other each keeps its own part of the scale")
  func parts() {
    let scale = 0.0...10
    #expect(scale.parts(outside: []) == [0...10])
    #expect(scale.parts(outside: [4...7, 3...8]) == [0...3, 8...10])
    #expect(scale.parts(outside: [0...10]) == [])
    #expect(scale.parts(outside: [-5...2]) == [2...10])
    #expect((0.0...2).parts(outside: [5...6]) == [0...2])
  }

  @Test("A lamp is not green while nobody knows")
  func lamp() throws {
    let panel = try ShownPanel(Self.instruments, size: Size(width: 800, height: 900))
    try panel.tell("run", "false")
    #expect(try panel.harness.value(of: "Pump") == "Standing")
    try panel.tell("run", .stale)
    #expect(try panel.harness.value(of: "Pump") == "Not up to date")
  }

  @Test("An arrow tells the change, and a small line how it came about")
  func trend() async throws {
    let panel = try ShownPanel(Self.instruments, size: Size(width: 800, height: 900))
    try panel.tell("now", "2")
    try await panel.harness.advance(by: .seconds(90))
    #expect(try panel.harness.value(of: "Trend") == "steady")
    try panel.tell("now", "6")
    try await panel.harness.advance(by: .seconds(10))
    #expect(try panel.harness.value(of: "Trend") == "rising")
    #expect(try panel.harness.value(of: "Course").hasSuffix("values from 2.0 bar to 6.0 bar"))
    try await panel.harness.advance(by: .seconds(90))
    #expect(try panel.harness.value(of: "Trend") == "steady")
  }

  @Test("A meter that grows is readable on a page that scrolls")
  func growingMeter() throws {
    let rows = (1...12).map { "                - {stepper: {value: flow, label: Row \($0)}}" }.joined(separator: "\n")
    let panel = try ShownPanel(
      """
      values:
        flow: {type: number, in: 0..120, unit: °C, initial: 70, label: Flow temperature}
      pages:
        start:
          body:
            - columns:
                first:
                  - column: {card: true, grow: true, body: [{meter: {value: flow, grow: true}}]}
                second:
      \(rows)
      """, size: Size(width: 480, height: 800))
    #expect(try panel.harness.element("Flow temperature").frame.height >= 150)
  }

  @Test("A value beside a long title is not cut to an ellipsis", arguments: [320.0, 480])
  func longTitle(width: Double) throws {
    let panel = try ShownPanel(
      """
      values:
        mode:
          type: choice
          options: {a: Heating with the condensing boiler, b: "Off"}
          initial: a
          label: Operating mode of the whole installation
      pages: {start: {body: [{value: mode}]}}
      """, size: Size(width: width, height: 800))
    #expect(try panel.harness.lint(on: [LintScreen(Int(width), 800)]).filter { $0.rule == .textCut } == [])
  }
}
