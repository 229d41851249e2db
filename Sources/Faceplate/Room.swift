@_exported import Graphics
@_exported import Interface
