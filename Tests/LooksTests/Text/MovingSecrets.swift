import FaceplateTesting
import Graphics
import Localization
import SeededRandom
import Testing
import Values

@testable import Controls
@testable import Runtime

/// A panel with secrets wherever something moves.
struct MovingSecrets: View {
  @State private var path: [Int] = []
  @State private var showsSheet = false
  @State private var showsPopup = false
  @State private var isShown = false
  @State private var isOpen = false
  @State private var tab = 0
  @State private var word = "abc"
  @State private var place = Alignment.leading

  static let labels = [
    "Two", "Three", "Back", "Sheet", "Popup", "Close", "Shown", "More", "First", "Second", "Word", "Aside", "Done",
    "Cancel", "OK",
  ]

  private var secret: some View {
    Text("Zeta 4711").font(.largeTitle).foregroundStyle(Color(red: 1, green: 0, blue: 1))
      .shadow(color: Color(red: 1, green: 0, blue: 1), radius: 3).privacySensitive()
  }

  var body: some View {
    NavigationStack(path: $path) {
      ScrollView {
        VStack {
          HStack {
            NavigationLink("Two", value: 2)
            Button("Sheet") { showsSheet = true }
            Button("Popup") { showsPopup = true }
          }
          Toggle("Shown", isOn: $isShown.animation())
          if isShown {
            HStack {
              secret.transition(.move(edge: .leading))
              secret.transition(.scale)
              secret.transition(.opacity)
            }
            secret.rotationEffect(.degrees(20)).opacity(0.5)
          }
          DisclosureGroup("More", isExpanded: $isOpen) { secret }
          HStack {
            Button("First") { withAnimation { tab = 0 } }
            Button("Second") { withAnimation { tab = 1 } }
            Button("Aside") { withAnimation(.spring) { place = place == .leading ? .trailing : .leading } }
          }
          Group { if tab == 0 { Text("first").id(0) } else { secret.id(1) } }.transition(.slide)
          secret.frame(maxWidth: .infinity, alignment: place)
          SecureField("Word", text: $word).foregroundStyle(Color(red: 1, green: 0, blue: 1))
          secret.blur(radius: 2)
          ForEach(0..<4) { Text("Row \($0)") }
          Canvas { context, size in
            if let symbol = context.resolveSymbol(id: 1) {
              context.draw(symbol, at: Point(x: size.width / 2, y: size.height / 2))
            }
          } symbols: {
            secret.tag(1)
          }
          .frame(height: 50)
        }
      }
      .navigationDestination(for: Int.self) { number in
        ScrollView {
          VStack {
            secret
            Text("Page \(number)")
            if number == 2 { NavigationLink("Three", value: 3) }
            Button("Back") { path.removeLast() }
            ForEach(0..<9) { row in
              Text("Row \(row)")
              if row == 5 { secret }
            }
          }
        }
      }
    }
    .sheet(isPresented: $showsSheet) {
      ScrollView {
        VStack {
          secret
          SecureField("Word", text: $word).foregroundStyle(Color(red: 1, green: 0, blue: 1))
          Button("Close") { showsSheet = false }
        }
      }
    }
    .alert("Popup", isPresented: $showsPopup) { Button("Close") { showsPopup = false } }
  }
}
