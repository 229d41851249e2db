// Foundation hands these on. Formats of measurements are weakly linked to them, too; in its own file, because the second has
// a type `Measurement` without values, which is not meant.
@_weakLinked import FoundationEssentials
@_weakLinked import FoundationInternationalization
