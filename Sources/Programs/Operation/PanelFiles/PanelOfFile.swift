import Runtime

/// A panel that a file describes, as commands work with it.
@MainActor package protocol PanelOfFile: AnyObject {
  var path: String { get }
  /// Builds the view that fills the display.
  var root: () -> AnyView { get }
  /// The values that are in no config file, by name, without the private ones.
  var textsElsewhere: [(id: String, text: String)] { get }
  /// The names of all values that are in no config file.
  var namesElsewhere: [String] { get }

  /// Does a step of a script that concerns values, such as `set oven.now 260` or `spoil oven.now`.
  ///
  /// - Returns: whether the words are such a step.
  /// - Throws: ``StepRefusal`` with what is wrong with it.
  func perform(_ words: [String]) throws -> Bool
}

/// Why a step of a script cannot be done.
struct StepRefusal: Error, CustomStringConvertible { let description: String }
