import Testing

@testable import Gallery

@Suite("The dishes of the welcome page")
struct WelcomeSlidesTests {
  @Test("A dish is shown for its time, and the last is followed by the first")
  func turns() {
    var slides = WelcomeSlides()
    #expect(slides.isDue(at: .zero))
    slides.advance(to: .zero, among: 2)
    #expect(slides.current == 0)
    #expect(!slides.isDue(at: .seconds(5)))
    slides.advance(to: .seconds(5), among: 2)
    #expect(slides.current == 0)
    slides.advance(to: .seconds(6), among: 2)
    #expect(slides.current == 1)
    slides.advance(to: .seconds(12), among: 2)
    #expect(slides.current == 0)
  }

  @Test("A jump of the clock shows the same dish for its time")
  func jump() {
    var slides = WelcomeSlides()
    slides.restart(at: .zero)
    slides.advance(to: .seconds(100), among: 3)
    #expect(slides.current == 0)
    #expect(slides.due == .seconds(106))
    slides.clockWasSet(by: .seconds(-50))
    #expect(slides.due == .seconds(56))
  }
}
