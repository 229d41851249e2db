import Machine
import Testing

@testable import LinuxHost

@Suite struct ScreenStateTests {
  private func options(_ distance: Double) -> DisplayOptions {
    var options = DisplayOptions()
    options.distance = distance
    return options
  }

  @Test("Options that open no screen give way to the last good ones, and come back if those fail, too")
  func optionsGoBack() {
    var choices = OptionsInEffect(options(400))
    #expect(choices.goBack() == false)
    #expect(!choices.hasSucceeded)
    choices.succeed()
    #expect(choices.request(options(400)) == false)
    #expect(choices.request(options(800)) == true)
    #expect(choices.current == options(800))
    #expect(choices.goBack() == true)
    #expect(choices.current == options(400))
    choices.returnToRequested()
    #expect(choices.current == options(800))
    #expect(choices.hasSucceeded)
  }

  @Test("A busy screen is tried again each second, and one that fails with growing pauses until a frame is shown")
  func retries() {
    var retry = ScreenRetry()
    let (busy, failed) = (MachineError(.busy, "busy"), MachineError(.failed, "failed"))
    retry.wait(busy, at: .zero)
    #expect(retry.deadlines == [Backoff.first])
    #expect(retry.takeAttempt(at: .zero) == false)
    #expect(retry.takeAttempt(at: Backoff.first) == true)
    #expect(retry.deadlines.isEmpty)
    retry.wait(failed, at: .zero)
    let first = retry.deadlines
    retry.wait(failed, at: .zero)
    #expect(retry.deadlines[0] > first[0])
    #expect(retry.error == failed)
    retry.succeed()
    retry.noteFrame()
    #expect(retry.error == nil)
    retry.wait(failed, at: .zero)
    #expect(retry.deadlines == first)
  }

  @Test("A missing screen that an event will report is only looked for, and one that no event reports is tried again")
  func missingScreens() {
    var retry = ScreenRetry()
    let missing = MachineError(.noDisplay, "none")
    retry.wait(missing, at: .zero)
    #expect(retry.takeAttempt(at: .seconds(100)) == false)
    #expect(retry.nextLook != nil)
    #expect(retry.takeLook(at: .seconds(100)) == true)
    retry.noteFound()
    #expect(retry.nextLook == nil)
    retry.isTold = false
    retry.wait(missing, at: .zero)
    #expect(retry.nextLook == nil)
    #expect(retry.takeAttempt(at: Backoff.first) == true)
  }

  @Test("A remark is not made twice in a row, and a loss is logged once")
  func remarks() {
    var remarks = ScreenRemarks()
    #expect(remarks.note(["a", "b"]) == ["a", "b"])
    #expect(remarks.note(["b", "c"]) == ["c"])
    #expect(remarks.note(["a"]) == ["a"])
    remarks.note(loss: "card0 is gone.")
    #expect(remarks.takeLosses() == ["card0 is gone."])
    #expect(remarks.takeLosses().isEmpty)
  }
}
