import Looks
import Graphics
import LinuxHost
import Runtime

/// Applies the settings of a running panel other than its tweaks, at the start and after each edit: the options of the
/// machine, the language, the look and the fonts.
package final class SettingsFollower {
  /// The present options.
  package private(set) var options = PanelOptions()
  /// The host that takes changes of the machine's options; `nil` until there is one.
  package weak var host: PanelHost?
  /// Called with the options after each change of the files.
  package var onOptions: (PanelOptions) -> Void = { _ in }

  private unowned let stage: Stage
  private let settings: PanelSettings?
  private let commandLine: [(id: String, text: String)]
  private let searches: FontSearches?
  private let language: PanelLanguage
  private var look = PanelLook()
  private var access = AccessibilitySettings()
  private var fontFiles: [String] = []
  private var typefaceFiles: [String] = []
  private let log: (String) -> Void

  /// Creates a follower of a panel's settings.
  ///
  /// - Parameters:
  ///   - stage: The panel.
  ///   - settings: The config file; `nil` without one.
  ///   - commandLine: The settings of the command line, which override the file.
  ///   - language: The languages of the panel.
  ///   - searches: Looks for fallback fonts; without them, text waits for its fonts.
  ///   - log: Receives an error of a font file.
  package init(
    stage: Stage, settings: PanelSettings?, commandLine: [(id: String, text: String)], language: PanelLanguage,
    searches: FontSearches? = nil, log: @escaping (String) -> Void
  ) {
    (self.stage, self.settings, self.commandLine) = (stage, settings, commandLine)
    (self.language, self.searches, self.log) = (language, searches, log)
  }

  /// The first frame is on the screen: from now on no change of the settings waits for translations.
  package func noteShown(on loop: EventLoop) {
    language.readElsewhere(for: loop) { [weak stage] change in stage?.setEnvironment(change) }
  }

  /// Applies the present settings.
  package func follow() {
    options.read(settings, commandLine)
    language.show(options, stage.setEnvironment)
    look.show(options, stage.setEnvironment)
    if access != options.access {
      access = options.access
      stage.apply(access)
    }
    host?.apply(display: options.display, input: options.input, idle: options.idle)
    host?.apply(speech: options.speech)
    host?.apply(feedback: options.feedback)
    host?.apply(remote: options.remote)
    onOptions(options)
    useFonts()
  }

  /// Sets the text with the fonts of the file, if the file names new fonts. The previous fonts stay if a new font
  /// cannot be used.
  private func useFonts() {
    let typeface = options.look.typefaceFiles
    if fontFiles == options.fontFiles, typefaceFiles == typeface { return }
    (fontFiles, typefaceFiles) = (options.fontFiles, typeface)
    do {
      let fonts = try options.fonts(searches)
      FontLibrary.forgetFormer()
      stage.setEnvironment { $0.fontLibrary = fonts }
    } catch {
      log("\(error)")
    }
  }
}
