import Foundation

/// The names that Apple's systems have in Foundation, and Linux in its own module.
private let networking = [
  "URLSession", "URLRequest", "HTTPURLResponse", "URLResponse", "URLCache", "URLCredential", "URLProtectionSpace",
  "URLAuthenticationChallenge", "HTTPCookie",
]

/// The publisher that Apple's `URLSession` has. It is written into the target that asks for it, because a module of the
/// toolkit that imported FoundationNetworking would make every program link libcurl.
let taskPublisher = """
  import Combine
  import Foundation

  nonisolated extension URLSession {
    /// Publishes what a task has loaded, or why it has not.
    struct DataTaskPublisher: Publisher {
      typealias Output = (data: Data, response: URLResponse)
      typealias Failure = URLError
      let request: URLRequest
      let session: URLSession

      func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        let (session, request) = (session, request)
        nonisolated(unsafe) var task: URLSessionDataTask?
        Future<Output, Failure> { promise in
          nonisolated(unsafe) let promise = promise
          task = session.dataTask(with: request) { data, response, error in
            if let response, error == nil {
              promise(.success((data ?? Data(), response)))
            } else {
              promise(.failure(error as? URLError ?? URLError(.unknown)))
            }
          }
          task?.resume()
        }
        .handleEvents(receiveCancel: { task?.cancel() })
        .subscribe(subscriber)
      }
    }

    func dataTaskPublisher(for url: URL) -> DataTaskPublisher { dataTaskPublisher(for: URLRequest(url: url)) }
    func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
      DataTaskPublisher(request: request, session: self)
    }
  }

  """

/// Returns the text of a source whose imports hold in all sources of a target. It also declares what they use of Foundation
/// and Linux lacks, such as the publisher of `URLSession`.
///
/// On Apple's systems a file that imports Foundation alone knows `ObservableObject` and shares `CGPoint` with SwiftUI.
/// On Linux it needs this text for that.
///
/// - Throws: an error where a source cannot be read.
func imports(of sources: [URL]) throws -> String {
  let texts = try sources.map { try String(contentsOf: $0, encoding: .utf8) }
  let usesNetwork = texts.contains { text in
    networking.contains { text.contains($0) } || text.contains("dataTaskPublisher")
  }
  let lines =
    [
      "// Written by asset-symbols for sources that were written for Apple's systems.", "@_exported import SwiftUI",
      usesNetwork ? "@_exported import FoundationNetworking\n" : "",
    ] + WrittenSource.all.filter { $0.isNeeded(by: texts) }.map(\.text)
  return lines.joined(separator: "\n")
}
