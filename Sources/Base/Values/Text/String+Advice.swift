extension String {
  /// The mistake that a message names, and the advice after its first semicolon; `nil` for a message without advice.
  package var mistakeAndAdvice: (mistake: String, advice: String?) {
    guard let place = firstPlace(of: "; ") else { return (self, nil) }
    return (String(self[..<place.lowerBound]), String(self[place.upperBound...]))
  }
}
