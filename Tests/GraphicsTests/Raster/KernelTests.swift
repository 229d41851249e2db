import CKernels
import SeededRandom
import Testing

@testable import Graphics

/// Every variant of every loop, forced by name, against the scalar reference.
@Suite(.seeded) struct KernelTests {
  private typealias Pixels = UnsafeMutablePointer<UInt32>

  /// What a loop is given; it draws on a target that starts out alike for all variants.
  private struct Given {
    let source, second: Bitmap
    let color: UInt32
    let mask: [UInt8]
    let coverage: UInt8
    let share: UInt32
    let places: [Int32]
    let shares: [UInt32]
    let count: Int
  }

  private static func premultiplied(_ generator: inout SeededGenerator) -> UInt32 {
    let alpha = [0, 255, UInt32.random(in: 0...255, using: &generator)].randomElement(using: &generator)!
    return Compose.scale(.random(in: 0...0xff_ffff, using: &generator), alpha) | alpha << 24
  }

  private static func pixels(_ count: Int, _ generator: inout SeededGenerator) -> Bitmap {
    let bitmap = Bitmap(width: count + 2, height: 3)
    // Runs of pixels that are alike, as in pictures: whole groups are clear or opaque.
    var index = 0
    while index < 3 * (count + 2) {
      let pixel = premultiplied(&generator)
      for _ in 0..<Int.random(in: 1...14, using: &generator) where index < 3 * (count + 2) {
        bitmap.pixels[index] = pixel
        index += 1
      }
    }
    return bitmap
  }

  /// Places of any order, or rising as they do where a picture is enlarged or shrunk.
  private static func places(_ count: Int, _ generator: inout SeededGenerator) -> [Int32] {
    let step = [0, 0.3, 2.0 / 3, 0.99, 1].randomElement(using: &generator)!
    return (0..<max(1, count)).map {
      step == 0 ? .random(in: 0...Int32(count), using: &generator) : Int32(Double($0) * step)
    }
  }

  private static func given(_ count: Int, _ generator: inout SeededGenerator) -> Given {
    var mask: [UInt8] = []
    while mask.count < 3 * (count + 2) {
      let byte = [0, 255, UInt8.random(in: 0...255, using: &generator)].randomElement(using: &generator)!
      mask += Array(repeating: byte, count: .random(in: 1...12, using: &generator))
    }
    return Given(
      source: pixels(count, &generator), second: pixels(count, &generator), color: premultiplied(&generator),
      mask: mask, coverage: .random(in: 1...254, using: &generator), share: .random(in: 0...256, using: &generator),
      places: places(count, &generator),
      shares: (0..<max(1, count)).map { _ in .random(in: 0...255, using: &generator) &* 0x1_0001 }, count: count)
  }

  private func expectSame(
    _ name: String, _ variants: [(Pixels, Given) -> Void], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    var generator = SeededGenerator(seed: 3)
    for round in 0..<600 {
      let given = Self.given(round % 75, &generator)
      let below = Self.pixels(given.count, &generator)
      let results = variants.map { variant in
        let target = below.copy()
        variant(target.pixels, given)
        return target
      }
      for result in results.dropFirst() where result != results[0] {
        Issue.record("\(name) of \(given.count) pixels", sourceLocation: sourceLocation)
        return
      }
    }
  }

  /// What a sum of cells covers, 0…255.
  private static func covered(_ sum: Int32, isEvenOdd: Bool) -> UInt8 {
    var area = abs(sum)
    if isEvenOdd {
      area %= 2 * Cells.full
      if area > Cells.full { area = 2 * Cells.full - area }
    }
    let part = min(area, Cells.full) / 512
    return UInt8(part - part / 256)
  }

  @Test("All variants turn cells into the same coverage")
  func cellsToCoverage() {
    typealias Cover = (UnsafeMutablePointer<UInt8>, UnsafeMutablePointer<Int32>, Int, Int32, Bool) -> Int32
    var variants: [Cover] = [kernels_cover_plain]
    #if arch(x86_64)
    if kernels_has_wide() { variants.append(kernels_cover_wide) }
    #endif
    var generator = SeededGenerator(seed: 9)
    for round in 0..<400 {
      let (count, start) = (round % 19 * 4, Int32.random(in: -300_000...300_000, using: &generator))
      let cells = (0..<count).map { _ in
        Bool.random(using: &generator) ? 0 : Int32.random(in: -400_000...400_000, using: &generator)
      }
      let isEvenOdd = round % 2 == 0
      var sum = start
      let wanted = cells.map { cell in
        sum += cell
        return Self.covered(sum, isEvenOdd: isEvenOdd)
      }
      for variant in variants {
        var (given, bytes) = (cells + [7], [UInt8](repeating: 3, count: count + 1))
        let last = variant(&bytes, &given, count, start, isEvenOdd)
        #expect(last == sum && bytes == wanted + [3])
        #expect(given == Array(repeating: 0, count: count) + [7], "cells are cleared, and no others")
      }
    }
  }

  #if arch(x86_64)
  /// The wide variants, where this processor runs them.
  private func wide(_ variant: @escaping (Pixels, Given) -> Void) -> [(Pixels, Given) -> Void] {
    kernels_has_wide() ? [variant] : []
  }

