// Re-exported so that importing the controls makes observable objects, publishers and ranges with stops available.
@_exported import Combine
@_exported import Values
