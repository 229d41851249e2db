import CMosquitto
import Glibc
import Machine

/// The functions of libmosquitto.
///
/// The library is loaded with the first broker, and not linked: a panel without a broker does not need it.
struct MosquittoLibrary: Sendable {
  typealias Handle = OpaquePointer
  typealias Context = UnsafeMutableRawPointer
  typealias Message = UnsafePointer<mosquitto_message>
  typealias Text = UnsafePointer<CChar>

  /// Makes a client: `mosquitto_new`.
  let new: @convention(c) (Text?, Bool, Context?) -> Handle?
  /// Frees a client, without a goodbye: `mosquitto_destroy`.
  let destroy: @convention(c) (Handle) -> Void
  /// Sets the name and the password: `mosquitto_username_pw_set`.
  let setUser: @convention(c) (Handle, Text?, Text?) -> CInt
  /// Sets the message that the broker sends when the client is lost: `mosquitto_will_set`.
  let setWill: @convention(c) (Handle, Text, CInt, UnsafeRawPointer?, CInt, Bool) -> CInt
  /// Sets the certificates of TLS: `mosquitto_tls_set`.
  let setTLS: @convention(c) (Handle, Text?, Text?, Text?, Text?, UnsafeRawPointer?) -> CInt
  /// Connects, and waits for the name and the connection: `mosquitto_connect`.
  let connect: @convention(c) (Handle, Text, CInt, CInt) -> CInt
  /// Says goodbye: `mosquitto_disconnect`.
  let disconnect: @convention(c) (Handle) -> CInt
  /// The socket; −1 without one: `mosquitto_socket`.
  let socket: @convention(c) (Handle) -> CInt
  /// Whether there is something to write: `mosquitto_want_write`.
  let wantsWrite: @convention(c) (Handle) -> Bool
  /// Reads what has come: `mosquitto_loop_read`.
  let read: @convention(c) (Handle, CInt) -> CInt
  /// Writes what waits: `mosquitto_loop_write`.
  let write: @convention(c) (Handle, CInt) -> CInt
  /// Keeps the connection alive: `mosquitto_loop_misc`.
  let keepAlive: @convention(c) (Handle) -> CInt
  /// Publishes a message: `mosquitto_publish`.
  let publish: @convention(c) (Handle, UnsafeMutablePointer<CInt>?, Text, CInt, UnsafeRawPointer?, CInt, Bool) -> CInt
  /// Subscribes to topics: `mosquitto_subscribe`.
  let subscribe: @convention(c) (Handle, UnsafeMutablePointer<CInt>?, Text, CInt) -> CInt
  /// Sets what is called for an answer to the connection: `mosquitto_connect_callback_set`.
  let onConnect: @convention(c) (Handle, @convention(c) (Handle?, Context?, CInt) -> Void) -> Void
  /// Sets what is called at the end: `mosquitto_disconnect_callback_set`.
  let onDisconnect: @convention(c) (Handle, @convention(c) (Handle?, Context?, CInt) -> Void) -> Void
  /// Sets what is called once the broker has a message that was published: `mosquitto_publish_callback_set`.
  let onPublish: @convention(c) (Handle, @convention(c) (Handle?, Context?, CInt) -> Void) -> Void
  /// Sets what is called for a message: `mosquitto_message_callback_set`.
  let onMessage: @convention(c) (Handle, @convention(c) (Handle?, Context?, Message?) -> Void) -> Void
  /// The words of an error: `mosquitto_strerror`.
  let words: @convention(c) (CInt) -> Text?

  static let fileName = "libmosquitto.so.1"
  /// The functions of libmosquitto; `nil` if it is not installed or lacks one of them.
  static let shared = MosquittoLibrary()

  private init?() {
    guard let library = SharedLibrary(Self.fileName) else { return nil }
    func find<Function>(_ name: String, _ type: Function.Type = Function.self) -> Function? {
      library.function("mosquitto_\(name)", as: type)
    }
    guard let begin = find("lib_init", (@convention(c) () -> CInt).self), begin() == 0,
      let new = find("new", type(of: self.new)), let destroy = find("destroy", type(of: self.destroy)),
      let setUser = find("username_pw_set", type(of: self.setUser)),
      let setWill = find("will_set", type(of: self.setWill)), let setTLS = find("tls_set", type(of: self.setTLS)),
      let connect = find("connect", type(of: self.connect)),
      let disconnect = find("disconnect", type(of: self.disconnect)),
      let socket = find("socket", type(of: self.socket)),
      let wantsWrite = find("want_write", type(of: self.wantsWrite)),
      let read = find("loop_read", type(of: self.read)), let write = find("loop_write", type(of: self.write)),
      let keepAlive = find("loop_misc", type(of: self.keepAlive)),
      let publish = find("publish", type(of: self.publish)),
      let subscribe = find("subscribe", type(of: self.subscribe)),
      let onConnect = find("connect_callback_set", type(of: self.onConnect)),
      let onDisconnect = find("disconnect_callback_set", type(of: self.onDisconnect)),
      let onPublish = find("publish_callback_set", type(of: self.onPublish)),
      let onMessage = find("message_callback_set", type(of: self.onMessage)),
      let words = find("strerror", type(of: self.words))
    else { return nil }
    (self.new, self.destroy, self.setUser, self.setWill, self.setTLS) = (new, destroy, setUser, setWill, setTLS)
    (self.connect, self.disconnect, self.socket) = (connect, disconnect, socket)
    (self.wantsWrite, self.read, self.write, self.keepAlive) = (wantsWrite, read, write, keepAlive)
    (self.publish, self.subscribe, self.words) = (publish, subscribe, words)
    (self.onConnect, self.onDisconnect) = (onConnect, onDisconnect)
    (self.onPublish, self.onMessage) = (onPublish, onMessage)
  }
}
