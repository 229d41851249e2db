// Headless declares what a test uses of a panel without a screen.
@_exported import Headless
@_exported import Speech
