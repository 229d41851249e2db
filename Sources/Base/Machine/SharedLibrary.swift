import Glibc

/// A shared library that is loaded at run time instead of linked. It is never unloaded.
// Safe: the handle never changes, the library is never unloaded, and `dlsym` may be called from any thread.
package struct SharedLibrary: @unchecked Sendable {
  private let handle: UnsafeMutableRawPointer

  /// Loads a library by its file name, such as `libseat.so.1`; `nil` if it is not installed. Calls `dlopen`.
  package init?(_ name: String) {
    guard let handle = dlopen(name, RTLD_NOW) else { return nil }
    self.handle = handle
  }

  /// Looks up a function; `nil` if the library does not have it. Calls `dlsym`.
  ///
  /// - Parameters:
  ///   - name: The name of the C function.
  ///   - type: Its type, `@convention(c)`. It must match the C declaration, which cannot be checked.
  package func function<Function>(_ name: String, as type: Function.Type) -> Function? {
    // Safe: the address is that of a C function, and the caller answers for its type.
    dlsym(handle, name).map { unsafeBitCast($0, to: type) }
  }
}
