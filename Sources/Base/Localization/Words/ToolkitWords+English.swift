extension ToolkitWords {
  /// The toolkit's words in English, which are the keys of all other languages. Their order is the order of those.
  static var english: StaticString {
    """
    Increment
    Decrement
    Increment by %lld
    Decrement by %lld
    Minimum
    Maximum
    %@ minimum
    %@ maximum
    minimum
    maximum
    on
    off
    mixed
    expanded
    collapsed
    Expand
    Collapse
    ascending
    descending
    in progress
    Refreshing
    Page
    %lld of %lld
    Steps
    Not started
    Step %lld of %lld
    All %lld steps done
    done
    current
    upcoming
    failed
    skipped
    OK
    Cancel
    Close
    Done
    Delete
    Edit
    Back
    Keep
    Clear
    Search
    Scope
    No results
    No results for “%@”
    Check the spelling or try other words.
    Settings
    Show menu
    Sheet height
    Move up
    Move down
    Drag
    Drop here
    Magic tap
    button
    switch
    adjustable
    heading
    link
    image
    text field
    search field
    dialog
    selected
    not available
    heard with a headset only
    Double tap to use it.
    Double tap to type.
    Swipe up or down to change it.
    Press to use it.
    Press to type.
    Press, then turn to change it.
    Turn to change it, and press when it is right.
    Use the arrow keys to change it.
    Speech is on.
    Speech is off.
    Drag a finger over the screen to hear what is there.
    Swipe right for the next item, and left for the one before.
    Turn the knob to hear what is there. Press it to use it.
    Use the arrow keys to hear what is there, and the action key to use it.
    The panel goes from item to item by itself. Press when you hear the one that you want.
    Everything
    Controls
    Headings
    Actions
    Letters
    Speed
    Volume
    Nothing here
    %@ deleted
    Scroll up
    Scroll down
    Scroll back
    Scroll on
    Text
    Space
    Return
    Shift
    Signs
    Date
    Time
    Day
    Month
    Year
    Hour
    Minute
    AM
    PM
    January
    February
    March
    April
    May
    June
    July
    August
    September
    October
    November
    December
    Jan
    Feb
    Mar
    Apr
    Jun
    Jul
    Aug
    Sep
    Oct
    Nov
    Dec
    Hue
    Saturation
    Brightness
    Opacity
    Width
    Height
    Tweaks
    Panel
    Nothing here can be tweaked
    No tweak is called “%@”
    Reset all
    Reset %lld
    Reset %@
    Give all values back?
    was %@
    Close %@
    Edit %@
    Contrast of %@
    %@ as text
    This is needed
    From %lld to %lld characters
    This could not be checked
    Try again
    being checked
    empty
    1 digit entered
    %lld digits entered
    1 character entered
    %lld characters entered
    typing
    Checking the card
    Next
    Card details are not copied
    Card number
    Security code
    MM
    YY
    Only digits can be entered
    %@: no more digits fit
    The month is a number from 01 to 12
    Enter the card number
    Enter the month
    Enter the year
    Enter the security code
    This is not a valid card number
    The card has expired, or the year is wrong
    The security code has %lld digits
    Where is the security code?
    The security code: the last %lld digits on the back, beside the signature
    The %@ of %@: %lld digits on the front, above the number
    The %@ of %@: the last %lld digits on the back, beside the signature
    Being written
    Not up to date
    No connection
    Not known yet
    The panel cannot be shown
    Hold
    QR code
    Touch the middle of the cross
    Cross
    These touches do not fit together. Once more, please.
    Nobody has found the button. Once more, please.
    Does the panel follow the finger?
    Without an answer everything stays as it was.
    Once more
    Keep these settings?
    Revert
    Reverts in %lld s unless kept.
    %@ is %@ now.
    Earlier settings are used: the panel failed with the present ones
    Problem in %@, line %lld
    Problem with %@
    Normal
    Not acknowledged
    Acknowledged
    Over, not acknowledged
    Reset needed
    Shelved
    Suppressed
    Out of service
    Not supervised: %@
    No alarms
    Alarms
    Acknowledge all
    Acknowledge
    Reset
    Unshelve
    Return to service
    Shelve for %lld min
    Shelve until it ends
    History
    %lld more
    Start
    Pause
    Continue
    Stop
    Hours
    Minutes
    Seconds
    Ready at %@
    Monday
    Tuesday
    Wednesday
    Thursday
    Friday
    Saturday
    Sunday
    The clock is not synchronized
    Enter the code
    Wrong code
    Try again in %@
    Locked
    Hold to unlock
    Cleaning
    Are you still there?
    Back to the start in %lld s
    Accents
    All
    Copy
    Cut
    Hide password
    Language
    Left
    Right
    Not for card details
    Not pasted: it has invisible control characters
    Not pasted: only digits fit here
    Nothing has been copied
    Nothing is hidden here
    A secret is not copied
    Paste
    Redo
    Select all
    Select left
    Select right
    Show or hide
    Show password
    Show
    Too long to paste
    Undo
    Refresh
    %@, and %lld more
    Somebody is watching this panel
    Chart
    %lld values from %@ to %@
    Zoom in
    Zoom out
    normal
    warning
    alarm
    set point %@
    rising
    falling
    steady
    Trend
    Add
    Remove
    Copy to all days
    More
    Less
    Timer started, %@
    Over: %@
    """
  }
}
