import FaceplateTesting
import Graphics
import TestFixtures
import Testing

@testable import Looks
@testable import Runtime

@Suite("QR codes")
struct QRCodeTests {
  private static let text = "WIFI:S:Workshop;T:WPA;P:secret;;"

  @Test("A code has its marks in three corners and between them, is as small as can be, and grows with its safety")
  func matrix() throws {
    let small = try #require(QRMatrix("A"))
    #expect(small.side == 21)
    for (column, row) in [(0, 0), (14, 0), (0, 14)] {
      let corner = (0..<7).map { y in (0..<7).map { small[column + $0, row + y] ? "#" : "." }.joined() }
      #expect(corner == ["#######", "#.....#", "#.###.#", "#.###.#", "#.###.#", "#.....#", "#######"])
    }
    // Dark and light squares in turn join the corners.
    for index in 8...12 { #expect(small[index, 6] == (index % 2 == 0) && small[6, index] == (index % 2 == 0)) }
    let sides = try QRMatrix.Correction.allCases.map { try #require(QRMatrix(Self.text, correction: $0)).side }
    #expect(sides == sides.sorted() && sides[0] < sides[3])
    #expect(QRMatrix("") == nil && QRMatrix(String(repeating: "x", count: 5_000)) == nil)
    #expect(!small[-1, 0] && !small[21, 0])
  }

  @Test("Each square is drawn on whole pixels, with a light margin of four, in every theme", arguments: [1.0, 1.5, 2])
  func picture(scale: Double) throws {
    let matrix = try #require(QRMatrix(Self.text))
    for scheme in ColorScheme.allCases {
      let panel = try Harness(size: Size(width: 150, height: 150), scale: scale, colorScheme: scheme) {
        QRCode(Self.text)
      }
      let extent = panel.bitmap.width
      let square = extent / (matrix.side + 8)
      let start = Int((Double(extent - square * matrix.side) / 2).rounded())
      #expect(start >= 4 * square)
      var wrong = 0
      for y in 0..<extent {
        for x in 0..<extent {
          let (column, row) = ((x - start) / square, (y - start) / square)
          let isDark = x >= start && y >= start && matrix[column, row]
          if panel.bitmap[x, y] & 0xff_ffff != (isDark ? 0 : 0xff_ffff) { wrong += 1 }
        }
      }
      #expect(wrong == 0)
    }
  }

  @Test("It is square, is read out as what it is, and reports what no code can hold")
  func element() throws {
    let panel = try Harness(size: Size(width: 300, height: 150)) { QRCode(Self.text) }
    let element = try panel.element("QR code")
    #expect(element.frame.width == 150 && element.frame.height == 150 && element.value == Self.text)
    let faulty = try Harness(size: Size(width: 100, height: 100)) { QRCode(String(repeating: "x", count: 5_000)) }
    #expect(faulty.reports.count == 1)
  }

  @Test("Another text is another picture")
  func change() throws {
    struct Pairing: View {
      @State private var code = "1"
      var body: some View {
        VStack {
          QRCode(code).frame(width: 100, height: 100)
          Do("New") { code = "2" }
        }
      }
    }
    let panel = try Harness(size: Size(width: 200, height: 200)) { Pairing() }
    let before = panel.snapshot()
    try panel.activate("New")
    #expect(panel.bitmap != before)
    #expect(try panel.value(of: "QR code") == "2")
  }
}
