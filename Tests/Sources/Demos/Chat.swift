import SwiftUI

struct Message: Identifiable, Hashable {
  let id: UUID
  var text: String
  var isMine: Bool
  var date: Date

  init(_ text: String, isMine: Bool = false, date: Date = Date()) {
    self.id = UUID()
    self.text = text
    self.isMine = isMine
    self.date = date
  }
}

@Observable @MainActor
class ChatModel {
  var messages: [Message] = [Message("Hi!"), Message("Hello, how are you?", isMine: true)]
  var isTyping = false
  var draft = ""

  var canSend: Bool { !draft.trimmingCharacters(in: .whitespacesAndNewlines).isEmpty }

  func send() async {
    guard canSend else { return }
    messages.append(Message(draft, isMine: true))
    draft = ""
    isTyping = true
    try? await Task.sleep(nanoseconds: 1_200_000_000)
    isTyping = false
    messages.append(Message("I see."))
  }
}

struct ChatView: View {
  @State private var model = ChatModel()
  @FocusState private var isFocused: Bool
  @Environment(\.layoutDirection) private var layoutDirection

  var body: some View {
    NavigationStack {
      ScrollViewReader { proxy in
        ScrollView {
          LazyVStack(spacing: 8) {
            ForEach(model.messages) { message in
              MessageBubble(message: message)
                .id(message.id)
                .transition(
                  .scale(scale: 0.8, anchor: message.isMine ? .bottomTrailing : .bottomLeading).combined(with: .opacity)
                )
            }
            if model.isTyping {
              HStack {
                Text("…").padding(.horizontal, 14).padding(.vertical, 8)
                  .background(Color.gray.opacity(0.2), in: Capsule())
                Spacer()
              }
              .id("typing")
            }
          }
          .padding(.horizontal)
          .animation(.default, value: model.messages)
        }
        .scrollDismissesKeyboard(.interactively)
        .defaultScrollAnchor(.bottom)
        .onChange(of: model.messages.count) {
          withAnimation {
            proxy.scrollTo(model.messages.last?.id, anchor: .bottom)
          }
        }
      }
      .safeAreaInset(edge: .bottom) { composer }
      .navigationTitle("Chat")
      .toolbar {
        ToolbarItem(placement: .principal) {
          VStack(spacing: 0) {
            Text("Sam").font(.headline)
            Text(model.isTyping ? "typing…" : "online").font(.caption2).foregroundStyle(.secondary)
          }
        }
      }
    }
  }

  private var composer: some View {
    HStack(alignment: .bottom) {
      TextField("Message", text: $model.draft, axis: .vertical)
        .lineLimit(1...5)
        .textFieldStyle(.plain)
        .focused($isFocused)
        .padding(10)
        .background(
          RoundedRectangle(cornerRadius: 18).strokeBorder(.quaternary, lineWidth: 1)
        )
      Button {
        Task { await model.send() }
      } label: {
        Image(systemName: "arrow.up.circle.fill")
          .font(.system(size: 32))
          .flipsForRightToLeftLayoutDirection(true)
      }
      .disabled(!model.canSend)
      .keyboardShortcut(.return, modifiers: .command)
    }
    .padding(8)
    .background(.bar)
  }
}

struct MessageBubble: View {
  let message: Message

  var body: some View {
    HStack(alignment: .bottom, spacing: 6) {
      if message.isMine { Spacer(minLength: 50) }
      VStack(alignment: message.isMine ? .trailing : .leading, spacing: 2) {
        Text(message.text)
          .foregroundStyle(message.isMine ? .white : .primary)
          .padding(.horizontal, 14)
          .padding(.vertical, 8)
          .background(message.isMine ? Color.blue : Color.gray.opacity(0.2))
          .clipShape(BubbleShape(isMine: message.isMine))
          .contextMenu {
            Button("Copy", systemImage: "doc.on.doc") {}
          }
        Text(message.date, format: .dateTime.hour().minute())
          .font(.caption2)
          .foregroundStyle(.tertiary)
      }
      if !message.isMine { Spacer(minLength: 50) }
    }
  }
}

struct BubbleShape: Shape {
  var isMine: Bool

  func path(in rect: CGRect) -> Path {
    let radius: CGFloat = 16
    return Path { path in
      path.addRoundedRect(in: rect, cornerSize: CGSize(width: radius, height: radius), style: .continuous)
      let corner = CGRect(
        x: isMine ? rect.maxX - radius : rect.minX, y: rect.maxY - radius, width: radius, height: radius)
      path.addRect(corner)
    }
  }
}
