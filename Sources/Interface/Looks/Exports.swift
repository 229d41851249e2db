import Runtime

// Re-exported so that importing the toolkit makes observable objects and publishers available.
@_exported import Combine
// Re-exported so that ranges with stops and number formats are available to views.
@_exported import Values
