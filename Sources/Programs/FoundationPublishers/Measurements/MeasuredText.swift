/// ICU's text for a measurement.
@usableFromInline struct MeasuredText {
  /// The whole text.
  @usableFromInline let text: String
  /// The text before and after the number.
  @usableFromInline let before, after: String
  /// The number, as it was rounded, in the unit that is shown.
  @usableFromInline let value: Double

  /// Creates a text from what ICU returns; `nil` if there is no number in it.
  ///
  /// - Parameters:
  ///   - letters: the text in UTF-16.
  ///   - fields: the places of the parts of the number, by UTF-16.
  ///   - decimal: the number by itself, in ASCII.
  @usableFromInline init?(_ letters: ArraySlice<UInt16>, fields: [Range<Int>], decimal: ArraySlice<CChar>) {
    guard let start = fields.map(\.lowerBound).min(), let end = fields.map(\.upperBound).max(), end <= letters.count,
      let value = Double(String(decoding: decimal.map(UInt8.init(bitPattern:)), as: UTF8.self))
    else { return nil }
    text = String(decoding: letters, as: UTF16.self)
    before = String(decoding: letters.prefix(start), as: UTF16.self)
    after = String(decoding: letters.dropFirst(end), as: UTF16.self)
    self.value = value
  }

  /// Whether there are two numbers, as in 5 ft, 11 in.
  @usableFromInline var isMixed: Bool { before.contains(where: \.isNumber) }
}

// The functions of ICU in C, which come with Foundation. They are called by code alone that is compiled into programs which
// write measurements: what they need is larger than all the rest of a panel.

/// `unumf_openForSkeletonAndLocale`: a formatter, which has to be closed.
@_silgen_name("swift_unumf_openForSkeletonAndLocale")
@usableFromInline func icuOpen(
  _ skeleton: UnsafePointer<UInt16>, _ length: Int32, _ locale: UnsafePointer<CChar>,
  _ status: UnsafeMutablePointer<Int32>
) -> OpaquePointer?

/// `unumf_openResult`: a place for what is written, which has to be closed.
@_silgen_name("swift_unumf_openResult")
@usableFromInline func icuOpenResult(_ status: UnsafeMutablePointer<Int32>) -> OpaquePointer?

/// `unumf_formatDouble`: writes a number.
@_silgen_name("swift_unumf_formatDouble")
@usableFromInline func icuFormat(
  _ formatter: OpaquePointer, _ value: Double, _ result: OpaquePointer, _ status: UnsafeMutablePointer<Int32>)

/// `unumf_resultToString`: what was written, in UTF-16.
@_silgen_name("swift_unumf_resultToString")
@usableFromInline func icuText(
  _ result: OpaquePointer, _ buffer: UnsafeMutablePointer<UInt16>, _ capacity: Int32,
  _ status: UnsafeMutablePointer<Int32>
) -> Int32

/// `unumf_resultToDecimalNumber`: the number as it was rounded, in ASCII.
@_silgen_name("swift_unumf_resultToDecimalNumber")
@usableFromInline func icuDecimal(
  _ result: OpaquePointer, _ buffer: UnsafeMutablePointer<CChar>, _ capacity: Int32,
  _ status: UnsafeMutablePointer<Int32>
) -> Int32

/// `unumf_resultNextFieldPosition`: looks for a part of the number after the end of that which was found before. The position
/// has the kind of the part, the start and the end.
@_silgen_name("swift_unumf_resultNextFieldPosition")
@usableFromInline func icuNextField(
  _ result: OpaquePointer, _ position: UnsafeMutablePointer<Int32>, _ status: UnsafeMutablePointer<Int32>
) -> Int8

/// `unumf_close`.
@_silgen_name("swift_unumf_close")
@usableFromInline func icuClose(_ formatter: OpaquePointer)

/// `unumf_closeResult`.
@_silgen_name("swift_unumf_closeResult")
@usableFromInline func icuCloseResult(_ result: OpaquePointer)
