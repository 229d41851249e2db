// Weakly linked: types that only mention `Date` or `URL` would otherwise link all of Foundation (5 MB) into every
// program. Code that creates a date or URL links what it needs. A public function here that can be called without
// either must be `@inlinable` and name the type itself, as TimelineView does.
@_weakLinked import FoundationEssentials
