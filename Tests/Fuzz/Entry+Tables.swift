/// What libFuzzer calls again and again with bytes that it has thought up.
@_cdecl("LLVMFuzzerTestOneInput")
public func tryOne(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> Int32 {
  TableTrial().run(Array(UnsafeBufferPointer(start: bytes, count: count)))
  return 0
}
