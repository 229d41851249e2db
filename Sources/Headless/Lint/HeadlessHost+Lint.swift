import Graphics
import Runtime

extension HeadlessHost {
  /// Checks the layout of what the panel shows at present on several screens, and returns what does not hold.
  ///
  /// The panel keeps its state and has its former size afterwards.
  ///
  ///     #expect(try panel.lint() == [])
  ///
  /// - Parameter screens: the screens.
  /// - Throws: ``HeadlessError`` if a frame is faulty.
  public func lint(on screens: [LintScreen] = LintScreen.all) throws -> [LintFinding] {
    let (size, scale) = (stage.size, stage.scale)
    var found: [LintFinding] = []
    for screen in screens {
      try resize(to: screen.size, scale: screen.scale)
      found += lintFrame(on: screen)
    }
    try resize(to: size, scale: scale)
    return found
  }

  /// Checks the layout of the present frame as one of a screen.
  ///
  /// - Precondition: The panel has the size of the screen.
  package func lintFrame(on screen: LintScreen) -> [LintFinding] {
    let survey = LintSurvey(stage)
    return LintTexts(survey: survey, screen: screen, picture: bitmap).findings
      + LintControls(survey: survey, screen: screen, stage: stage).findings
  }

  /// The present picture with a frame around the place of a finding.
  package func picture(marking finding: LintFinding) -> Bitmap {
    let picture = snapshot()
    let place = finding.frame.insetBy(dx: -2, dy: -2)
    let scale = stage.scale
    func edge(_ rect: Rect) {
      picture.fill(
        0xFFFF_00AA,
        in: PixelRect(
          x: Int((rect.minX * scale).rounded()), y: Int((rect.minY * scale).rounded()),
          width: max(2, Int((rect.width * scale).rounded())), height: max(2, Int((rect.height * scale).rounded()))))
    }
    edge(Rect(x: place.minX, y: place.minY, width: place.width, height: 2))
    edge(Rect(x: place.minX, y: place.maxY - 2, width: place.width, height: 2))
    edge(Rect(x: place.minX, y: place.minY, width: 2, height: place.height))
    edge(Rect(x: place.maxX - 2, y: place.minY, width: 2, height: place.height))
    return picture
  }
}
