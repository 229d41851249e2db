public final class TweakStore { init() {} }
