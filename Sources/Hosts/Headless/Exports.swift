// A `HeadlessHost` inherits what drives a panel, and throws the errors of that.
@_exported import Driver
