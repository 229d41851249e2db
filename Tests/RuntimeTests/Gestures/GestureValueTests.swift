import Graphics
import PrimitiveViews
import Testing

@testable import Runtime

@Suite("What gestures report")
struct GestureValueTests {
  private func panel<Content: View>(@ViewBuilder _ content: @escaping () -> Content) throws -> BarePanel {
    try BarePanel(size: Size(width: 200, height: 200), root: content)
  }

  @Test("A drag's places are in the space asked for", arguments: ["local", "global", "board"])
  func spaces(name: String) throws {
    let log = Log()
    let space: CoordinateSpace = name == "local" ? .local : name == "global" ? .global : .named("board")
    let panel = try panel {
      Pad(name: "pad", width: 40, height: 40)
        .gesture(
          DragGesture(coordinateSpace: space).onChanged {
            log.note("\(Int($0.startLocation.x)) \(Int($0.location.x)) \(Int($0.translation.width))")
          }
        )
        .padding(10)
        .coordinateSpace(.named("board"))
    }
    try panel.drag("pad", dx: 15, steps: 1)
    let expected = ["local": "20 35 15", "global": "100 115 15", "board": "30 45 15"]
    #expect(log.take() == [expected[name]])
  }

  @Test("A drag that moves its own view does not tremble")
  func ownView() throws {
    struct Moving: View {
      let log: Log
      @State private var offset = 0.0
      var body: some View {
        Pad(name: "pad")
          .gesture(
            DragGesture(minimumDistance: 0).onChanged {
              offset = $0.translation.width
              log.note("\(Int(offset))")
            }
          )
          .offset(x: offset)
      }
    }
    let log = Log()
    let panel = try panel { Moving(log: log) }
    try panel.press("pad")
    for _ in 0..<3 { try panel.move(dx: 10) }
    #expect(log.take() == ["0", "10", "20", "30"])
  }

  @Test("Velocity is that of the last tenth of a second, and says where the finger would glide")
  func velocity() throws {
    var last: DragGesture.Value?
    let panel = try panel { Pad(name: "pad").gesture(DragGesture().onEnded { last = $0 }) }
    try panel.drag("pad", dx: 40, steps: 10)
    let flick = try #require(last)
    #expect(abs(flick.velocity.width - 400) < 1 && flick.velocity.height == 0)
    #expect(abs(flick.predictedEndTranslation.width - 140) < 1)
    #expect(abs(flick.predictedEndLocation.x - flick.location.x - 100) < 1)
    try panel.press("pad")
    try panel.move(dx: 40, steps: 10)
    try panel.advance(by: .milliseconds(60))
    try panel.lift()
    #expect(last?.velocity == .zero && last?.predictedEndTranslation.width == 40)
  }

  @Test("A tap says where it was")
  func tapPlace() throws {
    let log = Log()
    let panel = try panel {
      Pad(name: "pad").onTapGesture { place in log.note("\(Int(place.x)),\(Int(place.y))") }.padding(5)
        .simultaneousGesture(
          SpatialTapGesture(coordinateSpace: .global).onEnded { log.note("\(Int($0.location.x))") })
    }
    try panel.tap(at: Point(x: 60, y: 70))
    #expect(log.take() == ["10,20", "60"])
  }

  @Test("Two fingers magnify and turn at once; lifting one ends both")
  func pinch() throws {
    let log = Log()
    let panel = try panel {
      Pad(name: "pad").gesture(
        MagnifyGesture().onChanged { log.note("×\($0.magnification) at \($0.startAnchor.x)") }
          .onEnded { _ in log.note("end") }
          .simultaneously(with: RotateGesture().onChanged { log.note("\(Int($0.rotation.degrees.rounded()))°") }))
    }
    try panel.press(at: Point(x: 80, y: 100))
    try panel.press(at: Point(x: 120, y: 100), contact: 1)
    try panel.move(to: Point(x: 160, y: 100), contact: 1)
    #expect(log.take() == ["×2.0 at 0.5"])
    try panel.move(to: Point(x: 80, y: 180), contact: 1)
    #expect(log.take() == ["90°"])
    try panel.lift(contact: 1)
    #expect(log.take().contains("end"))
    try panel.lift()
    try panel.press(at: Point(x: 80, y: 100))
    try panel.press(at: Point(x: 120, y: 100), contact: 1)
    try panel.move(to: Point(x: 100, y: 100), contact: 1)
    try panel.cancel()
    #expect(!log.take().contains("end"))
  }

