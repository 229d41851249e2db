extension SymbolTable {
  /// Sky and season.
  static let weather: KeyValuePairs<String, Drawing> = [
    "sun.max": { rays($0.bodyRing(12, 12, 4.2), from: 7.6, to: 9.6) },
    "sun.min": { rays($0.bodyRing(12, 12, 4.2), from: 7.6, to: 7.8) },
    "moon": {
      $0.bodyCurve(
        20.2, 14.6, 18.9, 15.2, 17.4, 15.6, 16, 15.6, 11.2, 15.6, 8.4, 12.2, 8.4, 8.2, 8.4, 6.6, 8.8, 5, 9.6, 3.6,
        5.6, 4.8, 2.9, 8.2, 2.9, 12.2, 2.9, 17.2, 6.9, 21.1, 11.9, 21.1, 15.8, 21.1, 19, 18.4, 20.2, 14.6)
    },
    "cloud": { cloud($0, down: 0) },
    "cloud.rain": { cloud($0, down: -3.2).line(8, 18.4, 7, 21).line(12.4, 18.4, 11.4, 21).line(16.8, 18.4, 15.8, 21) },
    "cloud.snow": { cloud($0, down: -3.2).dot(7.5, 19.6, 1.2).dot(12, 20.6, 1.2).dot(16.5, 19.6, 1.2) },
    "cloud.bolt": { cloud($0, down: -3.2).line(12.8, 17.6, 10.8, 20, 13.4, 20, 11.4, 22.4) },
    "wind": {
      $0.line(2.8, 9, 13.5, 9).arc(13.5, 6, 3, 90, -160).line(2.8, 13, 18, 13).arc(18, 9.8, 3.2, 90, -160).line(
        2.8, 17, 11, 17
      )
      .arc(11, 19.4, 2.4, -90, 150)
    },
    "snowflake": {
      $0.line(12, 2.8, 12, 21.2).line(4, 7.4, 20, 16.6).line(20, 7.4, 4, 16.6).line(9.4, 4.6, 12, 7.2, 14.6, 4.6).line(
        9.4, 19.4, 12, 16.8, 14.6, 19.4
      ).line(4, 11, 7.6, 9.5, 7, 5.8).line(20, 13, 16.4, 14.5, 17, 18.2).line(17, 5.8, 16.4, 9.5, 20, 11)
        .line(7, 18.2, 7.6, 14.5, 4, 13)
    },
    "leaf": {
      $0.bodyCurve(
        4.6, 19.4, 2.6, 12.6, 5.6, 5.6, 20.6, 3.6, 21.6, 14.2, 15.6, 20.8, 8.8, 19.6, 7.2, 19.3, 6, 18.6, 5.4, 17.4
      )
      .inLine(3, 21.4, 8, 14.6, 14.4, 9.8)
    },
    "sparkles": {
      $0.bodyCurve(
        9.5, 6, 10.6, 10.4, 12, 11.6, 16, 12.6, 12, 13.8, 10.6, 15, 9.5, 19.4, 8.4, 15, 7, 13.8, 3, 12.6, 7, 11.6,
        8.4, 10.4, 9.5, 6
      ).line(18, 3, 18, 8).line(15.5, 5.5, 20.5, 5.5).line(18.5, 17, 18.5, 20).line(17, 18.5, 20, 18.5)
    },
  ]

  private static func rays(_ sketch: SymbolSketch, from inner: Double, to outer: Double) -> SymbolSketch {
    let d = 0.5.squareRoot()
    let directions = [(1, 0), (d, d), (0, 1), (-d, d), (-1, 0), (-d, -d), (0, -1), (d, -d)]
    return directions.reduce(sketch) {
      $0.line(12 + inner * $1.0, 12 + inner * $1.1, 12 + outer * $1.0, 12 + outer * $1.1)
    }
  }

  private static func cloud(_ sketch: SymbolSketch, down y: Double) -> SymbolSketch {
    sketch.bodyCurve(
      7, 19 + y, 4.4, 19 + y, 2.2, 17 + y, 2.2, 14.4 + y, 2.2, 12.2 + y, 3.6, 10.6 + y, 5.6, 10 + y, 6, 7 + y, 8.6,
      5 + y, 11.6,
      5 + y, 14.4, 5 + y, 16.6, 6.6 + y, 17.4, 9 + y, 20, 9.2 + y, 21.8, 11.2 + y, 21.8, 13.8 + y, 21.8, 16.8 + y, 19.6,
      19 + y, 16.8, 19 + y,
      13.4, 19 + y, 10.4, 19 + y, 7, 19 + y)
  }
}
