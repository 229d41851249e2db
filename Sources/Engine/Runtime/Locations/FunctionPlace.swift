/// The place in the source of a function that captures nothing, for builds without optimization.
///
/// Optimized code identifies such a function by the address of its code. Without optimization, a function that is
/// passed on as a value of a generic type is wrapped, and each wrapper is another object.
struct FunctionPlace {
  #if DEBUG
  private var line: UInt = 0
  private var column: UInt = 0
  #endif

  init() {}

  init(_ line: UInt, _ column: UInt) {
    #if DEBUG
    (self.line, self.column) = (line, column)
    #endif
  }

  /// Returns whether a function can be identified by its code and its place: whether it captures nothing, as far as can
  /// be seen.
  static func isKnown(_ words: ClosureWords) -> Bool {
    #if DEBUG
    true
    #else
    words.context == nil
    #endif
  }

  /// Returns whether two functions of the same use are the same.
  ///
  /// - Parameters:
  ///   - code: the address of the function's code.
  ///   - otherCode: the address of the other function's code.
  ///   - isCaptureSame: whether the two capture the same object, or none.
  func isSame(as other: FunctionPlace, _ code: UInt, _ otherCode: UInt, isCaptureSame: Bool) -> Bool {
    #if DEBUG
    line == other.line && column == other.column && (code == 0) == (otherCode == 0)
    #else
    code == otherCode && isCaptureSame
    #endif
  }
}
