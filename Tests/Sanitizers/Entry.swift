import Testing

/// Runs the tests, as SwiftPM's own program does.
@main struct Entry {
  static func main() async { await Testing.__swiftPMEntryPoint() as Never }
}
