// A program whose event loop runs what Dispatch's main queue and Foundation's main run loop are given, without the overloads
// that the toolkit has for sources that import it whole.
//
//     main-queue-probe
//
// Prints the name of each piece of work as it runs, then "wakes N": how often the loop has woken in half a second in which
// nothing happened.
import Looks
import Foundation
import Graphics
import Headless
import LinuxHost
import Runtime

MainTasks.install()
let panel = try HeadlessHost(size: Size(width: 100, height: 100)) { Color.red }
let loop = EventLoop()
MainTasks.attach(to: loop, for: panel.stage)

@MainActor enum Probe {
  static var pending: Set = ["async", "delayed", "item", "back", "perform", "timer", "nested"]
  /// When the loop wakes at the latest.
  static var end = Duration.zero

  static func ran(_ name: String) { print(pending.remove(name) == nil ? "again" : name) }
}

DispatchQueue.main.async {
  Probe.ran("async")
  RunLoop.main.perform { MainActor.assumeIsolated { Probe.ran("nested") } }
}
DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { Probe.ran("delayed") }
DispatchQueue.main.asyncAfter(
  deadline: .now() + 0.2, execute: DispatchWorkItem { MainActor.assumeIsolated { Probe.ran("item") } })
DispatchQueue.global().async { DispatchQueue.main.async { Probe.ran("back") } }
RunLoop.main.perform { MainActor.assumeIsolated { Probe.ran("perform") } }
let timer = Timer(timeInterval: 0.3, repeats: false) { _ in MainActor.assumeIsolated { Probe.ran("timer") } }
RunLoop.main.add(timer, forMode: .common)

// Work that is forgotten fails the run instead of making it endless.
Probe.end = loop.now + .seconds(20)
loop.beforeSleep { Probe.end }
while !Probe.pending.isEmpty, loop.now < Probe.end { loop.turn() }
print("forgotten \(Probe.pending.sorted())")

Probe.end = loop.now + .milliseconds(500)
let before = loop.wakeups
while loop.now < Probe.end { loop.turn() }
print("wakes \(loop.wakeups - before)")
