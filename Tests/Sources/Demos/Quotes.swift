import SwiftUI

struct Quote: Decodable, Identifiable {
  let id: Int
  let quote: String
  let author: String
}

enum NetworkError: LocalizedError {
  case badStatus
  case offline(underlying: Error)

  var errorDescription: String? {
    switch self {
    case .badStatus: return "The server did not answer as expected."
    case .offline(let underlying): return underlying.localizedDescription
    }
  }
}

actor QuoteService {
  private let decoder = JSONDecoder()

  func fetch() async throws -> [Quote] {
    let url = URL(string: "https://example.com/quotes")!
    let (data, response) = try await URLSession.shared.data(from: url)
    guard (response as? HTTPURLResponse)?.statusCode == 200 else { throw NetworkError.badStatus }
    return try decoder.decode([Quote].self, from: data)
  }
}

@MainActor
class QuotesModel: ObservableObject {
  @Published var quotes: [Quote] = []
  @Published var error: NetworkError?
  @Published var isLoading = false
  private let service = QuoteService()

  func load() async {
    isLoading = true
    defer { isLoading = false }
    do {
      quotes = try await service.fetch()
    } catch let error as NetworkError {
      self.error = error
    } catch {
      self.error = .offline(underlying: error)
    }
  }
}

struct QuotesView: View {
  @StateObject private var model = QuotesModel()

  var body: some View {
    NavigationStack {
      List(model.quotes) { quote in
        VStack(alignment: .leading, spacing: 8) {
          Text("“\(quote.quote)”")
            .font(.system(.body, design: .serif))
            .italic()
          Text("— " + quote.author)
            .font(.footnote)
            .foregroundStyle(.secondary)
            .frame(maxWidth: .infinity, alignment: .trailing)
        }
        .padding(.vertical, 4)
      }
      .redacted(reason: model.isLoading ? .placeholder : [])
      .overlay {
        if model.isLoading && model.quotes.isEmpty {
          ProgressView().controlSize(.large)
        }
      }
      .navigationTitle("Quotes")
      .refreshable { await model.load() }
      .task { await model.load() }
      .alert(isPresented: Binding(get: { model.error != nil }, set: { _ in model.error = nil }), error: model.error) {
        _ in
        Button("Try again") { Task { await model.load() } }
        Button("Cancel", role: .cancel) {}
      } message: { error in
        Text(error.failureReason ?? "Please check your connection.")
      }
    }
  }
}
