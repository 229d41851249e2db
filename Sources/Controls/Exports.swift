import Runtime

// Whoever imports the toolkit has observable objects and publishers too.
@_exported import Combine
// Whoever builds views writes values too: ranges with stops, and the formats of numbers.
@_exported import Values
