import Combine
import SwiftUI

struct Repository: Decodable, Identifiable {
  let id: Int
  let fullName: String
  let description: String?
  let stargazersCount: Int

  enum CodingKeys: String, CodingKey {
    case id, description
    case fullName = "full_name"
    case stargazersCount = "stargazers_count"
  }
}

protocol RepositoryService {
  func search(_ query: String) -> AnyPublisher<[Repository], Error>
}

struct SampleService: RepositoryService {
  func search(_ query: String) -> AnyPublisher<[Repository], Error> {
    let json = Data(
      #"[{"id": 1, "full_name": "apple/swift", "description": "A language", "stargazers_count": 60000}]"#.utf8)
    return Just(json)
      .decode(type: [Repository].self, decoder: JSONDecoder())
      .delay(for: .seconds(0.5), scheduler: RunLoop.main)
      .mapError { $0 as Error }
      .eraseToAnyPublisher()
  }
}

final class SearchViewModel: ObservableObject {
  enum State {
    case idle
    case loading
    case loaded([Repository])
    case failed(Error)
  }

  @Published var query = ""
  @Published private(set) var state = State.idle

  private let service: RepositoryService
  private var bag = Set<AnyCancellable>()

  init(service: RepositoryService = SampleService()) {
    self.service = service
    $query
      .debounce(for: 0.4, scheduler: RunLoop.main)
      .removeDuplicates()
      .filter { $0.count > 2 }
      .handleEvents(receiveOutput: { [weak self] _ in self?.state = .loading })
      .flatMap { [service] query in
        service.search(query)
          .map(State.loaded)
          .catch { Just(State.failed($0)) }
      }
      .receive(on: DispatchQueue.main)
      .sink { [weak self] in self?.state = $0 }
      .store(in: &bag)
  }
}

struct SearchView: View {
  @ObservedObject private var viewModel = SearchViewModel()

  var body: some View {
    NavigationView {
      VStack(spacing: 0) {
        SearchBar(text: $viewModel.query)
        content
          .frame(maxWidth: .infinity, maxHeight: .infinity)
      }
      .navigationBarTitle("Repositories")
    }
  }

  @ViewBuilder private var content: some View {
    switch viewModel.state {
    case .idle:
      Text("Type three letters").foregroundColor(.secondary)
    case .loading:
      ProgressView("Searching…")
    case let .loaded(repositories):
      List(repositories) { repository in
        NavigationLink(destination: RepositoryDetail(repository: repository)) {
          VStack(alignment: .leading, spacing: 4) {
            Text(repository.fullName).font(.headline)
            repository.description.map { Text($0).font(.subheadline).lineLimit(2) }
            Label(repository.stargazersCount.formatted(.number.notation(.compactName)), systemImage: "star")
              .font(.caption)
              .foregroundColor(.orange)
          }
        }
      }
    case let .failed(error):
      VStack {
        Image(systemName: "wifi.exclamationmark").font(.largeTitle)
        Text(error.localizedDescription)
      }
    }
  }
}

struct SearchBar: View {
  @Binding var text: String
  @State private var isEditing = false

  var body: some View {
    HStack {
      TextField("Search", text: $text, onEditingChanged: { isEditing = $0 }, onCommit: {})
        .padding(7)
        .padding(.horizontal, 25)
        .background(Color.gray.opacity(0.15))
        .cornerRadius(8)
        .overlay(
          HStack {
            Image(systemName: "magnifyingglass")
              .foregroundColor(.gray)
              .frame(minWidth: 0, maxWidth: .infinity, alignment: .leading)
              .padding(.leading, 8)
            if isEditing {
              Button(action: { self.text = "" }) {
                Image(systemName: "multiply.circle.fill")
                  .foregroundColor(.gray)
                  .padding(.trailing, 8)
              }
            }
          }
        )
      if isEditing {
        Button("Cancel") {
          self.isEditing = false
          self.text = ""
        }
        .padding(.trailing, 10)
        .transition(.move(edge: .trailing))
        .animation(.default)
      }
    }
    .padding(.horizontal, 10)
  }
}

struct RepositoryDetail: View {
  let repository: Repository

  var body: some View {
    Text(repository.fullName)
      .navigationBarTitle(Text(repository.fullName), displayMode: .inline)
      .navigationBarBackButtonHidden(false)
  }
}
