extension NumberConventions {
  /// Returns a number as C's `printf` writes it, with this language's decimal point, separators and minus sign.
  ///
  /// - Parameters:
  ///   - text: The text of the number. Text that is no decimal number stays as it is.
  ///   - isGrouped: Whether separators go between groups of digits.
  package func localized(_ text: String, isGrouped: Bool) -> String {
    let bytes = text.utf8
    let start = bytes.firstIndex { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } ?? bytes.endIndex
    let end =
      bytes[start...].firstIndex { !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } ?? bytes.endIndex
    if start == end { return text }
    let whole = String(text[start..<end])
    let before = text[..<start].reduce(into: "") { $0 += $1 == "-" ? minusSign : String($1) }
    var after = text[end...]
    let point = after.first == "." ? decimalPoint : ""
    if after.first == "." { after.removeFirst() }
    return before + (isGrouped ? NumberFormat.grouped(whole, groupSizes, self) : whole) + point + after
  }
}
