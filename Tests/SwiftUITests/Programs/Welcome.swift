import SwiftUI

// Pages that lead through what an application does, with dots and a button that ends them.

struct WelcomeScreen: View {
  private struct Page: Identifiable {
    let id: Int
    let symbol: String
    let title: String
    let text: String
    let color: Color
  }

  @AppStorage("welcome.seen") private var isSeen = false
  @State private var page = 0
  private let pages = [
    Page(id: 0, symbol: "airplane", title: "Travel", text: "Find your next trip in a few taps.", color: .blue),
    Page(
      id: 1, symbol: "suit.heart.fill", title: "Favourites", text: "Keep what you like close at hand.", color: .pink),
    Page(id: 2, symbol: "bell.badge", title: "Reminders", text: "Never miss a gate again.", color: .orange),
  ]

  var body: some View {
    if isSeen {
      home
    } else {
      VStack {
        HStack {
          Spacer()
          Button("Skip") { isSeen = true }.opacity(page == pages.count - 1 ? 0 : 1).padding(.trailing, 24)
        }
        TabView(selection: $page) {
          ForEach(pages) { page in
            VStack(spacing: 20) {
              ZStack {
                Circle().fill(page.color.opacity(0.15)).frame(width: 180, height: 180)
                Image(systemName: page.symbol)
                  .resizable().scaledToFit().frame(width: 80, height: 80)
                  .foregroundStyle(page.color.gradient)
              }
              Text(page.title).font(.largeTitle.bold())
              Text(page.text).font(.body).foregroundStyle(.secondary).multilineTextAlignment(.center)
                .padding(.horizontal, 40)
            }
            .tag(page.id)
          }
        }
        .tabViewStyle(.page(indexDisplayMode: .always))
        .indexViewStyle(.page(backgroundDisplayMode: .always))
        .animation(.easeInOut, value: page)

        Button {
          if page < pages.count - 1 { page += 1 } else { isSeen = true }
        } label: {
          Text(page < pages.count - 1 ? "Continue" : "Get Started")
            .font(.headline)
            .foregroundColor(.white)
            .frame(maxWidth: .infinity)
            .padding()
            .background(RoundedRectangle(cornerRadius: 14).fill(pages[page].color))
            .padding(.horizontal, 24)
        }
        .padding(.bottom, 24)
      }
    }
  }

  private var home: some View {
    NavigationStack {
      List {
        Section("Trips") {
          ForEach(["Oslo", "Lisbon", "Kyoto"], id: \.self) { city in
            NavigationLink(city) { Text("All about \(city)").navigationTitle(city) }
          }
        }
        Section {
          Button("Show the welcome again", role: .destructive) {
            isSeen = false; page = 0
          }
        }
      }
      .navigationTitle("Trips")
      .navigationBarTitleDisplayMode(.large)
    }
  }
}

#Preview { WelcomeScreen() }
