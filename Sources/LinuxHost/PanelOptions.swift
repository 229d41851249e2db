/// What a panel's host may be told; everything has a default that suits a machine with one screen.
///
///     var options = PanelOptions()
///     options.mode = ModeRequest("800x480")
///     options.watch("/etc/panel.conf") { reload() }
public struct PanelOptions {
  /// A file whose changes are told.
  struct WatchedFile {
    var path: String
    var onChange: () -> Void
  }

  /// A display adapter such as `/dev/dri/card1`; `nil` for the first with something connected.
  public var card: String?
  /// A connector such as `HDMI-A-1`; `nil` for the first that is connected.
  public var connector: String?
  /// The picture's size and rate; `nil` for the panel's own.
  public var mode: ModeRequest?
  /// How far the picture is turned, and touches with it, on a panel that is mounted turned.
  public var rotation = DisplayRotation.none
  /// Pixels in a point; `nil` for 1.
  public var scale: Double?
  /// The text console to silence, such as `/dev/tty1` or `tty1`; `nil` for the one that the process runs on, or the one in front.
  public var tty: String?
  /// Whether a text console is silenced at all.
  public var takesConsole = true
  /// Whether input devices are kept from every other program.
  public var grabsInput = false
  /// Whether atomic commits may be used; the older calls are there for drivers whose atomic ones misbehave.
  public var allowsAtomic = true
  /// Called on SIGHUP.
  public var onReload: () -> Void = {}
  /// Called once, when the first frame is on the screen.
  public var onFirstFrame: () -> Void = {}
  /// Where one-line notes and errors go: standard error unless told otherwise.
  public var log: (String) -> Void = writeToStandardError
  var watchedFiles: [WatchedFile] = []

  /// The defaults.
  public init() {}

  /// Calls `onChange` when a file has been written, replaced, removed or has come back.
  public mutating func watch(_ path: String, onChange: @escaping () -> Void) {
    watchedFiles.append(WatchedFile(path: path, onChange: onChange))
  }
}
