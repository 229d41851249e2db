@_exported import PrimitiveViews
