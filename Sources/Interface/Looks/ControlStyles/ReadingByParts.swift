/// A style of the toolkit, whose views read the value by themselves, each as far as it shows it.
///
/// A style of an application's own runs again with each value, with a configuration that has the value.
package protocol ReadingByParts {}
