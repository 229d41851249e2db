import LinuxHost
import Testing

@testable import RemoteView

@Suite("Who may connect to the remote view")
struct ViewerAdmissionTests {
  private static let address: [UInt8] = [192, 0, 2, 1]

  @Test("An address has to be on the list, but for this machine")
  func list() throws {
    var admission = ViewerAdmission()
    let allowed = [try #require(AddressRange("192.0.2.0/24"))]
    #expect(admission.mayConnect(Self.address, besides: [], allowed: allowed, at: .zero) == true)
    #expect(admission.mayConnect([192, 0, 3, 1], besides: [], allowed: allowed, at: .zero) == false)
    #expect(admission.mayConnect([127, 0, 0, 1], besides: [], allowed: [], at: .zero) == true)
  }

  @Test("At most ten processes start within a second, each with a finger of its own")
  func flood() throws {
    var admission = ViewerAdmission()
    let allowed = [try #require(AddressRange("192.0.2.1"))]
    var fingers: Set<Int> = []
    for _ in 0..<10 {
      #expect(admission.mayConnect(Self.address, besides: [], allowed: allowed, at: .zero) == true)
      fingers.insert(admission.noteStart(at: .zero))
    }
    #expect(fingers.count == 10)
    #expect(admission.mayConnect(Self.address, besides: [], allowed: allowed, at: .milliseconds(999)) == false)
    #expect(admission.mayConnect(Self.address, besides: [], allowed: allowed, at: .seconds(1)) == true)
  }
}
