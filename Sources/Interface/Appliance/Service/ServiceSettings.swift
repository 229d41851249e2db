import Controls
import Looks
import Localization
import Runtime
import Values

/// All service pages in one list: display and sound, language, date and time, network, update, about, log, and the
/// reset.
///
///     ServiceSettings(version: "2.1").access(.service)
@preconcurrency @MainActor public struct ServiceSettings: View {
  private let version: String
  private let languages: [String]
  @Environment({ $0.screenSize }) private var screen
  @Environment({ $0.screenMetrics }) private var metrics

  /// Creates the list.
  ///
  /// - Parameters:
  ///   - version: the version of the application; empty for none.
  ///   - languages: the tags of the application's languages; if empty, those of the toolkit.
  public init(version: String = "", languages: [String] = []) { (self.version, self.languages) = (version, languages) }

  /// A row for each page; on a large screen the page is beside them.
  public var body: some View {
    let (version, languages) = (version, languages)
    if (screen?.width ?? 0) >= Self.splitWidth * metrics.typeScale {
      NavigationSplitView {
        list(version, languages)
      } detail: {
        Form {
          Section { BrightnessSlider() }
          Section { VolumeSlider() }
          Section { LanguageRows(languages: languages.isEmpty ? ToolkitLanguages.tags : languages) }
        }
        .navigationTitle(.toolkit("Settings"))
      }
    } else {
      NavigationStack { list(version, languages) }
    }
  }

  /// The least width of a screen on which a page is shown beside the list, in points of the class of ordinary screens.
  private static var splitWidth: Double { 640 }

  private func list(_ version: String, _ languages: [String]) -> some View {
    List {
      Section {
        row("Display and sound", "sun.max") { DisplayAndSound() }
        row("Language", "globe") { LanguagePicker(languages) }
        row("Date and time", "clock") { DateTimeSettings() }
        row("Network", "wifi") { NetworkSettings() }
      }
      Section {
        row("Update", "arrow.down.circle") { UpdateSettings(version: version) }
        row("About", "info.circle") { MachineAbout(version: version) }
        row("Log", "doc.text") { LogView() }
      }
      Section { FactoryResetButton() }
    }
    .navigationTitle(.toolkit("Service"))
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
