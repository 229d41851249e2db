import Faceplate

/// A page behind each tab.
struct TabsPanel: View {
  @State private var isHeating = true
  @State private var speed = 2

  var body: some View {
    TabView {
      VStack { Toggle("Heating", isOn: $isHeating) }.padding(16)
        .tabItem { Label("Heat", systemImage: "flame") }
      VStack { Stepper("Speed", value: $speed, in: 0...5) }.padding(16)
        .tabItem { Label("Air", systemImage: "fan") }
    }
  }
}
