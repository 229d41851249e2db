import Runtime
import Values

/// All pages for service in one list: display and sound, language, date and time, network, update, about, log, and the reset.
///
///     ServiceSettings(version: "2.1").access(.service)
@preconcurrency @MainActor public struct ServiceSettings: View {
  private let version: String
  private let languages: [String]

  /// Creates the list.
  ///
  /// - Parameters:
  ///   - version: the version of the application; empty for none.
  ///   - languages: the tags of the languages that the application speaks; without any, those of the toolkit.
  public init(version: String = "", languages: [String] = []) { (self.version, self.languages) = (version, languages) }

  /// A row for each page.
  public var body: some View {
    let (version, languages) = (version, languages)
    NavigationStack {
      List {
        row("Display and sound", "sun.max") { DisplayAndSound() }
        row("Language", "globe") { LanguagePicker(languages) }
        row("Date and time", "clock") { DateTimeSettings() }
        row("Network", "wifi") { NetworkSettings() }
        row("Update", "arrow.down.circle") { UpdateSettings(version: version) }
        row("About", "info.circle") { MachineAbout(version: version) }
        row("Log", "doc.text") { LogView() }
        FactoryResetButton()
      }
      .navigationTitle(.toolkit("Service"))
    }
  }

  private func row<Page: View>(
    _ title: LocalizedStringKey, _ symbol: String, @ViewBuilder page: @escaping () -> Page
  ) -> some View {
    NavigationLink {
      page().navigationTitle(.toolkit(title))
    } label: {
      Label(.toolkit(title), systemImage: symbol)
    }
  }
}
