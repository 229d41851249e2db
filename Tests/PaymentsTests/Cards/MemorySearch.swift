import Glibc
import SeededRandom
import Synchronization

/// `memmem(3)`, which only newer C libraries show to Swift; a name of its own keeps it apart from theirs.
@_silgen_name("memmem")
private nonisolated func findBytes(
  _ block: UnsafeRawPointer, _ length: Int, _ needle: UnsafeRawPointer, _ needleLength: Int
) -> UnsafeRawPointer?

/// A card number that was made up from the seed of the run, and a search for it in all memory that this process can have written.
///
/// The digits, and what is looked for, lie in one area of memory, which the search leaves out.
struct MemorySearch {
  enum Failure: Error { case noMemory, noMaps }

  private let area: UnsafeMutableRawPointer
  private static let areaSize = 1 << 20
  private static let digitCount = 16
  /// How many numbers have been made up in this run.
  private static let made = Atomic(0)
  /// As many of the first digits are looked for.
  private static let needleDigits = 12
  /// Where the block of memory that is being searched is copied to, in bytes from the start of the area.
  private static let blockOffset = 4096

  init() throws {
    let mapped = mmap(nil, Self.areaSize, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
    guard let mapped, mapped != MAP_FAILED else { throw Failure.noMemory }
    area = mapped
    makeNumber()
    for index in 0..<Self.needles.count { writeNeedle(index) }
  }

  func end() { munmap(area, Self.areaSize) }

  /// One of the digits, from 0 to 9.
  func digit(_ place: Int) -> Character {
    Character(Unicode.Scalar(area.load(fromByteOffset: place, as: UInt8.self) + 48))
  }

  /// A Visa number with a random middle and the check digit that belongs to it.
  private func makeNumber() {
    // No two searches of a run look for the same number: one could be left in memory by the test before.
    var random = SeededGenerator(seed: Self.made.add(1, ordering: .relaxed).newValue)
    var sum = 0
    for place in 0..<Self.digitCount {
      var digit = place == 0 ? 4 : place == 1 ? 1 : Int.random(in: 0...9, using: &random)
      if place == Self.digitCount - 1 { digit = (10 - sum % 10) % 10 }
      let weighted = place % 2 == 0 ? digit * 2 : digit
      sum += weighted > 9 ? weighted - 9 : weighted
      area.storeBytes(of: UInt8(digit), toByteOffset: place, as: UInt8.self)
    }
  }

  /// How digits can be written: the distance between two in bytes, the number that stands for 0, and the last byte
  /// between two: an array of `Character` has 16 bytes for each, of which the last is 0xE1 for one byte of text.
  private static let needles: [(stride: Int, zero: UInt8, last: UInt8)] = [
    (1, 0, 0), (8, 0, 0), (1, 48, 0), (2, 48, 0), (4, 48, 0), (16, 48, 0xE1),
  ]

  private func needle(_ index: Int) -> UnsafeMutableRawPointer { area + 64 + index * 256 }
  private func length(_ index: Int) -> Int { (Self.needleDigits - 1) * Self.needles[index].stride + 1 }

  private func writeNeedle(_ index: Int) {
    for place in 0..<Self.needleDigits {
      let digit = area.load(fromByteOffset: place, as: UInt8.self) + Self.needles[index].zero
      needle(index).storeBytes(of: digit, toByteOffset: place * Self.needles[index].stride, as: UInt8.self)
      if place > 0, Self.needles[index].last != 0 {
        let last = place * Self.needles[index].stride - 1
        needle(index).storeBytes(of: Self.needles[index].last, toByteOffset: last, as: UInt8.self)
      }
    }
  }

  /// How often the first twelve digits are in the memory of this process, in whichever form.
  func count() throws -> Int {
    let memory = open("/proc/self/mem", O_RDONLY)
    guard memory >= 0 else { throw Failure.noMaps }
    defer { close(memory) }
    return try regions().reduce(0) { $0 + count(in: $1, of: memory) }
  }

  /// The areas that can be written, but for the search's own.
  private func regions() throws -> [Range<Int>] {
    guard let file = fopen("/proc/self/maps", "r") else { throw Failure.noMaps }
    defer { fclose(file) }
    var regions: [Range<Int>] = []
    var line = [CChar](repeating: 0, count: 4096)
    while fgets(&line, Int32(line.count), file) != nil {
      let text = String(decoding: line.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
      let parts = text.split(separator: " ")
      let bounds = parts[0].split(separator: "-").compactMap { Int($0, radix: 16) }
      // The kernel joins neighbouring areas of equal kind into one.
      let own = Int(bitPattern: area)..<Int(bitPattern: area) + Self.areaSize
      guard bounds.count == 2, parts[1].hasPrefix("rw") else { continue }
      let region = bounds[0]..<bounds[1]
      regions += [region.lowerBound..<max(region.lowerBound, min(region.upperBound, own.lowerBound))]
      regions += [min(region.upperBound, max(region.lowerBound, own.upperBound))..<region.upperBound]
    }
    return regions.filter { !$0.isEmpty }
  }

  private func count(in region: Range<Int>, of memory: Int32) -> Int {
    let (block, size) = (area + Self.blockOffset, Self.areaSize - Self.blockOffset)
    var (start, found) = (region.lowerBound, 0)
    while start < region.upperBound {
      let length = pread(memory, block, min(size, region.upperBound - start), start)
      if length <= 0 { break }
      for index in Self.needles.indices where findBytes(block, length, needle(index), self.length(index)) != nil {
        found += 1
      }
      if start + length >= region.upperBound { break }
      start += max(length - 256, 1)
    }
    memset(block, 0, size)
    return found
  }
}
