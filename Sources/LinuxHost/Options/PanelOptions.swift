/// What a panel's host may be told; everything has a default that suits a machine with one screen.
///
///     var options = PanelOptions()
///     options.display.mode = DisplayModes(ModeRequest("800x480"))
///     options.watch("/etc/panel.conf") { reload() }
public struct PanelOptions {
  /// A file whose changes are told.
  struct WatchedFile {
    var path: String
    var onChange: () -> Void
  }

  /// Which screen shows the picture, and how.
  public var display = DisplayOptions()
  /// How input devices are read.
  public var input = InputOptions()
  /// What happens when nobody touches the panel.
  public var idle = IdleOptions()
  /// Font files for characters that the typeface lacks, in this order; empty for those that fontconfig finds.
  public var fontFiles: [String] = []
  /// What becomes of the text console behind the panel.
  public var console = ConsoleOptions()
  /// Called when the machine's clock was set, or the machine has slept.
  public var onClockChange: () -> Void = {}
  /// Called on SIGHUP with what to call once everything has been read anew.
  public var onReload: (_ completion: @escaping () -> Void) -> Void = { $0() }
  /// Called with each touch before the panel sees it.
  public var onTouch: ((TouchReport) -> Void)?
  /// Called once, when the first frame is on the screen.
  public var onFirstFrame: () -> Void = {}
  /// Where one-line notes and errors go: standard error unless told otherwise.
  public var log: (String) -> Void = writeToStandardError
  /// Where what happens is noted, so that a crash can be looked into; `nil` for nowhere.
  public var events: EventRecord?
  var watchedFiles: [WatchedFile] = []

  /// The defaults.
  public init() {}

  /// Calls `onChange` when a file has been written, replaced, removed or has come back.
  public mutating func watch(_ path: String, onChange: @escaping () -> Void) {
    watchedFiles.append(WatchedFile(path: path, onChange: onChange))
  }

  /// Sets what a text says of one of ``MachineSetting/all``; false where there is no such setting or the text is no good.
  @discardableResult
  public mutating func set(_ id: String, to text: String) -> Bool {
    MachineSetting.all.first { $0.id == id }?.apply(text, &self) ?? false
  }
}
