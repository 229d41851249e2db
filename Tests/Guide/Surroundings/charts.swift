import Faceplate
import Charts

// What the page takes for granted: readings of a sensor.
private struct Reading: Identifiable {
  let id = 0
  let time = 0.0
  let celsius = 20.0
  let room = "Kitchen"
}

private let readings = [Reading()]
private let seconds = 1.0
private let pressure = 6.0

// In the view:
@State private var selected: Double?