  @Test("All variants fill the same pixels")
  func fills() {
    expectSame(
      "fill",
      [
        { t, g in for y in 0..<3 { for x in 0..<g.count { t[y * (g.count + 2) + x] = g.color } } },
        { t, g in kernels_fill_plain(t, g.count + 2, g.color, g.count, 3) },
      ] + wide { t, g in kernels_fill_wide(t, g.count + 2, g.color, g.count, 3) })
  }

  @Test("All variants tint the same pixels")
  func tints() {
    expectSame(
      "tint",
      [
        { t, g in for y in 0..<3 { Compose.Scalar.span(t + y * (g.count + 2), g.color, g.count) } },
        { t, g in for y in 0..<3 { Compose.Vector.span(t + y * (g.count + 2), g.color, g.count) } },
        { t, g in kernels_tint_plain(t, g.count + 2, g.color, g.count, 3) },
      ] + wide { t, g in kernels_tint_wide(t, g.count + 2, g.color, g.count, 3) })
  }

  /// Every byte of a colour with every coverage, over every byte with every alpha.
  @Test("All products of two bytes are exact")
  func allProductsOfTwoBytesAreExact() {
    guard kernels_has_wide() else { return }
    let bytes = (0...255).map { UInt8($0) }
    for value in UInt32(0)...255 {
      var (given, wanted) = ([UInt32](repeating: 0, count: 256), [UInt32](repeating: 0, count: 256))
      kernels_mask_wide(&given, 256, value &* 0x0101_0101, bytes, 256, 256, 1)
      Compose.Scalar.mask(&wanted, value &* 0x0101_0101, bytes, 256)
      #expect(given == wanted, "colour \(value)")
      given = bytes.map { UInt32($0) &* 0x0101_0101 }
      wanted = given
      kernels_tint_wide(&given, 256, value << 24, 256, 1)
      Compose.Scalar.span(&wanted, value << 24, 256)
      #expect(given == wanted, "alpha \(value)")
    }
  }

  @Test("All variants mask the same pixels")
  func masks() {
    expectSame(
      "mask",
      [
        { t, g in
          g.mask.withUnsafeBufferPointer { mask in
            for y in 0..<3 {
              Compose.Scalar.mask(t + y * (g.count + 2), g.color, mask.baseAddress! + y * (g.count + 1), g.count)
            }
          }
        },
        { t, g in
          g.mask.withUnsafeBufferPointer { mask in
            for y in 0..<3 {
              Compose.Vector.mask(t + y * (g.count + 2), g.color, mask.baseAddress! + y * (g.count + 1), g.count)
            }
          }
        },
        { t, g in kernels_mask_plain(t, g.count + 2, g.color, g.mask, g.count + 1, g.count, 3) },
      ] + wide { t, g in kernels_mask_wide(t, g.count + 2, g.color, g.mask, g.count + 1, g.count, 3) })
  }

  @Test("All variants compose pixels over others in the same way")
  func pixelsOverOthers() {
    expectSame(
      "over",
      [
        { t, g in
          for y in 0..<3 {
            Compose.Scalar.over(t + y * (g.count + 2), g.source.pixels + y * (g.count + 2), 255, g.count)
          }
        },
        { t, g in kernels_over_plain(t, g.count + 2, g.source.pixels, g.count + 2, g.count, 3) },
      ] + wide { t, g in kernels_over_wide(t, g.count + 2, g.source.pixels, g.count + 2, g.count, 3) })
    expectSame(
      "copy",
      [
        { t, g in
          for y in 0..<3 {
            (t + y * (g.count + 2)).update(from: g.source.pixels + y * (g.count + 2), count: g.count)
          }
        },
        { t, g in kernels_copy_plain(t, g.count + 2, g.source.pixels, g.count + 2, g.count, 3) },
      ] + wide { t, g in kernels_copy_wide(t, g.count + 2, g.source.pixels, g.count + 2, g.count, 3) })
    expectSame(
      "over, all covered alike",
      [
        { t, g in Compose.Scalar.over(t, g.source.pixels, g.coverage, g.count) },
        { t, g in kernels_over_even_plain(t, g.source.pixels, g.coverage, g.count) },
      ] + wide { t, g in kernels_over_even_wide(t, g.source.pixels, g.coverage, g.count) })
    expectSame(
      "over, by a mask",
      [
        { t, g in Compose.Scalar.over(t, g.source.pixels, g.mask, g.count) },
        { t, g in kernels_over_mask_plain(t, g.source.pixels, g.mask, g.count) },
      ] + wide { t, g in kernels_over_mask_wide(t, g.source.pixels, g.mask, g.count) })
  }

  @Test("All variants mix pixels in the same way")
  func mixtures() {
    expectSame(
      "mix",
      [
        { t, g in Compose.Scalar.mix(t, g.source.pixels, g.second.pixels, g.share, g.count) },
        { t, g in kernels_mix_plain(t, g.source.pixels, g.second.pixels, g.share, g.count) },
      ] + wide { t, g in kernels_mix_wide(t, g.source.pixels, g.second.pixels, g.share, g.count) })
    expectSame(
      "stretch",
      [
        { t, g in Compose.Scalar.stretch(t, g.source.pixels, g.places, g.shares, g.count) },
        { t, g in kernels_stretch_plain(t, g.source.pixels, g.places, g.shares, g.count) },
      ] + wide { t, g in kernels_stretch_wide(t, g.source.pixels, g.places, g.shares, g.count) })
  }
  #endif
}
