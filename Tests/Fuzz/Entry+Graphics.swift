/// The trials, made once: libFuzzer calls from one thread.
nonisolated(unsafe) private let trial = try! Trial()

/// What libFuzzer calls again and again with bytes that it has thought up.
@_cdecl("LLVMFuzzerTestOneInput")
public func tryOne(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> Int32 {
  trial.run(Array(UnsafeBufferPointer(start: bytes, count: count)))
  return 0
}
