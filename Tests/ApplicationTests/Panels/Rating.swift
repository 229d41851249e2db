import Faceplate

struct StarRating: View {
  @Binding var rating: Int
  var maximum = 5
  var offImage: Image?
  var onImage = Image(systemName: "star.fill")
  var offColor = Color.gray
  var onColor = Color.yellow

  var body: some View {
    HStack(spacing: 4) {
      ForEach(1..<maximum + 1, id: \.self) { number in
        Button {
          rating = number
        } label: {
          image(for: number)
            .foregroundStyle(number > rating ? offColor : onColor)
        }
        .accessibilityLabel("\(number == 1 ? "1 star" : "\(number) stars")")
        .accessibilityAddTraits(number == rating ? [.isSelected] : [])
      }
    }
    .buttonStyle(.plain)
    .imageScale(.large)
    .sensoryFeedback(.selection, trigger: rating)
  }

  private func image(for number: Int) -> Image {
    number > rating ? (offImage ?? onImage) : onImage
  }
}

struct Review: Identifiable, Hashable {
  let id: Int
  var title: String
  var text: String
  var stars: Int
}

@Observable
final class ReviewStore {
  private(set) var reviews: [Review] = []
  var draft = Review(id: 0, title: "", text: "", stars: 3)
  private(set) var isLoading = false
  private var nextID = 1

  var average: Double? {
    reviews.isEmpty ? nil : Double(reviews.map(\.stars).reduce(0, +)) / Double(reviews.count)
  }

  func load() async {
    isLoading = true
    defer { isLoading = false }
    try? await Task.sleep(for: .milliseconds(300))
    guard !Task.isCancelled else { return }
    reviews = [
      Review(id: -1, title: "Quiet", text: "Does what it says.", stars: 4),
      Review(id: -2, title: "Loud", text: "Too **loud** at night.", stars: 2),
    ]
  }

  func submit() {
    var review = draft
    (review = Review(id: nextID, title: draft.title, text: draft.text, stars: draft.stars))
    nextID += 1
    reviews.insert(review, at: 0)
    draft = Review(id: 0, title: "", text: "", stars: 3)
  }
}

struct ReviewRow: View {
  let review: Review

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      HStack {
        Text(review.title).font(.headline)
        Spacer()
        Text(String(repeating: "★", count: review.stars)).foregroundStyle(.orange)
      }
      Text(LocalizedStringKey(review.text)).font(.callout).foregroundStyle(.secondary)
    }
    .accessibilityElement(children: .combine)
  }
}

struct ReviewScreen: View {
  @State private var store = ReviewStore()

  var body: some View {
    NavigationStack {
      List {
        Section("New review") {
          TextField("Title", text: $store.draft.title)
          TextEditor(text: $store.draft.text).frame(height: 80)
          LabeledContent("Stars") { StarRating(rating: $store.draft.stars) }
          Button("Send", systemImage: "paperplane") { withAnimation { store.submit() } }
            .disabled(store.draft.title.isEmpty)
        }
        Section {
          if store.isLoading {
            ReviewRow(review: Review(id: 0, title: "Placeholder", text: "Some words of text", stars: 5))
              .redacted(reason: .placeholder)
          }
          ForEach(store.reviews) { ReviewRow(review: $0) }
        } header: {
          Text("Reviews")
        } footer: {
          if let average = store.average {
            Text("Average \(average, specifier: "%.1f") of ^[\(store.reviews.count) review](inflect: true)")
          }
        }
      }
      .navigationTitle("Reviews")
      .task { await store.load() }
      .refreshable { await store.load() }
    }
  }
}

#Preview { ReviewScreen() }
