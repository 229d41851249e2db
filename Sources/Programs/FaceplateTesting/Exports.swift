// What a test says of a panel without a screen is declared there.
@_exported import Headless
@_exported import Speech
