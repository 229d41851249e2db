import Faceplate

struct OnboardingPage: Identifiable, Hashable {
  let id: Int
  let symbol: String
  let title: String
  let detail: AttributedLine

  struct AttributedLine: Hashable { var text: String }
}

struct PageIndicator: View {
  let count: Int
  let current: Int

  var body: some View {
    HStack(spacing: 8) {
      ForEach(0..<count, id: \.self) { page in
        Capsule()
          .fill(page == current ? Color.accentColor : Color.secondary.opacity(0.3))
          .frame(width: page == current ? 24 : 8, height: 8)
      }
    }
    .animation(.spring(), value: current)
    .accessibilityElement(children: .ignore)
    .accessibilityValue("Page \(current + 1) of \(count)")
  }
}

struct Onboarding: View {
  let pages: [OnboardingPage]
  let finish: () -> Void
  @State private var current: Int? = 0
  @Environment(\.accessibilityReduceMotion) private var reduceMotion
  @AppStorage("onboarding.done") private var isDone = false

  private var isLast: Bool { current == pages.count - 1 }

  var body: some View {
    VStack(spacing: 20) {
      ScrollView(.horizontal) {
        LazyHStack(spacing: 0) {
          ForEach(pages) { page in
            VStack(spacing: 12) {
              Image(systemName: page.symbol)
                .resizable()
                .scaledToFit()
                .frame(width: 80, height: 80)
                .foregroundStyle(.tint)
              Text(page.title).font(.largeTitle.weight(.bold)).multilineTextAlignment(.center)
              Text(page.detail.text).foregroundStyle(.secondary)
            }
            .padding()
            .containerRelativeFrame(.horizontal)
            .scrollTransition { content, phase in
              content.opacity(phase.isIdentity ? 1 : 0.2).scaleEffect(phase.isIdentity ? 1 : 0.8)
            }
          }
        }
        .scrollTargetLayout()
      }
      .scrollTargetBehavior(.paging)
      .scrollPosition(id: $current)
      .scrollIndicators(.hidden)
      PageIndicator(count: pages.count, current: current ?? 0)
      Button(isLast ? "Start" : "Next") {
        if isLast {
          isDone = true
          finish()
        } else {
          withAnimation(reduceMotion ? nil : .easeInOut) { current = (current ?? 0) + 1 }
        }
      }
      .buttonStyle(.borderedProminent)
      .controlSize(.large)
    }
    .padding(.vertical)
  }
}

struct OnboardingScreen: View {
  @State private var isFinished = false
  static let pages = [
    OnboardingPage(id: 0, symbol: "flame", title: "Heat", detail: .init(text: "Turn the knob.")),
    OnboardingPage(id: 1, symbol: "timer", title: "Time", detail: .init(text: "Hold to repeat.")),
    OnboardingPage(id: 2, symbol: "bell", title: "Done", detail: .init(text: "It rings.")),
  ]

  var body: some View {
    if isFinished {
      ContentUnavailableView("Ready", systemImage: "checkmark", description: Text("Enjoy *it*."))
    } else {
      Onboarding(pages: Self.pages) { isFinished = true }
    }
  }
}

/// Cards that rest where one begins.
struct CarouselScreen: View {
  @State private var position = ScrollPosition(idType: Int.self)
  @State private var offset: CGFloat = 0

  var body: some View {
    VStack {
      ScrollView(.horizontal, showsIndicators: false) {
        HStack(spacing: 16) {
          ForEach(0..<8, id: \.self) { index in
            RoundedRectangle(cornerRadius: 12)
              .fill(Color(hue: Double(index) / 8, saturation: 0.6, brightness: 0.9))
              .frame(width: 160, height: 100)
              .overlay(Text("Card \(index)"))
              .visualEffect { content, proxy in
                content.rotationEffect(.degrees(proxy.frame(in: .scrollView).midX / 100))
              }
              .id(index)
          }
        }
        .scrollTargetLayout()
      }
      .scrollTargetBehavior(.viewAligned)
      .scrollPosition($position)
      .onScrollGeometryChange(for: CGFloat.self) {
        $0.contentOffset.x
      } action: { _, new in
        offset = new
      }
      Text("At \(Int(offset))")
      HStack {
        Button("First") { withAnimation { position.scrollTo(edge: .leading) } }
        Button("Fifth") { withAnimation { position.scrollTo(id: 4) } }
      }
    }
  }
}
