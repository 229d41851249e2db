import Looks
import Localization

/// The options of a panel's host. Every default suits a machine with one screen.
///
///     var options = PanelOptions()
///     options.display.mode = DisplayModes(ModeRequest("800x480"))
///     options.watch("/etc/panel.conf") { reload() }
public struct PanelOptions {
  /// A file whose changes are reported.
  struct WatchedFile {
    var path: String
    var onChange: () -> Void
  }

  /// The screen that shows the panel, with its mode and rotation.
  public var display = DisplayOptions()
  /// The settings of input devices.
  public var input = InputOptions()
  /// The dimming and the sleep of a panel that is not used.
  public var idle = IdleOptions()
  /// Font files for characters that the typeface lacks, in order of preference; empty for those that fontconfig
  /// finds.
  public var fontFiles: [String] = []
  /// The language of the panel; `nil` for that of the machine's locale.
  public var language: LanguageTag?
  /// The appearance of the panel.
  public var look = LookOptions()
  /// The settings for people who have difficulty using a panel with their hands.
  public var access = AccessibilitySettings()
  /// The options of speech.
  public var speech = SpeechOptions()
  /// The devices that let a person feel and hear what the panel does.
  public var feedback = FeedbackOptions()
  /// The access of remote viewers to the panel.
  public var remote = RemoteOptions()
  /// The handling of the virtual terminal behind the panel.
  public var console = ConsoleOptions()
  /// Called after the system clock was set or the machine was suspended.
  public var onClockChange: () -> Void = {}
  /// Sets the brightness of a backlight, given its name and a value in its own steps, if the panel's user may not write
  /// to the kernel's file; `nil` if there is no such way. The closure must not wait.
  public var setBrightness: ((_ name: String, _ value: UInt32) -> Void)?
  /// Called on SIGHUP. The handler calls `completion` once everything has been read again.
  public var onReload: (_ completion: @escaping () -> Void) -> Void = { $0() }
  /// Called with each touch before the panel handles it.
  public var onTouch: ((TouchReport) -> Void)?
  /// Called once, when the first frame is on the screen.
  public var onFirstFrame: () -> Void = {}
  /// Receives log messages and errors; the default writes to standard error.
  public var log: (String) -> Void = writeToStandardError
  /// The record of events, by which a crash can be explained; `nil` for none.
  public var events: EventRecord?
  var watchedFiles: [WatchedFile] = []

  /// Creates the default options.
  public init() {}

  /// Calls `onChange` whenever a file has been written, replaced, removed or recreated.
  public mutating func watch(_ path: String, onChange: @escaping () -> Void) {
    watchedFiles.append(WatchedFile(path: path, onChange: onChange))
  }

  /// Sets one of ``MachineSetting/all`` from its text. Returns `false` if there is no such setting or the text is not
  /// valid.
  @discardableResult
  public mutating func set(_ id: String, to text: String) -> Bool {
    MachineSetting.all.first { $0.id == id }?.apply(text, &self) ?? false
  }
}
