import CLinux
import Glibc
import Graphics
import Looks
import Runtime
import Testing

@testable import LinuxHost

/// Each in a process of its own, in which no other test brings pages back meanwhile.
@Suite struct ProgramPagesTests {
  @Test("Code that is not needed is unmapped and comes back")
  func codeThatIsNotNeededIsUnmappedAndComesBack() async {
    await #expect(processExitsWith: .exitCode(7)) {
      await MainActor.run {
        let before = residentFilePages()
        let sum = (0..<100).reduce(0, +)
        ProgramPages.release()
        let after = residentFilePages()
        // What the runtime and the C library do from now on comes from their files again.
        let text = String(decoding: [UInt8](repeating: 0x61, count: sum), as: UTF8.self).uppercased()
        exit(
          before * pageSize > 8 << 20 && after < before / 2 && text.utf8.count == 4_950 && text.hasPrefix("AAA") ? 7 : 1
        )
      }
    }
  }

  /// A debugger's breakpoints are changed pages of code. Here a constant of the program is changed, with the debugger's right.
  @Test("What this process has changed stays")
  func whatThisProcessHasChangedStays() async {
    await #expect(processExitsWith: .exitCode(7)) {
      await MainActor.run {
        guard let page = firstConstantPage() else { exit(1) }
        guard mprotect(page, pageSize, PROT_READ | PROT_WRITE) == 0 else { exit(2) }
        // The last byte of the identification of an ELF file, which means nothing.
        page.storeBytes(of: 0x5a, toByteOffset: 15, as: UInt8.self)
        guard mprotect(page, pageSize, PROT_READ) == 0 else { exit(3) }
        ProgramPages.release()
        exit(page.load(as: UInt8.self) == 0x7f && page.load(fromByteOffset: 15, as: UInt8.self) == 0x5a ? 7 : 4)
      }
    }
  }

  @Test("Text looks the same afterwards")
  func textLooksAfterwardsAsBefore() async {
    await #expect(processExitsWith: .exitCode(7)) {
      await MainActor.run {
        guard let fonts = try? FontLibrary.system() else { exit(1) }
        @MainActor func picture() -> Bitmap {
          let stage = Stage(size: Size(width: 200, height: 100), fonts: fonts) {
            Text("Water 42 °C").font(.title).bold()
          }
          let bitmap = Bitmap(width: 200, height: 100)
          Rasterizer().draw(stage.drawAll().list, into: bitmap)
          return bitmap
        }
        let before = picture()
        guard residentFontPages() > 10 else { exit(2) }
        ProgramPages.release()
        guard residentFontPages() == 0 else { exit(4) }
        exit(before == picture() && before != Bitmap(width: 200, height: 100) ? 7 : 3)
      }
    }
  }

  @Test("A panel gives them back after its first frame")
  func aPanelGivesThemBackAfterItsFirstFrame() async {
    await #expect(processExitsWith: .exitCode(7)) {
      await MainActor.run {
        let card = FakeAdapter([.fake(1, "A")])
        var (first, next) = (0, 0)
        do {
          let stage = Stage(size: .zero, fonts: try FontLibrary.system()) { Text("A panel") }
          var options = PanelOptions()
          options.console.isTaken = false
          options.log = { _ in }
          options.onFirstFrame = { first = residentFilePages() }
          let rig = ScreenRig([card])
          let host = PanelHost(stage: stage, options: options, adapters: rig.source)
          host.loop.beforeSleep { [weak host] in
            guard first > 0 else { return nil }
            next = residentFilePages()
            host?.stop()
            return .zero
          }
          guard host.run() == 0 else { exit(1) }
        } catch { exit(5) }
        exit(next > 0 && next < first / 2 ? 7 : 2)
      }
    }
  }
}

/// The number of pages of files that are mapped and in memory, by /proc/self/statm.
private func residentFilePages() -> Int {
  guard let file = fopen("/proc/self/statm", "r") else { exit(71) }
  defer { fclose(file) }
  var (size, resident, shared) = (0, 0, 0)
  withUnsafeMutablePointer(to: &size) { size in
    withUnsafeMutablePointer(to: &resident) { resident in
      withUnsafeMutablePointer(to: &shared) { shared in
        _ = withVaList([size, resident, shared]) { vfscanf(file, "%ld %ld %ld", $0) }
      }
    }
  }
  return shared
}

/// The size of a page of memory, in bytes.
private let pageSize = sysconf(Int32(_SC_PAGESIZE))

/// The number of pages of mapped fonts that are in memory, by /proc/self/pagemap.
private func residentFontPages() -> Int {
  let pagemap = open("/proc/self/pagemap", O_RDONLY)
  guard pagemap >= 0 else { exit(71) }
  defer { close(pagemap) }
  var count = 0
  FontFile.forEachInUse { bytes in
    let first = Int(bitPattern: bytes.baseAddress) / pageSize
    for page in first..<(first + bytes.count / pageSize) {
      var state: UInt64 = 0
      guard pread(pagemap, &state, 8, off_t(page * 8)) == 8 else { exit(71) }
      if state >> 63 == 1 { count += 1 }
    }
  }
  return count
}

/// The first page of the program: the header of its file, which is only read.
private func firstConstantPage() -> UnsafeMutableRawPointer? {
  var found: UInt = 0
  clinux_each_constant_segment(&found) { found, start, _ in
    guard let found = found?.assumingMemoryBound(to: UInt.self), found.pointee == 0 else { return }
    found.pointee = UInt(start)
  }
  return UnsafeMutableRawPointer(bitPattern: found)
}
