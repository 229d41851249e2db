import Foundation
import Localization

// Foundation looks for the files of `Bundle.main` beside the program. The package manager puts the resources of each target
// into a folder of its own there, into which Foundation does not look.
//
// The compiler prefers these functions to those of Foundation, whose parameters are optional, because it has to wrap fewer
// arguments.
nonisolated extension Bundle {
  /// Returns the address of a resource. What the main bundle lacks is looked for among the resources of all targets of the
  /// program.
  @_alwaysEmitIntoClient public func url(forResource name: String, withExtension ext: String?) -> URL? {
    url(forResource: name as String?, withExtension: ext)
      ?? targetResource(name, ext).map { URL(fileURLWithPath: $0) }
  }

  /// Returns the address of a resource; see the function with an optional extension.
  @_alwaysEmitIntoClient public func url(forResource name: String, withExtension ext: String) -> URL? {
    url(forResource: name, withExtension: ext as String?)
  }

  /// Returns the path of a resource. What the main bundle lacks is looked for among the resources of all targets of the
  /// program.
  @_alwaysEmitIntoClient public func path(forResource name: String, ofType ext: String?) -> String? {
    path(forResource: name as String?, ofType: ext) ?? targetResource(name, ext)
  }

  /// Returns the path of a resource; see the function with an optional extension.
  @_alwaysEmitIntoClient public func path(forResource name: String, ofType ext: String) -> String? {
    path(forResource: name, ofType: ext as String?)
  }

  /// The path of a resource of a target; `nil` if there is none, or if this is not the main bundle.
  @_alwaysEmitIntoClient func targetResource(_ name: String, _ ext: String?) -> String? {
    bundlePath == Bundle.main.bundlePath ? TargetResources.path(of: name, ending: ext) : nil
  }
}

/// The resources of the targets of the running program.
@usableFromInline nonisolated enum TargetResources {
  /// Returns the path of a resource, that in the language of the running panel if there are several.
  @usableFromInline static func path(of name: String, ending: String?) -> String? {
    ResourceFolders.ofProgram.path(of: name, ending: ending, language: Localizer.current.tag)
  }
}
