import SwiftUI

struct TodoItem: Identifiable, Codable, Equatable {
  var id = UUID()
  var title: String
  var isDone = false
  var priority: Priority = .normal
  var due: Date?

  enum Priority: Int, Codable, CaseIterable, Identifiable {
    case low, normal, high
    var id: Int { rawValue }
    var label: String {
      switch self {
      case .low: return "Low"
      case .normal: return "Normal"
      case .high: return "High"
      }
    }
    var color: Color {
      switch self {
      case .low: return .green
      case .normal: return .blue
      case .high: return .red
      }
    }
  }
}

final class TodoStore: ObservableObject {
  @Published var items: [TodoItem] = [] {
    didSet { save() }
  }
  private let key = "items"

  init() {
    if let data = UserDefaults.standard.data(forKey: key),
      let decoded = try? JSONDecoder().decode([TodoItem].self, from: data)
    {
      items = decoded
    }
  }

  func save() {
    guard let data = try? JSONEncoder().encode(items) else { return }
    UserDefaults.standard.set(data, forKey: key)
  }

  func add(_ title: String, priority: TodoItem.Priority) {
    items.append(TodoItem(title: title, priority: priority))
  }

  func delete(at offsets: IndexSet) {
    items.remove(atOffsets: offsets)
  }

  func move(from source: IndexSet, to destination: Int) {
    items.move(fromOffsets: source, toOffset: destination)
  }
}

struct TodoListView: View {
  @StateObject private var store = TodoStore()
  @State private var showingAdd = false
  @State private var searchText = ""
  @State private var filter: Filter = .all

  enum Filter: String, CaseIterable {
    case all = "All", open = "Open", done = "Done"
  }

  private var filtered: [TodoItem] {
    store.items
      .filter { item in
        switch filter {
        case .all: return true
        case .open: return !item.isDone
        case .done: return item.isDone
        }
      }
      .filter { searchText.isEmpty || $0.title.localizedCaseInsensitiveContains(searchText) }
  }

  var body: some View {
    NavigationView {
      VStack {
        Picker("Filter", selection: $filter) {
          ForEach(Filter.allCases, id: \.self) {
            Text($0.rawValue)
          }
        }
        .pickerStyle(SegmentedPickerStyle())
        .padding(.horizontal)

        if filtered.isEmpty {
          Spacer()
          Text("Nothing to do")
            .font(.title2)
            .foregroundColor(.secondary)
          Spacer()
        } else {
          List {
            ForEach(filtered) { item in
              TodoRow(item: binding(for: item))
                .swipeActions(edge: .leading) {
                  Button {
                    toggle(item)
                  } label: {
                    Label("Done", systemImage: "checkmark")
                  }
                  .tint(.green)
                }
            }
            .onDelete(perform: store.delete)
            .onMove(perform: store.move)
          }
          .listStyle(.insetGrouped)
        }
      }
      .navigationTitle("To do")
      .navigationBarItems(
        leading: EditButton(),
        trailing: Button(action: { showingAdd = true }) {
          Image(systemName: "plus")
        }
      )
      .searchable(text: $searchText, prompt: "Search")
      .sheet(isPresented: $showingAdd) {
        AddTodoView { title, priority in
          store.add(title, priority: priority)
        }
      }
    }
    .navigationViewStyle(.stack)
  }

  private func binding(for item: TodoItem) -> Binding<TodoItem> {
    guard let index = store.items.firstIndex(where: { $0.id == item.id }) else {
      fatalError("Missing item")
    }
    return $store.items[index]
  }

  private func toggle(_ item: TodoItem) {
    withAnimation {
      binding(for: item).wrappedValue.isDone.toggle()
    }
  }
}

struct TodoRow: View {
  @Binding var item: TodoItem

  var body: some View {
    HStack {
      Image(systemName: item.isDone ? "checkmark.circle.fill" : "circle")
        .foregroundColor(item.isDone ? .green : .gray)
        .imageScale(.large)
        .onTapGesture { item.isDone.toggle() }
      VStack(alignment: .leading) {
        Text(item.title)
          .strikethrough(item.isDone, color: .gray)
        if let due = item.due {
          Text(due, style: .date)
            .font(.caption)
            .foregroundColor(.secondary)
        }
      }
      Spacer()
      Circle()
        .fill(item.priority.color)
        .frame(width: 10, height: 10)
    }
    .contentShape(Rectangle())
    .contextMenu {
      ForEach(TodoItem.Priority.allCases) { priority in
        Button(priority.label) { item.priority = priority }
      }
    }
  }
}

struct AddTodoView: View {
  @Environment(\.presentationMode) var presentationMode
  @State private var title = ""
  @State private var priority = TodoItem.Priority.normal
  var onSave: (String, TodoItem.Priority) -> Void

  var body: some View {
    NavigationView {
      Form {
        Section(header: Text("Title")) {
          TextField("Buy milk", text: $title)
            .autocapitalization(.sentences)
            .disableAutocorrection(true)
        }
        Section(header: Text("Priority"), footer: Text("High items come first.")) {
          Picker("Priority", selection: $priority) {
            ForEach(TodoItem.Priority.allCases) { Text($0.label).tag($0) }
          }
        }
      }
      .navigationBarTitle("New item", displayMode: .inline)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Cancel") { presentationMode.wrappedValue.dismiss() }
        }
        ToolbarItem(placement: .confirmationAction) {
          Button("Save") {
            onSave(title, priority)
            presentationMode.wrappedValue.dismiss()
          }
          .disabled(title.trimmingCharacters(in: .whitespaces).isEmpty)
        }
      }
    }
  }
}
