// Headless declares what a test uses of a panel without a screen.
@_exported import Headless
#if Speech
@_exported import Speech
#endif
