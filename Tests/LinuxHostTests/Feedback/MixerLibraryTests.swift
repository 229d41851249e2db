import Testing

@testable import LinuxHost

/// The volumes of a sound card's mixer.
@Suite struct MixerLibraryTests {
  @Test("Volumes are rounded to the steps of the control")
  func volumesAreRoundedToTheStepsOfTheControl() {
    #expect(MixerLibrary.value(50, 0, 31) == 16)
    #expect(MixerLibrary.value(0, -10, 20) == -10)
    #expect(MixerLibrary.value(100, 0, 65_536) == 65_536)
    #expect(MixerLibrary.value(140, 0, 10) == 10)
    #expect(MixerLibrary.value(50, 7, 7) == 7)
  }
}
