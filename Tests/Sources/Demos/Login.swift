import SwiftUI
import Combine

class LoginViewModel: ObservableObject {
  @Published var email = ""
  @Published var password = ""
  @Published private(set) var isValid = false
  @Published var isLoading = false
  @Published var errorMessage: String?

  private var cancellables = Set<AnyCancellable>()

  init() {
    Publishers.CombineLatest($email, $password)
      .map { email, password in
        email.contains("@") && email.contains(".") && password.count >= 6
      }
      .debounce(for: .milliseconds(200), scheduler: DispatchQueue.main)
      .removeDuplicates()
      .assign(to: &$isValid)

    $email
      .dropFirst()
      .sink { [weak self] _ in self?.errorMessage = nil }
      .store(in: &cancellables)
  }

  func login() {
    isLoading = true
    DispatchQueue.main.asyncAfter(deadline: .now() + 1.5) { [weak self] in
      guard let self = self else { return }
      self.isLoading = false
      if self.password != "secret" {
        self.errorMessage = "Wrong password"
      }
    }
  }
}

struct LoginView: View {
  enum Field: Hashable {
    case email, password
  }

  @StateObject var viewModel = LoginViewModel()
  @FocusState private var focusedField: Field?
  @State private var showPassword = false
  @State private var shakes: CGFloat = 0

  var body: some View {
    ScrollView(showsIndicators: false) {
      VStack(alignment: .leading, spacing: 24) {
        Image(systemName: "lock.shield")
          .resizable()
          .scaledToFit()
          .frame(height: 80)
          .frame(maxWidth: .infinity)
          .foregroundColor(.accentColor)

        Text("Sign in")
          .font(.system(.largeTitle, design: .rounded))
          .fontWeight(.heavy)

        VStack(spacing: 16) {
          HStack {
            Image(systemName: "envelope")
              .foregroundColor(.gray)
            TextField("Email", text: $viewModel.email)
              .keyboardType(.emailAddress)
              .textContentType(.emailAddress)
              .textInputAutocapitalization(.never)
              .autocorrectionDisabled()
              .submitLabel(.next)
              .focused($focusedField, equals: .email)
              .onSubmit { focusedField = .password }
          }
          .modifier(FieldBackground(isFocused: focusedField == .email))

          HStack {
            Image(systemName: "lock")
              .foregroundColor(.gray)
            Group {
              if showPassword {
                TextField("Password", text: $viewModel.password)
              } else {
                SecureField("Password", text: $viewModel.password)
              }
            }
            .textContentType(.password)
            .submitLabel(.go)
            .focused($focusedField, equals: .password)
            .onSubmit(viewModel.login)

            Button(action: { showPassword.toggle() }) {
              Image(systemName: showPassword ? "eye.slash.fill" : "eye.fill")
                .foregroundColor(.secondary)
            }
          }
          .modifier(FieldBackground(isFocused: focusedField == .password))
          .modifier(ShakeEffect(animatableData: shakes))
        }

        if let errorMessage = viewModel.errorMessage {
          Label(errorMessage, systemImage: "exclamationmark.triangle.fill")
            .font(.footnote)
            .foregroundColor(.red)
            .transition(.move(edge: .top).combined(with: .opacity))
        }

        Button(action: viewModel.login) {
          ZStack {
            if viewModel.isLoading {
              ProgressView()
                .progressViewStyle(CircularProgressViewStyle(tint: .white))
            } else {
              Text("Continue").bold()
            }
          }
          .frame(maxWidth: .infinity, minHeight: 50)
          .foregroundColor(.white)
          .background(
            Capsule()
              .fill(viewModel.isValid ? Color.accentColor : Color.gray.opacity(0.5))
          )
        }
        .disabled(!viewModel.isValid || viewModel.isLoading)

        HStack {
          Rectangle().frame(height: 1).foregroundColor(Color(.sRGB, white: 0.8, opacity: 1))
          Text("or").font(.caption)
          Rectangle().frame(height: 1).foregroundColor(Color(.sRGB, white: 0.8, opacity: 1))
        }

        Link("Forgot your password?", destination: URL(string: "https://example.com")!)
          .font(.footnote)
      }
      .padding(24)
    }
    .onReceive(viewModel.$errorMessage.compactMap { $0 }) { _ in
      withAnimation(.default) { shakes += 1 }
    }
    .onTapGesture { focusedField = nil }
  }
}

struct FieldBackground: ViewModifier {
  var isFocused: Bool

  func body(content: Content) -> some View {
    content
      .padding(.vertical, 14)
      .padding(.horizontal)
      .background(
        RoundedRectangle(cornerRadius: 12)
          .stroke(isFocused ? Color.accentColor : Color.gray.opacity(0.4), lineWidth: isFocused ? 2 : 1)
      )
      .animation(.easeOut(duration: 0.15), value: isFocused)
  }
}

struct ShakeEffect: GeometryEffect {
  var amount: CGFloat = 10
  var shakesPerUnit = 3
  var animatableData: CGFloat

  func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(
      CGAffineTransform(translationX: amount * sin(animatableData * .pi * CGFloat(shakesPerUnit)), y: 0)
    )
  }
}

#Preview("Login") {
  LoginView()
}
