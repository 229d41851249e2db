// fleet-probe PANELS PORT: many panels in one process at one broker, for `Tests/Fleet/run`. Each has the model, the link and the
// thread of a real panel; it has no screen, no config file and no views. Lines on the standard input say what happens, and each is
// answered with a line on the standard output.
//
//   target SEED   somebody at each panel sets its value: SEED times 1000 plus the number of the panel
//   order NUMBER  the first panel tells each panel to set `count`, and presses its button; answers how many were refused
//   group WORD    the first panel tells the group to set `mode`
//   state         what the panels have been told, as JSON
import Dispatch
import Glibc

let words = CommandLine.arguments
guard words.count == 3, let count = Int(words[1]), let port = Int(words[2]) else {
  say("fleet-probe PANELS PORT")
  exit(64)
}
guard let fleet = Fleet(count, port: port) else { exit(70) }
// A thread waits for lines, so that the main thread is free for the links.
let reader = DispatchQueue(label: "standard input")
reader.async { [fleet] in
  while let line = readLine() { DispatchQueue.main.async { MainActor.assumeIsolated { say(fleet.obey(line)) } } }
  DispatchQueue.main.async {
    MainActor.assumeIsolated {
      fleet.stop()
      exit(0)
    }
  }
}
dispatchMain()
