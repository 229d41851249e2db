import Glibc

/// A library that is loaded when it is first needed, instead of with the program. It stays loaded.
package struct SharedLibrary: @unchecked Sendable {
  private let handle: UnsafeMutableRawPointer

  /// Loads a library by its file's name, such as `libseat.so.1`; `nil` if it is not installed. The corresponding C
  /// function is `dlopen`.
  package init?(_ name: String) {
    guard let handle = dlopen(name, RTLD_NOW) else { return nil }
    self.handle = handle
  }

  /// A function of the library; `nil` if it has none of this name. The corresponding C function is `dlsym`.
  ///
  /// - Parameter type: The function's C type, `@convention(c)`.
  package func function<Function>(_ name: String, as type: Function.Type) -> Function? {
    dlsym(handle, name).map { unsafeBitCast($0, to: type) }
  }
}
