/// A style of the toolkit, in which each view reads only the part of the value that it shows.
///
/// A custom style of an application is evaluated again for each value, with a configuration that contains it.
package protocol ReadingByParts {}
