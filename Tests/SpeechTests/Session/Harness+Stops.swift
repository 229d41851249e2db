import FaceplateTesting

@testable import Runtime
@testable import Speech

extension Harness {
  /// Strokes in a direction until a sound says that there is no more, or a hundred elements were come to.
  ///
  /// - Parameter each: called with each element while the person is there.
  /// - Returns: The elements that were come to.
  func stops(
    going direction: MoveCommandDirection, at each: (SpeechStop) -> Void = { _ in }
  ) throws -> [SpeechStop] {
    var stops: [SpeechStop] = []
    while stops.count < 100 {
      let before = spoken.count
      try swipe(direction)
      if spoken[before...].contains(where: { $0.earcon == .edge }) { break }
      if let stop = stage.speech?.current {
        stops.append(stop)
        each(stop)
      }
      // What has been out of sight comes gliding.
      try advance(by: .milliseconds(400))
    }
    return stops
  }
}
