// Draws two pages again and again, each frame with its layout, and prints what a frame costs.
//
//     debug-speed
//
// Each line is NAME<TAB>VALUE<TAB>unit: the least time of a processor of ten frames, in microseconds.
import Controls
import Looks
import Glibc
import Graphics
import Headless
import Runtime

/// A large shadow: all of its work is pixels.
private struct Shadow: View {
  var body: some View {
    RoundedRectangle(cornerRadius: 24).fill(Color.white).frame(width: 600, height: 400).shadow(radius: 60)
  }
}

/// Many cells of the usual kind: views, layout, texts and pixels.
private struct Cells: View {
  var body: some View {
    LazyVGrid(columns: Array(repeating: GridItem(), count: 10)) {
      ForEach(0..<60) { index in
        VStack {
          Image(systemName: "bolt.fill")
          Text("Cell \(index)")
        }
        .padding(12)
        .background(LinearGradient(colors: [.blue, .purple], startPoint: .top, endPoint: .bottom))
        .cornerRadius(10)
        .shadow(radius: 6)
      }
    }
  }
}

/// The least time of a processor, in microseconds, of ten frames of a new panel.
@MainActor private func leastTime<Content: View>(_ content: @escaping () -> Content) throws -> Int {
  var least = Int.max
  for _ in 0..<10 {
    let before = processorTime()
    let panel = try HeadlessHost(size: Size(width: 1280, height: 800), root: content)
    least = min(least, processorTime() - before)
    precondition(panel.frames > 0, "the panel drew nothing")
  }
  return least
}

/// The time of a processor that the program has used, in microseconds.
private func processorTime() -> Int {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return time.tv_sec * 1_000_000 + time.tv_nsec / 1000
}

print("shadow\t\(try leastTime { Shadow() })\tmicroseconds")
print("cells\t\(try leastTime { Cells() })\tmicroseconds")
