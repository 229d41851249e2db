// swift-format-ignore-file
// The documentation of these names is in the rooms that have them.
// A program may be built without these views and models. Naming one there is an error of the compiler that says what to add to
// the manifest. `make test-parts` compares the names with those of the rooms.

#if !Charts
@available(*, unavailable, message: "add \"Charts\" to the traits of the dependency on Faceplate in Package.swift")
public typealias AnnotationOverflowResolution = Never
@available(*, unavailable, message: "add \"Charts\" to the traits of the dependency on Faceplate in Package.swift")
public typealias AnnotationPosition = Never
@available(*, unavailable, message: "add \"Charts\" to the traits of the dependency on Faceplate in Package.swift")
public typealias AnyChartSymbolShape = Never
@available(*, unavailable, message: "add \"Charts\" to the traits of the dependency on Faceplate in Package.swift")
public typealias AreaMark = Never
@available(*, unavailable, message: "add \"Charts\" to the traits of the dependency on Faceplate in Package.swift")
public typealias AreaPlot = Never
@available(*, unavailable, message: "add \"Charts\" to the traits of the dependency on Faceplate in Package.swift")
public typealias AutomaticScaleDomain = Never
@available(*, unavailable, message: "add \"Charts\" to the traits of the dependency on Faceplate in Package.swift")
public typealias AxisContent = Never
@available(*, unavailable, message: "add \"Charts\" to the traits of the dependency on Faceplate in Package.swift")
public typealias AxisContentBuilder = Never
@available(*, unavailable, message: "add \"Charts\" to the traits of the dependency on Faceplate in Package.swift")
public typealias AxisContentGroup = Never
@available(*, unavailable, message: "add \"Charts\" to the traits of the dependency on Faceplate in Package.swift")
public typealias AxisGridLine = Never
@available(*, unavailable, message: "add \"Charts\" to the traits of the dependency on Faceplate in Package.swift")
public typealias AxisMark = Never
@available(*, unavailable, message: "add \"Charts\" to the traits of the dependency on Faceplate in Package.swift")
public typealias AxisMarkBuilder = Never
@available(*, unavailable, message: "add \"Charts\" to the traits of the dependency on Faceplate in Package.swift")
public typealias AxisMarkGroup = Never
@available(*, unavailable, message: "add \"Charts\" to the traits of the dependency on Faceplate in Package.swift")
public typealias AxisMarkPosition = Never
@available(*, unavailable, message: "add \"Charts\" to the traits of the dependency on Faceplate in Package.swift")
public typealias AxisMarkValues = Never
@available(*, unavailable, message: "add \"Charts\" to the traits of the dependency on Faceplate in Package.swift")
public typealias AxisMarks = Never
@available(*, unavailable, message: "add \"Charts\" to the traits of the dependency on Faceplate in Package.swift")
public typealias AxisMarksDescription = Never
@available(*, unavailable, message: "add \"Charts\" to the traits of the dependency on Faceplate in Package.swift")
public typealias AxisPart = Never
@available(*, unavailable, message: "add \"Charts\" to the traits of the dependency on Faceplate in Package.swift")
public typealias AxisTick = Never
@available(*, unavailable, message: "add \"Charts\" to the traits of the dependency on Faceplate in Package.swift")
public typealias AxisValue = Never
@available(*, unavailable, message: "add \"Charts\" to the traits of the dependency on Faceplate in Package.swift")
public typealias AxisValueLabel = Never
@available(*, unavailable, message: "add \"Charts\" to the traits of the dependency on Faceplate in Package.swift")
public typealias BarMark = Never
@available(*, unavailable, message: "add \"Charts\" to the traits of the dependency on Faceplate in Package.swift")
public typealias BasicChartSymbolShape = Never
@available(*, unavailable, message: "add \"Charts\" to the traits of the dependency on Faceplate in Package.swift")
public typealias Chart = Never
@available(*, unavailable, message: "add \"Charts\" to the traits of the dependency on Faceplate in Package.swift")
public typealias ChartContent = Never
@available(*, unavailable, message: "add \"Charts\" to the traits of the dependency on Faceplate in Package.swift")
public typealias ChartContentBuilder = Never
@available(*, unavailable, message: "add \"Charts\" to the traits of the dependency on Faceplate in Package.swift")
public typealias ChartGroup = Never
@available(*, unavailable, message: "add \"Charts\" to the traits of the dependency on Faceplate in Package.swift")
public typealias ChartMarks = Never
@available(*, unavailable, message: "add \"Charts\" to the traits of the dependency on Faceplate in Package.swift")
public typealias ChartProxy = Never
@available(*, unavailable, message: "add \"Charts\" to the traits of the dependency on Faceplate in Package.swift")
public typealias ChartSymbolShape = Never
@available(*, unavailable, message: "add \"Charts\" to the traits of the dependency on Faceplate in Package.swift")
public typealias InterpolationMethod = Never
@available(*, unavailable, message: "add \"Charts\" to the traits of the dependency on Faceplate in Package.swift")
public typealias LineMark = Never
@available(*, unavailable, message: "add \"Charts\" to the traits of the dependency on Faceplate in Package.swift")
public typealias LinePlot = Never
@available(*, unavailable, message: "add \"Charts\" to the traits of the dependency on Faceplate in Package.swift")
public typealias MarkDimension = Never
@available(*, unavailable, message: "add \"Charts\" to the traits of the dependency on Faceplate in Package.swift")
public typealias MarkStackingMethod = Never
@available(*, unavailable, message: "add \"Charts\" to the traits of the dependency on Faceplate in Package.swift")
public typealias PlotDimensionScaleRange = Never
@available(*, unavailable, message: "add \"Charts\" to the traits of the dependency on Faceplate in Package.swift")
public typealias PlotValue = Never
@available(*, unavailable, message: "add \"Charts\" to the traits of the dependency on Faceplate in Package.swift")
public typealias Plottable = Never
@available(*, unavailable, message: "add \"Charts\" to the traits of the dependency on Faceplate in Package.swift")
public typealias PlottableValue = Never
@available(*, unavailable, message: "add \"Charts\" to the traits of the dependency on Faceplate in Package.swift")
public typealias PointMark = Never
@available(*, unavailable, message: "add \"Charts\" to the traits of the dependency on Faceplate in Package.swift")
public typealias PrimitivePlottableProtocol = Never
@available(*, unavailable, message: "add \"Charts\" to the traits of the dependency on Faceplate in Package.swift")
public typealias RectangleMark = Never
@available(*, unavailable, message: "add \"Charts\" to the traits of the dependency on Faceplate in Package.swift")
public typealias RuleMark = Never
@available(*, unavailable, message: "add \"Charts\" to the traits of the dependency on Faceplate in Package.swift")
public typealias ScaleType = Never
@available(*, unavailable, message: "add \"Charts\" to the traits of the dependency on Faceplate in Package.swift")
public typealias SectorMark = Never
@available(*, unavailable, message: "add \"Charts\" to the traits of the dependency on Faceplate in Package.swift")
public typealias TimeSeries = Never
#endif

