// The smallest useful panel, whose size, memory and start `make bench` measures: one stepper.
//
// `hello-bench start` draws its first frame as the panel does on a screen, without one. `hello-bench rss TIMES` then gives back
// what only the start needed, as the panel's host does, and steps so often before it measures. Any other words go to the
// command line that every panel has.
import BenchMemory
import Faceplate
import Glibc
import LinuxHost

struct HelloPanel: View {
  @Tweak("target", in: 5...30, step: 0.5) private var target = 21.0

  var body: some View {
    Stepper("Target", value: $target, in: 5...30, step: 0.5)
  }
}

/// The application, with everything that comes with one.
struct HelloApp: App {
  var body: some Scene {
    WindowGroup { HelloPanel() }
  }
}

switch CommandLine.arguments.dropFirst().first {
case "start", "rss":
  let stage = Stage(size: Size(width: 800, height: 480), fonts: try .system()) { HelloPanel() }
  let bitmap = Bitmap(width: 800, height: 480)
  _ = stage.draw()
  Rasterizer().draw(stage.drawAll().list, into: bitmap)
  if CommandLine.arguments[1] == "rss" {
    ProgramPages.release()
    let rasterizer = Rasterizer()
    var time = Duration.zero
    /// The stepper, as those who cannot see it find it.
    func target() -> SemanticsElement? { stage.elements.flatMap(\.flattened).first { $0.label == "Target" } }
    let times = CommandLine.arguments.count == 3 ? Int(CommandLine.arguments[2]) ?? 0 : 0
    for step in 0..<times {
      guard let before = target(), let button = before.parts.last else { exit(70) }
      for phase in [ContactPhase.down, .up] {
        time += .milliseconds(200)
        stage.handle(InputEvent(time: time, .contact(id: step, phase: phase, at: button.frame.center)))
        _ = stage.draw(into: bitmap, with: rasterizer)
      }
      guard target()?.value != before.value else { exit(70) }
    }
    guard let memory = residentKibibytes() else { exit(71) }
    print(memory)
  }
  // A panel's first stage lives as long as its program: what it costs to take it down is no part of the start.
  exit(0)
default: HelloApp.main()
}
