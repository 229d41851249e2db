import CVNC
import Glibc
import Machine

/// LibVNCServer, loaded instead of linked: only the processes of viewers need it.
struct VNCLibrary {
  /// The type of `rfbGetScreen`: program arguments, width, height, bits per sample, samples and bytes per pixel.
  private typealias GetScreen =
    @convention(c) (
      UnsafeMutablePointer<Int32>?, UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?, Int32, Int32, Int32, Int32,
      Int32
    ) -> rfbScreenInfoPtr?

  // The functions of `rfb/rfb.h` by their own names, without the prefix.
  private let getScreen: GetScreen
  private let initServer: @convention(c) (rfbScreenInfoPtr?) -> Void
  private let setCursor: @convention(c) (rfbScreenInfoPtr?, rfbCursorPtr?) -> Void
  private let checkPassword: @convention(c) (rfbClientPtr?, UnsafePointer<CChar>?, Int32) -> rfbBool
  private let makeClient: @convention(c) (rfbScreenInfoPtr?, Int32) -> rfbClientPtr?
  private let markRect: @convention(c) (rfbScreenInfoPtr?, Int32, Int32, Int32, Int32) -> Void
  private let process: @convention(c) (rfbScreenInfoPtr?, Int) -> rfbBool

  /// Loads the library; `nil` if it is not installed.
  init?() {
    guard let library = SharedLibrary("libvncserver.so.1"),
      let getScreen = library.function("rfbGetScreen", as: GetScreen.self),
      let initServer = library.function(
        "rfbInitServerWithPthreadsAndZRLE", as: (@convention(c) (rfbScreenInfoPtr?) -> Void).self),
      let setCursor = library.function(
        "rfbSetCursor", as: (@convention(c) (rfbScreenInfoPtr?, rfbCursorPtr?) -> Void).self),
      let checkPassword = library.function(
        "rfbCheckPasswordByList",
        as: (@convention(c) (rfbClientPtr?, UnsafePointer<CChar>?, Int32) -> rfbBool).self),
      let makeClient = library.function(
        "rfbNewClient", as: (@convention(c) (rfbScreenInfoPtr?, Int32) -> rfbClientPtr?).self),
      let markRect = library.function(
        "rfbMarkRectAsModified", as: (@convention(c) (rfbScreenInfoPtr?, Int32, Int32, Int32, Int32) -> Void).self),
      let process = library.function(
        "rfbProcessEvents", as: (@convention(c) (rfbScreenInfoPtr?, Int) -> rfbBool).self),
      let logEnable = library.function("rfbLogEnable", as: (@convention(c) (Int32) -> Void).self)
    else { return nil }
    (self.getScreen, self.initServer, self.setCursor) = (getScreen, initServer, setCursor)
    (self.checkPassword, self.makeClient, self.markRect, self.process) = (checkPassword, makeClient, markRect, process)
    logEnable(0)
  }

  /// Makes the library's screen, which shows memory that nothing writes to. It listens nowhere.
  func makeScreen(_ welcome: ToViewer.Welcome, _ pixels: UnsafeMutableRawPointer) -> rfbScreenInfoPtr? {
    guard let screen = getScreen(nil, nil, Int32(welcome.width), Int32(welcome.height), 8, 3, 4) else { return nil }
    screen.pointee.frameBuffer = pixels.assumingMemoryBound(to: CChar.self)
    // 0xAARRGGBB in the machine's byte order.
    screen.pointee.serverFormat.redShift = 16
    screen.pointee.serverFormat.greenShift = 8
    screen.pointee.serverFormat.blueShift = 0
    screen.pointee.desktopName = UnsafePointer(strdup(welcome.name))
    screen.pointee.alwaysShared = 1
    screen.pointee.port = 0
    screen.pointee.ipv6port = 0
    // A deferred update would need a clock, and the panel reports the damage of each frame only once anyway.
    screen.pointee.deferUpdateTime = 0
    screen.pointee.permitFileTransfer = 0
    // No cursor: the library would draw it into the picture, which is read-only, and viewers have their own.
    setCursor(screen, nil)
    screen.pointee.ptrAddEvent = { buttons, x, y, _ in
      ViewerProcess.send(.pointer(buttons: UInt8(truncatingIfNeeded: buttons), x: Int(x), y: Int(y)))
    }
    screen.pointee.kbdAddEvent = { isDown, symbol, _ in
      ViewerProcess.send(.key(isDown: isDown != 0, symbol: UInt32(truncatingIfNeeded: symbol)))
    }
    screen.pointee.newClientHook = { client in
      client?.pointee.clientGoneHook = { _ in Viewer.isGone = true }
      return RFB_CLIENT_ACCEPT
    }
    // Without a password the library offers the security type None.
    if !welcome.passwords.isEmpty { demand(welcome.passwords, of: screen) }
    initServer(screen)
    return screen
  }

  /// Requires viewers to give one of some passwords; all but the first only allow viewing.
  private func demand(_ passwords: [String], of screen: rfbScreenInfoPtr) {
    let list = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>.allocate(capacity: passwords.count + 1)
    for (index, password) in passwords.enumerated() { list[index] = strdup(password) }
    list[passwords.count] = nil
    screen.pointee.authPasswdData = UnsafeMutableRawPointer(list)
    screen.pointee.authPasswdFirstViewOnly = 1
    screen.pointee.passwordCheck = { client, response, length in
      let before = client?.pointee.viewOnly ?? 1
      client?.pointee.viewOnly = 0
      let isRight = Viewer.current?.library.checkPassword(client, response, length) ?? 0
      Viewer.isWorker = isRight != 0 && client?.pointee.viewOnly == 0
      // The panel may refuse all input, whatever the password.
      if before != 0 { client?.pointee.viewOnly = 1 }
      if isRight == 0 { ViewerProcess.send(.refused) }
      return isRight
    }
  }

  /// Begins to serve a viewer on a socket.
  func newClient(_ screen: rfbScreenInfoPtr, _ connection: Int32) -> rfbClientPtr? { makeClient(screen, connection) }

  /// Notes that a rectangle has changed; right and bottom are exclusive.
  func mark(_ screen: rfbScreenInfoPtr, _ left: Int32, _ top: Int32, _ right: Int32, _ bottom: Int32) {
    markRect(screen, left, top, right, bottom)
  }

  /// Reads the viewer's messages and sends what it has requested, for at most some microseconds.
  func processEvents(_ screen: rfbScreenInfoPtr, _ microseconds: Int) { _ = process(screen, microseconds) }
}
