import SwiftUI

enum TabItem: String, CaseIterable {
  case home = "house"
  case search = "magnifyingglass"
  case favorites = "heart"
  case cart
  case profile = "person"

  var title: String { self == .cart ? "Cart" : String(describing: self).capitalized }
}

struct MainView: View {
  @State private var selected: TabItem = .home
  @State private var badge = 3
  @Namespace private var animation

  init() {
    print("MainView")
  }

  var body: some View {
    ZStack(alignment: .bottom) {
      TabView(selection: $selected) {
        ForEach(TabItem.allCases, id: \.rawValue) { tab in
          Color.clear
            .overlay(Text(tab.title).font(.largeTitle))
            .tag(tab)
            .toolbar(.hidden, for: .tabBar)
        }
      }
      HStack(spacing: 0) {
        ForEach(TabItem.allCases, id: \.self) { tab in
          TabButton(tab: tab, selected: $selected, namespace: animation)
            .overlay(alignment: .topTrailing) {
              if tab == .cart && badge > 0 {
                Text("\(badge)")
                  .font(.caption2.weight(.bold))
                  .padding(5)
                  .background(.red, in: Circle())
                  .foregroundStyle(.white)
                  .offset(x: -8, y: -4)
              }
            }
        }
      }
      .padding(.horizontal, 8)
      .padding(.vertical, 10)
      .background {
        Capsule()
          .fill(.white)
          .shadow(color: .black.opacity(0.12), radius: 12, y: 4)
      }
      .padding(.horizontal)
    }
    .ignoresSafeArea(.keyboard)
    .onChange(of: selected) { old, new in
      if new == .cart { badge = 0 }
    }
  }
}

struct TabButton: View {
  let tab: TabItem
  @Binding var selected: TabItem
  var namespace: Namespace.ID

  private var isSelected: Bool { tab == selected }

  var body: some View {
    Button {
      withAnimation(.interactiveSpring(response: 0.5, dampingFraction: 0.7, blendDuration: 0.7)) {
        selected = tab
      }
    } label: {
      VStack(spacing: 4) {
        Image(systemName: isSelected ? "\(tab.rawValue).fill" : tab.rawValue)
          .font(.title3)
          .frame(height: 24)
          .symbolEffect(.bounce, value: isSelected)
        if isSelected {
          Text(tab.title)
            .font(.caption)
            .matchedGeometryEffect(id: "title", in: namespace)
        }
      }
      .foregroundStyle(isSelected ? Color.accentColor : .gray)
      .frame(maxWidth: .infinity)
      .padding(.vertical, 6)
      .background {
        if isSelected {
          Capsule()
            .fill(Color.accentColor.opacity(0.15))
            .matchedGeometryEffect(id: "pill", in: namespace)
        }
      }
    }
    .buttonStyle(ScaleButtonStyle())
    .sensoryFeedback(.selection, trigger: selected)
  }
}

struct ScaleButtonStyle: ButtonStyle {
  func makeBody(configuration: Self.Configuration) -> some View {
    configuration.label
      .scaleEffect(configuration.isPressed ? 0.9 : 1)
      .animation(.easeOut(duration: 0.2), value: configuration.isPressed)
  }
}

#Preview("Tabs", traits: .sizeThatFitsLayout) {
  MainView()
}
