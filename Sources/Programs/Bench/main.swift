// The workloads of `make bench`, measured from outside. `panel-bench WHAT TIMES` repeats one operation without a
// display, so that the difference between two runs with different counts is the cost of the operation alone.
import BenchMemory
import Faceplate
import Gallery
import Glibc
import LinuxHost
import Links
import PanelFile
import Values

let words = CommandLine.arguments
guard words.count == 3, let times = Int(words[2]) else {
  print("panel-bench WHAT TIMES: Sources/Programs/Bench/main.swift has what there is")
  exit(64)
}

/// The number of controls on the screen, of which one changes; `nil` for the oven panel.
let controls = ["tree10": 10, "tree1000": 1_000][words[1]]

/// Whether a chart of a live series of 100,000 samples is on the screen. A sample is either one of 143 of a column of pixels,
/// or fills a column, so that the whole chart moves on.
let isChart = ["sample", "scroll"].contains(words[1])
let series = TimeSeries("Pressure", capacity: 100_000)
if isChart { series.append(contentsOf: (0..<100_000).map { (Double($0), LiveChart.value($0)) }) }

/// A page of 100 numbers, of a panel file or by hand; `nil` for the oven panel.
let model = words[1].hasPrefix("file") ? ManyValues.panel() : nil
let numbers = words[1] == "hand100" ? (0..<ManyValues.count).map { _ in ShownNumber() } : []

/// The stage under measurement, of 800 × 480 points.
let stage = Stage(size: Size(width: 800, height: 480), fonts: try .system()) {
  if let controls {
    ManyControls(count: controls)
  } else if isChart {
    LiveChart(series: series)
  } else if let model {
    PanelFileView(model)
  } else if !numbers.isEmpty {
    NumbersByHand(numbers: numbers)
  } else if words[1] == "list" || words[1] == "plain" {
    ManyRows(count: 1_000, isList: words[1] == "list")
  } else if words[1] == "all1000" {
    AllControls(count: 1_000)
  } else if words[1] == "toggle" {
    ManyRows(count: 10, isList: false)
  } else {
    OvenPanel()
  }
}
let bitmap = Bitmap(width: 800, height: 480)
let rasterizer = Rasterizer()
/// Draws the whole screen, as after a change of every pixel.
func drawAll() { rasterizer.draw(stage.drawAll().list, into: bitmap) }
/// Draws the changes.
func drawChanges() {
  _ = stage.draw(into: bitmap, with: rasterizer)
}
// As the panel's host draws the first frame.
_ = stage.draw()
drawAll()
var inputs = Inputs(to: stage)

switch words[1] {
case "start": break
case "full": for _ in 0..<times { drawAll() }
case "tree10", "tree1000":
  let change = stage.elements.flatMap(\.flattened).first { $0.label == "0" }!.press!
  for _ in 0..<times {
    change()
    drawChanges()
  }
case "hold":
  // The button is held: each frame is one of its repeated steps, or one of the digits on their way.
  let before = inputs.element("Time").value
  guard let button = inputs.element("Time").parts.last else { exit(70) }
  inputs.send(.contact(id: 0, phase: .down, at: button.frame.center))
  for _ in 0..<times {
    inputs.wait(16)
    drawChanges()
  }
  inputs.expectChange(of: "Time", from: before)
case "detent", "key":
  // The dial has the focus and is being edited: each frame is one step of the knob or of an arrow key.
  let before = inputs.element("Temperature").value
  inputs.send(.knobTurned(detents: 1))
  inputs.send(.knobPressed(isDown: true))
  inputs.send(.knobPressed(isDown: false))
  inputs.wait(1_000)
  drawChanges()
  for index in 0..<2 * times + 1 {
    let isUp = index.isMultiple(of: 2)
    if words[1] == "detent" {
      inputs.send(.knobTurned(detents: isUp ? 1 : -1), after: 1_000)
    } else {
      inputs.send(.key(isUp ? .up : .down, isDown: true), after: 1_000)
    }
    drawChanges()
    if words[1] == "key" { inputs.send(.key(isUp ? .up : .down, isDown: false)) }
  }
  inputs.expectChange(of: "Temperature", from: before)
case "toggle":
  let press = inputs.element("Row 3").press!
  let before = inputs.element("Row 3").value
  for _ in 0..<2 * times + 1 {
    inputs.wait(1_000)
    drawChanges()
    press()
    drawChanges()
  }
  inputs.expectChange(of: "Row 3", from: before)
case "list", "plain":
  // A finger draws the page up by four points in each frame.
  let before = inputs.element("Row 3").frame
  inputs.send(.contact(id: 0, phase: .down, at: Point(x: 400, y: 470)))
  for index in 0..<times {
    inputs.send(.contact(id: 0, phase: .moved, at: Point(x: 400, y: 466 - 4 * Double(index))))
    drawChanges()
  }
  inputs.expectMove(of: "Row 3", from: before)
case "first20", "first10000":
  for _ in 0..<times {
    let page = Stage(size: Size(width: 800, height: 480), fonts: try .system()) {
      ManyRows(count: words[1] == "first20" ? 20 : 10_000, isList: true)
    }
    rasterizer.draw(page.drawAll().list, into: bitmap)
  }
case "all1000":
  let change = inputs.element("All").press!
  for _ in 0..<times {
    change()
    drawChanges()
  }
case "file100", "hand100", "file1":
  for index in 0..<times {
    let changing = words[1] == "file1" ? 1 : ManyValues.changing
    let first = index * changing % ManyValues.count
    for place in first..<(first + changing) {
      // Different from the last one, with as many digits.
      let number = Double(100 + (index * 7 + place) % 900)
      if let model { model.receive([LinkReport("v\(place)", .number(number))]) } else { numbers[place].value = number }
    }
    drawChanges()
  }
case "sample", "scroll":
  for index in 0..<times {
    let time = 100_000 + (words[1] == "sample" ? Double(index) : 150 * Double(index))
    series.append(LiveChart.value(index), at: time)
    drawChanges()
  }
case "drag", "rss":
  let handle = stage.elements.flatMap(\.flattened).first { $0.label == "Core temperature maximum" }!.frame.center
  var time = Duration.zero
  /// Sends a touch at the height of the handle, 16 ms after the last one, and draws the damage.
  func move(_ phase: ContactPhase, _ x: Double) {
    time += .milliseconds(16)
    stage.handle(InputEvent(time: time, .contact(id: 0, phase: phase, at: Point(x: x, y: handle.y))))
    drawChanges()
  }
  // As the panel's host does after the first frame.
  if words[1] == "rss" { ProgramPages.release() }
  move(.down, handle.x)
  // One step of half a degree is slightly more than three points.
  for index in 0..<times { move(.moved, handle.x + (index.isMultiple(of: 2) ? 4 : 0)) }
  if words[1] == "rss" {
    guard let memory = residentKibibytes() else { exit(71) }
    print(memory)
  }
default: exit(64)
}
