import Faceplate
import Foundation

// A cart.
struct Ware: Identifiable, Hashable, Codable, Sendable {
  var id = UUID()
  var name: String
  var price: Decimal
}
struct CartLine: Identifiable, Equatable {
  let product: Ware
  var quantity: Int
  var id: Ware.ID { product.id }
  var total: Decimal { product.price * Decimal(quantity) }
}
@Observable @MainActor final class CartStore {
  var lines: [CartLine] = []
  var discount: Decimal = 0
  @ObservationIgnored private var undo: [[CartLine]] = []
  var total: Decimal { max(0, lines.reduce(Decimal.zero) { $0 + $1.total } - discount) }
  func add(_ product: Ware) {
    if let index = lines.firstIndex(where: { $0.product == product }) {
      lines[index].quantity += 1
    } else {
      lines.append(CartLine(product: product, quantity: 1))
    }
  }
  func delete(at offsets: IndexSet) { lines.remove(atOffsets: offsets) }
  func move(from source: IndexSet, to destination: Int) { lines.move(fromOffsets: source, toOffset: destination) }
}
struct ListedCart: View {
  @State var store = CartStore()
  @State private var isCheckingOut = false
  @State private var query = ""
  private var currency: Decimal.FormatStyle.Currency { .currency(code: "EUR") }
  var body: some View {
    NavigationStack {
      List {
        Section {
          ForEach($store.lines) { $line in
            HStack(alignment: .firstTextBaseline) {
              VStack(alignment: .leading, spacing: 2) {
                Text(line.product.name).font(.headline)
                Text(line.product.price, format: currency).font(.subheadline).foregroundStyle(.secondary)
              }
              Spacer(minLength: 12)
              Stepper(value: $line.quantity, in: 0...99) { Text("\(line.quantity)×").monospacedDigit() }
                .fixedSize()
            }
            .swipeActions(edge: .trailing, allowsFullSwipe: true) {
              Button(role: .destructive) {
                store.lines.removeAll { $0.id == line.id }
              } label: {
                Label("Delete", systemImage: "trash")
              }
            }
            .listRowSeparator(.hidden)
          }
          .onDelete(perform: store.delete)
          .onMove { store.move(from: $0, to: $1) }
        } header: {
          Text("Items").textCase(nil)
        } footer: {
          if store.lines.isEmpty { Text("Nothing here yet.") }
        }
      }
      .animation(.default, value: store.lines)
      .overlay {
        if store.lines.isEmpty {
          ContentUnavailableView("Empty cart", systemImage: "cart", description: Text("Add something"))
        }
      }
      .safeAreaInset(edge: .bottom) {
        Button {
          isCheckingOut.toggle()
        } label: {
          Text("Pay \(store.total.formatted(currency))").frame(maxWidth: .infinity)
        }
        .buttonStyle(.borderedProminent)
        .disabled(store.lines.isEmpty)
        .padding()
        .background(.bar)
      }
      .navigationTitle("Cart (\(store.lines.count))")
      .toolbar {
        ToolbarItem(placement: .topBarTrailing) { EditButton() }
        ToolbarItemGroup(placement: .topBarLeading) {
          Button("Clear", role: .destructive) { store.lines.removeAll() }.disabled(store.lines.isEmpty)
        }
      }
      .searchable(text: $query, prompt: "Find")
      .confirmationDialog("Pay now?", isPresented: $isCheckingOut, titleVisibility: .visible) {
        Button("Pay") { store.lines = [] }
        Button("Cancel", role: .cancel) {}
      } message: {
        Text("You will be charged.")
      }
    }
    .environment(store)
  }
}
