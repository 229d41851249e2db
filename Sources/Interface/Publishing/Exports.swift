// Whoever imports the toolkit has observable objects and publishers too.
@_exported import Combine
