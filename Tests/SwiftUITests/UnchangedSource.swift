import Combine
import SwiftUI

// As it would be written for another system: nothing in this file knows of Faceplate.

extension Notification.Name { static let measured = Notification.Name("measured") }

final class ProbeModel: ObservableObject {
  @Published var reading = 0
  @Published private(set) var isHot = false
  @Published private(set) var summary = ""
  let faults = PassthroughSubject<String, Never>()
  private var cancellables = Set<AnyCancellable>()

  init(center: NotificationCenter = .default) {
    center.publisher(for: .measured)
      .compactMap { $0.userInfo?["celsius"] as? Int }
      .receive(on: DispatchQueue.main)
      .assign(to: &$reading)
    $reading.map { $0 > 90 }.removeDuplicates().assign(to: &$isHot)
    Publishers.CombineLatest($reading, $isHot)
      .debounce(for: .milliseconds(200), scheduler: RunLoop.main)
      .map { "\($0) °C\($1 ? ", hot" : "")" }
      .sink { [weak self] in self?.summary = $0 }
      .store(in: &cancellables)
  }
}

struct CountdownPublisher: Publisher {
  typealias Output = Int
  typealias Failure = Never
  let start: Int

  func receive<S>(subscriber: S) where S: Subscriber, S.Failure == Never, S.Input == Int {
    subscriber.receive(subscription: CountdownSubscription(subscriber: subscriber, next: start))
  }
}

final class CountdownSubscription<S: Subscriber>: Subscription where S.Input == Int, S.Failure == Never {
  private var subscriber: S?
  private var next: Int

  init(subscriber: S, next: Int) {
    self.subscriber = subscriber
    self.next = next
  }

  func request(_ demand: Subscribers.Demand) {
    var demand = demand
    while demand > 0, next > 0, let subscriber = subscriber {
      demand -= 1
      next -= 1
      demand += subscriber.receive(next + 1)
    }
    if next == 0 { subscriber?.receive(completion: .finished) }
  }

  func cancel() { subscriber = nil }
}

struct ProbeScreen: View {
  @StateObject private var model: ProbeModel
  @State private var fault = "none"
  @State private var ticks = 0
  @State private var countdown: [Int] = []
  private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
  private let center: NotificationCenter

  init(center: NotificationCenter) {
    self.center = center
    _model = StateObject(wrappedValue: ProbeModel(center: center))
  }

  var body: some View {
    VStack {
      Text("Reading \(model.reading)")
      Text("Summary \(model.summary)")
      Text("Fault \(fault)")
      Text("Ticks \(ticks)")
      Text("Countdown \(countdown.map(String.init).joined(separator: " "))")
      Button("Measure") { center.post(name: .measured, object: nil, userInfo: ["celsius": 95]) }
      Button("Break") { model.faults.send("open circuit") }
    }
    .onReceive(timer) { _ in ticks += 1 }
    .onReceive(model.faults) { fault = $0 }
    .onReceive(CountdownPublisher(start: 3)) { countdown.append($0) }
  }
}
