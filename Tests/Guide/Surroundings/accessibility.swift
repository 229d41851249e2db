import Faceplate
import FaceplateTesting
import Testing

// What the page takes for granted: a panel of the reader's own.
private let balance = "12.50"
private let gauge = Text("Gauge")
private func start() {}
@MainActor private let panel = try! Harness { Text("Hello") }
