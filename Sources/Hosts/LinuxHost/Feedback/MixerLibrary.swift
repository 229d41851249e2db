import Glibc
import Machine

/// The functions of ALSA's library that set a volume, as pointers into the loaded library.
nonisolated struct MixerLibrary {
  private typealias Handle = OpaquePointer?
  private typealias Step = @convention(c) (OpaquePointer?) -> OpaquePointer?
  private typealias Plain = @convention(c) (OpaquePointer?) -> Int32

  private let open: @convention(c) (UnsafeMutablePointer<OpaquePointer?>?, Int32) -> Int32
  private let attach: @convention(c) (OpaquePointer?, UnsafePointer<CChar>?) -> Int32
  private let register: @convention(c) (OpaquePointer?, OpaquePointer?, OpaquePointer?) -> Int32
  private let load, close, hasVolume: Plain
  private let first, next: Step
  private let name: @convention(c) (OpaquePointer?) -> UnsafePointer<CChar>?
  private let range: @convention(c) (OpaquePointer?, UnsafeMutablePointer<Int>?, UnsafeMutablePointer<Int>?) -> Int32
  private let setVolume: @convention(c) (OpaquePointer?, Int) -> Int32
  private let message: @convention(c) (Int32) -> UnsafePointer<CChar>?

  /// Loads `libasound.so.2`.
  ///
  /// - Throws: ``FeedbackFault`` if it is not installed.
  init() throws {
    guard let library = SharedLibrary(SoundLibrary.fileName) else { throw SoundLibrary.missing }
    func function<Function>(_ name: String, as type: Function.Type = Function.self) throws -> Function {
      try SoundLibrary.function(name, in: library, as: type)
    }
    open = try function("mixer_open")
    attach = try function("mixer_attach")
    register = try function("mixer_selem_register")
    load = try function("mixer_load")
    close = try function("mixer_close")
    first = try function("mixer_first_elem")
    next = try function("mixer_elem_next")
    name = try function("mixer_selem_get_name")
    hasVolume = try function("mixer_selem_has_playback_volume")
    range = try function("mixer_selem_get_playback_volume_range")
    setVolume = try function("mixer_selem_set_playback_volume_all")
    message = try function("strerror")
  }

  /// Sets the volume of a control. Calls `snd_mixer_selem_set_playback_volume_all`.
  ///
  /// - Parameters:
  ///   - control: the name of the control, such as `Master`.
  ///   - card: the name of the sound card; empty for the default one.
  ///   - percent: the volume, 0…100, of the range of the control.
  /// - Throws: ``FeedbackFault`` if there is no such card or no such control, or if it fails.
  func set(_ control: String, on card: String, to percent: Int) throws {
    var mixer: OpaquePointer?
    try check(open(&mixer, 0), control)
    defer { _ = close(mixer) }
    try check(attach(mixer, card.isEmpty ? "default" : card), control)
    try check(register(mixer, nil, nil), control)
    try check(load(mixer), control)
    var (element, others) = (first(mixer), [String]())
    while let found = element {
      let title = name(found).map { String(cString: $0) } ?? ""
      if hasVolume(found) != 0 {
        if title == control { return try set(found, control, percent) }
        others.append(title)
      }
      element = next(found)
    }
    let names = others.isEmpty ? "it has none with a volume" : "write \(others.joined(separator: " or "))"
    throw FeedbackFault("feedback.mixer is “\(control)”, which the mixer does not have; \(names).")
  }

  private func set(_ element: OpaquePointer, _ control: String, _ percent: Int) throws {
    var (low, high) = (0, 0)
    try check(range(element, &low, &high), control)
    try check(setVolume(element, Self.value(percent, low, high)), control)
  }

  /// The value of a percentage of a control's range, rounded.
  static func value(_ percent: Int, _ low: Int, _ high: Int) -> Int {
    guard high > low else { return low }
    let share = Double(min(max(percent, 0), 100)) / 100
    return low + Int((share * (Double(high) - Double(low))).rounded())
  }

  private func check(_ result: Int32, _ control: String) throws {
    if result >= 0 { return }
    let reason = message(result).map { String(cString: $0) } ?? "error \(result)"
    throw FeedbackFault("The volume of “\(control)” is not set: \(reason).")
  }
}
