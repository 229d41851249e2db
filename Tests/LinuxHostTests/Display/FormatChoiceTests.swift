import Graphics
import Testing

@testable import LinuxHost

@Suite struct FormatChoiceTests {
  @Test("The best that a plane shows comes first")
  func theBestThatAPlaneShowsComesFirst() {
    let shown = [PixelFormat.rgb565, .xbgr8888, .xrgb8888].map(\.fourCC) + [0x1234]
    #expect(FormatChoice.ordered(shown: shown, prefersSixteenBits: false) == [.xrgb8888, .xbgr8888, .rgb565])
  }

  @Test("A driver is given the sixteen bits that it would rather have")
  func aDriverIsGivenTheSixteenBitsThatItWouldRatherHave() {
    let shown = [PixelFormat.xrgb8888, .rgb565].map(\.fourCC)
    #expect(FormatChoice.ordered(shown: shown, prefersSixteenBits: true) == [.rgb565, .xrgb8888])
    #expect(FormatChoice.ordered(shown: [PixelFormat.xrgb8888.fourCC], prefersSixteenBits: true) == [.xrgb8888])
  }

  @Test("All formats are tried where the driver says nothing")
  func whereNothingIsToldAllAreTried() {
    #expect(Set(FormatChoice.ordered(shown: [], prefersSixteenBits: false)) == Set(PixelFormat.allCases))
  }

  @Test("Descriptors can be handed down by number")
  func descriptorsThatAreHandedDown() {
    #expect(DRMCard.handedDown("fd:3") == 3)
    #expect(DRMCard.handedDown("fd:") == nil && DRMCard.handedDown("fd:-1") == nil && DRMCard.handedDown("vc4") == nil)
    #expect(DRMCard.isOne("/dev/dri/card1") && DRMCard.isOne("fd:12") && !DRMCard.isOne("vc4"))
  }
}
