import Looks
import Runtime
import Values

/// Shows pictures or pages one after another, in a loop, to attract passers-by.
///
///     AttractLoop(every: .seconds(6)) {
///       Image("menu").resizable()
///       Text("Touch to order").font(.largeTitle)
///     }
///
/// It wakes the panel once for each page, and fades from one to the next; with reduced motion it changes at once.
@preconcurrency @MainActor public struct AttractLoop<Content: View>: View {
  private let pace: Duration
  private let content: Content
  @State private var start: Duration?
  @Environment({ $0.accessibilityReduceMotion }) private var reducesMotion
  @Environment({ $0.panelClock }) private var clock

  /// Creates a loop.
  ///
  /// - Parameters:
  ///   - pace: the time for which each page is shown; at least a second.
  ///   - content: the pages.
  public init(every pace: Duration = .seconds(8), @ViewBuilder content: () -> Content) {
    (self.pace, self.content) = (max(pace, .seconds(1)), content())
  }

  /// The page of the moment.
  public var body: some View {
    let (pace, begin, animates) = (pace, start ?? .zero, !reducesMotion)
    Group(subviews: content) { pages in
      TimedView { time in
        let turn = max(0, Int((time - begin) / pace))
        let place = pages.isEmpty ? 0 : turn % pages.count
        return (
          AttractPage(place: place, pages: pages).animation(animates ? .easeInOut(duration: 0.6) : nil, value: place),
          next: pages.count > 1 ? begin + pace * (turn + 1) : nil
        )
      }
    }
    .onAppear { start = clock?.time }
  }
}

/// One page of a loop.
private struct AttractPage: View {
  let place: Int
  let pages: SubviewsCollection

  var body: some View {
    ZStack {
      if pages.indices.contains(place) {
        pages[place].frame(maxWidth: .infinity, maxHeight: .infinity).id(place).transition(.opacity)
      }
    }
  }
}
