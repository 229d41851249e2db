import Faceplate
import Foundation

// A panel whose parts are joined by publishers, as sources from before Observation are.

final class Boiler: ObservableObject {
  @Published var query = ""
  @Published var temperature = 20.0
  @Published private(set) var results: [String] = []
  @Published private(set) var isValid = false
  let alarms = PassthroughSubject<String, Never>()
  private var cancellables = Set<AnyCancellable>()

  init() {
    $query
      .debounce(for: .milliseconds(300), scheduler: RunLoop.main)
      .removeDuplicates()
      .filter { !$0.isEmpty }
      .sink { [weak self] query in self?.results = ["\(query) one", "\(query) two"] }
      .store(in: &cancellables)
    Publishers.CombineLatest($query, $temperature)
      .map { !$0.isEmpty && $1 > 30 }
      .receive(on: DispatchQueue.main)
      .assign(to: &$isValid)
    $temperature.dropFirst().filter { $0 > 90 }.map { "Too hot: \(Int($0))" }
      .sink { [alarms] in alarms.send($0) }
      .store(in: &cancellables)
  }
}

struct BoilerScreen: View {
  @StateObject private var boiler = Boiler()
  @State private var seconds = 0
  @State private var alarm = "None"
  @State private var isRunning = true
  private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

  var body: some View {
    VStack {
      Text("Up \(seconds)")
      Text("Alarm: \(alarm)")
      ForEach(boiler.results, id: \.self) { Text($0) }
      Text(boiler.isValid ? "Valid" : "Invalid")
      Button("Search") { boiler.query = "tea" }
      Button("Heat") { boiler.temperature += 40 }
      Button("Stop") { timer.upstream.connect().cancel() }
    }
    .onReceive(timer) { _ in seconds += 1 }
    .onReceive(boiler.alarms) { alarm = $0 }
  }
}

enum Grind: String { case fine, coarse }

/// What is kept between two starts, in all types that sources keep.
struct KeptScreen: View {
  @AppStorage("kept.name") private var name: String?
  @AppStorage("kept.count") private var count: Int?
  @AppStorage("kept.grind") private var grind: Grind?
  @AppStorage("kept.since") private var since = Date(timeIntervalSince1970: 1_000_000)
  @AppStorage("kept.last") private var last: Date?
  @AppStorage("kept.site") private var site = URL(string: "https://example.org")!
  @AppStorage("kept.key") private var key = Data([1, 2, 3])
  @AppStorage("kept.volume") private var volume = 0.5
  @SceneStorage("kept.tab") private var tab: String?

  var body: some View {
    VStack {
      Text("\(name ?? "nobody") \(count ?? 0) \(grind?.rawValue ?? "whole") \(tab ?? "first")")
      Text("since \(Int(since.timeIntervalSince1970)), last \(last.map { Int($0.timeIntervalSince1970) } ?? 0)")
      Text("\(site.absoluteString) \(key.count) bytes at \(volume.formatted())")
      ZoneLabel()
      Button("Fill") {
        (name, count, grind, tab) = ("Ann", 3, .fine, "second")
        (since, last) = (Date(timeIntervalSince1970: 2_000_000), Date(timeIntervalSince1970: 3_000_000))
        (site, key) = (URL(string: "https://example.com")!, Data([9]))
      }
    }
    .environment(\.timeZone, TimeZone(identifier: "Asia/Tokyo")!)
    .environment(\.calendar, Calendar(identifier: .gregorian))
  }
}

struct ZoneLabel: View {
  @Environment(\.calendar) private var calendar
  @Environment(\.timeZone) private var timeZone
  var body: some View {
    Text("\(timeZone.identifier) \(calendar.identifier == .gregorian ? "gregorian" : "other")")
    Text(Date(timeIntervalSince1970: 0), style: .time).environment(\.locale, Locale(identifier: "de_DE"))
  }
}

struct ExtraScenes: Scene {
  var body: some Scene {
    WindowGroup("Panel", id: "main") { Text("Main") }
    Window("About", id: "about") { Text("About") }
    Settings { Text("Settings") }
  }
}
