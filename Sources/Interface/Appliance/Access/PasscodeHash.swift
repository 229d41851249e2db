import Glibc
import Machine
import Values

/// Hashes of codes, made with yescrypt by libxcrypt's `crypt(3)`. A code cannot be read from its hash.
///
/// The library is loaded when the first hash is made. A hash takes some 10 to 200 ms on purpose, so call these functions
/// off the main thread; ``AccessCenter`` does.
public nonisolated enum PasscodeHash {
  /// The reason why no hash can be made.
  public enum Failure: Error, Equatable {
    /// `libcrypt.so.1` or one of its functions is missing.
    case noLibrary
    /// The library refuses the code or the hash, with an error number.
    case refused(CInt)
  }

  private typealias Crypt =
    @convention(c) (
      UnsafePointer<CChar>?, UnsafePointer<CChar>?, UnsafeMutableRawPointer?, CInt
    ) -> UnsafeMutablePointer<CChar>?
  private typealias Salt =
    @convention(c) (
      UnsafePointer<CChar>?, CUnsignedLong, UnsafePointer<CChar>?, CInt, UnsafeMutablePointer<CChar>?, CInt
    ) -> UnsafeMutablePointer<CChar>?

  /// The functions of the library; `nil` where it is not installed.
  private static let library: (crypt: Crypt, salt: Salt)? = {
    guard let library = SharedLibrary("libcrypt.so.1"), let crypt = library.function("crypt_rn", as: Crypt.self),
      let salt = library.function("crypt_gensalt_rn", as: Salt.self)
    else { return nil }
    return (crypt, salt)
  }()

  /// The size of `struct crypt_data`, and that of the longest setting with its salt (`CRYPT_GENSALT_OUTPUT_SIZE`).
  private static let (dataSize, saltSize) = (32_768, 192)

  /// Makes the hash of a code with a new salt. The corresponding C functions are `crypt_gensalt_rn` and `crypt_rn`.
  public static func make(_ code: String) throws(Failure) -> String {
    guard let library else { throw .noLibrary }
    var setting = [CChar](repeating: 0, count: saltSize)
    // Given no bytes for the salt, the library takes random bytes from the system.
    guard library.salt("$y$", 0, nil, 0, &setting, CInt(saltSize)) != nil else { throw .refused(errno) }
    return try hash(code, setting, library.crypt)
  }

  /// Whether a text has the form of a hash, such as `$y$j9T$…`, and is not a plain code.
  package static func isHash(_ text: String) -> Bool {
    let isPlain = text.utf8.allSatisfy { (33...126).contains($0) }
    return text.hasPrefix("$") && isPlain && text.utf8.count <= 256
      && text.split(separator: "$").count >= 3 && text.utf8.count >= 13
  }

  /// Whether a code has a hash.
  package static func matches(_ code: String, _ known: String) throws(Failure) -> Bool {
    guard let library else { throw .noLibrary }
    let found = Array(try hash(code, known.utf8CString.map { $0 }, library.crypt).utf8)
    let wanted = Array(known.utf8)
    // Compare in constant time, wherever the first difference is.
    var difference = found.count ^ wanted.count
    for (one, other) in zip(found, wanted) { difference |= Int(one ^ other) }
    return difference == 0
  }

  private static func hash(_ code: String, _ setting: [CChar], _ crypt: Crypt) throws(Failure) -> String {
    var data = [UInt8](repeating: 0, count: dataSize)
    defer { data.withUnsafeMutableBytes { if let start = $0.baseAddress { explicit_bzero(start, $0.count) } } }
    let text: String? = data.withUnsafeMutableBytes { data in
      crypt(code, setting, data.baseAddress, CInt(data.count)).map { String(cString: $0) }
    }
    guard let text, text.first != "*" else { throw .refused(errno) }
    return text
  }
}