#if !Instruments
@available(*, unavailable, message: "add \"Instruments\" to the traits of the dependency on Faceplate in Package.swift")
public typealias ArcMeterStyle = Never
@available(*, unavailable, message: "add \"Instruments\" to the traits of the dependency on Faceplate in Package.swift")
public typealias Compass = Never
@available(*, unavailable, message: "add \"Instruments\" to the traits of the dependency on Faceplate in Package.swift")
public typealias LampBlinking = Never
@available(*, unavailable, message: "add \"Instruments\" to the traits of the dependency on Faceplate in Package.swift")
public typealias LampState = Never
@available(*, unavailable, message: "add \"Instruments\" to the traits of the dependency on Faceplate in Package.swift")
public typealias LevelMeterStyle = Never
@available(*, unavailable, message: "add \"Instruments\" to the traits of the dependency on Faceplate in Package.swift")
public typealias LinearMeterStyle = Never
@available(*, unavailable, message: "add \"Instruments\" to the traits of the dependency on Faceplate in Package.swift")
public typealias Meter = Never
@available(*, unavailable, message: "add \"Instruments\" to the traits of the dependency on Faceplate in Package.swift")
public typealias MeterStyle = Never
@available(*, unavailable, message: "add \"Instruments\" to the traits of the dependency on Faceplate in Package.swift")
public typealias MeterStyleConfiguration = Never
@available(*, unavailable, message: "add \"Instruments\" to the traits of the dependency on Faceplate in Package.swift")
public typealias MeterZone = Never
@available(*, unavailable, message: "add \"Instruments\" to the traits of the dependency on Faceplate in Package.swift")
public typealias NeedleMeterStyle = Never
@available(*, unavailable, message: "add \"Instruments\" to the traits of the dependency on Faceplate in Package.swift")
public typealias SevenSegment = Never
@available(*, unavailable, message: "add \"Instruments\" to the traits of the dependency on Faceplate in Package.swift")
public typealias Sparkline = Never
@available(*, unavailable, message: "add \"Instruments\" to the traits of the dependency on Faceplate in Package.swift")
public typealias StateLamp = Never
@available(*, unavailable, message: "add \"Instruments\" to the traits of the dependency on Faceplate in Package.swift")
public typealias TankMeterStyle = Never
@available(*, unavailable, message: "add \"Instruments\" to the traits of the dependency on Faceplate in Package.swift")
public typealias ThermometerMeterStyle = Never
@available(*, unavailable, message: "add \"Instruments\" to the traits of the dependency on Faceplate in Package.swift")
public typealias TrendArrow = Never
#endif

