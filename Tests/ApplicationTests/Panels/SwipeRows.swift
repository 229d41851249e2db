import Faceplate

struct SwipeAction: Identifiable {
  let id = UUID()
  let title: LocalizedStringKey
  let symbol: String
  let tint: Color
  let perform: () -> Void
}

struct SwipeToReveal<Content: View>: View {
  let actions: [SwipeAction]
  @ViewBuilder let content: () -> Content
  @State private var offset: CGFloat = 0
  @GestureState private var drag: CGSize = .zero
  @State private var width: CGFloat = 0

  private var reveal: CGFloat { CGFloat(actions.count) * 72 }
  private var current: CGFloat { min(0, max(-reveal * 1.3, offset + drag.width)) }

  var body: some View {
    content()
      .frame(maxWidth: .infinity, alignment: .leading)
      .background(Color(white: 0.5).opacity(0.001))
      .background(
        GeometryReader { proxy in
          Color.clear.onAppear { width = proxy.size.width }
            .onChange(of: proxy.size.width) { width = $0 }
        }
      )
      .offset(x: current)
      .background(alignment: .trailing) {
        HStack(spacing: 0) {
          ForEach(actions) { action in
            Button {
              action.perform()
              close()
            } label: {
              Label(action.title, systemImage: action.symbol).labelStyle(.iconOnly).frame(width: 72).frame(
                maxHeight: .infinity)
            }
            .foregroundColor(.white)
            .background(action.tint)
            .accessibilityLabel(Text(action.title))
          }
        }
        .frame(width: max(0, -current), alignment: .leading)
        .clipped()
      }
      .simultaneousGesture(
        DragGesture(minimumDistance: 20)
          .updating($drag) { value, state, transaction in
            transaction.animation = nil
            state = value.translation
          }
          .onEnded { value in
            withAnimation(.snappy) { offset = value.predictedEndTranslation.width < -reveal / 2 ? -reveal : 0 }
          }
      )
      .animation(.snappy, value: offset)
  }

  private func close() { withAnimation(.snappy) { offset = 0 } }
}

struct Mail: Identifiable, Equatable {
  let id: Int
  var subject: String
  var isRead = false
  var isFlagged = false
}

struct MailScreen: View {
  @State private var mails = (1...4).map { Mail(id: $0, subject: "Message \($0)") }

  var body: some View {
    ScrollView {
      LazyVStack(spacing: 0) {
        ForEach($mails) { $mail in
          SwipeToReveal(actions: actions(for: $mail)) {
            HStack {
              Circle().fill(mail.isRead ? .clear : .blue).frame(width: 8, height: 8)
              Text(mail.subject).bold(!mail.isRead)
              if mail.isFlagged { Image(systemName: "flag.fill").foregroundStyle(.orange) }
            }
            .padding()
          }
          Divider()
        }
      }
    }
  }

  private func actions(for mail: Binding<Mail>) -> [SwipeAction] {
    [
      SwipeAction(title: "Flag", symbol: "flag", tint: .orange) { mail.wrappedValue.isFlagged.toggle() },
      SwipeAction(title: "Read", symbol: "envelope.open", tint: .blue) { mail.isRead.wrappedValue.toggle() },
      SwipeAction(title: "Delete", symbol: "trash", tint: .red) {
        withAnimation { mails.removeAll { $0.id == mail.wrappedValue.id } }
      },
    ]
  }
}
