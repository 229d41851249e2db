import Foundation
import PackagePlugin

/// Writes Swift names for the asset catalogs of a target, `Image(.logo)` and `Color(.brand)`, and the imports that sources
/// written for Apple's systems lack on Linux.
///
///     .executableTarget(
///       name: "panel", dependencies: [.product(name: "SwiftUI", package: "Faceplate")],
///       resources: [.copy("Assets.xcassets")], plugins: [.plugin(name: "AssetSymbols", package: "Faceplate")])
@main struct AssetSymbols: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    guard let target = target as? SourceModuleTarget else { return [] }
    let tool = try context.tool(named: "asset-symbols").url
    let sources = target.sourceFiles(withSuffix: "swift").map(\.url)
    let imports = context.pluginWorkDirectoryURL.appending(path: "Imports.swift")
    var commands: [Command] = [
      .buildCommand(
        displayName: "Finding the imports of \(target.name)", executable: tool,
        arguments: ["--imports", imports.path] + sources.map(\.path), inputFiles: sources, outputFiles: [imports])
    ]
    let walk = FileManager.default.enumerator(at: target.directoryURL, includingPropertiesForKeys: nil)
    let entries = (walk?.allObjects ?? []).compactMap { $0 as? URL }.sorted { $0.path < $1.path }
    let catalogs = entries.filter { $0.pathExtension == "xcassets" }
    if catalogs.isEmpty { return commands }
    let output = context.pluginWorkDirectoryURL.appending(path: "AssetSymbols.swift")
    let inputs = entries.filter { entry in
      entry.lastPathComponent == "Contents.json" && catalogs.contains { entry.path.hasPrefix($0.path) }
    }
    commands.append(
      .buildCommand(
        displayName: "Naming the assets of \(target.name)", executable: tool,
        arguments: [output.path] + catalogs.map(\.path), inputFiles: inputs, outputFiles: [output]))
    return commands
  }
}