  @Test("A long press says that it is pressed, and no longer once it has ripened or failed")
  func pressing() throws {
    let log = Log()
    let panel = try panel {
      Pad(name: "pad").onLongPressGesture(minimumDuration: 0.3) {
        log.note("long")
      } onPressingChanged: {
        log.note("\($0)")
      }
    }
    try panel.tap("pad")
    #expect(log.take() == ["true", "false"])
    try panel.hold("pad", for: .milliseconds(300))
    #expect(log.take() == ["true", "false", "long"])
  }

  @Test("onChanged hears of changes only")
  func changes() throws {
    let log = Log()
    let panel = try panel {
      Pad(name: "pad").gesture(LongPressGesture().onChanged { log.note("\($0)") }.onEnded { log.note("end \($0)") })
    }
    try panel.press("pad")
    try panel.move(dx: 2, steps: 3)
    try panel.advance(by: .seconds(1))
    try panel.lift()
    #expect(log.take() == ["true", "end true"])
  }

  @Test("A mask says whose gestures are followed", arguments: ["all", "gesture", "subviews", "none"])
  func mask(name: String) throws {
    let masks: [String: GestureMask] = ["all": .all, "gesture": .gesture, "subviews": .subviews, "none": .none]
    let log = Log()
    let panel = try panel {
      Pad(name: "pad").onTapGesture { log.note("child") }
        .gesture(DragGesture().onEnded { _ in log.note("parent") }, including: masks[name] ?? .all)
    }
    try panel.tap("pad")
    try panel.drag("pad", dx: 20, steps: 1)
    let expected = ["all": ["child", "parent"], "gesture": ["parent"], "subviews": ["child"], "none": []]
    #expect(log.take() == expected[name])
  }

  @Test("A gesture can be switched off, and be of any type")
  func anyGesture() throws {
    struct Choosing: View {
      let log: Log
      @State private var isTap = true
      @State private var isOn = true
      var body: some View {
        let tap = AnyGesture(TapGesture().map { "tap" })
        let drag = AnyGesture(DragGesture().map { _ in "drag" })
        VStack {
          Pad(name: "pad").gesture((isTap ? tap : drag).onEnded { log.note($0) }, isEnabled: isOn)
          Do("Other") { isTap.toggle() }
          Do("Switch") { isOn.toggle() }
        }
      }
    }
    let log = Log()
    let panel = try panel { Choosing(log: log) }
    try panel.tap("pad")
    try panel.activate("Other")
    try panel.tap("pad")
    try panel.drag("pad", dx: 20, steps: 1)
    try panel.activate("Switch")
    try panel.drag("pad", dx: 20, steps: 1)
    #expect(log.take() == ["tap", "drag"])
  }

  @Test("A gesture made of others follows its body")
  func custom() throws {
    struct Swipe: Gesture {
      var body: some Gesture<Bool> { DragGesture().map { $0.translation.width > 0 } }
    }
    let log = Log()
    let panel = try panel { Pad(name: "pad").gesture(Swipe().onEnded { log.note("\($0)") }) }
    try panel.drag("pad", dx: 30)
    try panel.drag("pad", dx: -30)
    #expect(log.take() == ["true", "false"])
  }

  @Test("A gesture state is told of its last value before it goes back")
  func resetting() throws {
    struct Resetting: View {
      let log: Log
      @GestureState private var way: Double
      init(log: Log) {
        self.log = log
        _way = GestureState(wrappedValue: 0, reset: { value, _ in log.note("reset \(Int(value))") })
      }
      var body: some View {
        Pad(name: "pad").gesture(DragGesture().updating($way) { value, way, _ in way = value.translation.width })
          .words(.value, "\(Int(way))")
      }
    }
    let log = Log()
    let panel = try panel { Resetting(log: log) }
    try panel.press("pad")
    try panel.move(dx: 30)
    #expect(try panel.value(of: "pad") == "30")
    try panel.cancel()
    #expect(try panel.value(of: "pad") == "0")
    #expect(log.take() == ["reset 30"])
    try panel.press("pad")
    try panel.move(dx: 20)
    #expect(try panel.value(of: "pad") == "20")
    try panel.lift()
    #expect(try panel.value(of: "pad") == "0")
    #expect(log.take() == ["reset 20"])
  }
}
