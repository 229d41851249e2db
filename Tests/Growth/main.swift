// Does one thing with an input of a size, so that `run` beside it can count the instructions of several sizes.
//
//     growth-probe            prints the names of all rows with their first sizes
//     growth-probe NAME SIZE  does what a row says with an input of that size
import Runtime

let words = CommandLine.arguments.dropFirst()
if let name = words.first, let size = words.dropFirst().first.flatMap(Int.init) {
  guard let row = Row.all.first(where: { $0.name == name }) else { fatalError("there is no row \(name)") }
  try row.body(size)
} else {
  for row in Row.all { print("\(row.name)\t\(row.size)") }
}
