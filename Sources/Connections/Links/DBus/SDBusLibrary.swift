import Machine

/// The functions of sd-bus, which libsystemd has.
///
/// The library is loaded with the first call, and not linked: most panels have nothing on the bus.
struct SDBusLibrary: Sendable {
  typealias Bus = OpaquePointer
  typealias Message = OpaquePointer
  typealias Text = UnsafePointer<CChar>

  /// Connects to the bus of the machine: `sd_bus_open_system`.
  let openSystem: @convention(c) (UnsafeMutablePointer<Bus?>) -> CInt
  /// Connects to the bus of the user: `sd_bus_open_user`.
  let openUser: @convention(c) (UnsafeMutablePointer<Bus?>) -> CInt
  /// Ends a connection: `sd_bus_flush_close_unref`.
  let close: @convention(c) (Bus) -> Bus?
  /// Makes a call: `sd_bus_message_new_method_call`.
  let newCall: @convention(c) (Bus, UnsafeMutablePointer<Message?>, Text, Text, Text, Text) -> CInt
  /// Adds a value to a message: `sd_bus_message_append_basic`.
  let append: @convention(c) (Message, CChar, UnsafeRawPointer?) -> CInt
  /// Begins a part of a message: `sd_bus_message_open_container`.
  let open: @convention(c) (Message, CChar, Text) -> CInt
  /// Ends a part of a message: `sd_bus_message_close_container`.
  let closePart: @convention(c) (Message) -> CInt
  /// Sends a call and waits for its answer: `sd_bus_call`.
  let call: @convention(c) (Bus, Message, UInt64, UnsafeMutableRawPointer?, UnsafeMutablePointer<Message?>) -> CInt
  /// Says what comes next in a message: `sd_bus_message_peek_type`.
  let peek: @convention(c) (Message, UnsafeMutablePointer<CChar>, UnsafeMutablePointer<Text?>) -> CInt
  /// Goes into a part of a message: `sd_bus_message_enter_container`.
  let enter: @convention(c) (Message, CChar, Text?) -> CInt
  /// Comes out of a part of a message: `sd_bus_message_exit_container`.
  let exit: @convention(c) (Message) -> CInt
  /// Reads a value: `sd_bus_message_read_basic`.
  let read: @convention(c) (Message, CChar, UnsafeMutableRawPointer) -> CInt
  /// Frees the texts of an error: `sd_bus_error_free`.
  let freeError: @convention(c) (UnsafeMutableRawPointer?) -> Void
  /// Frees a message: `sd_bus_message_unref`.
  let free: @convention(c) (Message) -> Message?

  static let fileName = "libsystemd.so.0"
  /// The functions of libsystemd; `nil` if it is not installed or lacks one of them.
  static let shared = SDBusLibrary()

  private init?() {
    guard let library = SharedLibrary(Self.fileName) else { return nil }
    func find<Function>(_ name: String, _ type: Function.Type = Function.self) -> Function? {
      library.function("sd_bus_\(name)", as: type)
    }
    guard let openSystem = find("open_system", type(of: self.openSystem)),
      let openUser = find("open_user", type(of: self.openUser)),
      let close = find("flush_close_unref", type(of: self.close)),
      let newCall = find("message_new_method_call", type(of: self.newCall)),
      let append = find("message_append_basic", type(of: self.append)),
      let open = find("message_open_container", type(of: self.open)),
      let closePart = find("message_close_container", type(of: self.closePart)),
      let call = find("call", type(of: self.call)), let peek = find("message_peek_type", type(of: self.peek)),
      let enter = find("message_enter_container", type(of: self.enter)),
      let exit = find("message_exit_container", type(of: self.exit)),
      let read = find("message_read_basic", type(of: self.read)),
      let freeError = find("error_free", type(of: self.freeError)),
      let free = find("message_unref", type(of: self.free))
    else { return nil }
    (self.openSystem, self.openUser, self.close, self.newCall) = (openSystem, openUser, close, newCall)
    (self.append, self.open, self.closePart, self.call) = (append, open, closePart, call)
    (self.peek, self.enter, self.exit, self.read) = (peek, enter, exit, read)
    (self.freeError, self.free) = (freeError, free)
  }
}
