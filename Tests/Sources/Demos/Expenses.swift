import SwiftUI
import Charts

enum Category: String, CaseIterable, Identifiable, Codable {
  case food, travel, home, fun

  var id: Self { self }
  var title: String { rawValue.capitalized }
  var icon: String {
    switch self {
    case .food: "fork.knife"
    case .travel: "airplane"
    case .home: "house.fill"
    case .fun: "gamecontroller.fill"
    }
  }
  var tint: Color {
    switch self {
    case .food: .orange
    case .travel: .cyan
    case .home: .indigo
    case .fun: .pink
    }
  }
}

struct Expense: Identifiable, Hashable {
  let id = UUID()
  var name: String
  var amount: Double
  var category: Category
  var date: Date
}

@Observable
final class ExpenseStore {
  var expenses: [Expense] = [
    Expense(name: "Groceries", amount: 42.5, category: .food, date: .now),
    Expense(name: "Train", amount: 18, category: .travel, date: .now.addingTimeInterval(-86_400)),
    Expense(name: "Lamp", amount: 60, category: .home, date: .now.addingTimeInterval(-2 * 86_400)),
    Expense(name: "Cinema", amount: 14.9, category: .fun, date: .now.addingTimeInterval(-3 * 86_400)),
  ]

  var total: Double { expenses.reduce(0) { $0 + $1.amount } }

  func total(of category: Category) -> Double {
    expenses.filter { $0.category == category }.map(\.amount).reduce(0, +)
  }
}

struct ExpensesView: View {
  @State private var store = ExpenseStore()
  @State private var isAdding = false
  @State private var selected: Expense?

  var body: some View {
    NavigationStack {
      List {
        Section {
          Chart(Category.allCases) { category in
            SectorMark(
              angle: .value("Amount", store.total(of: category)),
              innerRadius: .ratio(0.6),
              angularInset: 2
            )
            .cornerRadius(4)
            .foregroundStyle(category.tint)
          }
          .frame(height: 200)
          .overlay {
            VStack {
              Text("Total").font(.caption).foregroundStyle(.secondary)
              Text(store.total, format: .currency(code: "EUR"))
                .font(.title3.bold())
            }
          }
        }
        .listRowSeparator(.hidden)

        Section("Recent") {
          ForEach(store.expenses.sorted { $0.date > $1.date }) { expense in
            NavigationLink(value: expense) {
              ExpenseRow(expense: expense)
            }
          }
          .onDelete { store.expenses.remove(atOffsets: $0) }
        }
      }
      .navigationTitle("Expenses")
      .navigationDestination(for: Expense.self) { ExpenseDetail(expense: $0) }
      .toolbar {
        ToolbarItem(placement: .topBarTrailing) {
          Button("Add", systemImage: "plus") { isAdding = true }
        }
      }
      .sheet(isPresented: $isAdding) {
        AddExpenseView()
          .environment(store)
          .presentationDetents([.medium, .large])
          .presentationDragIndicator(.visible)
      }
    }
  }
}

struct ExpenseRow: View {
  let expense: Expense

  var body: some View {
    HStack(spacing: 12) {
      Image(systemName: expense.category.icon)
        .frame(width: 36, height: 36)
        .background(expense.category.tint.opacity(0.2), in: .rect(cornerRadius: 8))
        .foregroundStyle(expense.category.tint)
      VStack(alignment: .leading) {
        Text(expense.name)
        Text(expense.date.formatted(.relative(presentation: .named)))
          .font(.caption)
          .foregroundStyle(.secondary)
      }
      Spacer()
      Text(expense.amount, format: .currency(code: "EUR"))
        .monospacedDigit()
    }
  }
}

struct ExpenseDetail: View {
  let expense: Expense

  var body: some View {
    Form {
      LabeledContent("Name", value: expense.name)
      LabeledContent("Amount", value: expense.amount, format: .currency(code: "EUR"))
      LabeledContent("Category") { Label(expense.category.title, systemImage: expense.category.icon) }
      LabeledContent("Date", value: expense.date, format: .dateTime.day().month().year())
    }
    .navigationTitle(expense.name)
    .navigationBarTitleDisplayMode(.inline)
  }
}

struct AddExpenseView: View {
  @Environment(ExpenseStore.self) private var store
  @Environment(\.dismiss) private var dismiss

  @State private var name = ""
  @State private var amount = 0.0
  @State private var category = Category.food
  @State private var date = Date.now

  var body: some View {
    NavigationStack {
      Form {
        TextField("Name", text: $name)
        TextField("Amount", value: $amount, format: .currency(code: "EUR"))
          .keyboardType(.decimalPad)
        Picker("Category", selection: $category) {
          ForEach(Category.allCases) { category in
            Label(category.title, systemImage: category.icon).tag(category)
          }
        }
        DatePicker("Date", selection: $date, displayedComponents: .date)
      }
      .navigationTitle("New expense")
      .toolbar {
        ToolbarItem(placement: .confirmationAction) {
          Button("Save") {
            store.expenses.append(Expense(name: name, amount: amount, category: category, date: date))
            dismiss()
          }
          .disabled(name.isEmpty || amount <= 0)
        }
        ToolbarItem(placement: .cancellationAction) {
          Button("Cancel", role: .cancel) { dismiss() }
        }
      }
    }
    .interactiveDismissDisabled(!name.isEmpty)
  }
}

#Preview {
  ExpensesView()
}
