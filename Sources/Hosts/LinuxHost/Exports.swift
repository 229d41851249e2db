// The clock of ``EventLoop``, which the signature of its initializer names.
@_exported import enum Machine.MonotonicTime
