import CFriBidi

/// The directions of the characters of a paragraph, by the Unicode Bidirectional Algorithm (UAX #9) in FriBidi.
struct Bidi {
  /// The embedding level of each character; even levels run from left to right.
  let levels: [UInt8]
  /// The embedding level of the paragraph.
  let base: UInt8

  /// Computes the levels. Calls `fribidi_get_par_embedding_levels_ex`.
  init(_ scalars: [UInt32], direction: TextDirection) {
    let count = FriBidiStrIndex(clamping: scalars.count)
    var types = [FriBidiCharType](repeating: FRIBIDI_TYPE_ON, count: scalars.count)
    var brackets = [FriBidiBracketType](repeating: 0, count: scalars.count)
    var levels = [FriBidiLevel](repeating: 0, count: scalars.count)
    var base: FriBidiParType =
      switch direction {
      case .natural: FRIBIDI_PAR_ON
      case .leftToRight: FRIBIDI_PAR_LTR
      case .rightToLeft: FRIBIDI_PAR_RTL
      }
    fribidi_get_bidi_types(scalars, count, &types)
    fribidi_get_bracket_types(scalars, count, types, &brackets)
    let isDone = fribidi_get_par_embedding_levels_ex(types, brackets, count, &base, &levels) != 0
    precondition(isDone || scalars.isEmpty, "FriBidi ran out of memory")
    self.levels = levels.map { UInt8(clamping: max(0, $0)) }
    self.base = base.rawValue & FRIBIDI_PAR_RTL.rawValue & 1 == 1 ? 1 : 0
  }

  /// Whether there is a character with a strong direction, such as a letter. Calls `fribidi_get_par_direction`.
  static func hasLetters(_ scalars: [UInt32]) -> Bool {
    let count = FriBidiStrIndex(clamping: scalars.count)
    var types = [FriBidiCharType](repeating: FRIBIDI_TYPE_ON, count: scalars.count)
    fribidi_get_bidi_types(scalars, count, &types)
    return fribidi_get_par_direction(types, count) != FRIBIDI_PAR_ON
  }

  /// The visual order of runs with these levels, from left to right (rule L2 of UAX #9).
  static func visualOrder(of levels: [UInt8]) -> [Int] {
    var order = Array(levels.indices)
    guard let highest = levels.max(), let lowestOdd = levels.filter({ $0 & 1 == 1 }).min() else { return order }
    for level in stride(from: highest, through: lowestOdd, by: -1) {
      var index = 0
      while index < order.count {
        let start = index
        while index < order.count, levels[order[index]] >= level { index += 1 }
        if index > start { order[start..<index].reverse() } else { index += 1 }
      }
    }
    return order
  }
}
