import Runtime

/// A panel that a file describes, as commands work with it.
@MainActor protocol PanelOfFile: AnyObject {
  /// The path of the file.
  var path: String { get }
  /// Builds the view that fills the display.
  var root: () -> AnyView { get }
  /// The values that stand in no config file, by name.
  var textsElsewhere: [(id: String, text: String)] { get }

  /// Does a step of a script that concerns values, such as `set oven.now 260` or `spoil oven.now`.
  ///
  /// - Returns: whether the words are such a step.
  /// - Throws: what is wrong with it.
  func perform(_ words: [String]) throws -> Bool
}

#if !PanelFiles
extension Arguments {
  /// `nil`: this program cannot read a panel file.
  ///
  /// - Throws: ``MissingPart`` if the command line names one.
  func demandGoodPanelFile() throws -> (any PanelOfFile)? {
    if has("panel") { throw MissingPart(.panelFiles, for: "--panel") }
    return nil
  }

  /// `nil`, as for ``demandGoodPanelFile()``.
  func panelFile() -> (any PanelOfFile)? { nil }

  /// `nil`, as for ``demandGoodPanelFile()``.
  func runningPanel() throws -> (any PanelOfFile)? { try demandGoodPanelFile() }
}
#endif
