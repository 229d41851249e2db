/// Other names of symbols: the former names in SF Symbols, and the names of symbols that look the same on this grid.
enum SymbolAliases {
  /// The name under which a symbol is drawn.
  static let drawn: [String: String] = [
    "line.horizontal.3": "line.3.horizontal", "line.horizontal.3.decrease": "line.3.horizontal.decrease",
    "delete.backward": "delete.left", "delete.forward": "delete.right", "message": "bubble.left",
    "arrow.up.forward": "arrow.up.right", "arrow.down.backward": "arrow.down.left",
    "circle.lefthalf.fill": "circle.lefthalf.filled", "circle.righthalf.fill": "circle.righthalf.filled",
    "largecircle.fill.circle": "smallcircle.filled.circle", "list.dash": "list.bullet", "doc.plaintext": "doc.text",
    "doc.richtext": "doc.text", "text.book.closed": "book.closed", "case": "briefcase", "suitcase": "briefcase",
    "location.north": "location", "mappin.and.ellipse": "mappin", "photo.on.rectangle.angled": "photo.on.rectangle",
    "photo.stack": "photo.on.rectangle", "icloud": "cloud", "battery.100.bolt": "battery.100", "pc": "desktopcomputer",
    "sidebar.leading": "sidebar.left", "sidebar.trailing": "sidebar.right", "snow": "snowflake",
    "square.3.layers.3d": "square.stack.3d.up", "square.stack.3d.down.right": "square.stack.3d.up",
    "die.face.5": "dice",
    "hourglass.bottomhalf.filled": "hourglass", "waveform.path": "waveform",
    "globe.americas": "globe", "globe.europe.africa": "globe", "globe.asia.australia": "globe", "deskclock": "alarm",
    "medal": "rosette", "paintbrush.pointed": "paintbrush", "pencil.tip": "pencil", "pencil.and.outline": "pencil",
    "highlighter": "pencil", "list.clipboard": "clipboard", "list.bullet.clipboard": "clipboard", "tray.full": "tray",
    "blinds.vertical.closed": "blinds.horizontal.closed",
    "wand.and.rays": "wand.and.stars", "brain.head.profile": "brain", "textformat.size": "textformat",
    "textformat.abc": "textformat", "inset.filled.rectangle": "rectangle", "uiwindow.split.2x1": "square.split.2x1",
    "dock.rectangle": "macwindow", "internaldrive": "externaldrive",
  ]

  /// The shapes into which a symbol is put by a suffix: `play.rectangle`, `checkmark.seal`, `lock.shield`.
  static let enclosures: [(suffix: String, shape: String, scale: Double)] = [
    ("rectangle", "rectangle", 0.5), ("bubble", "bubble.left", 0.45), ("shield", "shield", 0.5),
    ("diamond", "diamond", 0.45),
    ("hexagon", "hexagon", 0.5), ("octagon", "octagon", 0.5), ("viewfinder", "viewfinder", 0.62), ("seal", "seal", 0.5),
    ("app", "square", 0.6), ("triangle", "triangle", 0.4),
  ]

  /// The marks of a badge at the lower trailing corner: `folder.badge.plus`.
  static let badges = ["plus", "minus", "checkmark", "xmark", "clock", "gearshape", "exclamationmark", "questionmark"]
}
