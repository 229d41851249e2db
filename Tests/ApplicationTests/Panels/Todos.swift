import Faceplate
import Foundation

// Bound collections in bound collections, of elements that cannot be compared.

struct Todo: Identifiable {
  let id: Int
  var title: String
  var isDone = false
  var due: Date?
  var note: () -> String = { "" }
}

struct TodoGroup: Identifiable {
  var id: String { name }
  var name: String
  var todos: [Todo]
}

struct TodoRow: View {
  @Binding var todo: Todo

  var body: some View {
    HStack {
      Image(systemName: todo.isDone ? "checkmark.circle.fill" : "circle")
        .foregroundStyle(todo.isDone ? .green : .secondary)
        .onTapGesture { withAnimation { todo.isDone.toggle() } }
        .accessibilityLabel(todo.isDone ? "\(todo.title) done" : "\(todo.title) open")
      TextField("Title", text: $todo.title)
        .strikethrough(todo.isDone, color: .gray)
      if let due = todo.due {
        Text(due, format: .dateTime.day().month(.abbreviated))
          .font(.caption)
      }
      Text(todo.note())
    }
  }
}

struct TodoScreen: View {
  @State private var groups = [
    TodoGroup(name: "Home", todos: [Todo(id: 1, title: "Dishes"), Todo(id: 2, title: "Plants", due: .now)]),
    TodoGroup(name: "Work", todos: [Todo(id: 3, title: "Report", note: { "today" })]),
  ]

  private var done: Int { groups.flatMap(\.todos).filter(\.isDone).count }

  var body: some View {
    List {
      Text("\(done) done")
      ForEach($groups) { $group in
        Section {
          ForEach($group.todos) { $todo in
            TodoRow(todo: $todo)
          }
        } header: {
          HStack {
            Text(group.name)
            Spacer()
            Text("\(group.todos.filter { !$0.isDone }.count) left")
          }
        }
      }
    }
    .listStyle(.insetGrouped)
  }
}
