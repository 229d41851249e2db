import Glibc

/// Returns the resident memory of this process in KiB, as the line `VmRSS` of `/proc/self/status` has it; `nil` where there
/// is no such line.
package func residentKibibytes() -> Int? {
  guard let status = fopen("/proc/self/status", "r") else { return nil }
  defer { fclose(status) }
  var line = [CChar](repeating: 0, count: 256)
  while fgets(&line, Int32(line.count), status) != nil {
    let text = String(decoding: line.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    if text.hasPrefix("VmRSS:") { return Int(text.split(separator: " ")[1]) }
  }
  return nil
}
