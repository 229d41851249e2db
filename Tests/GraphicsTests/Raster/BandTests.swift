import SeededRandom
import Synchronization
import Testing

@testable import Graphics

/// Many pixels are drawn by several threads, and nobody can tell from the bytes.
@Suite(.seeded) struct BandTests {
  private let width = 160
  private let height = 110

  @Test("Several threads draw the bytes of one", arguments: 0..<60)
  func severalThreadsDrawTheBytesOfOne(seed: Int) {
    var scene = RandomScene(seed: seed + 4000, width: width, height: height)
    let crew = Crew(helpers: 1 + seed % 4)
    let (one, all) = (Rasterizer(usesAllProcessors: false), Rasterizer(crew: crew, sharedPixels: 1))
    for _ in 0..<3 {
      let list = scene.list()
      let (alone, together) = (Bitmap(width: width, height: height), Bitmap(width: width, height: height))
      one.draw(list, into: alone)
      all.draw(list, into: together)
      #expect(alone == together, "seed \(seed)")
      let region = scene.region()
      for bitmap in [alone, together] { bitmap.fill(0x1234_5678) }
      one.draw(list, into: alone, region: region)
      all.draw(list, into: together, region: region)
      #expect(alone == together, "seed \(seed), \(region.rects)")
    }
    #expect(crew.threads == crew.helpers)
  }

  @Test("A whole screen is drawn by all processors", arguments: 0..<3)
  func aWholeScreenIsDrawnByAllProcessors(seed: Int) {
    let (width, height) = (1920, 1080)
    var scene = RandomScene(seed: seed + 5000, width: width, height: height)
    let list = scene.list(items: 40)
    let (alone, together) = (Bitmap(width: width, height: height), Bitmap(width: width, height: height))
    Rasterizer(usesAllProcessors: false).draw(list, into: alone)
    let rasterizer = Rasterizer()
    for _ in 0..<2 {
      rasterizer.draw(list, into: together)
      #expect(alone == together, "seed \(seed)")
    }
    #expect(Crew.shared.threads == Crew.shared.helpers)
  }

  @Test("An interrupted drawing has the bytes of one", arguments: 0..<6)
  func anInterruptedDrawingHasTheBytesOfOne(seed: Int) {
    let (width, height) = (1280, 800)
    var scene = RandomScene(seed: seed + 7000, width: width, height: height)
    let crew = Crew(helpers: seed % 3)
    let rasterizer = Rasterizer(crew: crew, sharedPixels: seed % 2 == 0 ? 1 : .max)
    let (whole, parts) = (Bitmap(width: width, height: height), Bitmap(width: width, height: height))
    for region in [Region(whole.bounds), scene.region()] {
      let list = scene.list(items: 30)
      Rasterizer(usesAllProcessors: false).draw(list, into: whole, region: region)
      var drawing = BandedDrawing(list, of: region, into: parts, with: rasterizer)
      while !drawing.isDone { drawing.drawBand() }
      #expect(whole == parts, "seed \(seed), \(region.rects)")
    }
  }

  @Test("An interrupted drawing has an end")
  func anInterruptedDrawingHasAnEnd() {
    let bitmap = Bitmap(width: 1280, height: 800)
    let rasterizer = Rasterizer(usesAllProcessors: false)
    var drawing = BandedDrawing(
      DisplayList(background: .black), of: Region(bitmap.bounds), into: bitmap, with: rasterizer)
    var bands = 0
    while !drawing.isDone {
      drawing.drawBand()
      bands += 1
    }
    #expect(bands == 8)
    var none = BandedDrawing(DisplayList(background: .black), of: Region(), into: bitmap, with: rasterizer)
    none.drawBand()
    #expect(none.isDone)
  }

  @Test("Small damage needs no thread")
  func smallDamageNeedsNoThread() {
    var scene = RandomScene(seed: 6000, width: width, height: height)
    let (list, bitmap, crew) = (scene.list(), Bitmap(width: width, height: height), Crew(helpers: 2))
    let rasterizer = Rasterizer(crew: crew, sharedPixels: width * height)
    rasterizer.draw(list, into: bitmap, region: Region(PixelRect(x: 0, y: 0, width: width, height: height - 1)))
    #expect(crew.threads == 0)
    rasterizer.draw(list, into: bitmap)
    #expect(crew.threads == 2)
  }

