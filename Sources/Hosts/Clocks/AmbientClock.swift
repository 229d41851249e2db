import Graphics
import Looks
import Runtime

/// A large, dim clock on black, for a panel that is not in use.
///
///     Panel().screensaver(after: .seconds(300)) { AmbientClock() }
///
/// It wanders a little each minute, so that no screen keeps its traces, and wakes the panel at no other time.
public struct AmbientClock: View {
  @Environment({ $0.wallTime }) private var wallTime
  @Environment({ $0.screenSize }) private var screen

  /// The steps of the way to and fro, in each direction.
  private static let (columns, rows) = (5, 7)

  /// Creates the clock, which shows the time of the panel's time zone.
  public init() {}

  /// The clock at its place of the minute.
  public var body: some View {
    let (wallTime, size) = (wallTime, screen ?? Size(width: 800, height: 480))
    TimedView { time in
      let now = wallTime.seconds(at: time)
      let minute = (now / 60).rounded(.down)
      let place = Self.place(Int(minute), in: size)
      return (
        WallClock()
          .font(.system(size: min(size.width / 4, size.height / 2.5), weight: .light))
          .foregroundStyle(Color(white: 0.55))
          .offset(x: place.x, y: place.y)
          .frame(maxWidth: .infinity, maxHeight: .infinity)
          .background(.black),
        next: time + .seconds((minute + 1) * 60 - now)
      )
    }
  }

  /// Returns the distance of the clock from the middle in a minute, in points: at most a twelfth of the screen.
  static func place(_ minute: Int, in size: Size) -> Point {
    func part(_ steps: Int) -> Double {
      let turn = minute % (2 * steps)
      return Double(turn < steps ? turn : 2 * steps - turn) / Double(steps) - 0.5
    }
    return Point(x: part(columns) * size.width / 6, y: part(rows) * size.height / 6)
  }
}
