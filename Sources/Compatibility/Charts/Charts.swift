// Sources that say `import Charts` compile unchanged in packages that depend on this product. It exists on Linux only:
// elsewhere it would be taken for the system's own module. It exports the charts by itself, so that the package needs no trait for them.
@_exported import Charting
@_exported import Faceplate
