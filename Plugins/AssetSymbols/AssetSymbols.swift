import Foundation
import PackagePlugin

/// Writes Swift names for the asset catalogs of a target: `Image(.logo)`, `Color(.brand)`.
///
///     .executableTarget(
///       name: "panel", dependencies: [.product(name: "SwiftUI", package: "Faceplate")],
///       resources: [.copy("Assets.xcassets")], plugins: [.plugin(name: "AssetSymbols", package: "Faceplate")])
@main struct AssetSymbols: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    guard let target = target as? SourceModuleTarget else { return [] }
    let walk = FileManager.default.enumerator(at: target.directoryURL, includingPropertiesForKeys: nil)
    let entries = (walk?.allObjects ?? []).compactMap { $0 as? URL }.sorted { $0.path < $1.path }
    let catalogs = entries.filter { $0.pathExtension == "xcassets" }
    if catalogs.isEmpty { return [] }
    let output = context.pluginWorkDirectoryURL.appending(path: "AssetSymbols.swift")
    let inputs = entries.filter { entry in
      entry.lastPathComponent == "Contents.json" && catalogs.contains { entry.path.hasPrefix($0.path) }
    }
    return [
      .buildCommand(
        displayName: "Naming the assets of \(target.name)", executable: try context.tool(named: "asset-symbols").url,
        arguments: [output.path] + catalogs.map(\.path), inputFiles: inputs, outputFiles: [output])
    ]
  }
}
