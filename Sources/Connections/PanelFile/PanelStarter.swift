/// A panel file to begin with.
package enum PanelStarter {
  /// The text of the file.
  package static let text = """
    # A panel. Save the file while it runs, and it follows. `kiosk check --panel F` says what is wrong with it,
    # `kiosk schema` writes the schema that the next line names.
    # yaml-language-server: $schema=panel.schema.json
    panel: {name: start, title: My panel}
    values:
      room.target: {type: number, in: 5..30, step: 0.5, unit: °C, initial: 20.5}
      room.light: {type: switch, label: Light}
    pages:
      start:
        body:
          - text: {text: "Target {room.target}", font: title}
          - room.target
          - room.light
          - button: {label: Away, symbol: figure.walk, tap: {set: {room.target: 16, room.light: false}}}

    """
}
