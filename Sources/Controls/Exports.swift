import Runtime

// Whoever builds views writes values too: ranges with stops, and the formats of numbers.
@_exported import Values
