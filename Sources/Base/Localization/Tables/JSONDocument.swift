import Machine

/// A JSON text that libjansson has parsed.
///
/// The library is loaded when the first file is read, and not linked: a panel without String Catalogs and colour sets does not
/// need it.
package final class JSONDocument {
  private let library: Library
  private let root: OpaquePointer

  /// Parses a text in UTF-8. Calls `json_loadb`.
  ///
  /// - Parameters:
  ///   - bytes: the text.
  ///   - file: the path, for messages.
  ///   - kind: the kind of file, for messages, such as “String Catalog”.
  /// - Throws: ``TableError`` with the line and column of a mistake, also of a key that occurs twice.
  package init(_ bytes: [UInt8], file: String, kind: String) throws(TableError) {
    guard let library = Self.library else {
      throw TableError(
        file, "", "libjansson.so.4, which reads a \(kind), is not installed",
        "install it with: apt-get install libjansson4")
    }
    self.library = library
    // The library reads and frees what is nested by calling itself, also on threads with small stacks.
    if let place = Self.excessiveNesting(bytes) {
      throw TableError(
        file, "\(place.line):\(place.column)",
        "arrays and objects are nested more than \(LocalizationLimits.nesting) deep", "divide the \(kind)")
    }
    // The C type json_error_t: three integers, then texts of 80 and 160 bytes.
    var report = [UInt8](repeating: 0, count: 512)
    let rejectsDuplicates = 1
    let root = bytes.withUnsafeBytes { text in
      report.withUnsafeMutableBytes { library.load(text.baseAddress, text.count, rejectsDuplicates, $0.baseAddress) }
    }
    guard let root else { throw Self.error(report, file, kind) }
    self.root = root
  }

  /// Parses a file; `nil` if there is none.
  ///
  /// - Throws: ``TableError`` if it cannot be read or is no JSON.
  package convenience init?(contentsOf path: String, kind: String) throws(TableError) {
    guard let bytes = try TranslationFolders.contents(of: path) else { return nil }
    try self.init(bytes, file: path, kind: kind)
  }

  deinit { library.delete(root) }

  /// The value that the text holds.
  package var value: JSONValue { JSONValue(document: self, handle: root) }

  /// The place of the first bracket that is nested too deeply; `nil` for none. Columns count bytes.
  private static func excessiveNesting(_ bytes: [UInt8]) -> (line: Int, column: Int)? {
    var (depth, line, lineStart, isText, isEscaped) = (0, 1, 0, false, false)
    for (index, byte) in bytes.enumerated() {
      switch byte {
      case _ where isEscaped: isEscaped = false
      case UInt8(ascii: "\\") where isText: isEscaped = true
      case UInt8(ascii: "\""): isText.toggle()
      case UInt8(ascii: "\n"): (line, lineStart) = (line + 1, index + 1)
      case _ where isText: break
      case UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
      default: break
      }
      if depth > LocalizationLimits.nesting { return (line, index - lineStart + 1) }
    }
    return nil
  }

  private static func error(_ report: [UInt8], _ file: String, _ kind: String) -> TableError {
    let numbers = report.withUnsafeBytes { report in
      (0..<2).map { report.loadUnaligned(fromByteOffset: 4 * $0, as: Int32.self) }
    }
    let text = String(decoding: report[92..<252].prefix { $0 != 0 }, as: UTF8.self)
    // An empty text has no place.
    let place = numbers[0] > 0 ? "\(numbers[0]):\(max(1, numbers[1]))" : "1:1"
    var error = TableError(file, place, "this is not JSON: \(text)", "save the \(kind) again with its editor")
    // The last byte of the second text is the code: `json_error_numeric_overflow` of json_error_code.
    error.isOverflow = report[251] == 15
    return error
  }

  // MARK: The library

  fileprivate struct Library: Sendable {
    typealias Handle = OpaquePointer
    let load: @convention(c) (UnsafeRawPointer?, Int, Int, UnsafeMutableRawPointer?) -> Handle?
    let delete: @convention(c) (Handle) -> Void
    let member: @convention(c) (Handle, UnsafePointer<CChar>) -> Handle?
    let firstMember: @convention(c) (Handle) -> UnsafeMutableRawPointer?
    let nextMember: @convention(c) (Handle, UnsafeMutableRawPointer) -> UnsafeMutableRawPointer?
    let memberName: @convention(c) (UnsafeMutableRawPointer) -> UnsafePointer<CChar>?
    let memberValue: @convention(c) (UnsafeMutableRawPointer) -> Handle?
    let text: @convention(c) (Handle) -> UnsafePointer<CChar>?
    let integer: @convention(c) (Handle) -> Int64
    let number: @convention(c) (Handle) -> Double
    let count: @convention(c) (Handle) -> Int
    let element: @convention(c) (Handle, Int) -> Handle?

    init?() {
      guard let library = SharedLibrary("libjansson.so.4") else { return nil }
      func find<Function>(_ name: String, _ type: Function.Type = Function.self) -> Function? {
        library.function(name, as: type)
      }
      guard let load = find("json_loadb", type(of: self.load)), let delete = find("json_delete", type(of: self.delete)),
        let member = find("json_object_get", type(of: self.member)),
        let firstMember = find("json_object_iter", type(of: self.firstMember)),
        let nextMember = find("json_object_iter_next", type(of: self.nextMember)),
        let memberName = find("json_object_iter_key", type(of: self.memberName)),
        let memberValue = find("json_object_iter_value", type(of: self.memberValue)),
        let text = find("json_string_value", type(of: self.text)),
        let integer = find("json_integer_value", type(of: self.integer)),
        let number = find("json_number_value", type(of: self.number)),
        let count = find("json_array_size", type(of: self.count)),
        let element = find("json_array_get", type(of: self.element))
      else { return nil }
      (self.load, self.delete, self.member, self.firstMember) = (load, delete, member, firstMember)
      (self.nextMember, self.memberName, self.memberValue) = (nextMember, memberName, memberValue)
      (self.text, self.integer, self.number) = (text, integer, number)
      (self.count, self.element) = (count, element)
    }
  }

  private static let library = Library()

  // MARK: Values

  package struct JSONValue {
    fileprivate let document: JSONDocument
    fileprivate let handle: OpaquePointer

    /// The member of an object; `nil` if this is no object or has no such member. Calls `json_object_get`.
    package subscript(name: String) -> JSONValue? {
      document.library.member(handle, name).map { JSONValue(document: document, handle: $0) }
    }

    /// The members of an object in the order of the file; none if this is no object.
    package var members: [(name: String, value: JSONValue)] {
      var members: [(name: String, value: JSONValue)] = []
      let library = document.library
      var next = library.firstMember(handle)
      while let member = next {
        if let name = library.memberName(member), let value = library.memberValue(member) {
          members.append((String(cString: name), JSONValue(document: document, handle: value)))
        }
        next = library.nextMember(handle, member)
      }
      return members
    }

    /// The elements of an array; none if this is no array. Calls `json_array_get`.
    package var elements: [JSONValue] {
      let library = document.library
      return (0..<library.count(handle)).compactMap { index in
        library.element(handle, index).map { JSONValue(document: document, handle: $0) }
      }
    }

    /// The text of a string; `nil` for any other value. Calls `json_string_value`.
    package var text: String? { document.library.text(handle).map { String(cString: $0) } }

    /// The number; 0 if this is no integer. Calls `json_integer_value`.
    package var integer: Int { Int(document.library.integer(handle)) }

    /// The number, whole or not; `nil` for any other value. Calls `json_number_value`.
    package var number: Double? {
      [3, 4].contains(UnsafeRawPointer(handle).load(as: Int32.self)) ? document.library.number(handle) : nil
    }

    /// Whether this is the literal `false`. json_t begins with its type, an enumeration of C.
    package var isFalse: Bool { UnsafeRawPointer(handle).load(as: Int32.self) == 6 }

    /// Whether this is the literal `true`.
    package var isTrue: Bool { UnsafeRawPointer(handle).load(as: Int32.self) == 5 }

    /// Whether this is an object.
    package var isObject: Bool { UnsafeRawPointer(handle).load(as: Int32.self) == 0 }

    /// Whether this is an array.
    package var isArray: Bool { UnsafeRawPointer(handle).load(as: Int32.self) == 1 }
  }
}

/// A value in a JSON text.
package typealias JSONValue = JSONDocument.JSONValue