  @Test("One processor draws alone")
  func oneProcessorDrawsAlone() {
    var scene = RandomScene(seed: 6001, width: width, height: height)
    let (list, crew) = (scene.list(), Crew(helpers: 0))
    let (one, two) = (Bitmap(width: width, height: height), Bitmap(width: width, height: height))
    let rasterizer = Rasterizer(crew: crew, sharedPixels: 1)
    rasterizer.draw(list, into: one)
    Rasterizer(usesAllProcessors: false).draw(list, into: two)
    #expect(one == two)
    #expect(crew.threads == 0)
    #expect(rasterizer.drawnItems <= list.items.count, "nothing was cut into bands")
  }

  @Test("Bands hold each pixel once", arguments: 0..<40)
  func bandsHoldEachPixelOnce(seed: Int) {
    var scene = RandomScene(seed: seed + 7000, width: width, height: height)
    let rects = scene.region().clipped(to: PixelRect(x: 0, y: 0, width: width, height: height)).rects
    for isTurned in [false, true] {
      var counts = [Int](repeating: 0, count: width * height)
      for band in Bands.cut(rects, workers: 1 + seed % 5, isTurned: isTurned) {
        #expect(!band.isEmpty)
        for y in band.minY..<band.maxY { for x in band.minX..<band.maxX { counts[y * width + x] += 1 } }
      }
      for rect in rects {
        for y in rect.minY..<rect.maxY { for x in rect.minX..<rect.maxX { counts[y * width + x] -= 1 } }
      }
      #expect(counts.allSatisfy { $0 == 0 }, "seed \(seed)")
    }
  }

  @Test("Each piece of work is done once", arguments: [0, 1, 2, 7, 40])
  func eachPieceOfWorkIsDoneOnce(pieces: Int) {
    for helpers in 0..<4 {
      let crew = Crew(helpers: helpers)
      for _ in 0..<20 {
        let done = Mutex([Int](repeating: 0, count: pieces))
        let workers = Mutex(Set<Int>())
        crew.share(pieces) { worker, piece in
          done.withLock { $0[piece] += 1 }
          workers.withLock { _ = $0.insert(worker) }
        }
        #expect(done.withLock { $0 } == [Int](repeating: 1, count: pieces))
        #expect(workers.withLock { $0.isSubset(of: 0...helpers) })
      }
    }
  }

  /// Whoever has work while the crew is at another does it alone.
  @Test("A busy crew keeps nobody waiting")
  func aBusyCrewKeepsNobodyWaiting() {
    let crew = Crew(helpers: 2)
    let inner = Mutex([String]())
    crew.share(5) { _, outer in
      crew.share(2) { worker, piece in inner.withLock { $0.append("\(outer) \(worker) \(piece)") } }
    }
    #expect(inner.withLock { $0.sorted() } == (0..<5).flatMap { ["\($0) 0 0", "\($0) 0 1"] })
  }

  @Test("A whole screen is copied as in small parts", arguments: PixelFormat.allCases, PixelRotation.allCases)
  func aWholeScreenIsCopiedAsInSmallParts(format: PixelFormat, rotation: PixelRotation) {
    let (width, height) = (1250, 800)
    var generator = SeededGenerator(seed: 8)
    let bitmap = Bitmap(width: width, height: height)
    for index in 0..<(width * height) { bitmap.pixels[index] = .random(in: 0...UInt32.max, using: &generator) }
    #expect(width * height >= GraphicsLimits.sharedPixels)
    let pitch = (rotation.swapsExtents ? height : width) * format.bytesPerPixel + 12
    let size = pitch * (rotation.swapsExtents ? width : height)
    var (whole, parts) = ([UInt8](repeating: 7, count: size), [UInt8](repeating: 7, count: size))
    whole.withUnsafeMutableBytes {
      bitmap.copy([bitmap.bounds], to: $0, pitch: pitch, format: format, rotation: rotation)
    }
    parts.withUnsafeMutableBytes {
      for y in stride(from: 0, to: height, by: 200) {
        let part = PixelRect(x: 0, y: y, width: width, height: 200)
        bitmap.copy([part], to: $0, pitch: pitch, format: format, rotation: rotation)
      }
    }
    #expect(whole == parts)
  }
}
