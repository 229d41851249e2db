import SwiftUI

struct Habit: Identifiable, Codable, Hashable {
  var id = UUID()
  var name: String
  var symbol: String
  var days: Set<Int> = []

  static let samples: [Habit] = [
    .init(name: "Read", symbol: "book.fill", days: [0, 1, 3]),
    .init(name: "Run", symbol: "figure.run", days: [2]),
    .init(name: "Water", symbol: "drop.fill", days: [0, 1, 2, 3, 4]),
  ]
}

protocol HabitStoring {
  func load() -> [Habit]
  func save(_ habits: [Habit])
}

struct FileHabitStore: HabitStoring {
  private var url: URL {
    FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0].appendingPathComponent("habits.json")
  }

  func load() -> [Habit] {
    guard let data = try? Data(contentsOf: url) else { return Habit.samples }
    return (try? JSONDecoder().decode([Habit].self, from: data)) ?? Habit.samples
  }

  func save(_ habits: [Habit]) {
    do {
      try JSONEncoder().encode(habits).write(to: url, options: [.atomic])
    } catch {
      print("Saving failed: \(error.localizedDescription)")
    }
  }
}

private struct HabitStoreKey: EnvironmentKey {
  static let defaultValue: any HabitStoring = FileHabitStore()
}

extension EnvironmentValues {
  var habitStore: any HabitStoring {
    get { self[HabitStoreKey.self] }
    set { self[HabitStoreKey.self] = newValue }
  }
}

struct HabitsView: View {
  @Environment(\.habitStore) private var store
  @State private var habits = [Habit]()
  @State private var editMode: EditMode = .inactive
  @State private var editing: Habit?

  private var weekdays: [String] { Calendar.current.veryShortWeekdaySymbols }

  var body: some View {
    NavigationView {
      List {
        ForEach($habits) { $habit in
          VStack(alignment: .leading, spacing: 10) {
            HStack {
              Label(habit.name, systemImage: habit.symbol)
                .font(.headline)
              Spacer()
              Gauge(value: Double(habit.days.count), in: 0...7) {
                Text("Days")
              } currentValueLabel: {
                Text("\(habit.days.count)")
              }
              .gaugeStyle(.accessoryCircularCapacity)
              .tint(.green)
              .scaleEffect(0.7)
            }
            HStack {
              ForEach(0..<7) { day in
                DayCircle(letter: weekdays[day], isOn: habit.days.contains(day))
                  .onTapGesture {
                    if habit.days.contains(day) {
                      habit.days.remove(day)
                    } else {
                      habit.days.insert(day)
                    }
                  }
              }
            }
          }
          .padding(.vertical, 6)
          .swipeActions {
            Button("Edit") { editing = habit }
              .tint(.indigo)
            Button(role: .destructive) {
              habits.removeAll { $0.id == habit.id }
            } label: {
              Image(systemName: "trash")
            }
          }
        }
        .onMove { habits.move(fromOffsets: $0, toOffset: $1) }
      }
      .environment(\.editMode, $editMode)
      .navigationTitle("Habits")
      .toolbar {
        EditButton()
        Button(action: addHabit) { Label("Add", systemImage: "plus") }
      }
      .refreshable {
        habits = store.load()
      }
    }
    .sheet(item: $editing) { habit in
      HabitEditor(habit: habit) { changed in
        if let index = habits.firstIndex(where: { $0.id == changed.id }) {
          habits[index] = changed
        }
      }
    }
    .task { habits = store.load() }
    .onChange(of: habits) { _, newValue in store.save(newValue) }
  }

  private func addHabit() {
    withAnimation { habits.append(Habit(name: "New habit", symbol: "star")) }
  }
}

struct DayCircle: View {
  let letter: String
  let isOn: Bool

  var body: some View {
    Text(letter)
      .font(.caption)
      .frame(maxWidth: .infinity)
      .padding(.vertical, 8)
      .background(isOn ? Color.green : Color.clear)
      .clipShape(Circle())
      .overlay(Circle().stroke(isOn ? Color.green : Color.secondary))
      .foregroundColor(isOn ? .white : .primary)
      .accessibility(label: Text(letter))
      .accessibility(addTraits: isOn ? [.isButton, .isSelected] : .isButton)
  }
}

struct HabitEditor: View {
  @State var habit: Habit
  var onSave: (Habit) -> Void
  @Environment(\.dismiss) var dismiss

  private let symbols = ["star", "book.fill", "figure.run", "drop.fill", "bed.double.fill", "leaf.fill"]

  var body: some View {
    NavigationView {
      Form {
        TextField("Name", text: $habit.name)
        LazyHGrid(rows: [GridItem(.fixed(44)), GridItem(.fixed(44))], spacing: 16) {
          ForEach(symbols, id: \.self) { symbol in
            Image(systemName: symbol)
              .font(.title2)
              .foregroundStyle(habit.symbol == symbol ? Color.accentColor : .secondary)
              .onTapGesture { habit.symbol = symbol }
          }
        }
      }
      .navigationBarTitle(Text("Edit"), displayMode: .inline)
      .navigationBarItems(
        trailing: Button("Done") {
          onSave(habit)
          dismiss()
        })
    }
  }
}
