import SwiftUI

@main
struct OnboardingApp: App {
  @AppStorage("hasSeenOnboarding") private var hasSeenOnboarding = false

  var body: some Scene {
    WindowGroup {
      if hasSeenOnboarding {
        HomeView()
      } else {
        OnboardingView(isFinished: $hasSeenOnboarding)
      }
    }
  }
}

struct OnboardingPage: Identifiable {
  let id = UUID()
  let title: String
  let subtitle: String
  let symbol: String
  let color: Color

  static let all: [OnboardingPage] = [
    .init(title: "Welcome", subtitle: "Plan your week in a minute.", symbol: "calendar", color: .blue),
    .init(title: "Share", subtitle: "Everybody sees what is for dinner.", symbol: "person.2.fill", color: .orange),
    .init(title: "Relax", subtitle: "We remind you in time.", symbol: "bell.badge", color: .purple),
  ]
}

struct OnboardingView: View {
  @Binding var isFinished: Bool
  @State private var selection = 0

  var body: some View {
    ZStack {
      OnboardingPage.all[selection].color
        .opacity(0.15)
        .ignoresSafeArea()
        .animation(.easeInOut, value: selection)

      VStack {
        TabView(selection: $selection) {
          ForEach(Array(OnboardingPage.all.enumerated()), id: \.element.id) { index, page in
            PageView(page: page)
              .tag(index)
          }
        }
        .tabViewStyle(PageTabViewStyle(indexDisplayMode: .always))
        .indexViewStyle(PageIndexViewStyle(backgroundDisplayMode: .always))

        Button {
          withAnimation(.spring()) {
            if selection < OnboardingPage.all.count - 1 {
              selection += 1
            } else {
              isFinished = true
            }
          }
        } label: {
          Text(selection == OnboardingPage.all.count - 1 ? "Get started" : "Next")
            .font(.headline)
            .foregroundColor(.white)
            .frame(maxWidth: .infinity)
            .padding()
            .background(OnboardingPage.all[selection].color)
            .cornerRadius(14)
        }
        .padding(.horizontal, 24)
        .padding(.bottom, 32)
      }
    }
  }
}

struct PageView: View {
  let page: OnboardingPage
  @State private var isAnimating = false

  var body: some View {
    VStack(spacing: 20) {
      Image(systemName: page.symbol)
        .font(.system(size: 90, weight: .light, design: .rounded))
        .foregroundStyle(page.color.gradient)
        .scaleEffect(isAnimating ? 1 : 0.6)
        .shadow(color: page.color.opacity(0.4), radius: 10, x: 0, y: 6)
      Text(page.title)
        .font(.largeTitle.bold())
      Text(page.subtitle)
        .font(.body)
        .foregroundColor(.secondary)
        .multilineTextAlignment(.center)
        .padding(.horizontal, 40)
    }
    .onAppear {
      withAnimation(.easeOut(duration: 0.6)) { isAnimating = true }
    }
    .onDisappear { isAnimating = false }
  }
}

struct HomeView: View {
  var body: some View {
    Text("Home")
      .font(.title)
  }
}

struct OnboardingView_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      OnboardingView(isFinished: .constant(false))
      OnboardingView(isFinished: .constant(false))
        .preferredColorScheme(.dark)
    }
  }
}
