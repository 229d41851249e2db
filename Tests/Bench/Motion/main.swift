// The movements of controls, measured from outside. `motion-report list` prints the names; `motion-report frames` prints
// each movement's frames and the pixels that they draw anew; `motion-report NAME 0` shows a panel up to the moment before
// the movement, and `motion-report NAME 1` also the movement, so that the difference is what it costs.
import Glibc
import Graphics
import Headless
import MotionSamples

/// Shows the panel of a sample.
@MainActor func host(_ sample: Movement) throws -> HeadlessHost {
  try sample.host { size, root in try HeadlessHost(size: size) { root() } }
}

let words = CommandLine.arguments.dropFirst()
switch words.first {
case "list": for sample in Movement.all { print(sample.name) }
case "frames":
  for sample in Movement.all {
    let frames = try sample.run(on: host(sample))
    let damage = frames.reduce(0) { $0 + $1.damage }
    let last = frames.last?.milliseconds ?? 0
    print("\(sample.name)\t\(frames.count)\t\(last)\t\(damage)\t\(Int(sample.size.width * sample.size.height))")
  }
case let name?:
  guard let sample = Movement.all.first(where: { $0.name == name }), words.count == 2 else { exit(64) }
  let panel = try host(sample)
  if words.last == "1" { try sample.run(on: panel) }
default:
  print("motion-report list|frames|NAME 0|NAME 1")
  exit(64)
}