#if !Payments
@available(*, unavailable, message: "add \"Payments\" to the traits of the dependency on Faceplate in Package.swift")
public typealias CardBrandLogo = Never
@available(*, unavailable, message: "add \"Payments\" to the traits of the dependency on Faceplate in Package.swift")
public typealias CardDigits = Never
@available(*, unavailable, message: "add \"Payments\" to the traits of the dependency on Faceplate in Package.swift")
public typealias CardField = Never
@available(*, unavailable, message: "add \"Payments\" to the traits of the dependency on Faceplate in Package.swift")
public typealias CardFieldError = Never
@available(*, unavailable, message: "add \"Payments\" to the traits of the dependency on Faceplate in Package.swift")
public typealias CompactCreditCardLockupStyle = Never
@available(*, unavailable, message: "add \"Payments\" to the traits of the dependency on Faceplate in Package.swift")
public typealias CreditCardField = Never
@available(*, unavailable, message: "add \"Payments\" to the traits of the dependency on Faceplate in Package.swift")
public typealias CreditCardFieldConfiguration = Never
@available(*, unavailable, message: "add \"Payments\" to the traits of the dependency on Faceplate in Package.swift")
public typealias CreditCardFieldFrame = Never
@available(*, unavailable, message: "add \"Payments\" to the traits of the dependency on Faceplate in Package.swift")
public typealias CreditCardLockup = Never
@available(*, unavailable, message: "add \"Payments\" to the traits of the dependency on Faceplate in Package.swift")
public typealias CreditCardLockupStyle = Never
@available(*, unavailable, message: "add \"Payments\" to the traits of the dependency on Faceplate in Package.swift")
public typealias CreditCardLockupStyleConfiguration = Never
@available(*, unavailable, message: "add \"Payments\" to the traits of the dependency on Faceplate in Package.swift")
public typealias DefaultCreditCardLockupStyle = Never
@available(*, unavailable, message: "add \"Payments\" to the traits of the dependency on Faceplate in Package.swift")
public typealias DefaultInputFieldStyle = Never
@available(*, unavailable, message: "add \"Payments\" to the traits of the dependency on Faceplate in Package.swift")
public typealias InputField = Never
@available(*, unavailable, message: "add \"Payments\" to the traits of the dependency on Faceplate in Package.swift")
public typealias InputFieldStyle = Never
@available(*, unavailable, message: "add \"Payments\" to the traits of the dependency on Faceplate in Package.swift")
public typealias InputFieldStyleConfiguration = Never
@available(*, unavailable, message: "add \"Payments\" to the traits of the dependency on Faceplate in Package.swift")
public typealias InputRule = Never
@available(*, unavailable, message: "add \"Payments\" to the traits of the dependency on Faceplate in Package.swift")
public typealias PaymentCard = Never
@available(*, unavailable, message: "add \"Payments\" to the traits of the dependency on Faceplate in Package.swift")
public typealias RefusedInput = Never
@available(*, unavailable, message: "add \"Payments\" to the traits of the dependency on Faceplate in Package.swift")
public typealias RoundedCreditCardLockupStyle = Never
@available(*, unavailable, message: "add \"Payments\" to the traits of the dependency on Faceplate in Package.swift")
public typealias RoundedInputFieldStyle = Never
@available(*, unavailable, message: "add \"Payments\" to the traits of the dependency on Faceplate in Package.swift")
public typealias SubmissionProxy = Never
@available(*, unavailable, message: "add \"Payments\" to the traits of the dependency on Faceplate in Package.swift")
public typealias SubmissionReader = Never
#endif

