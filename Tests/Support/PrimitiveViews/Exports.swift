// The driver declares what a test does with a panel.
@_exported import Driver
