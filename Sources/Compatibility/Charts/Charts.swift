// Sources that say `import Charts` compile unchanged in packages that depend on this product. It exists on Linux only:
// elsewhere it would be taken for the system's own module.
@_exported import Faceplate
