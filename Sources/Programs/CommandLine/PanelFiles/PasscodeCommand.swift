#if Appliance
import Appliance
import Glibc
import LinuxHost

// Anyone who may read a panel file can read its codes, so the file has the hash of a code and never the code. The hash
// comes from `crypt(3)` with yescrypt, which makes each try slow; the panel's own check of codes uses the same hash.
extension Kiosk {
  /// `passcode`: reads a code and prints its hash. The code is never an argument, which other users can see.
  func printPasscode(_ arguments: Arguments) throws -> Int32 {
    // Another program may hand the code over by a pipe; a person types it, and sees no letters.
    let isTerminal = isatty(STDIN_FILENO) == 1
    let code = try Self.readCode(isTerminal ? "Code:" : nil)
    // The keys of a panel are digits, and its pad takes twelve of them.
    guard (4...12).contains(code.utf8.count), code.utf8.allSatisfy({ (48...57).contains($0) }) else {
      throw PasscodeFault("a code has 4 to 12 digits, because the panel's keys are digits")
    }
    if isTerminal, try Self.readCode("Once more:") != code { throw PasscodeFault("the two codes differ") }
    do throws(PasscodeHash.Failure) {
      print(try PasscodeHash.make(code))
    } catch {
      throw PasscodeFault(
        error == .noLibrary ? "libcrypt.so.1 is missing: install libcrypt1" : "libcrypt does not accept the code")
    }
    return 0
  }

  /// Reads a line from standard input. On a terminal it shows a prompt and no letters. Calls `tcgetattr` and `tcsetattr`.
  private static func readCode(_ prompt: String?) throws -> String {
    var before = termios()
    let isHidden = prompt != nil && tcgetattr(STDIN_FILENO, &before) == 0
    if isHidden {
      var silent = before
      silent.c_lflag &= ~tcflag_t(ECHO)
      tcsetattr(STDIN_FILENO, TCSAFLUSH, &silent)
    }
    if let prompt { writeToStandardError(prompt) }
    defer { if isHidden { tcsetattr(STDIN_FILENO, TCSAFLUSH, &before) } }
    guard let line = readLine(strippingNewline: true) else { throw PasscodeFault("there is no code on standard input") }
    return line
  }
}

/// Why no hash is printed.
private struct PasscodeFault: Error, CustomStringConvertible {
  /// The message: the mistake and the advice.
  let description: String

  /// Creates a fault.
  init(_ description: String) { self.description = description }
}
#else
extension Kiosk {
  func printPasscode(_ arguments: Arguments) throws -> Int32 { throw MissingPart(.appliance, for: "passcode") }
}
#endif