#if !Appliance
@available(*, unavailable, message: "add \"Appliance\" to the traits of the dependency on Faceplate in Package.swift")
public typealias AccessCenter = Never
@available(*, unavailable, message: "add \"Appliance\" to the traits of the dependency on Faceplate in Package.swift")
public typealias AccessDenial = Never
@available(*, unavailable, message: "add \"Appliance\" to the traits of the dependency on Faceplate in Package.swift")
public typealias AccessRole = Never
@available(*, unavailable, message: "add \"Appliance\" to the traits of the dependency on Faceplate in Package.swift")
public typealias Alarm = Never
@available(*, unavailable, message: "add \"Appliance\" to the traits of the dependency on Faceplate in Package.swift")
public typealias AlarmBanner = Never
@available(*, unavailable, message: "add \"Appliance\" to the traits of the dependency on Faceplate in Package.swift")
public typealias AlarmBannerStyle = Never
@available(*, unavailable, message: "add \"Appliance\" to the traits of the dependency on Faceplate in Package.swift")
public typealias AlarmBannerStyleConfiguration = Never
@available(*, unavailable, message: "add \"Appliance\" to the traits of the dependency on Faceplate in Package.swift")
public typealias AlarmCenter = Never
@available(*, unavailable, message: "add \"Appliance\" to the traits of the dependency on Faceplate in Package.swift")
public typealias AlarmEntry = Never
@available(*, unavailable, message: "add \"Appliance\" to the traits of the dependency on Faceplate in Package.swift")
public typealias AlarmHistory = Never
@available(*, unavailable, message: "add \"Appliance\" to the traits of the dependency on Faceplate in Package.swift")
public typealias AlarmKind = Never
@available(*, unavailable, message: "add \"Appliance\" to the traits of the dependency on Faceplate in Package.swift")
public typealias AlarmLimit = Never
@available(*, unavailable, message: "add \"Appliance\" to the traits of the dependency on Faceplate in Package.swift")
public typealias AlarmList = Never
@available(*, unavailable, message: "add \"Appliance\" to the traits of the dependency on Faceplate in Package.swift")
public typealias AlarmMark = Never
@available(*, unavailable, message: "add \"Appliance\" to the traits of the dependency on Faceplate in Package.swift")
public typealias AlarmPriority = Never
@available(*, unavailable, message: "add \"Appliance\" to the traits of the dependency on Faceplate in Package.swift")
public typealias AlarmState = Never
@available(*, unavailable, message: "add \"Appliance\" to the traits of the dependency on Faceplate in Package.swift")
public typealias AlarmsView = Never
@available(*, unavailable, message: "add \"Appliance\" to the traits of the dependency on Faceplate in Package.swift")
public typealias AttractLoop = Never
@available(*, unavailable, message: "add \"Appliance\" to the traits of the dependency on Faceplate in Package.swift")
public typealias BrightnessSlider = Never
@available(*, unavailable, message: "add \"Appliance\" to the traits of the dependency on Faceplate in Package.swift")
public typealias ClockState = Never
@available(*, unavailable, message: "add \"Appliance\" to the traits of the dependency on Faceplate in Package.swift")
public typealias CountdownRing = Never
@available(*, unavailable, message: "add \"Appliance\" to the traits of the dependency on Faceplate in Package.swift")
public typealias CountdownText = Never
@available(*, unavailable, message: "add \"Appliance\" to the traits of the dependency on Faceplate in Package.swift")
public typealias DateTimeSettings = Never
@available(*, unavailable, message: "add \"Appliance\" to the traits of the dependency on Faceplate in Package.swift")
public typealias DisplayAndSound = Never
@available(*, unavailable, message: "add \"Appliance\" to the traits of the dependency on Faceplate in Package.swift")
public typealias DurationPicker = Never
@available(*, unavailable, message: "add \"Appliance\" to the traits of the dependency on Faceplate in Package.swift")
public typealias ElapsedText = Never
@available(*, unavailable, message: "add \"Appliance\" to the traits of the dependency on Faceplate in Package.swift")
public typealias FactoryResetButton = Never
@available(*, unavailable, message: "add \"Appliance\" to the traits of the dependency on Faceplate in Package.swift")
public typealias FirstRunSteps = Never
@available(*, unavailable, message: "add \"Appliance\" to the traits of the dependency on Faceplate in Package.swift")
public typealias HoldButton = Never
@available(*, unavailable, message: "add \"Appliance\" to the traits of the dependency on Faceplate in Package.swift")
public typealias LanguagePicker = Never
@available(*, unavailable, message: "add \"Appliance\" to the traits of the dependency on Faceplate in Package.swift")
public typealias LogView = Never
@available(*, unavailable, message: "add \"Appliance\" to the traits of the dependency on Faceplate in Package.swift")
public typealias MachineAbout = Never
@available(*, unavailable, message: "add \"Appliance\" to the traits of the dependency on Faceplate in Package.swift")
public typealias MachineFacts = Never
@available(*, unavailable, message: "add \"Appliance\" to the traits of the dependency on Faceplate in Package.swift")
public typealias NetworkSettings = Never
@available(*, unavailable, message: "add \"Appliance\" to the traits of the dependency on Faceplate in Package.swift")
public typealias NetworkState = Never
@available(*, unavailable, message: "add \"Appliance\" to the traits of the dependency on Faceplate in Package.swift")
public typealias PINPad = Never
@available(*, unavailable, message: "add \"Appliance\" to the traits of the dependency on Faceplate in Package.swift")
public typealias PanelTimer = Never
@available(*, unavailable, message: "add \"Appliance\" to the traits of the dependency on Faceplate in Package.swift")
public typealias PanelTimers = Never
@available(*, unavailable, message: "add \"Appliance\" to the traits of the dependency on Faceplate in Package.swift")
public typealias PasscodeHash = Never
@available(*, unavailable, message: "add \"Appliance\" to the traits of the dependency on Faceplate in Package.swift")
public typealias PasscodeTries = Never
@available(*, unavailable, message: "add \"Appliance\" to the traits of the dependency on Faceplate in Package.swift")
public typealias ReadyTime = Never
@available(*, unavailable, message: "add \"Appliance\" to the traits of the dependency on Faceplate in Package.swift")
public typealias RequestAccessAction = Never
@available(*, unavailable, message: "add \"Appliance\" to the traits of the dependency on Faceplate in Package.swift")
public typealias ServiceFault = Never
@available(*, unavailable, message: "add \"Appliance\" to the traits of the dependency on Faceplate in Package.swift")
public typealias ServiceMachine = Never
@available(*, unavailable, message: "add \"Appliance\" to the traits of the dependency on Faceplate in Package.swift")
public typealias ServiceSettings = Never
@available(*, unavailable, message: "add \"Appliance\" to the traits of the dependency on Faceplate in Package.swift")
public typealias SimulatedMachine = Never
@available(*, unavailable, message: "add \"Appliance\" to the traits of the dependency on Faceplate in Package.swift")
public typealias TimerRow = Never
@available(*, unavailable, message: "add \"Appliance\" to the traits of the dependency on Faceplate in Package.swift")
public typealias UpdateSettings = Never
@available(*, unavailable, message: "add \"Appliance\" to the traits of the dependency on Faceplate in Package.swift")
public typealias VolumeSlider = Never
@available(*, unavailable, message: "add \"Appliance\" to the traits of the dependency on Faceplate in Package.swift")
public typealias WeekSchedule = Never
@available(*, unavailable, message: "add \"Appliance\" to the traits of the dependency on Faceplate in Package.swift")
public typealias WeekScheduleEditor = Never
@available(*, unavailable, message: "add \"Appliance\" to the traits of the dependency on Faceplate in Package.swift")
public typealias WirelessNetwork = Never
@available(*, unavailable, message: "add \"Appliance\" to the traits of the dependency on Faceplate in Package.swift")
public typealias Wizard = Never
@available(*, unavailable, message: "add \"Appliance\" to the traits of the dependency on Faceplate in Package.swift")
public typealias WizardBuilder = Never
@available(*, unavailable, message: "add \"Appliance\" to the traits of the dependency on Faceplate in Package.swift")
public typealias WizardStep = Never
#endif
