import Glibc
import Testing

@testable import LinuxHost

/// ALSA's own library, with a device that writes what it plays into a file.
@Suite("A sound card", .serialized)
struct SoundCardTests {
  /// Runs in a process of its own: ALSA reads its configuration once.
  @Test("What is played arrives at the device, sample for sample")
  func plays() async {
    await #expect(processExitsWith: .exitCode(7)) {
      let folder = "/tmp/faceplate-sound-\(getpid())"
      mkdir(folder, 0o700)
      let (configuration, heard) = (folder + "/asound.conf", folder + "/heard")
      let text = "pcm.probe { type file slave.pcm { type null } file \"\(heard)\" format raw }\n"
      guard let file = fopen(configuration, "w") else { exit(1) }
      fputs(text, file)
      fclose(file)
      setenv("ALSA_CONFIG_PATH", configuration, 1)
      let pattern = FeedbackPattern([.init(1000, 50)])
      var card = SoundCard(name: "probe", volume: 0.5)
      do { try card.play(pattern) } catch { exit(2) }
      let wanted = ToneSamples.samples(of: pattern.tones, volume: 0.5)
      var samples = [Int16](repeating: 0, count: wanted.count)
      guard let result = fopen(heard, "r") else { exit(3) }
      let count = fread(&samples, 2, samples.count, result)
      fclose(result)
      for path in [configuration, heard] { unlink(path) }
      rmdir(folder)
      exit(count == wanted.count && samples == wanted ? 7 : 4)
    }
  }

  @Test(
    "A device that takes nothing again and again fails; one that takes something after an error is filled",
    arguments: [0, -32])
  func takesNothing(answer: Int) throws {
    var calls = 0
    #expect(throws: FeedbackFault("The sound device “probe” plays nothing: it takes no samples.")) {
      try SoundLibrary.pass(100, to: "probe") { _ in
        calls += 1
        // A loop without an end would hang the test.
        return calls < 10_000 ? answer : 100
      } recover: { _ in
      }
    }
    #expect(calls == SoundLibrary.mostAttempts)
    var starts: [Int] = []
    try SoundLibrary.pass(4, to: "probe") { start in
      starts.append(start)
      return starts.count % 2 == 1 ? answer : 2
    } recover: { _ in
    }
    #expect(starts == [0, 0, 2, 2])
  }

  @Test("A device that does not exist is told by its name")
  func missing() async {
    await #expect(processExitsWith: .exitCode(7)) {
      var card = SoundCard(name: "no such device", volume: 0.5)
      do {
        try card.play(FeedbackPattern([.init(1000, 5)]))
      } catch {
        exit("\(error)".contains("“no such device”") ? 7 : 2)
      }
      exit(1)
    }
  }
}
