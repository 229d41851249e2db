import Faceplate

// What the page takes for granted: the views of an oven.
private let (dial, timers, core) = (Text("Dial"), Text("Timers"), Text("Core"))
private func reset() {}
private func start() {}
