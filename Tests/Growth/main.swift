// Does things with inputs of several sizes under valgrind, so that `run` beside it can compare how many instructions they take.
//
//     growth-probe                    prints the names of all rows with their first sizes
//     growth-probe PART PARTS FACTOR [WORD…]
//                                     does every row of one part of the rows, with words of those whose names contain one,
//                                     with once, twice and four times its size times the factor
//
// Each input has a process of its own, forked from one that has done the row once: what it does is counted from the same state,
// and valgrind has translated the code. Its line is a name, a size, and the number of its process.
import CLinux
import Glibc
import Runtime

/// What takes more than n log n may not end in a life. It is given up after so many seconds of the processor, which no other row
/// comes near, however busy the machine is.
let patience: rlim_t = 120

/// `fork(2)`, which Swift does not offer: the child has the only thread of this program.
let fork = unsafeBitCast(dlsym(nil, "fork"), to: (@convention(c) () -> pid_t).self)

@MainActor func measure(_ row: Row, _ size: Int) {
  let child = fork()
  if child == 0 {
    var limit = rlimit(rlim_cur: patience, rlim_max: patience + 1)
    setrlimit(__rlimit_resource_t(RLIMIT_CPU.rawValue), &limit)
    do { try row.body(size) } catch { fatalError("\(row.name) \(size): \(error)") }
    _exit(0)
  }
  var status: Int32 = 0
  waitpid(child, &status, 0)
  print("\(row.name)\t\(size)\t\(child)\t\(status & 0x7f)")
  fflush(nil)
}

let numbers = CommandLine.arguments.dropFirst().prefix(3).compactMap(Int.init)
let words = CommandLine.arguments.dropFirst(4)
if numbers.count == 3 {
  let rows = Row.all.filter { row in words.isEmpty || words.contains { row.name.contains($0) } }
  for row in rows.enumerated().filter({ $0.offset % numbers[1] == numbers[0] }).map(\.element) {
    try row.body(row.size)
    for factor in [1, 2, 4] { measure(row, row.size * factor * numbers[2]) }
  }
} else {
  for row in Row.all { print("\(row.name)\t\(row.size)") }
}
