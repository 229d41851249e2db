/// The requests by which points are read: neighbours together, as far as one request reaches.
struct ReadPlan: Sendable {
  /// A request, and the points that it answers.
  struct Block: Hashable, Sendable {
    var unit: Int
    var table: ModbusPoint.Table
    var address: Int
    var count: Int
    /// The names of the values.
    var names: [String]
  }

  /// The requests for some points.
  ///
  /// - Parameters:
  ///   - points: the points that are to be read.
  ///   - gap: the number of unused registers between two points that are read along.
  ///   - alone: the names of points that are read alone, because the device refuses to read the gaps around them.
  static func blocks(_ points: [ModbusPoint], gap: Int, alone: Set<String> = []) -> [Block] {
    var blocks: [Block] = []
    let sorted = points.sorted {
      ($0.unit, $0.table.rawValue, $0.address, $0.value.name) < ($1.unit, $1.table.rawValue, $1.address, $1.value.name)
    }
    for point in sorted {
      let end = point.address + point.count
      if var last = blocks.last, last.unit == point.unit, last.table == point.table,
        point.address <= last.address + last.count + gap, end - last.address <= point.table.longest,
        !alone.contains(point.value.name), !last.names.contains(where: alone.contains)
      {
        last.count = max(last.count, end - last.address)
        last.names.append(point.value.name)
        blocks[blocks.count - 1] = last
      } else {
        blocks.append(
          Block(
            unit: point.unit, table: point.table, address: point.address, count: point.count, names: [point.value.name])
        )
      }
    }
    return blocks
  }
}
