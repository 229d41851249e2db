// The smallest useful panel, whose size, memory and start `make bench` measures: one stepper.
//
// `hello-bench start|rss` draws its first frame as the panel does on a screen, without one; any other words go to the
// command line that every panel has.
import BenchMemory
import Faceplate
import Glibc

/// The panel.
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
    guard let memory = residentKibibytes() else { exit(71) }
    print(memory)
  }
  // A panel's first stage lives as long as its program: what it costs to take it down is no part of the start.
  exit(0)
default: HelloApp.main()
}
