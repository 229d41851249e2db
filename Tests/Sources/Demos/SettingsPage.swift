import SwiftUI

final class AppSettings: ObservableObject {
  @AppStorage("isNotificationsOn") var isNotificationsOn = true
  @AppStorage("volume") var volume = 0.5
  @AppStorage("accent") var accent = Accent.blue
  @AppStorage("fontSize") var fontSize = 16.0

  enum Accent: String, CaseIterable, Identifiable {
    case blue, green, orange, purple
    var id: String { rawValue }
    var color: Color {
      switch self {
      case .blue: .blue
      case .green: .green
      case .orange: .orange
      case .purple: .purple
      }
    }
  }
}

private struct RowIcon: View {
  let systemName: String
  let color: Color

  var body: some View {
    Image(systemName: systemName)
      .font(.system(size: 15, weight: .semibold))
      .foregroundStyle(.white)
      .frame(width: 30, height: 30)
      .background(color, in: RoundedRectangle(cornerRadius: 7, style: .continuous))
      .accessibilityHidden(true)
  }
}

struct SettingsPage: View {
  enum Route: Hashable {
    case account, display, about
  }

  @StateObject private var settings = AppSettings()
  @State private var path: [Route] = []
  @State private var isConfirmingReset = false
  @State private var showingAlert = false
  @Environment(\.openURL) private var openURL
  @Environment(\.colorScheme) var colorScheme

  var body: some View {
    NavigationStack(path: $path) {
      Form {
        Section {
          NavigationLink(value: Route.account) {
            HStack(spacing: 14) {
              Text("JD")
                .font(.title2.weight(.semibold))
                .foregroundStyle(.white)
                .frame(width: 56, height: 56)
                .background(Circle().fill(settings.accent.color.gradient))
              VStack(alignment: .leading, spacing: 2) {
                Text("Jane Doe").font(.title3)
                Text("Account, Cloud, and more").font(.footnote).foregroundStyle(.secondary)
              }
            }
            .padding(.vertical, 4)
          }
        }

        Section {
          Toggle(isOn: $settings.isNotificationsOn.animation()) {
            Label {
              Text("Notifications")
            } icon: {
              RowIcon(systemName: "bell.badge.fill", color: .red)
            }
          }
          if settings.isNotificationsOn {
            Slider(value: $settings.volume, in: 0...1) {
              Text("Volume")
            } minimumValueLabel: {
              Image(systemName: "speaker.fill")
            } maximumValueLabel: {
              Image(systemName: "speaker.wave.3.fill")
            }
          }
          NavigationLink(value: Route.display) {
            Label {
              Text("Display")
            } icon: {
              RowIcon(systemName: "sun.max.fill", color: .blue)
            }
            .badge(colorScheme == .dark ? "Dark" : "Light")
          }
        } header: {
          Text("General")
        } footer: {
          Text("Sounds follow the [silent switch](https://example.com/silent).")
        }

        Picker(selection: $settings.accent) {
          ForEach(AppSettings.Accent.allCases) { accent in
            Text(accent.rawValue.capitalized)
              .foregroundColor(accent.color)
              .tag(accent)
          }
        } label: {
          Label("Accent", systemImage: "paintpalette")
        }
        .pickerStyle(.menu)

        Section {
          Button("Rate the app") { openURL(URL(string: "https://example.com/rate")!) }
          Button("Reset everything", role: .destructive) { isConfirmingReset = true }
            .confirmationDialog("Reset everything?", isPresented: $isConfirmingReset, titleVisibility: .visible) {
              Button("Reset", role: .destructive) { showingAlert = true }
              Button("Cancel", role: .cancel) {}
            } message: {
              Text("This cannot be undone.")
            }
        }
      }
      .navigationTitle("Settings")
      .navigationDestination(for: Route.self) { route in
        switch route {
        case .account: Text("Account")
        case .display: DisplaySettings(fontSize: $settings.fontSize)
        case .about: AboutView()
        }
      }
      .alert("Done", isPresented: $showingAlert) {
        Button("OK") { path.append(.about) }
      } message: {
        Text("All settings are as on the first day.")
      }
      .tint(settings.accent.color)
    }
  }
}

struct DisplaySettings: View {
  @Binding var fontSize: Double
  @State private var brightness = 0.8

  var body: some View {
    List {
      Stepper("Font size: \(fontSize, specifier: "%.0f")", value: $fontSize, in: 10...30, step: 2)
      Stepper {
        Text("Brightness \(brightness, format: .percent.precision(.fractionLength(0)))")
      } onIncrement: {
        brightness = min(1, brightness + 0.1)
      } onDecrement: {
        brightness = max(0, brightness - 0.1)
      }
      Text("The quick brown fox")
        .font(.system(size: fontSize))
        .dynamicTypeSize(...DynamicTypeSize.xxxLarge)
    }
    .navigationTitle("Display")
    .navigationBarTitleDisplayMode(.inline)
    .scrollContentBackground(.hidden)
    .background(Color.gray.opacity(0.1))
  }
}

struct AboutView: View {
  private var version: String {
    Bundle.main.infoDictionary?["CFBundleShortVersionString"] as? String ?? "1.0"
  }

  var body: some View {
    VStack {
      Text("Version \(version)")
      Text(.init("Made with **love**"))
    }
    .textSelection(.enabled)
  }
}

#Preview {
  SettingsPage()
}
