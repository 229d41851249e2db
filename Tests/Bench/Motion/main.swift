// The movements of controls, measured from outside. `motion-report frames` prints each movement's frames, the pixels that
// they draw anew and how often the panel wakes in the minute afterwards; `motion-report run NAME 0` shows a panel up to the
// moment before the movement, and `motion-report run NAME 1` also the movement, so that the difference is what it costs.
import Glibc
import Graphics
import Headless
import MotionSamples

/// Shows the panel of a sample.
@MainActor func host(_ sample: Movement) throws -> HeadlessHost {
  try sample.host { size, root in try HeadlessHost(size: size) { root() } }
}

/// How often a panel asks to be woken in a minute in which nobody touches it.
@MainActor func wakes(of panel: HeadlessHost) throws -> Int {
  let end = panel.now + .seconds(60)
  var count = 0
  while let next = panel.stage.deadline, next <= end {
    count += 1
    try panel.advance(by: max(.zero, next - panel.now))
  }
  return count
}

let words = CommandLine.arguments.dropFirst()
switch words.first {
case "frames":
  for sample in Movement.all {
    let panel = try host(sample)
    let frames = try sample.run(on: panel)
    let damage = frames.reduce(0) { $0 + $1.damage }
    let last = frames.last?.milliseconds ?? 0
    let pixels = Int(sample.size.width * sample.size.height)
    print("\(sample.name)\t\(frames.count)\t\(last)\t\(damage)\t\(pixels)\t\(try wakes(of: panel))")
  }
case "run":
  let name = words.dropFirst().first
  guard let sample = Movement.all.first(where: { $0.name == name }), words.count == 3 else { exit(64) }
  let panel = try host(sample)
  if words.last == "1" { try sample.run(on: panel) }
default:
  print("motion-report frames|run NAME 0|run NAME 1")
  exit(64)
}
