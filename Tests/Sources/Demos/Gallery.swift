import SwiftUI

struct Photo: Identifiable {
  let id: Int
  var url: URL? { URL(string: "https://picsum.photos/id/\(id)/400/400") }
}

struct PhotoGrid: View {
  private let photos = (10..<40).map { Photo(id: $0) }
  @State private var columns = 3
  @State private var selected: Photo?
  @State private var zoom: CGFloat = 1
  @GestureState private var pinch: CGFloat = 1

  private var layout: [GridItem] {
    Array(repeating: GridItem(.flexible(), spacing: 2), count: columns)
  }

  var body: some View {
    NavigationStack {
      ScrollView {
        LazyVGrid(columns: layout, spacing: 2) {
          ForEach(photos) { photo in
            AsyncImage(url: photo.url, transaction: Transaction(animation: .easeIn)) { phase in
              switch phase {
              case .empty:
                ProgressView()
              case .success(let image):
                image.resizable().aspectRatio(contentMode: .fill)
              case .failure:
                Image(systemName: "photo").foregroundStyle(.secondary)
              @unknown default:
                EmptyView()
              }
            }
            .frame(minWidth: 0, maxWidth: .infinity)
            .aspectRatio(1, contentMode: .fit)
            .background(.quaternary)
            .clipped()
            .onTapGesture { selected = photo }
          }
        }
      }
      .navigationTitle("Photos")
      .toolbar {
        ToolbarItem(placement: .bottomBar) {
          Stepper("Columns", value: $columns.animation(.spring), in: 2...6)
            .labelsHidden()
        }
      }
      .fullScreenCover(item: $selected) { photo in
        ZStack(alignment: .topTrailing) {
          Color.black.ignoresSafeArea()
          AsyncImage(url: photo.url, scale: 2) { image in
            image.resizable().scaledToFit()
          } placeholder: {
            ProgressView().tint(.white)
          }
          .scaleEffect(zoom * pinch)
          .gesture(
            MagnificationGesture()
              .updating($pinch) { value, state, _ in state = value }
              .onEnded { zoom = min(max(zoom * $0, 1), 4) }
          )
          .simultaneousGesture(TapGesture(count: 2).onEnded { withAnimation { zoom = zoom > 1 ? 1 : 2 } })
          Button {
            selected = nil
          } label: {
            Image(systemName: "xmark.circle.fill")
              .font(.title)
              .symbolRenderingMode(.palette)
              .foregroundStyle(.white, .gray.opacity(0.5))
          }
          .padding()
          .accessibilityLabel("Close")
        }
        .statusBar(hidden: true)
        .presentationBackground(.black)
      }
    }
  }
}
