/// The selected characters of a text field or editor, or the place of its caret.
///
///     @State private var selection: TextSelection?
///     … TextField("Name", text: $name, selection: $selection)
///     … Button("Select all") { selection = TextSelection(range: name.startIndex..<name.endIndex) }
///
/// Its indices belong to the text that the field was given. Those beyond the end of the text mean its end.
public nonisolated struct TextSelection: Hashable, Sendable {
  /// The places in the text.
  public enum Indices: Hashable, Sendable {
    /// The characters in a range; for an empty range the place of the caret.
    case selection(Range<String.Index>)
    /// The characters in several ranges. A field selects everything from the first to the last.
    case multiSelection(RangeSet<String.Index>)
  }

  /// The places in the text.
  public var indices: Indices

  /// Selects the characters in a range.
  public init(range: Range<String.Index>) { indices = .selection(range) }

  /// Selects the characters in several ranges.
  public init(ranges: RangeSet<String.Index>) { indices = .multiSelection(ranges) }

  /// Selects nothing, and places the caret.
  public init(insertionPoint: String.Index) { self.init(range: insertionPoint..<insertionPoint) }

  /// Whether nothing is selected, so that what is typed is inserted.
  public var isInsertion: Bool {
    switch indices {
    case .selection(let range): range.isEmpty
    case .multiSelection(let ranges): ranges.isEmpty
    }
  }
}

nonisolated extension TextSelection {
  /// The selection of an edit, in a text with the same number of characters.
  init(of edit: TextEdit, in text: String) {
    func index(_ place: Int) -> String.Index {
      text.index(text.startIndex, offsetBy: place, limitedBy: text.endIndex) ?? text.endIndex
    }
    self.init(range: index(edit.selection.lowerBound)..<index(edit.selection.upperBound))
  }

  /// Returns the numbers of the selected characters in a text; `nil` for a selection without a place.
  func places(in text: String) -> Range<Int>? {
    func place(_ index: String.Index) -> Int {
      text.distance(from: text.startIndex, to: max(text.startIndex, min(text.endIndex, index)))
    }
    switch indices {
    case .selection(let range): return place(range.lowerBound)..<place(range.upperBound)
    case .multiSelection(let ranges):
      guard let first = ranges.ranges.first, let last = ranges.ranges.last else { return nil }
      return place(first.lowerBound)..<place(last.upperBound)
    }
  }
}
