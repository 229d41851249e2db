/// The name of the typeface that travels with the toolkit, as a file within the resources of this target.
///
/// The target exists for its resources. It is C's, because the package manager adds code that imports Foundation to
/// targets of Swift that have resources.
extern const char *const faceplateTypefaceFile;
