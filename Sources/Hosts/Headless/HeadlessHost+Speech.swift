#if Speech
import Graphics
import Controls
import Runtime
import Speech

/// A person who listens: what is said is kept in a record, and time passes as if it were said.
extension HeadlessHost {
  /// The time between two samples of a stroke, and the length of a stroke in points.
  private static let strokeSample = Duration.milliseconds(10), strokeLength = 64.0

  /// Begins to speak.
  ///
  ///     try panel.startSpeech()
  ///     try panel.swipe(.right)
  ///     #expect(panel.transcript.last == "Temperature, 180 degrees Celsius, adjustable")
  ///
  /// - Parameter manner: the listener, and the device with which the panel is worked.
  /// - Throws: ``HeadlessError`` if a frame is faulty.
  public func startSpeech(_ manner: SpeechManner = SpeechManner()) throws {
    let voice = RecordingVoice()
    speechVoice = voice
    beforeFrame = { [unowned self] in stage.speech?.follow() }
    // Nothing waits for the end of words that are not heard.
    stage.beginSpeech(manner.isHeard ? voice : SilentVoice(), manner)
    try drawIfWanted()
  }

  /// Ends speech. The record stays.
  ///
  /// - Throws: ``HeadlessError`` if a frame is faulty.
  public func stopSpeech() throws {
    stage.endSpeech()
    try drawIfWanted()
  }

  /// The spoken texts since ``startSpeech(_:)``, and the sounds beside them, in order.
  public var spoken: [SpokenText] { speechVoice?.record ?? [] }

  /// The words of ``spoken``, one text an element; what was cut off ends in “…”.
  public var transcript: [String] {
    spoken.filter { $0.earcon == nil }.map { $0.text + ($0.cutOff == nil ? "" : " …") }
  }

  /// Lets time pass until the present words and those that wait have been said, with the last value of a control that has
  /// changed. A hint is not waited for, but what a tap will say is: the tap could be the first of two.
  ///
  /// - Throws: ``HeadlessError`` if a frame is faulty.
  public func listen() throws {
    while let speech = stage.speech, speech.narrator.isBusy || speech.awaitsTap || stage.announcer.deadline != nil,
      let deadline = stage.deadline
    {
      try advance(to: max(deadline, now))
    }
  }

  /// Whether the panel's text and rows run from right to left.
  package var isRightToLeft: Bool { stage.environment.values.isRightToLeft }

  /// Strokes the screen with a finger or several, in one direction or in two, one after the other.
  ///
  /// - Throws: ``HeadlessError`` if a frame is faulty.
  public func swipe(
    _ direction: MoveCommandDirection, then second: MoveCommandDirection? = nil, fingers count: Int = 1
  ) throws {
    let places = (0..<max(1, count)).map { index in
      Point(x: stage.size.width / 2 + Double(index) * 40, y: stage.size.height / 2)
    }
    for (contact, place) in places.enumerated() { try press(at: place, contact: contact) }
    for direction in [direction, second].compactMap({ $0 }) {
      for _ in 0..<4 {
        try advance(by: Self.strokeSample)
        for contact in places.indices {
          let from = fingers[contact] ?? .zero
          try move(to: from.offset(direction, by: Self.strokeLength / 4), contact: contact)
        }
      }
    }
    for contact in places.indices { try lift(contact: contact) }
  }

  /// Taps the screen twice, which uses the element that was heard last.
  ///
  /// - Throws: ``HeadlessError`` if a frame is faulty.
  public func doubleTap() throws {
    let middle = Point(x: stage.size.width / 2, y: stage.size.height / 2)
    try tap(at: middle)
    try advance(by: .milliseconds(80))
    try tap(at: middle)
  }
}

extension Point {
  /// Returns the point a distance further on in a direction.
  fileprivate func offset(_ direction: MoveCommandDirection, by distance: Double) -> Point {
    switch direction {
    case .up: offsetBy(dx: 0, dy: -distance)
    case .down: offsetBy(dx: 0, dy: distance)
    case .left: offsetBy(dx: -distance, dy: 0)
    case .right: offsetBy(dx: distance, dy: 0)
    }
  }
}
#endif
