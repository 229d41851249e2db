#if Appliance
import Appliance
import Glibc
import LinuxHost

extension MachineFacts {
  /// The facts about this machine, from `/etc/os-release`, the device tree or the firmware, and `getifaddrs`.
  nonisolated static var ofMachine: MachineFacts {
    MachineFacts(
      system: system(in: smallFile("/etc/os-release") ?? ""),
      board: first(of: ["/sys/firmware/devicetree/base/model", "/sys/class/dmi/id/product_name"]),
      serial: first(of: ["/sys/firmware/devicetree/base/serial-number", "/sys/class/dmi/id/product_serial"]),
      addresses: addresses)
  }

  /// The value of `PRETTY_NAME` in the text of `/etc/os-release`.
  nonisolated static func system(in text: String) -> String {
    for line in text.split(separator: "\n") where line.hasPrefix("PRETTY_NAME=") {
      return String(line.dropFirst("PRETTY_NAME=".count).filter { $0 != "\"" && $0 != "'" })
    }
    return ""
  }

  /// The first of some files that can be read, without the zero byte at the end of the device tree's.
  private nonisolated static func first(of paths: [String]) -> String {
    for path in paths {
      if let text = smallFile(path)?.prefix(while: { !$0.isNewline && $0 != "\0" }), !text.isEmpty {
        return String(text)
      }
    }
    return ""
  }

  /// The addresses by which others reach this machine: without the loopback, and without those of one link alone.
  private nonisolated static var addresses: [String] {
    var list: UnsafeMutablePointer<ifaddrs>?
    guard getifaddrs(&list) == 0 else { return [] }
    defer { freeifaddrs(list) }
    var (found, next): ([String], _) = ([], list)
    while let entry = next?.pointee {
      next = entry.ifa_next
      guard entry.ifa_flags & UInt32(IFF_LOOPBACK) == 0, let address = entry.ifa_addr else { continue }
      let length: Int
      switch Int32(address.pointee.sa_family) {
      case AF_INET: length = MemoryLayout<sockaddr_in>.size
      case AF_INET6: length = MemoryLayout<sockaddr_in6>.size
      default: continue
      }
      var name = [CChar](repeating: 0, count: 64)
      guard getnameinfo(address, socklen_t(length), &name, 64, nil, 0, NI_NUMERICHOST) == 0 else { continue }
      let text = String(decoding: name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
      if !text.hasPrefix("fe80:") { found.append(text) }
    }
    return found
  }
}
#endif
