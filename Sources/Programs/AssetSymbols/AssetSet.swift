import Foundation

/// A set of a catalog: its name as the toolkit looks it up, and the words of its Swift name.
struct AssetSet {
  /// The name of the set, after the names of the groups that provide a namespace: `Brand/Accent`.
  let name: String
  /// The groups whose names belong to that of the set.
  let groups: [String]
  /// Whether it is a colour; otherwise a picture.
  let isColor: Bool

  /// The name in Swift, in camel case: `appLogo` for `app-logo`, and `_2x` for `2x`, since no name begins with a digit.
  static func identifier(_ name: Substring) -> String {
    let words = name.split { !$0.isLetter && !$0.isNumber }
    let camel = words.enumerated().map { index, word in
      let head = index == 0 ? word.prefix(1).lowercased() : word.prefix(1).uppercased()
      return head + word.dropFirst()
    }.joined()
    return camel.first?.isNumber ?? true ? "_" + camel : camel
  }

  /// The names of the set in Swift.
  ///
  /// Xcode leaves a name in capitals as it is, `BG`, and leaves out the kind at the end: `inactiveTab` for
  /// `InactiveTabColor`. The name in plain camel case is one, too.
  var identifiers: [String] {
    let last = name.split(separator: "/").last ?? ""
    let kind = isColor ? "Color" : "Image"
    let short = last.hasSuffix(kind) && last.count > kind.count ? last.dropLast(kind.count) : last
    let isCapitals = short.allSatisfy { $0.isUppercase || $0.isNumber } && short.first?.isLetter == true
    let first = isCapitals ? String(short) : Self.identifier(short)
    let plain = Self.identifier(last)
    return first == plain ? [first] : [first, plain]
  }
}

/// Whether a group puts its name in front of the names of its sets.
///
/// A group without a `Contents.json`, or with one that cannot be read, provides no namespace, as in Xcode.
func providesNamespace(_ group: URL) -> Bool {
  guard let data = try? Data(contentsOf: group.appending(path: "Contents.json")),
    let document = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
    let properties = document["properties"] as? [String: Any]
  else { return false }
  return properties["provides-namespace"] as? Bool ?? false
}

/// The colours and pictures in a catalog or in one of its groups, in the order of their paths.
///
/// Sets of other kinds, such as icons and data, have no names in Swift.
///
/// - Throws: the error of a folder that cannot be read.
func sets(in folder: URL, groups: [String]) throws -> [AssetSet] {
  let entries = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: [.isDirectoryKey])
  return try entries.sorted { $0.path < $1.path }.flatMap { entry -> [AssetSet] in
    let name = entry.deletingPathExtension().lastPathComponent
    switch entry.pathExtension {
    case "colorset", "imageset":
      return [
        AssetSet(
          name: (groups + [name]).joined(separator: "/"), groups: groups, isColor: entry.pathExtension == "colorset")
      ]
    case "":
      let isFolder = try entry.resourceValues(forKeys: [.isDirectoryKey]).isDirectory ?? false
      return isFolder ? try sets(in: entry, groups: providesNamespace(entry) ? groups + [name] : groups) : []
    default: return []
    }
  }
}

/// The declarations of some sets. Of two sets with one name in Swift, such as `1.1` and `1_1`, the first has it.
///
/// - Parameters:
///   - sets: the sets.
///   - hasSecondNames: whether a set has its name in plain camel case, too, where Xcode gives it another.
///   - line: returns the declaration of a set with a name in Swift.
func lines(
  of sets: [AssetSet], hasSecondNames: Bool = true, _ line: (AssetSet, String) -> String
) -> [String] {
  // The name that Xcode gives a set goes before the second name of another.
  let firsts = Set(sets.compactMap(\.identifiers.first))
  var seen: Set<String> = []
  return sets.flatMap { set in
    set.identifiers.prefix(hasSecondNames ? 2 : 1).enumerated().compactMap { index, name in
      (index == 0 || !firsts.contains(name)) && seen.insert(name).inserted ? line(set, name) : nil
    }
  }
}

/// The declarations of some sets, in enumerations named by their groups.
///
/// - Parameters:
///   - sets: the sets, all of which are in the same groups up to a depth.
///   - depth: the number of groups around the declarations.
///   - line: returns the declaration of a set with its name in Swift.
func declarations(_ sets: [AssetSet], depth: Int, _ line: (AssetSet, String) -> String) -> [String] {
  let here = sets.filter { $0.groups.count == depth }
  let below = Dictionary(grouping: sets.filter { $0.groups.count > depth }) { $0.groups[depth] }
  let indent = String(repeating: "  ", count: depth + 1)
  let names = lines(of: here) { indent + line($0, $1) }
  let groups = below.sorted { $0.key < $1.key }.flatMap { group, sets -> [String] in
    let title = AssetSet.identifier(group[...])
    return [indent + "enum \(title.prefix(1).uppercased() + title.dropFirst()) {"]
      + declarations(sets, depth: depth + 1, line) + [indent + "}"]
  }
  return names + groups
}
