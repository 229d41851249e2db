import LinuxHost
import Testing

@Suite("Addresses of the remote view")
struct RemoteOptionsTests {
  @Test(
    "An address, a port, or both",
    arguments: [
      ("on", "127.0.0.1:5900"), ("5901", "127.0.0.1:5901"), ("0.0.0.0", "0.0.0.0:5900"),
      ("192.0.2.7:80", "192.0.2.7:80"), ("::1", "[::1]:5900"), ("[fd00::7]:81", "[fd00::7]:81"), ("[::]", "[::]:5900"),
      ("::ffff:127.0.0.1", "127.0.0.1:5900"),
    ])
  func addresses(_ text: String, _ meaning: String) {
    #expect(RemoteAddress(text)?.description == meaning)
  }

  @Test(
    "What is none is refused",
    arguments: ["", "off", "0", "65536", "host", "1.2.3", "[::1", "[::1]x", "1.2.3.4:", ":5900"])
  func noAddresses(_ text: String) {
    #expect(RemoteAddress(text) == nil)
  }

  @Test("A range has the addresses whose first bits are its own")
  func ranges() {
    #expect(AddressRange("192.0.2.0/24")?.contains([192, 0, 2, 255]) == true)
    #expect(AddressRange("192.0.2.0/24")?.contains([192, 0, 3, 0]) == false)
    #expect(AddressRange("192.0.2.128/25")?.contains([192, 0, 2, 127]) == false)
    #expect(AddressRange("0.0.0.0/0")?.contains([8, 8, 8, 8]) == true)
    #expect(AddressRange("192.0.2.9")?.contains([192, 0, 2, 8]) == false)
    #expect(AddressRange("fd00::/8")?.contains([0xFD] + [UInt8](repeating: 3, count: 15)) == true)
    #expect(AddressRange("fd00::/8")?.contains([0xFD, 0, 0, 0]) == false)
    for text in ["192.0.2.0/33", "192.0.2.0/-1", "192.0.2.0/", "x/8", ""] { #expect(AddressRange(text) == nil) }
  }
}
