import Controls
import Graphics
import Runtime

extension HeadlessHost {
  /// Checks the layout of what the panel shows at present on several screens and in several looks, and returns what does
  /// not hold.
  ///
  /// The panel keeps its state, and has its former size and preferences afterwards.
  ///
  ///     let findings = try panel.lint(looks: LintLook.all(textSizes: [.large, .accessibility1], languages: ["en", "ar"]))
  ///     #expect(findings == [])
  ///
  /// A failed expectation prints what a constant is, and nothing of a call with `try` in it.
  ///
  /// - Parameters:
  ///   - screens: the screens.
  ///   - looks: the preferences; those of the panel if none are given.
  /// - Throws: ``HeadlessError`` if a frame is faulty.
  public func lint(
    on screens: [LintScreen] = LintScreen.all, looks: [LintLook] = [LintLook()]
  ) throws -> [LintFinding] {
    let (size, scale) = (stage.size, stage.scale)
    var restore: (inout EnvironmentValues) -> Void = { _ in }
    stage.setEnvironment { restore = LintLook.restoring($0) }
    var found: [LintFinding] = []
    for look in looks {
      if look != LintLook() { try setEnvironment(look.apply) }
      for screen in screens {
        try resize(to: screen.size, scale: screen.scale)
        found += lintFrame(on: screen, look: look)
      }
      if look != LintLook() { try setEnvironment(restore) }
    }
    try resize(to: size, scale: scale)
    return found
  }

  /// Checks the layout of the present frame as one of a screen.
  ///
  /// - Precondition: The panel has the size of the screen and the preferences of the look.
  package func lintFrame(on screen: LintScreen, look: LintLook = LintLook()) -> [LintFinding] {
    let page = LintPage(
      survey: LintSurvey(stage), screen: screen, look: look, stage: stage, drawing: LintPicture(stage, bitmap))
    var findings =
      LintTexts(page: page).findings + LintLabels(page: page).findings + LintControls(page: page).findings
      + LintMarks(page: page).findings + LintPlaces(page: page).findings + LintRows(page: page).findings
      + LintLayers(page: page).findings
    #if Speech
    findings += LintSpeech(page: page).findings
    #endif
    return findings
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

/// The input of the rules: a frame, its survey, and the screen and the look that it is checked for.
struct LintPage {
  let survey: LintSurvey
  let screen: LintScreen
  let look: LintLook
  let stage: Stage
  let drawing: LintPicture

  /// The surface, in points.
  var bounds: Rect { Rect(origin: .zero, size: stage.size) }

  /// A finding at a layout node.
  func finding(
    _ rule: LintRule, _ subject: String, _ detail: String, at layoutNode: LayoutNode?, _ frame: Rect
  ) -> LintFinding {
    LintFinding(
      rule: rule, screen: screen, look: look, path: layoutNode?.lintPath ?? "",
      source: layoutNode?.described?.describedPlace,
      subject: subject, detail: detail, frame: frame)
  }
}
