// swift-format-ignore-file
// `make words` writes this file from the translations in Words, and `make test-words` compares the two.

extension ToolkitWords {
  /// The English words, which are the keys of all other languages.
  static var english: StaticString {
    """
    \u{9}Increment\
    \u{9}Decrement\
    \u{11}Increment by %lld\
    \u{11}Decrement by %lld\
    \u{7}Minimum\
    \u{7}Maximum\
    \u{A}%@ minimum\
    \u{A}%@ maximum\
    \u{7}minimum\
    \u{7}maximum\
    \u{2}on\
    \u{3}off\
    \u{5}mixed\
    \u{8}expanded\
    \u{9}collapsed\
    \u{6}Expand\
    \u{8}Collapse\
    \u{9}ascending\
    \u{A}descending\
    \u{B}in progress\
    \u{A}Refreshing\
    \u{4}Page\
    \u{C}%lld of %lld\
    \u{5}Steps\
    \u{B}Not started\
    \u{11}Step %lld of %lld\
    \u{13}All %lld steps done\
    \u{4}done\
    \u{7}current\
    \u{8}upcoming\
    \u{6}failed\
    \u{7}skipped\
    \u{2}OK\
    \u{6}Cancel\
    \u{5}Close\
    \u{4}Done\
    \u{6}Delete\
    \u{4}Edit\
    \u{4}Back\
    \u{4}Keep\
    \u{5}Clear\
    \u{6}Search\
    \u{5}Scope\
    \u{A}No results\
    \u{17}No results for “%@”\
    \u{26}Check the spelling or try other words.\
    \u{8}Settings\
    \u{9}Show menu\
    \u{C}Sheet height\
    \u{7}Move up\
    \u{9}Move down\
    \u{4}Drag\
    \u{9}Drop here\
    \u{9}Magic tap\
    \u{6}button\
    \u{6}switch\
    \u{11}actions available\
    \u{A}adjustable\
    \u{7}heading\
    \u{4}link\
    \u{5}image\
    \u{A}text field\
    \u{C}search field\
    \u{6}dialog\
    \u{8}selected\
    \u{D}not available\
    \u{19}heard with a headset only\
    \u{15}Double tap to use it.\
    \u{13}Double tap to type.\
    \u{1E}Swipe up or down to change it.\
    \u{10}Press to use it.\
    \u{E}Press to type.\
    \u{1E}Press, then turn to change it.\
    \u{2E}Turn to change it, and press when it is right.\
    \u{20}Use the arrow keys to change it.\
    \u{D}Speech is on.\
    \u{E}Speech is off.\
    \u{34}Drag a finger over the screen to hear what is there.\
    \u{3B}Swipe right for the next item, and left for the one before.\
    \u{38}Turn the knob to hear what is there. Press it to use it.\
    \u{47}Use the arrow keys to hear what is there, and the action key to use it.\
    \u{56}The panel goes from item to item by itself. Press when you hear the one that you want.\
    \u{A}Everything\
    \u{8}Controls\
    \u{8}Headings\
    \u{7}Actions\
    \u{7}Letters\
    \u{5}Speed\
    \u{6}Volume\
    \u{C}Nothing here\
    \u{A}%@ deleted\
    \u{9}Scroll up\
    \u{B}Scroll down\
    \u{B}Scroll back\
    \u{9}Scroll on\
    \u{4}Text\
    \u{5}Space\
    \u{6}Return\
    \u{5}Shift\
    \u{5}Signs\
    \u{4}Date\
    \u{4}Time\
    \u{3}Day\
    \u{5}Month\
    \u{4}Year\
    \u{4}Hour\
    \u{6}Minute\
    \u{2}AM\
    \u{2}PM\
    \u{7}January\
    \u{8}February\
    \u{5}March\
    \u{5}April\
    \u{3}May\
    \u{4}June\
    \u{4}July\
    \u{6}August\
    \u{9}September\
    \u{7}October\
    \u{8}November\
    \u{8}December\
    \u{A}%@ %@ %@\
    \u{3}Jan\
    \u{3}Feb\
    \u{3}Mar\
    \u{3}Apr\
    \u{3}Jun\
    \u{3}Jul\
    \u{3}Aug\
    \u{3}Sep\
    \u{3}Oct\
    \u{3}Nov\
    \u{3}Dec\
    \u{3}Hue\
    \u{A}Saturation\
    \u{A}Brightness\
    \u{7}Opacity\
    \u{5}Width\
    \u{6}Height\
    \u{6}Tweaks\
    \u{5}Panel\
    \u{1B}Nothing here can be tweaked\
    \u{1B}No tweak is called “%@”\
    \u{9}Reset all\
    \u{A}Reset %lld\
    \u{8}Reset %@\
    \u{15}Give all values back?\
    \u{6}was %@\
    \u{8}Close %@\
    \u{7}Edit %@\
    \u{E}Contrast of %@\
    \u{A}%@ as text\
    \u{E}This is needed\
    \u{1C}From %lld to %lld characters\
    \u{1A}Number of characters: %lld\
    \u{19}This could not be checked\
    \u{9}Try again\
    \u{D}being checked\
    \u{5}empty\
    \u{F}1 digit entered\
    \u{13}%lld digits entered\
    \u{13}1 character entered\
    \u{17}%lld characters entered\
    \u{6}typing\
    \u{11}Checking the card\
    \u{4}Next\
    \u{1B}Card details are not copied\
    \u{C}Payment card\
    \u{B}Card number\
    \u{D}Security code\
    \u{2}MM\
    \u{2}YY\
    \u{1A}Only digits can be entered\
    \u{16}%@: no more digits fit\
    \u{23}The month is a number from 01 to 12\
    \u{15}Enter the card number\
    \u{F}Enter the month\
    \u{E}Enter the year\
    \u{17}Enter the security code\
    \u{1F}This is not a valid card number\
    \u{2A}The card has expired, or the year is wrong\
    \u{21}The security code has %lld digits\
    \u{1B}Where is the security code?\
    \u{49}The security code: the last %lld digits on the back, beside the signature\
    \u{38}The %@ of %@: %lld digits on the front, above the number\
    \u{44}The %@ of %@: the last %lld digits on the back, beside the signature\
    \u{D}Being written\
    \u{E}Not up to date\
    \u{D}No connection\
    \u{D}Not known yet\
    \u{13}Not carried out: %@\
    \u{19}The device has changed it\
    \u{9}No answer\
    \u{21}the device cannot hold this value\
    \u{13}it can only be read\
    \u{1A}the message cannot be sent\
    \u{1D}the command cannot be started\
    \u{1A}a command is still running\
    \u{17}the file cannot be read\
    \u{1A}the file cannot be written\
    \u{17}the file cannot be used\
    \u{1C}The value is of another kind\
    \u{2D}the device does not know this kind of request\
    \u{1E}the device has no such address\
    \u{34}the device refuses this value or this many registers\
    \u{15}the device has failed\
    \u{12}the device is busy\
    \u{25}the gateway does not reach the device\
    \u{20}the reading is not a valid value\
    \u{17}the device has no value\
    \u{23}the device reports an unknown fault\
    \u{16}the command has failed\
    \u{1C}the service is not available\
    \u{1F}the service refuses the request\
    \u{16}the service has failed\
    \u{1C}the expression has no result\
    \u{19}The panel cannot be shown\
    \u{4}Hold\
    \u{7}QR code\
    \u{1D}Touch the middle of the cross\
    \u{5}Cross\
    \u{35}These touches do not fit together. Once more, please.\
    \u{2B}Nobody found the button. Once more, please.\
    \u{21}Does the panel follow the finger?\
    \u{2D}Without an answer everything stays as it was.\
    \u{9}Once more\
    \u{14}Keep these settings?\
    \u{6}Revert\
    \u{1E}Reverts in %lld s unless kept.\
    \u{D}%@ is %@ now.\
    \u{41}Earlier settings are used: the panel failed with the present ones\
    \u{18}Problem in %@, line %lld\
    \u{F}Problem with %@\
    \u{6}Normal\
    \u{10}Not acknowledged\
    \u{C}Acknowledged\
    \u{16}Over, not acknowledged\
    \u{12}Over, reset needed\
    \u{7}Shelved\
    \u{A}Suppressed\
    \u{E}Out of service\
    \u{12}Not supervised: %@\
    \u{9}No alarms\
    \u{6}Alarms\
    \u{F}Acknowledge all\
    \u{B}Acknowledge\
    \u{5}Reset\
    \u{8}Unshelve\
    \u{11}Return to service\
    \u{13}Shelve for %lld min\
    \u{14}Shelve until it ends\
    \u{7}History\
    \u{9}%lld more\
    \u{5}Start\
    \u{5}Pause\
    \u{8}Continue\
    \u{4}Stop\
    \u{5}Hours\
    \u{7}Minutes\
    \u{7}Seconds\
    \u{B}Ready at %@\
    \u{6}Monday\
    \u{7}Tuesday\
    \u{9}Wednesday\
    \u{8}Thursday\
    \u{6}Friday\
    \u{8}Saturday\
    \u{6}Sunday\
    \u{1D}The clock is not synchronized\
    \u{E}Enter the code\
    \u{A}Wrong code\
    \u{F}Try again in %@\
    \u{6}Locked\
    \u{E}Hold to unlock\
    \u{8}Cleaning\
    \u{14}Are you still there?\
    \u{1B}Back to the start in %lld s\
    \u{7}Accents\
    \u{3}All\
    \u{4}Copy\
    \u{3}Cut\
    \u{D}Hide password\
    \u{8}Language\
    \u{4}Left\
    \u{5}Right\
    \u{14}Not for card details\
    \u{19}Enter a number such as %@\
    \u{1C}Enter a number from %@ to %@\
    \u{2F}Not pasted: it has invisible control characters\
    \u{20}Not pasted: only digits fit here\
    \u{17}Nothing has been copied\
    \u{16}Nothing is hidden here\
    \u{16}A secret is not copied\
    \u{5}Paste\
    \u{4}Redo\
    \u{A}Select all\
    \u{B}Select left\
    \u{C}Select right\
    \u{C}Show or hide\
    \u{D}Show password\
    \u{4}Show\
    \u{11}Too long to paste\
    \u{4}Undo\
    \u{7}Refresh\
    \u{11}%@, and %lld more\
    \u{1F}Somebody is watching this panel\
    \u{5}Chart\
    \u{19}%lld values from %@ to %@\
    \u{7}Zoom in\
    \u{8}Zoom out\
    \u{6}normal\
    \u{7}warning\
    \u{5}alarm\
    \u{C}set point %@\
    \u{6}rising\
    \u{7}falling\
    \u{6}steady\
    \u{5}Trend\
    \u{3}Add\
    \u{6}Remove\
    \u{10}Copy to all days\
    \u{4}More\
    \u{4}Less\
    \u{11}Timer started, %@\
    \u{8}Over: %@\
    \u{7}Service\
    \u{11}Display and sound\
    \u{D}Date and time\
    \u{7}Network\
    \u{6}Update\
    \u{5}About\
    \u{3}Log\
    \u{D}Factory reset\
    \u{3F}Give all settings the values that the panel was delivered with?\
    \u{14}Set by a time server\
    \u{9}Time zone\
    \u{D}Set the clock\
    \u{5}Cable\
    \u{11}Wireless networks\
    \u{A}Look again\
    \u{12}Connecting with %@\
    \u{8}Password\
    \u{7}Connect\
    \u{7}Version\
    \u{6}System\
    \u{5}Board\
    \u{D}Serial number\
    \u{7}Address\
    \u{8}Updating\
    \u{A}Update now\
    \u{E}As the machine\
    \u{11}Touch to continue\
    \u{2E}Only the machine of a running panel knows this\
    \u{29}This machine has no service for its clock\
    \u{28}This machine has no service for networks\
    \u{27}This machine has no command for updates\
    \u{1D}The panel may not change this\
    \u{15}The password is wrong\
    \u{12}There is no answer\
    \u{11}It has failed: %@
    """
  }
}

// A program without this trait of the package speaks English, and what the application translates itself.
#if Languages
extension ToolkitWords {
  /// The languages whose words are here.
  static let languages = [
    "en",
    "de",
    "fr",
    "es",
    "it",
    "pt",
    "nl",
    "pl",
    "cs",
    "tr",
    "ar",
    "he",
    "hi",
    "th",
    "zh-Hans",
    "ja",
    "ko",
  ]

  /// The language's own name for itself; `nil` for a language that the toolkit does not speak.
  static func name(of tag: String) -> String? {
    switch tag {
    case "en": "English"
    case "de": "Deutsch"
    case "fr": "Français"
    case "es": "Español"
    case "it": "Italiano"
    case "pt": "Português"
    case "nl": "Nederlands"
    case "pl": "Polski"
    case "cs": "Čeština"
    case "tr": "Türkçe"
    case "ar": "العربية"
    case "he": "עברית"
    case "hi": "हिन्दी"
    case "th": "ไทย"
    case "zh-Hans": "简体中文"
    case "ja": "日本語"
    case "ko": "한국어"
    default: nil
    }
  }

  /// The words of a language in the order of the English ones; `nil` for a language that has none here.
  static func words(in tag: LanguageTag) -> StaticString? {
    switch tag.language {
    case "zh" where tag.script == "Hans":
      """
      \u{6}增加\
      \u{6}减少\
      \u{B}增加 %lld\
      \u{B}减少 %lld\
      \u{9}最小值\
      \u{9}最大值\
      \u{E}%@：最小值\
      \u{E}%@：最大值\
      \u{6}最小\
      \u{6}最大\
      \u{3}开\
      \u{3}关\
      \u{6}混合\
      \u{9}已展开\
      \u{9}已折叠\
      \u{6}展开\
      \u{6}折叠\
      \u{6}升序\
      \u{6}降序\
      \u{9}进行中\
      \u{C}正在刷新\
      \u{3}页\
      \u{1B}第 %lld 个，共 %lld 个\
      \u{6}步骤\
      \u{9}未开始\
      \u{1B}第 %lld 步，共 %lld 步\
      \u{1D}%lld 个步骤已全部完成\
      \u{9}已完成\
      \u{6}当前\
      \u{9}未进行\
      \u{6}失败\
      \u{9}已跳过\
      \u{3}好\
      \u{6}取消\
      \u{6}关闭\
      \u{6}完成\
      \u{6}删除\
      \u{6}编辑\
      \u{6}返回\
      \u{6}保留\
      \u{6}清除\
      \u{6}搜索\
      \u{6}范围\
      \u{9}无结果\
      \u{11}未找到“%@”\
      \u{27}请检查拼写或尝试其他词语。\
      \u{6}设置\
      \u{C}显示菜单\
      \u{C}面板高度\
      \u{6}上移\
      \u{6}下移\
      \u{6}拖动\
      \u{C}放到此处\
      \u{C}主要操作\
      \u{6}按钮\
      \u{6}开关\
      \u{F}有可用操作\
      \u{9}可调节\
      \u{6}标题\
      \u{6}链接\
      \u{6}图像\
      \u{9}文本栏\
      \u{9}搜索栏\
      \u{9}对话框\
      \u{9}已选中\
      \u{9}不可用\
      \u{15}仅可用耳机收听\
      \u{18}轻点两下以使用。\
      \u{18}轻点两下以输入。\
      \u{21}向上或向下轻扫以更改。\
      \u{12}按下以使用。\
      \u{12}按下以输入。\
      \u{1B}按下后旋转以更改。\
      \u{24}旋转以更改，合适时按下。\
      \u{15}用箭头键更改。\
      \u{12}语音已开启。\
      \u{12}语音已关闭。\
      \u{42}用一根手指在屏幕上拖动，即可听到其中的内容。\
      \u{36}向右轻扫到下一项，向左轻扫到上一项。\
      \u{3C}旋转旋钮即可听到其中的内容。按下以使用。\
      \u{30}用箭头键听取内容，用操作键使用。\
      \u{3F}面板会自动逐项前进。听到想要的项目时按下。\
      \u{6}全部\
      \u{6}控件\
      \u{C}标题列表\
      \u{6}操作\
      \u{6}字母\
      \u{6}语速\
      \u{6}音量\
      \u{12}这里没有内容\
      \u{C}已删除 %@\
      \u{C}向上滚动\
      \u{C}向下滚动\
      \u{C}向后滚动\
      \u{C}向前滚动\
      \u{6}文本\
      \u{6}空格\
      \u{6}换行\
      \u{F}大小写切换\
      \u{6}符号\
      \u{6}日期\
      \u{6}时间\
      \u{3}日\
      \u{3}月\
      \u{3}年\
      \u{6}小时\
      \u{6}分钟\
      \u{6}上午\
      \u{6}下午\
      \u{4}1月\
      \u{4}2月\
      \u{4}3月\
      \u{4}4月\
      \u{4}5月\
      \u{4}6月\
      \u{4}7月\
      \u{4}8月\
      \u{4}9月\
      \u{5}10月\
      \u{5}11月\
      \u{5}12月\
      \u{12}%3$@年%2$@%1$@日\
      \u{4}1月\
      \u{4}2月\
      \u{4}3月\
      \u{4}4月\
      \u{4}6月\
      \u{4}7月\
      \u{4}8月\
      \u{4}9月\
      \u{5}10月\
      \u{5}11月\
      \u{5}12月\
      \u{6}色相\
      \u{9}饱和度\
      \u{6}亮度\
      \u{C}不透明度\
      \u{6}宽度\
      \u{6}高度\
      \u{6}微调\
      \u{6}面板\
      \u{1E}此处没有可调整的项目\
      \u{1D}没有名为“%@”的项目\
      \u{C}全部重置\
      \u{F}重置 %lld 项\
      \u{8}重置%@\
      \u{18}要重置所有值吗？\
      \u{B}原值：%@\
      \u{8}关闭%@\
      \u{8}编辑%@\
      \u{E}%@的对比度\
      \u{E}%@（文本）\
      \u{6}必填\
      \u{17}%lld 到 %lld 个字符\
      \u{10}字符数：%lld\
      \u{C}无法验证\
      \u{6}重试\
      \u{C}正在验证\
      \u{3}空\
      \u{15}已输入 1 位数字\
      \u{18}已输入 %lld 位数字\
      \u{15}已输入 1 个字符\
      \u{18}已输入 %lld 个字符\
      \u{C}正在输入\
      \u{15}正在验证银行卡\
      \u{9}下一步\
      \u{18}卡片信息不可复制\
      \u{9}支付卡\
      \u{6}卡号\
      \u{9}安全码\
      \u{2}MM\
      \u{2}YY\
      \u{12}只能输入数字\
      \u{11}%@：位数已满\
      \u{13}月份为 01 到 12\
      \u{F}请输入卡号\
      \u{F}请输入月份\
      \u{F}请输入年份\
      \u{12}请输入安全码\
      \u{C}卡号无效\
      \u{21}银行卡已过期或年份有误\
      \u{1B}安全码为 %lld 位数字\
      \u{15}安全码在哪里？\
      \u{33}安全码：背面签名旁的最后 %lld 位数字\
      \u{35}%2$@：%1$@ 为正面卡号上方的 %3$lld 位数字\
      \u{38}%2$@：%1$@ 为背面签名旁的最后 %3$lld 位数字\
      \u{C}正在写入\
      \u{C}不是最新\
      \u{9}无连接\
      \u{C}尚不清楚\
      \u{E}未执行：%@\
      \u{15}设备已更改该值\
      \u{9}无应答\
      \u{18}设备无法保存此值\
      \u{C}只能读取\
      \u{12}无法发送消息\
      \u{12}无法启动命令\
      \u{12}命令仍在执行\
      \u{12}无法读取文件\
      \u{12}无法写入文件\
      \u{12}无法使用文件\
      \u{12}值的类型不同\
      \u{1B}设备不支持此类请求\
      \u{15}设备没有该地址\
      \u{24}设备拒绝此值或寄存器数量\
      \u{12}设备发生故障\
      \u{C}设备正忙\
      \u{18}网关无法连接设备\
      \u{12}读取的值无效\
      \u{F}设备没有值\
      \u{18}设备报告未知故障\
      \u{12}命令执行失败\
      \u{F}服务不可用\
      \u{15}服务拒绝该请求\
      \u{12}服务发生故障\
      \u{15}表达式没有结果\
      \u{12}无法显示面板\
      \u{6}长按\
      \u{9}二维码\
      \u{18}请触摸十字的中心\
      \u{6}十字\
      \u{2A}这些触点不一致。请再试一次。\
      \u{2A}没有人找到按钮。请再试一次。\
      \u{1B}面板是否跟随手指？\
      \u{24}若无回答，一切保持不变。\
      \u{C}再来一次\
      \u{1B}要保留这些设置吗？\
      \u{6}还原\
      \u{2A}若不保留，将在 %lld 秒后还原。\
      \u{F}%@ 现为 %@。\
      \u{3F}正在使用先前的设置：面板用当前设置运行失败\
      \u{18}%@ 第 %lld 行有问题\
      \u{C}%@ 有问题\
      \u{6}正常\
      \u{9}未确认\
      \u{9}已确认\
      \u{15}已结束，未确认\
      \u{18}已结束，需要复位\
      \u{9}已搁置\
      \u{9}已抑制\
      \u{6}停用\
      \u{E}未监视：%@\
      \u{9}无报警\
      \u{6}报警\
      \u{C}全部确认\
      \u{6}确认\
      \u{6}复位\
      \u{C}取消搁置\
      \u{C}恢复使用\
      \u{12}搁置 %lld 分钟\
      \u{F}搁置至结束\
      \u{6}历史\
      \u{F}另有 %lld 项\
      \u{6}开始\
      \u{6}暂停\
      \u{6}继续\
      \u{6}停止\
      \u{6}小时\
      \u{6}分钟\
      \u{3}秒\
      \u{9}%@ 完成\
      \u{9}星期一\
      \u{9}星期二\
      \u{9}星期三\
      \u{9}星期四\
      \u{9}星期五\
      \u{9}星期六\
      \u{9}星期日\
      \u{F}时钟未同步\
      \u{C}输入密码\
      \u{C}密码错误\
      \u{13}请在 %@ 后重试\
      \u{9}已锁定\
      \u{F}按住以解锁\
      \u{6}清洁\
      \u{F}您还在吗？\
      \u{17}%lld 秒后返回首页\
      \u{C}变音符号\
      \u{6}全部\
      \u{6}复制\
      \u{6}剪切\
      \u{C}隐藏密码\
      \u{6}语言\
      \u{6}向左\
      \u{6}向右\
      \u{15}不适用于卡信息\
      \u{1B}请输入数字，例如 %@\
      \u{20}请输入从%1$@到%2$@的数字\
      \u{2A}未粘贴：含有不可见的控制字符\
      \u{24}未粘贴：此处只能输入数字\
      \u{18}尚未复制任何内容\
      \u{18}此处没有隐藏内容\
      \u{1B}机密内容不会被复制\
      \u{6}粘贴\
      \u{6}重做\
      \u{6}全选\
      \u{C}向左选择\
      \u{C}向右选择\
      \u{F}显示或隐藏\
      \u{C}显示密码\
      \u{6}显示\
      \u{15}太长，无法粘贴\
      \u{6}撤销\
      \u{6}刷新\
      \u{14}%@，还有 %lld 项\
      \u{1B}有人正在查看此面板\
      \u{6}图表\
      \u{1B}%lld 个值，从 %@ 到 %@\
      \u{6}放大\
      \u{6}缩小\
      \u{6}正常\
      \u{6}警告\
      \u{6}警报\
      \u{C}设定值 %@\
      \u{6}上升\
      \u{6}下降\
      \u{6}平稳\
      \u{6}趋势\
      \u{6}添加\
      \u{6}移除\
      \u{12}复制到每一天\
      \u{6}增加\
      \u{6}减少\
      \u{17}计时器已开始，%@\
      \u{E}已结束：%@\
      \u{6}维护\
      \u{F}显示和声音\
      \u{F}日期和时间\
      \u{6}网络\
      \u{6}更新\
      \u{6}关于\
      \u{6}日志\
      \u{12}恢复出厂设置\
      \u{2A}要将所有设置恢复为出厂值吗？\
      \u{18}由时间服务器设置\
      \u{6}时区\
      \u{C}设置时钟\
      \u{6}网线\
      \u{C}无线网络\
      \u{C}重新搜索\
      \u{E}正在连接%@\
      \u{6}密码\
      \u{6}连接\
      \u{6}版本\
      \u{6}系统\
      \u{6}主板\
      \u{9}序列号\
      \u{6}地址\
      \u{C}正在更新\
      \u{C}立即更新\
      \u{C}跟随机器\
      \u{F}触摸以继续\
      \u{2A}只有运行中的面板的机器才知道\
      \u{1E}这台机器没有时钟服务\
      \u{1E}这台机器没有网络服务\
      \u{1E}这台机器没有更新命令\
      \u{12}面板无权更改\
      \u{C}密码错误\
      \u{C}没有应答\
      \u{B}失败：%@
      """
    case "de":
      """
      \u{8}Erhöhen\
      \u{A}Verringern\
      \u{10}Um %lld erhöhen\
      \u{12}Um %lld verringern\
      \u{7}Minimum\
      \u{7}Maximum\
      \u{B}%@: Minimum\
      \u{B}%@: Maximum\
      \u{7}Minimum\
      \u{7}Maximum\
      \u{3}ein\
      \u{3}aus\
      \u{8}gemischt\
      \u{B}ausgeklappt\
      \u{B}eingeklappt\
      \u{A}Ausklappen\
      \u{A}Einklappen\
      \u{B}aufsteigend\
      \u{A}absteigend\
      \u{6}läuft\
      \u{11}Wird aktualisiert\
      \u{5}Seite\
      \u{D}%lld von %lld\
      \u{8}Schritte\
      \u{E}Nicht begonnen\
      \u{15}Schritt %lld von %lld\
      \u{1B}Alle %lld Schritte erledigt\
      \u{8}erledigt\
      \u{7}aktuell\
      \u{C}bevorstehend\
      \u{E}fehlgeschlagen\
      \u{D}übersprungen\
      \u{2}OK\
      \u{9}Abbrechen\
      \u{A}Schließen\
      \u{6}Fertig\
      \u{8}Löschen\
      \u{A}Bearbeiten\
      \u{7}Zurück\
      \u{8}Behalten\
      \u{6}Leeren\
      \u{6}Suchen\
      \u{B}Suchbereich\
      \u{10}Keine Ergebnisse\
      \u{1E}Keine Ergebnisse für „%@“\
      \u{3F}Prüfen Sie die Schreibweise oder versuchen Sie andere Wörter.\
      \u{D}Einstellungen\
      \u{E}Menü anzeigen\
      \u{10}Höhe des Blatts\
      \u{11}Nach oben bewegen\
      \u{12}Nach unten bewegen\
      \u{6}Ziehen\
      \u{C}Hier ablegen\
      \u{B}Hauptaktion\
      \u{5}Taste\
      \u{8}Schalter\
      \u{13}Aktionen verfügbar\
      \u{B}einstellbar\
      \u{C}Überschrift\
      \u{4}Link\
      \u{4}Bild\
      \u{8}Textfeld\
      \u{8}Suchfeld\
      \u{6}Dialog\
      \u{B}ausgewählt\
      \u{10}nicht verfügbar\
      \u{1C}nur mit Kopfhörer zu hören\
      \u{1D}Zum Auslösen doppelt tippen.\
      \u{1D}Zum Schreiben doppelt tippen.\
      \u{2B}Zum Ändern nach oben oder unten streichen.\
      \u{17}Zum Auslösen drücken.\
      \u{17}Zum Schreiben drücken.\
      \u{25}Zum Ändern drücken und dann drehen.\
      \u{31}Zum Ändern drehen, und drücken, wenn es stimmt.\
      \u{25}Zum Ändern die Pfeiltasten benutzen.\
      \u{19}Die Sprachausgabe ist an.\
      \u{1A}Die Sprachausgabe ist aus.\
      \u{49}Mit einem Finger über den Bildschirm fahren, um zu hören, was dort ist.\
      \u{36}Nach rechts streichen geht weiter, nach links zurück.\
      \u{3E}Am Knopf drehen, um zu hören, was da ist. Drücken löst aus.\
      \u{4B}Mit den Pfeiltasten hören, was da ist, und mit der Aktionstaste auslösen.\
      \u{5F}Das Panel geht von selbst von Element zu Element. Drücken, wenn das gewünschte zu hören ist.\
      \u{5}Alles\
      \u{E}Bedienelemente\
      \u{E}Überschriften\
      \u{8}Aktionen\
      \u{A}Buchstaben\
      \u{5}Tempo\
      \u{B}Lautstärke\
      \u{10}Nichts vorhanden\
      \u{C}%@ gelöscht\
      \u{13}Nach oben blättern\
      \u{14}Nach unten blättern\
      \u{10}Zurückblättern\
      \u{F}Weiterblättern\
      \u{4}Text\
      \u{9}Leertaste\
      \u{7}Eingabe\
      \u{8}Umschalt\
      \u{7}Zeichen\
      \u{5}Datum\
      \u{7}Uhrzeit\
      \u{3}Tag\
      \u{5}Monat\
      \u{4}Jahr\
      \u{6}Stunde\
      \u{6}Minute\
      \u{2}AM\
      \u{2}PM\
      \u{6}Januar\
      \u{7}Februar\
      \u{5}März\
      \u{5}April\
      \u{3}Mai\
      \u{4}Juni\
      \u{4}Juli\
      \u{6}August\
      \u{9}September\
      \u{7}Oktober\
      \u{8}November\
      \u{8}Dezember\
      \u{B}%@. %@ %@\
      \u{4}Jan.\
      \u{4}Feb.\
      \u{5}März\
      \u{4}Apr.\
      \u{4}Juni\
      \u{4}Juli\
      \u{4}Aug.\
      \u{5}Sept.\
      \u{4}Okt.\
      \u{4}Nov.\
      \u{4}Dez.\
      \u{7}Farbton\
      \u{A}Sättigung\
      \u{A}Helligkeit\
      \u{9}Deckkraft\
      \u{6}Breite\
      \u{5}Höhe\
      \u{F}Feineinstellung\
      \u{5}Panel\
      \u{22}Hier lässt sich nichts einstellen\
      \u{21}Keine Einstellung heißt „%@“\
      \u{12}Alle zurücksetzen\
      \u{12}%lld zurücksetzen\
      \u{10}%@ zurücksetzen\
      \u{19}Alle Werte zurücksetzen?\
      \u{9}vorher %@\
      \u{D}%@ schließen\
      \u{D}%@ bearbeiten\
      \u{F}Kontrast von %@\
      \u{B}%@ als Text\
      \u{10}Bitte ausfüllen\
      \u{15}%lld bis %lld Zeichen\
      \u{18}Anzahl der Zeichen: %lld\
      \u{1C}Konnte nicht geprüft werden\
      \u{10}Erneut versuchen\
      \u{D}wird geprüft\
      \u{4}leer\
      \u{13}1 Ziffer eingegeben\
      \u{17}%lld Ziffern eingegeben\
      \u{14}1 Zeichen eingegeben\
      \u{17}%lld Zeichen eingegeben\
      \u{7}Eingabe\
      \u{13}Karte wird geprüft\
      \u{6}Weiter\
      \u{20}Kartendaten werden nicht kopiert\
      \u{D}Zahlungskarte\
      \u{C}Kartennummer\
      \u{F}Sicherheitscode\
      \u{2}MM\
      \u{2}JJ\
      \u{19}Nur Ziffern sind möglich\
      \u{23}%@: keine weiteren Ziffern möglich\
      \u{25}Der Monat ist eine Zahl von 01 bis 12\
      \u{15}Kartennummer eingeben\
      \u{E}Monat eingeben\
      \u{D}Jahr eingeben\
      \u{18}Sicherheitscode eingeben\
      \u{20}Diese Kartennummer ist ungültig\
      \u{31}Die Karte ist abgelaufen oder das Jahr ist falsch\
      \u{24}Der Sicherheitscode hat %lld Ziffern\
      \u{1D}Wo steht der Sicherheitscode?\
      \u{58}Der Sicherheitscode: die letzten %lld Ziffern auf der Rückseite, neben der Unterschrift\
      \u{4F}%2$@: Der %1$@ besteht aus %3$lld Ziffern auf der Vorderseite, über der Nummer\
      \u{60}%2$@: Der %1$@ besteht aus den letzten %3$lld Ziffern auf der Rückseite, neben der Unterschrift\
      \u{10}Wird geschrieben\
      \u{D}Nicht aktuell\
      \u{10}Keine Verbindung\
      \u{12}Noch nicht bekannt\
      \u{15}Nicht ausgeführt: %@\
      \u{1B}Das Gerät hat es geändert\
      \u{D}Keine Antwort\
      \u{2B}Das Gerät kann diesen Wert nicht aufnehmen\
      \u{A}Nur lesbar\
      \u{28}Die Nachricht kann nicht gesendet werden\
      \u{26}Der Befehl kann nicht gestartet werden\
      \u{16}Ein Befehl läuft noch\
      \u{23}Die Datei kann nicht gelesen werden\
      \u{27}Die Datei kann nicht geschrieben werden\
      \u{25}Die Datei kann nicht verwendet werden\
      \u{1C}Der Wert ist von anderer Art\
      \u{2C}Das Gerät kennt diese Art von Anfrage nicht\
      \u{23}Das Gerät hat keine solche Adresse\
      \u{36}Das Gerät lehnt diesen Wert oder so viele Register ab\
      \u{17}Das Gerät ist gestört\
      \u{1B}Das Gerät ist beschäftigt\
      \u{25}Das Gateway erreicht das Gerät nicht\
      \u{1F}Der gelesene Wert ist ungültig\
      \u{1A}Das Gerät hat keinen Wert\
      \u{2A}Das Gerät meldet einen unbekannten Fehler\
      \u{1D}Der Befehl ist fehlgeschlagen\
      \u{1F}Der Dienst ist nicht verfügbar\
      \u{1F}Der Dienst lehnt die Anfrage ab\
      \u{24}Der Dienst hat einen Fehler gemeldet\
      \u{1E}Der Ausdruck hat kein Ergebnis\
      \u{25}Das Panel kann nicht angezeigt werden\
      \u{6}Halten\
      \u{7}QR-Code\
      \u{23}Berühren Sie die Mitte des Kreuzes\
      \u{5}Kreuz\
      \u{3C}Diese Berührungen passen nicht zusammen. Bitte noch einmal.\
      \u{32}Niemand hat die Taste gefunden. Bitte noch einmal.\
      \u{1B}Folgt das Panel dem Finger?\
      \u{26}Ohne Antwort bleibt alles, wie es war.\
      \u{B}Noch einmal\
      \u{1D}Diese Einstellungen behalten?\
      \u{D}Zurücknehmen\
      \u{31}Wird ohne Bestätigung in %lld s zurückgenommen.\
      \u{10}%@ ist jetzt %@.\
      \u{4E}Frühere Einstellungen in Gebrauch: mit den jetzigen ist das Panel ausgefallen\
      \u{19}Problem in %@, Zeile %lld\
      \u{E}Problem mit %@\
      \u{6}Normal\
      \u{F}Nicht quittiert\
      \u{9}Quittiert\
      \u{18}Beendet, nicht quittiert\
      \u{1B}Beendet, Rücksetzen nötig\
      \u{F}Zurückgestellt\
      \u{C}Unterdrückt\
      \u{E}Außer Betrieb\
      \u{14}Nicht überwacht: %@\
      \u{C}Keine Alarme\
      \u{6}Alarme\
      \u{F}Alle quittieren\
      \u{A}Quittieren\
      \u{B}Rücksetzen\
      \u{19}Nicht mehr zurückstellen\
      \u{11}Wieder in Betrieb\
      \u{17}%lld min zurückstellen\
      \u{1B}Bis zum Ende zurückstellen\
      \u{7}Verlauf\
      \u{C}%lld weitere\
      \u{5}Start\
      \u{5}Pause\
      \u{6}Weiter\
      \u{5}Stopp\
      \u{7}Stunden\
      \u{7}Minuten\
      \u{8}Sekunden\
      \u{C}Fertig um %@\
      \u{6}Montag\
      \u{8}Dienstag\
      \u{8}Mittwoch\
      \u{A}Donnerstag\
      \u{7}Freitag\
      \u{7}Samstag\
      \u{7}Sonntag\
      \u{20}Die Uhr ist nicht synchronisiert\
      \u{D}Code eingeben\
      \u{D}Falscher Code\
      \u{13}Neuer Versuch in %@\
      \u{8}Gesperrt\
      \u{15}Zum Entsperren halten\
      \u{9}Reinigung\
      \u{11}Sind Sie noch da?\
      \u{1C}In %lld s zurück zum Anfang\
      \u{7}Akzente\
      \u{5}Alles\
      \u{8}Kopieren\
      \u{C}Ausschneiden\
      \u{12}Passwort verbergen\
      \u{7}Sprache\
      \u{A}Nach links\
      \u{B}Nach rechts\
      \u{16}Nicht für Kartendaten\
      \u{1F}Bitte eine Zahl wie %@ eingeben\
      \u{26}Bitte eine Zahl von %@ bis %@ eingeben\
      \u{34}Nicht eingefügt: enthält unsichtbare Steuerzeichen\
      \u{30}Nicht eingefügt: hier sind nur Ziffern möglich\
      \u{17}Es wurde nichts kopiert\
      \u{19}Hier ist nichts verborgen\
      \u{1B}Geheimes wird nicht kopiert\
      \u{9}Einsetzen\
      \u{B}Wiederholen\
      \u{10}Alles auswählen\
      \u{10}Links auswählen\
      \u{11}Rechts auswählen\
      \u{17}Anzeigen oder verbergen\
      \u{11}Passwort anzeigen\
      \u{8}Anzeigen\
      \u{15}Zu lang zum Einsetzen\
      \u{A}Widerrufen\
      \u{D}Aktualisieren\
      \u{14}%@, und %lld weitere\
      \u{21}Jemand sieht diesem Bedienfeld zu\
      \u{8}Diagramm\
      \u{18}%lld Werte von %@ bis %@\
      \u{C}Vergrößern\
      \u{B}Verkleinern\
      \u{6}normal\
      \u{7}Warnung\
      \u{5}Alarm\
      \u{B}Sollwert %@\
      \u{8}steigend\
      \u{7}fallend\
      \u{E}gleichbleibend\
      \u{5}Trend\
      \u{B}Hinzufügen\
      \u{9}Entfernen\
      \u{19}Auf alle Tage übertragen\
      \u{4}Mehr\
      \u{7}Weniger\
      \u{13}Timer gestartet, %@\
      \u{B}Beendet: %@\
      \u{7}Service\
      \u{F}Anzeige und Ton\
      \u{11}Datum und Uhrzeit\
      \u{8}Netzwerk\
      \u{E}Aktualisierung\
      \u{4}Info\
      \u{9}Protokoll\
      \u{14}Auslieferungszustand\
      \u{39}Alle Einstellungen auf die Werte der Auslieferung setzen?\
      \u{18}Über Zeitserver stellen\
      \u{8}Zeitzone\
      \u{B}Uhr stellen\
      \u{5}Kabel\
      \u{A}WLAN-Netze\
      \u{D}Erneut suchen\
      \u{22}Verbindung mit %@ wird hergestellt\
      \u{8}Passwort\
      \u{9}Verbinden\
      \u{7}Version\
      \u{6}System\
      \u{6}Gerät\
      \u{C}Seriennummer\
      \u{7}Adresse\
      \u{11}Wird aktualisiert\
      \u{13}Jetzt aktualisieren\
      \u{E}Wie das Gerät\
      \u{18}Zum Fortfahren berühren\
      \u{2F}Das weiß nur das Gerät eines laufenden Panels\
      \u{2C}Dieses Gerät hat keinen Dienst für die Uhr\
      \u{2E}Dieses Gerät hat keinen Dienst für Netzwerke\
      \u{35}Dieses Gerät hat keinen Befehl für Aktualisierungen\
      \u{20}Das Panel darf das nicht ändern\
      \u{17}Das Passwort ist falsch\
      \u{D}Keine Antwort\
      \u{12}Fehlgeschlagen: %@
      """
    case "fr":
      """
      \u{9}Augmenter\
      \u{8}Diminuer\
      \u{11}Augmenter de %lld\
      \u{10}Diminuer de %lld\
      \u{7}Minimum\
      \u{7}Maximum\
      \u{C}%@ : minimum\
      \u{C}%@ : maximum\
      \u{7}minimum\
      \u{7}maximum\
      \u{7}activé\
      \u{B}désactivé\
      \u{5}mixte\
      \u{B}développé\
      \u{7}réduit\
      \u{B}Développer\
      \u{8}Réduire\
      \u{9}croissant\
      \u{C}décroissant\
      \u{8}en cours\
      \u{D}Actualisation\
      \u{4}Page\
      \u{D}%lld sur %lld\
      \u{7}Étapes\
      \u{D}Non commencé\
      \u{14}Étape %lld sur %lld\
      \u{26}Étapes terminées : %1$lld sur %1$lld\
      \u{8}terminé\
      \u{8}en cours\
      \u{8}à venir\
      \u{6}échec\
      \u{7}ignoré\
      \u{2}OK\
      \u{7}Annuler\
      \u{6}Fermer\
      \u{2}OK\
      \u{9}Supprimer\
      \u{8}Modifier\
      \u{6}Retour\
      \u{9}Conserver\
      \u{7}Effacer\
      \u{A}Rechercher\
      \u{7}Portée\
      \u{F}Aucun résultat\
      \u{1D}Aucun résultat pour « %@ »\
      \u{35}Vérifiez l’orthographe ou essayez d’autres mots.\
      \u{9}Réglages\
      \u{10}Afficher le menu\
      \u{10}Hauteur du volet\
      \u{16}Déplacer vers le haut\
      \u{15}Déplacer vers le bas\
      \u{D}Faire glisser\
      \u{C}Déposer ici\
      \u{11}Action principale\
      \u{6}bouton\
      \u{C}interrupteur\
      \u{13}actions disponibles\
      \u{9}réglable\
      \u{5}titre\
      \u{4}lien\
      \u{5}image\
      \u{E}champ de texte\
      \u{12}champ de recherche\
      \u{8}dialogue\
      \u{D}sélectionné\
      \u{C}indisponible\
      \u{1F}à entendre au casque seulement\
      \u{24}Touchez deux fois pour l’utiliser.\
      \u{1F}Touchez deux fois pour écrire.\
      \u{2C}Balayez vers le haut ou le bas pour changer.\
      \u{1A}Appuyez pour l’utiliser.\
      \u{15}Appuyez pour écrire.\
      \u{23}Appuyez, puis tournez pour changer.\
      \u{33}Tournez pour changer, et appuyez quand c’est bon.\
      \u{23}Utilisez les flèches pour changer.\
      \u{17}La parole est activée.\
      \u{1B}La parole est désactivée.\
      \u{42}Glissez un doigt sur l’écran pour entendre ce qui s’y trouve.\
      \u{4C}Balayez à droite pour l’élément suivant, à gauche pour le précédent.\
      \u{51}Tournez le bouton pour entendre ce qu’il y a. Appuyez dessus pour l’utiliser.\
      \u{5E}Utilisez les flèches pour entendre ce qu’il y a, et la touche d’action pour l’utiliser.\
      \u{6C}Le panneau passe tout seul d’un élément à l’autre. Appuyez quand vous entendez celui que vous voulez.\
      \u{4}Tout\
      \u{9}Commandes\
      \u{6}Titres\
      \u{7}Actions\
      \u{7}Lettres\
      \u{7}Vitesse\
      \u{6}Volume\
      \u{8}Rien ici\
      \u{C}%@ supprimé\
      \u{1B}Faire défiler vers le haut\
      \u{1A}Faire défiler vers le bas\
      \u{1A}Faire défiler en arrière\
      \u{17}Faire défiler en avant\
      \u{5}Texte\
      \u{6}Espace\
      \u{6}Retour\
      \u{A}Majuscules\
      \u{8}Symboles\
      \u{4}Date\
      \u{5}Heure\
      \u{4}Jour\
      \u{4}Mois\
      \u{6}Année\
      \u{5}Heure\
      \u{6}Minute\
      \u{2}AM\
      \u{2}PM\
      \u{7}janvier\
      \u{8}février\
      \u{4}mars\
      \u{5}avril\
      \u{3}mai\
      \u{4}juin\
      \u{7}juillet\
      \u{5}août\
      \u{9}septembre\
      \u{7}octobre\
      \u{8}novembre\
      \u{9}décembre\
      \u{A}%@ %@ %@\
      \u{5}janv.\
      \u{6}févr.\
      \u{4}mars\
      \u{4}avr.\
      \u{4}juin\
      \u{5}juil.\
      \u{5}août\
      \u{5}sept.\
      \u{4}oct.\
      \u{4}nov.\
      \u{5}déc.\
      \u{6}Teinte\
      \u{A}Saturation\
      \u{B}Luminosité\
      \u{8}Opacité\
      \u{7}Largeur\
      \u{7}Hauteur\
      \u{10}Paramètres fins\
      \u{7}Panneau\
      \u{13}Rien à régler ici\
      \u{28}Aucun paramètre ne s’appelle « %@ »\
      \u{13}Tout réinitialiser\
      \u{15}Réinitialiser (%lld)\
      \u{11}Réinitialiser %@\
      \u{23}Réinitialiser toutes les valeurs ?\
      \u{A}avant : %@\
      \u{9}Fermer %@\
      \u{B}Modifier %@\
      \u{F}Contraste de %@\
      \u{16}%@ sous forme de texte\
      \u{11}Champ obligatoire\
      \u{1B}De %lld à %lld caractères\
      \u{1C}Nombre de caractères : %lld\
      \u{18}Vérification impossible\
      \u{A}Réessayer\
      \u{16}vérification en cours\
      \u{4}vide\
      \u{F}1 chiffre saisi\
      \u{14}%lld chiffres saisis\
      \u{12}1 caractère saisi\
      \u{17}%lld caractères saisis\
      \u{6}saisie\
      \u{19}Vérification de la carte\
      \u{7}Suivant\
      \u{2A}Les données de carte ne sont pas copiées\
      \u{11}Carte de paiement\
      \u{10}Numéro de carte\
      \u{12}Code de sécurité\
      \u{2}MM\
      \u{2}AA\
      \u{27}Seuls des chiffres peuvent être saisis\
      \u{27}%@ : nombre maximal de chiffres atteint\
      \u{21}Le mois est un nombre de 01 à 12\
      \u{1D}Saisissez le numéro de carte\
      \u{11}Saisissez le mois\
      \u{14}Saisissez l’année\
      \u{1F}Saisissez le code de sécurité\
      \u{26}Ce numéro de carte n’est pas valide\
      \u{2F}La carte a expiré ou l’année est incorrecte\
      \u{2C}Le code de sécurité comporte %lld chiffres\
      \u{25}Où se trouve le code de sécurité ?\
      \u{56}Le code de sécurité : les %lld derniers chiffres au verso, à côté de la signature\
      \u{4D}%2$@ : le %1$@ est composé de %3$lld chiffres au recto, au-dessus du numéro\
      \u{5C}%2$@ : le %1$@ est composé des %3$lld derniers chiffres au verso, à côté de la signature\
      \u{12}Écriture en cours\
      \u{B}Pas à jour\
      \u{10}Pas de connexion\
      \u{10}Pas encore connu\
      \u{12}Non exécuté : %@\
      \u{1B}L’appareil l’a modifié\
      \u{F}Pas de réponse\
      \u{2E}L’appareil ne peut pas contenir cette valeur\
      \u{D}Lecture seule\
      \u{24}Le message ne peut pas être envoyé\
      \u{25}La commande ne peut pas être lancée\
      \u{20}Une commande est encore en cours\
      \u{1F}Le fichier ne peut pas être lu\
      \u{23}Le fichier ne peut pas être écrit\
      \u{25}Le fichier ne peut pas être utilisé\
      \u{1F}La valeur est d’un autre type\
      \u{30}L’appareil ne connaît pas ce type de requête\
      \u{24}L’appareil n’a pas cette adresse\
      \u{37}L’appareil refuse cette valeur ou autant de registres\
      \u{19}L’appareil est en panne\
      \u{18}L’appareil est occupé\
      \u{2A}La passerelle n’atteint pas l’appareil\
      \u{21}La valeur lue n’est pas valable\
      \u{20}L’appareil n’a pas de valeur\
      \u{28}L’appareil signale une erreur inconnue\
      \u{16}La commande a échoué\
      \u{21}Le service n’est pas disponible\
      \u{1D}Le service refuse la requête\
      \u{15}Le service a échoué\
      \u{25}L’expression n’a pas de résultat\
      \u{25}Le panneau ne peut pas être affiché\
      \u{9}Maintenir\
      \u{7}Code QR\
      \u{1D}Touchez le centre de la croix\
      \u{5}Croix\
      \u{33}Ces points ne concordent pas. Veuillez recommencer.\
      \u{37}Personne n’a trouvé le bouton. Veuillez recommencer.\
      \u{1D}Le panneau suit-il le doigt ?\
      \u{1E}Sans réponse, rien ne change.\
      \u{B}Recommencer\
      \u{19}Conserver ces réglages ?\
      \u{7}Annuler\
      \u{29}Annulation dans %lld s sans confirmation.\
      \u{16}%@ vaut maintenant %@.\
      \u{48}Réglages antérieurs utilisés : le panneau a échoué avec les actuels\
      \u{1D}Problème dans %@, ligne %lld\
      \u{11}Problème avec %@\
      \u{6}Normal\
      \u{E}Non acquittée\
      \u{A}Acquittée\
      \u{19}Terminée, non acquittée\
      \u{1D}Terminée, réarmement requis\
      \u{E}Mise de côté\
      \u{8}Inhibée\
      \u{C}Hors service\
      \u{13}Non surveillé : %@\
      \u{D}Aucune alarme\
      \u{7}Alarmes\
      \u{E}Tout acquitter\
      \u{9}Acquitter\
      \u{8}Réarmer\
      \u{9}Reprendre\
      \u{13}Remettre en service\
      \u{19}Mettre de côté %lld min\
      \u{22}Mettre de côté jusqu’à la fin\
      \u{A}Historique\
      \u{C}%lld de plus\
      \u{9}Démarrer\
      \u{5}Pause\
      \u{9}Continuer\
      \u{8}Arrêter\
      \u{6}Heures\
      \u{7}Minutes\
      \u{8}Secondes\
      \u{B}Prêt à %@\
      \u{5}lundi\
      \u{5}mardi\
      \u{8}mercredi\
      \u{5}jeudi\
      \u{8}vendredi\
      \u{6}samedi\
      \u{8}dimanche\
      \u{25}L’horloge n’est pas synchronisée\
      \u{11}Saisissez le code\
      \u{C}Code erroné\
      \u{12}Réessayez dans %@\
      \u{B}Verrouillé\
      \u{1D}Maintenir pour déverrouiller\
      \u{9}Nettoyage\
      \u{19}Êtes-vous toujours là ?\
      \u{1C}Retour au début dans %lld s\
      \u{7}Accents\
      \u{4}Tout\
      \u{6}Copier\
      \u{6}Couper\
      \u{17}Masquer le mot de passe\
      \u{6}Langue\
      \u{9}À gauche\
      \u{9}À droite\
      \u{1E}Pas pour les données de carte\
      \u{1E}Saisissez un nombre tel que %@\
      \u{1F}Saisissez un nombre de %@ à %@\
      \u{3D}Non collé : contient des caractères de contrôle invisibles\
      \u{2E}Non collé : seuls les chiffres sont admis ici\
      \u{17}Rien n’a été copié\
      \u{18}Rien n’est masqué ici\
      \u{1C}Un secret n’est pas copié\
      \u{6}Coller\
      \u{9}Rétablir\
      \u{12}Tout sélectionner\
      \u{17}Sélectionner à gauche\
      \u{17}Sélectionner à droite\
      \u{13}Afficher ou masquer\
      \u{18}Afficher le mot de passe\
      \u{8}Afficher\
      \u{1B}Trop long pour être collé\
      \u{11}Annuler la saisie\
      \u{A}Actualiser\
      \u{13}%@, et %lld de plus\
      \u{1E}Quelqu’un observe ce panneau\
      \u{9}Graphique\
      \u{18}%lld valeurs de %@ à %@\
      \u{A}Zoom avant\
      \u{D}Zoom arrière\
      \u{6}normal\
      \u{D}avertissement\
      \u{6}alarme\
      \u{B}consigne %@\
      \u{9}en hausse\
      \u{9}en baisse\
      \u{6}stable\
      \u{8}Tendance\
      \u{7}Ajouter\
      \u{7}Retirer\
      \u{19}Copier sur tous les jours\
      \u{4}Plus\
      \u{5}Moins\
      \u{16}Minuteur démarré, %@\
      \u{E}Terminée : %@\
      \u{7}Service\
      \u{D}Écran et son\
      \u{D}Date et heure\
      \u{7}Réseau\
      \u{C}Mise à jour\
      \u{9}À propos\
      \u{7}Journal\
      \u{13}Réglages d’usine\
      \u{36}Rendre à tous les réglages leurs valeurs d’usine ?\
      \u{20}Réglée par un serveur de temps\
      \u{E}Fuseau horaire\
      \u{13}Régler l’horloge\
      \u{6}Câble\
      \u{11}Réseaux sans fil\
      \u{13}Chercher à nouveau\
      \u{F}Connexion à %@\
      \u{C}Mot de passe\
      \u{C}Se connecter\
      \u{7}Version\
      \u{8}Système\
      \u{5}Carte\
      \u{11}Numéro de série\
      \u{7}Adresse\
      \u{15}Mise à jour en cours\
      \u{E}Mettre à jour\
      \u{10}Comme la machine\
      \u{16}Toucher pour continuer\
      \u{31}Seule la machine d’un panneau en marche le sait\
      \u{33}Cette machine n’a pas de service pour son horloge\
      \u{34}Cette machine n’a pas de service pour les réseaux\
      \u{33}Cette machine n’a pas de commande de mise à jour\
      \u{2D}Le panneau n’a pas le droit de changer cela\
      \u{18}Le mot de passe est faux\
      \u{F}Pas de réponse\
      \u{B}Échec : %@
      """
    case "es":
      """
      \u{8}Aumentar\
      \u{7}Reducir\
      \u{10}Aumentar en %lld\
      \u{F}Reducir en %lld\
      \u{7}Mínimo\
      \u{7}Máximo\
      \u{B}%@: mínimo\
      \u{B}%@: máximo\
      \u{7}mínimo\
      \u{7}máximo\
      \u{8}activado\
      \u{B}desactivado\
      \u{5}mixto\
      \u{9}expandido\
      \u{A}contraído\
      \u{8}Expandir\
      \u{8}Contraer\
      \u{A}ascendente\
      \u{B}descendente\
      \u{8}en curso\
      \u{C}Actualizando\
      \u{7}Página\
      \u{C}%lld de %lld\
      \u{5}Pasos\
      \u{B}Sin empezar\
      \u{11}Paso %lld de %lld\
      \u{23}Pasos completados: %1$lld de %1$lld\
      \u{A}completado\
      \u{6}actual\
      \u{9}pendiente\
      \u{7}fallido\
      \u{7}omitido\
      \u{2}OK\
      \u{8}Cancelar\
      \u{6}Cerrar\
      \u{5}Listo\
      \u{8}Eliminar\
      \u{6}Editar\
      \u{6}Atrás\
      \u{9}Conservar\
      \u{6}Borrar\
      \u{6}Buscar\
      \u{7}Ámbito\
      \u{E}Sin resultados\
      \u{1A}Sin resultados para «%@»\
      \u{32}Revisa la ortografía o prueba con otras palabras.\
      \u{7}Ajustes\
      \u{D}Mostrar menú\
      \u{11}Altura de la hoja\
      \u{5}Subir\
      \u{5}Bajar\
      \u{9}Arrastrar\
      \u{C}Soltar aquí\
      \u{11}Acción principal\
      \u{6}botón\
      \u{B}interruptor\
      \u{14}acciones disponibles\
      \u{9}ajustable\
      \u{A}encabezado\
      \u{6}enlace\
      \u{6}imagen\
      \u{E}campo de texto\
      \u{12}campo de búsqueda\
      \u{8}diálogo\
      \u{C}seleccionado\
      \u{D}no disponible\
      \u{1B}solo se oye con auriculares\
      \u{1C}Toque dos veces para usarlo.\
      \u{1E}Toque dos veces para escribir.\
      \u{2C}Deslice hacia arriba o abajo para cambiarlo.\
      \u{12}Pulse para usarlo.\
      \u{14}Pulse para escribir.\
      \u{22}Pulse y luego gire para cambiarlo.\
      \u{2E}Gire para cambiarlo y pulse cuando esté bien.\
      \u{1F}Use las flechas para cambiarlo.\
      \u{16}La voz está activada.\
      \u{19}La voz está desactivada.\
      \u{36}Arrastre un dedo por la pantalla para oír lo que hay.\
      \u{52}Deslice a la derecha para el siguiente elemento y a la izquierda para el anterior.\
      \u{39}Gire el mando para oír lo que hay. Púlselo para usarlo.\
      \u{47}Use las flechas para oír lo que hay y la tecla de acción para usarlo.\
      \u{4A}El panel pasa solo de un elemento a otro. Pulse cuando oiga el que quiere.\
      \u{4}Todo\
      \u{9}Controles\
      \u{B}Encabezados\
      \u{8}Acciones\
      \u{6}Letras\
      \u{9}Velocidad\
      \u{7}Volumen\
      \u{11}No hay nada aquí\
      \u{A}%@ borrado\
      \u{16}Desplazar hacia arriba\
      \u{15}Desplazar hacia abajo\
      \u{10}Desplazar atrás\
      \u{12}Desplazar adelante\
      \u{5}Texto\
      \u{7}Espacio\
      \u{5}Intro\
      \u{B}Mayúsculas\
      \u{9}Símbolos\
      \u{5}Fecha\
      \u{4}Hora\
      \u{4}Día\
      \u{3}Mes\
      \u{4}Año\
      \u{4}Hora\
      \u{6}Minuto\
      \u{5}a. m.\
      \u{5}p. m.\
      \u{5}enero\
      \u{7}febrero\
      \u{5}marzo\
      \u{5}abril\
      \u{4}mayo\
      \u{5}junio\
      \u{5}julio\
      \u{6}agosto\
      \u{A}septiembre\
      \u{7}octubre\
      \u{9}noviembre\
      \u{9}diciembre\
      \u{A}%@ %@ %@\
      \u{3}ene\
      \u{3}feb\
      \u{3}mar\
      \u{3}abr\
      \u{3}jun\
      \u{3}jul\
      \u{3}ago\
      \u{4}sept\
      \u{3}oct\
      \u{3}nov\
      \u{3}dic\
      \u{4}Tono\
      \u{B}Saturación\
      \u{6}Brillo\
      \u{8}Opacidad\
      \u{5}Ancho\
      \u{4}Alto\
      \u{D}Ajustes finos\
      \u{5}Panel\
      \u{1D}Aquí no hay nada que ajustar\
      \u{1E}Ningún ajuste se llama «%@»\
      \u{10}Restablecer todo\
      \u{12}Restablecer (%lld)\
      \u{E}Restablecer %@\
      \u{20}¿Restablecer todos los valores?\
      \u{9}antes: %@\
      \u{9}Cerrar %@\
      \u{9}Editar %@\
      \u{F}Contraste de %@\
      \u{D}%@ como texto\
      \u{11}Campo obligatorio\
      \u{19}De %lld a %lld caracteres\
      \u{1B}Número de caracteres: %lld\
      \u{19}No se ha podido comprobar\
      \u{A}Reintentar\
      \u{B}comprobando\
      \u{6}vacío\
      \u{15}1 dígito introducido\
      \u{1A}%lld dígitos introducidos\
      \u{17}1 carácter introducido\
      \u{1C}%lld caracteres introducidos\
      \u{9}escritura\
      \u{16}Comprobando la tarjeta\
      \u{9}Siguiente\
      \u{24}Los datos de la tarjeta no se copian\
      \u{F}Tarjeta de pago\
      \u{12}Número de tarjeta\
      \u{14}Código de seguridad\
      \u{2}MM\
      \u{2}AA\
      \u{22}Solo se pueden introducir dígitos\
      \u{1A}%@: no caben más dígitos\
      \u{21}El mes es un número del 01 al 12\
      \u{1F}Introduce el número de tarjeta\
      \u{10}Introduce el mes\
      \u{11}Introduce el año\
      \u{21}Introduce el código de seguridad\
      \u{23}El número de tarjeta no es válido\
      \u{2F}La tarjeta ha caducado o el año no es correcto\
      \u{2B}El código de seguridad tiene %lld dígitos\
      \u{27}¿Dónde está el código de seguridad?\
      \u{51}El código de seguridad: los últimos %lld dígitos del reverso, junto a la firma\
      \u{43}%2$@: el %1$@ son %3$lld dígitos en el anverso, encima del número\
      \u{4C}%2$@: el %1$@ son los últimos %3$lld dígitos del reverso, junto a la firma\
      \u{B}Escribiendo\
      \u{E}No actualizado\
      \u{D}Sin conexión\
      \u{10}Aún desconocido\
      \u{10}No ejecutado: %@\
      \u{1D}El dispositivo lo ha cambiado\
      \u{D}Sin respuesta\
      \u{2B}El dispositivo no puede contener este valor\
      \u{C}Solo lectura\
      \u{1D}No se puede enviar el mensaje\
      \u{1E}No se puede iniciar el comando\
      \u{27}Todavía se está ejecutando un comando\
      \u{1B}No se puede leer el archivo\
      \u{1F}No se puede escribir el archivo\
      \u{1B}No se puede usar el archivo\
      \u{18}El valor es de otro tipo\
      \u{2F}El dispositivo no conoce este tipo de petición\
      \u{26}El dispositivo no tiene esa dirección\
      \u{34}El dispositivo rechaza este valor o tantos registros\
      \u{19}El dispositivo ha fallado\
      \u{1C}El dispositivo está ocupado\
      \u{23}La pasarela no llega al dispositivo\
      \u{21}La lectura no es un valor válido\
      \u{25}El dispositivo no tiene ningún valor\
      \u{2C}El dispositivo comunica un fallo desconocido\
      \u{15}El comando ha fallado\
      \u{1F}El servicio no está disponible\
      \u{20}El servicio rechaza la petición\
      \u{16}El servicio ha fallado\
      \u{20}La expresión no tiene resultado\
      \u{1C}No se puede mostrar el panel\
      \u{8}Mantener\
      \u{A}Código QR\
      \u{1A}Toque el centro de la cruz\
      \u{4}Cruz\
      \u{30}Estos toques no concuerdan. Inténtelo otra vez.\
      \u{33}Nadie ha encontrado el botón. Inténtelo otra vez.\
      \u{19}¿Sigue el panel al dedo?\
      \u{26}Sin respuesta, todo queda como estaba.\
      \u{8}Otra vez\
      \u{1A}¿Conservar estos ajustes?\
      \u{8}Revertir\
      \u{2A}Se revertirá en %lld s si no se conserva.\
      \u{F}%@ es ahora %@.\
      \u{3C}Se usan ajustes anteriores: el panel falló con los actuales\
      \u{1B}Problema en %@, línea %lld\
      \u{F}Problema con %@\
      \u{6}Normal\
      \u{D}Sin confirmar\
      \u{A}Confirmada\
      \u{18}Terminada, sin confirmar\
      \u{1F}Terminada, requiere restablecer\
      \u{8}Aplazada\
      \u{9}Suprimida\
      \u{11}Fuera de servicio\
      \u{14}Sin supervisión: %@\
      \u{B}Sin alarmas\
      \u{7}Alarmas\
      \u{F}Confirmar todas\
      \u{9}Confirmar\
      \u{B}Restablecer\
      \u{8}Reanudar\
      \u{11}Volver a servicio\
      \u{10}Aplazar %lld min\
      \u{19}Aplazar hasta que termine\
      \u{9}Historial\
      \u{9}%lld más\
      \u{7}Iniciar\
      \u{5}Pausa\
      \u{9}Continuar\
      \u{7}Detener\
      \u{5}Horas\
      \u{7}Minutos\
      \u{8}Segundos\
      \u{E}Listo a las %@\
      \u{5}lunes\
      \u{6}martes\
      \u{A}miércoles\
      \u{6}jueves\
      \u{7}viernes\
      \u{7}sábado\
      \u{7}domingo\
      \u{1E}El reloj no está sincronizado\
      \u{15}Introduzca el código\
      \u{12}Código incorrecto\
      \u{F}Reintente en %@\
      \u{9}Bloqueado\
      \u{19}Mantener para desbloquear\
      \u{8}Limpieza\
      \u{D}¿Sigue ahí?\
      \u{1A}Vuelta al inicio en %lld s\
      \u{7}Acentos\
      \u{4}Todo\
      \u{6}Copiar\
      \u{6}Cortar\
      \u{13}Ocultar contraseña\
      \u{6}Idioma\
      \u{9}Izquierda\
      \u{7}Derecha\
      \u{1F}No para los datos de la tarjeta\
      \u{1C}Introduce un número como %@\
      \u{1F}Introduce un número de %@ a %@\
      \u{3A}No se ha pegado: contiene caracteres de control invisibles\
      \u{28}No se ha pegado: aquí solo caben cifras\
      \u{15}No se ha copiado nada\
      \u{18}Aquí no hay nada oculto\
      \u{1B}Un dato secreto no se copia\
      \u{5}Pegar\
      \u{7}Rehacer\
      \u{10}Seleccionar todo\
      \u{1A}Seleccionar a la izquierda\
      \u{18}Seleccionar a la derecha\
      \u{11}Mostrar u ocultar\
      \u{13}Mostrar contraseña\
      \u{7}Mostrar\
      \u{1A}Demasiado largo para pegar\
      \u{8}Deshacer\
      \u{A}Actualizar\
      \u{F}%@, y %lld más\
      \u{1F}Alguien está viendo este panel\
      \u{8}Gráfico\
      \u{17}%lld valores de %@ a %@\
      \u{7}Acercar\
      \u{6}Alejar\
      \u{6}normal\
      \u{B}advertencia\
      \u{6}alarma\
      \u{B}consigna %@\
      \u{A}en aumento\
      \u{B}en descenso\
      \u{7}estable\
      \u{9}Tendencia\
      \u{7}Añadir\
      \u{6}Quitar\
      \u{18}Copiar a todos los días\
      \u{4}Más\
      \u{5}Menos\
      \u{19}Temporizador iniciado, %@\
      \u{D}Terminada: %@\
      \u{8}Servicio\
      \u{11}Pantalla y sonido\
      \u{C}Fecha y hora\
      \u{3}Red\
      \u{E}Actualización\
      \u{C}Información\
      \u{8}Registro\
      \u{13}Valores de fábrica\
      \u{37}¿Devolver todos los ajustes a los valores de fábrica?\
      \u{1F}Ajustar con un servidor de hora\
      \u{C}Zona horaria\
      \u{10}Ajustar el reloj\
      \u{5}Cable\
      \u{13}Redes inalámbricas\
      \u{F}Buscar de nuevo\
      \u{11}Conectando con %@\
      \u{B}Contraseña\
      \u{8}Conectar\
      \u{8}Versión\
      \u{7}Sistema\
      \u{5}Placa\
      \u{10}Número de serie\
      \u{A}Dirección\
      \u{C}Actualizando\
      \u{10}Actualizar ahora\
      \u{10}Como la máquina\
      \u{14}Toque para continuar\
      \u{2E}Solo lo sabe la máquina de un panel en marcha\
      \u{2D}Esta máquina no tiene servicio para el reloj\
      \u{2A}Esta máquina no tiene servicio para redes\
      \u{2E}Esta máquina no tiene orden de actualización\
      \u{1E}El panel no puede cambiar esto\
      \u{1C}La contraseña es incorrecta\
      \u{10}No hay respuesta\
      \u{E}Ha fallado: %@
      """
    case "it":
      """
      \u{7}Aumenta\
      \u{A}Diminuisci\
      \u{F}Aumenta di %lld\
      \u{12}Diminuisci di %lld\
      \u{6}Minimo\
      \u{7}Massimo\
      \u{A}%@: minimo\
      \u{B}%@: massimo\
      \u{6}minimo\
      \u{7}massimo\
      \u{6}attivo\
      \u{A}non attivo\
      \u{5}misto\
      \u{7}espanso\
      \u{9}compresso\
      \u{7}Espandi\
      \u{8}Comprimi\
      \u{9}crescente\
      \u{B}decrescente\
      \u{8}in corso\
      \u{D}Aggiornamento\
      \u{6}Pagina\
      \u{C}%lld di %lld\
      \u{8}Passaggi\
      \u{C}Non iniziato\
      \u{16}Passaggio %lld di %lld\
      \u{25}Passaggi completati: %1$lld di %1$lld\
      \u{A}completato\
      \u{7}attuale\
      \u{7}da fare\
      \u{C}non riuscito\
      \u{7}saltato\
      \u{2}OK\
      \u{7}Annulla\
      \u{6}Chiudi\
      \u{4}Fine\
      \u{7}Elimina\
      \u{8}Modifica\
      \u{8}Indietro\
      \u{8}Mantieni\
      \u{8}Cancella\
      \u{5}Cerca\
      \u{6}Ambito\
      \u{10}Nessun risultato\
      \u{1D}Nessun risultato per “%@”\
      \u{2E}Controlla l’ortografia o prova altre parole.\
      \u{C}Impostazioni\
      \u{B}Mostra menu\
      \u{14}Altezza del pannello\
      \u{9}Sposta su\
      \u{B}Sposta giù\
      \u{8}Trascina\
      \u{C}Rilascia qui\
      \u{11}Azione principale\
      \u{8}pulsante\
      \u{C}interruttore\
      \u{12}azioni disponibili\
      \u{A}regolabile\
      \u{6}titolo\
      \u{C}collegamento\
      \u{8}immagine\
      \u{E}campo di testo\
      \u{10}campo di ricerca\
      \u{13}finestra di dialogo\
      \u{B}selezionato\
      \u{F}non disponibile\
      \u{16}udibile solo in cuffia\
      \u{1B}Tocca due volte per usarlo.\
      \u{1D}Tocca due volte per scrivere.\
      \u{1F}Scorri su o giù per cambiarlo.\
      \u{11}Premi per usarlo.\
      \u{13}Premi per scrivere.\
      \u{1F}Premi, poi ruota per cambiarlo.\
      \u{2B}Ruota per cambiarlo e premi quando va bene.\
      \u{22}Usa i tasti freccia per cambiarlo.\
      \u{12}La voce è attiva.\
      \u{17}La voce è disattivata.\
      \u{3B}Trascina un dito sullo schermo per sentire che cosa c’è.\
      \u{4A}Scorri a destra per l’elemento successivo, a sinistra per il precedente.\
      \u{42}Ruota la manopola per sentire che cosa c’è. Premila per usarlo.\
      \u{51}Usa i tasti freccia per sentire che cosa c’è, e il tasto di azione per usarlo.\
      \u{59}Il pannello passa da solo da un elemento all’altro. Premi quando senti quello che vuoi.\
      \u{5}Tutto\
      \u{9}Controlli\
      \u{6}Titoli\
      \u{6}Azioni\
      \u{7}Lettere\
      \u{9}Velocità\
      \u{6}Volume\
      \u{14}Qui non c’è nulla\
      \u{C}%@ eliminato\
      \u{9}Scorri su\
      \u{B}Scorri giù\
      \u{F}Scorri indietro\
      \u{D}Scorri avanti\
      \u{5}Testo\
      \u{6}Spazio\
      \u{5}Invio\
      \u{9}Maiuscole\
      \u{7}Simboli\
      \u{4}Data\
      \u{3}Ora\
      \u{6}Giorno\
      \u{4}Mese\
      \u{4}Anno\
      \u{3}Ora\
      \u{6}Minuto\
      \u{2}AM\
      \u{2}PM\
      \u{7}gennaio\
      \u{8}febbraio\
      \u{5}marzo\
      \u{6}aprile\
      \u{6}maggio\
      \u{6}giugno\
      \u{6}luglio\
      \u{6}agosto\
      \u{9}settembre\
      \u{7}ottobre\
      \u{8}novembre\
      \u{8}dicembre\
      \u{A}%@ %@ %@\
      \u{3}gen\
      \u{3}feb\
      \u{3}mar\
      \u{3}apr\
      \u{3}giu\
      \u{3}lug\
      \u{3}ago\
      \u{3}set\
      \u{3}ott\
      \u{3}nov\
      \u{3}dic\
      \u{9}Tonalità\
      \u{B}Saturazione\
      \u{B}Luminosità\
      \u{8}Opacità\
      \u{9}Larghezza\
      \u{7}Altezza\
      \u{B}Regolazioni\
      \u{8}Pannello\
      \u{20}Qui non c’è nulla da regolare\
      \u{26}Nessuna regolazione si chiama “%@”\
      \u{10}Ripristina tutto\
      \u{11}Ripristina (%lld)\
      \u{D}Ripristina %@\
      \u{1C}Ripristinare tutti i valori?\
      \u{9}prima: %@\
      \u{9}Chiudi %@\
      \u{B}Modifica %@\
      \u{F}Contrasto di %@\
      \u{D}%@ come testo\
      \u{12}Campo obbligatorio\
      \u{18}Da %lld a %lld caratteri\
      \u{19}Numero di caratteri: %lld\
      \u{15}Verifica non riuscita\
      \u{7}Riprova\
      \u{11}verifica in corso\
      \u{5}vuoto\
      \u{10}1 cifra inserita\
      \u{13}%lld cifre inserite\
      \u{14}1 carattere inserito\
      \u{17}%lld caratteri inseriti\
      \u{9}scrittura\
      \u{14}Verifica della carta\
      \u{6}Avanti\
      \u{26}I dati della carta non vengono copiati\
      \u{12}Carta di pagamento\
      \u{C}Numero carta\
      \u{13}Codice di sicurezza\
      \u{2}MM\
      \u{2}AA\
      \u{1E}Si possono inserire solo cifre\
      \u{25}%@: numero massimo di cifre raggiunto\
      \u{1F}Il mese è un numero da 01 a 12\
      \u{1F}Inserisci il numero della carta\
      \u{11}Inserisci il mese\
      \u{12}Inserisci l’anno\
      \u{20}Inserisci il codice di sicurezza\
      \u{23}Il numero della carta non è valido\
      \u{2E}La carta è scaduta o l’anno non è corretto\
      \u{24}Il codice di sicurezza ha %lld cifre\
      \u{25}Dove si trova il codice di sicurezza?\
      \u{4A}Il codice di sicurezza: le ultime %lld cifre sul retro, accanto alla firma\
      \u{45}%2$@: il %1$@ è composto da %3$lld cifre sul fronte, sopra il numero\
      \u{51}%2$@: il %1$@ è composto dalle ultime %3$lld cifre sul retro, accanto alla firma\
      \u{12}Scrittura in corso\
      \u{E}Non aggiornato\
      \u{13}Nessuna connessione\
      \u{F}Non ancora noto\
      \u{10}Non eseguito: %@\
      \u{1F}Il dispositivo lo ha modificato\
      \u{10}Nessuna risposta\
      \u{2F}Il dispositivo non può contenere questo valore\
      \u{C}Sola lettura\
      \u{20}Impossibile inviare il messaggio\
      \u{1E}Impossibile avviare il comando\
      \u{22}Un comando è ancora in esecuzione\
      \u{1B}Impossibile leggere il file\
      \u{1C}Impossibile scrivere il file\
      \u{19}Impossibile usare il file\
      \u{1D}Il valore è di un altro tipo\
      \u{33}Il dispositivo non conosce questo tipo di richiesta\
      \u{26}Il dispositivo non ha questo indirizzo\
      \u{3B}Il dispositivo rifiuta questo valore o così tanti registri\
      \u{18}Il dispositivo è guasto\
      \u{1A}Il dispositivo è occupato\
      \u{27}Il gateway non raggiunge il dispositivo\
      \u{22}La lettura non è un valore valido\
      \u{22}Il dispositivo non ha alcun valore\
      \u{2C}Il dispositivo segnala un errore sconosciuto\
      \u{1A}Il comando non è riuscito\
      \u{1E}Il servizio non è disponibile\
      \u{20}Il servizio rifiuta la richiesta\
      \u{22}Il servizio ha segnalato un errore\
      \u{26}L’espressione non ha alcun risultato\
      \u{20}Impossibile mostrare il pannello\
      \u{D}Tieni premuto\
      \u{9}Codice QR\
      \u{1D}Toccare il centro della croce\
      \u{5}Croce\
      \u{2B}Questi tocchi non corrispondono. Riprovare.\
      \u{2A}Nessuno ha trovato il pulsante. Riprovare.\
      \u{1A}Il pannello segue il dito?\
      \u{25}Senza risposta tutto resta com’era.\
      \u{6}Ripeti\
      \u{1E}Mantenere queste impostazioni?\
      \u{A}Ripristina\
      \u{25}Ripristino tra %lld s senza conferma.\
      \u{D}%@ ora è %@.\
      \u{50}In uso impostazioni precedenti: con quelle attuali il pannello non ha funzionato\
      \u{19}Problema in %@, riga %lld\
      \u{F}Problema con %@\
      \u{7}Normale\
      \u{10}Non riconosciuto\
      \u{C}Riconosciuto\
      \u{1B}Terminato, non riconosciuto\
      \u{20}Terminato, ripristino necessario\
      \u{B}Accantonato\
      \u{9}Soppresso\
      \u{E}Fuori servizio\
      \u{13}Non sorvegliato: %@\
      \u{E}Nessun allarme\
      \u{7}Allarmi\
      \u{F}Riconosci tutti\
      \u{9}Riconosci\
      \u{A}Ripristina\
      \u{8}Riprendi\
      \u{13}Rimetti in servizio\
      \u{16}Accantona per %lld min\
      \u{18}Accantona fino alla fine\
      \u{A}Cronologia\
      \u{A}altri %lld\
      \u{5}Avvia\
      \u{5}Pausa\
      \u{8}Continua\
      \u{5}Ferma\
      \u{3}Ore\
      \u{6}Minuti\
      \u{7}Secondi\
      \u{E}Pronto alle %@\
      \u{7}lunedì\
      \u{8}martedì\
      \u{A}mercoledì\
      \u{8}giovedì\
      \u{8}venerdì\
      \u{6}sabato\
      \u{8}domenica\
      \u{21}L’orologio non è sincronizzato\
      \u{13}Inserisci il codice\
      \u{D}Codice errato\
      \u{E}Riprova tra %@\
      \u{8}Bloccato\
      \u{1B}Tieni premuto per sbloccare\
      \u{7}Pulizia\
      \u{F}Sei ancora qui?\
      \u{1F}Ritorno all’inizio tra %lld s\
      \u{7}Accenti\
      \u{5}Tutto\
      \u{5}Copia\
      \u{6}Taglia\
      \u{11}Nascondi password\
      \u{6}Lingua\
      \u{A}A sinistra\
      \u{8}A destra\
      \u{1A}Non per i dati della carta\
      \u{1B}Inserisci un numero come %@\
      \u{1E}Inserisci un numero da %@ a %@\
      \u{39}Non incollato: contiene caratteri di controllo invisibili\
      \u{2A}Non incollato: qui sono ammesse solo cifre\
      \u{1A}Non è stato copiato nulla\
      \u{20}Qui non c’è nulla di nascosto\
      \u{21}Un dato segreto non viene copiato\
      \u{7}Incolla\
      \u{6}Ripeti\
      \u{F}Seleziona tutto\
      \u{14}Seleziona a sinistra\
      \u{12}Seleziona a destra\
      \u{11}Mostra o nascondi\
      \u{F}Mostra password\
      \u{6}Mostra\
      \u{19}Troppo lungo da incollare\
      \u{10}Annulla modifica\
      \u{8}Aggiorna\
      \u{10}%@, e altri %lld\
      \u{26}Qualcuno sta guardando questo pannello\
      \u{7}Grafico\
      \u{16}%lld valori da %@ a %@\
      \u{B}Ingrandisci\
      \u{6}Riduci\
      \u{7}normale\
      \u{6}avviso\
      \u{7}allarme\
      \u{13}valore impostato %@\
      \u{A}in aumento\
      \u{7}in calo\
      \u{7}stabile\
      \u{8}Tendenza\
      \u{8}Aggiungi\
      \u{7}Rimuovi\
      \u{17}Copia su tutti i giorni\
      \u{4}Più\
      \u{4}Meno\
      \u{11}Timer avviato, %@\
      \u{D}Terminato: %@\
      \u{A}Assistenza\
      \u{F}Schermo e suono\
      \u{A}Data e ora\
      \u{4}Rete\
      \u{D}Aggiornamento\
      \u{C}Informazioni\
      \u{8}Registro\
      \u{18}Impostazioni di fabbrica\
      \u{36}Riportare tutte le impostazioni ai valori di fabbrica?\
      \u{20}Regolata da un server dell’ora\
      \u{B}Fuso orario\
      \u{13}Regola l’orologio\
      \u{4}Cavo\
      \u{F}Reti senza fili\
      \u{E}Cerca di nuovo\
      \u{10}Connessione a %@\
      \u{8}Password\
      \u{8}Connetti\
      \u{8}Versione\
      \u{7}Sistema\
      \u{6}Scheda\
      \u{F}Numero di serie\
      \u{9}Indirizzo\
      \u{16}Aggiornamento in corso\
      \u{C}Aggiorna ora\
      \u{10}Come la macchina\
      \u{16}Toccare per continuare\
      \u{31}Lo sa solo la macchina di un pannello in funzione\
      \u{33}Questa macchina non ha un servizio per l’orologio\
      \u{2E}Questa macchina non ha un servizio per le reti\
      \u{32}Questa macchina non ha un comando di aggiornamento\
      \u{1E}Il pannello non può cambiarlo\
      \u{18}La password è sbagliata\
      \u{10}Nessuna risposta\
      \u{10}Non riuscito: %@
      """
    case "pt":
      """
      \u{8}Aumentar\
      \u{8}Diminuir\
      \u{10}Aumentar em %lld\
      \u{10}Diminuir em %lld\
      \u{7}Mínimo\
      \u{7}Máximo\
      \u{B}%@: mínimo\
      \u{B}%@: máximo\
      \u{7}mínimo\
      \u{7}máximo\
      \u{7}ativado\
      \u{A}desativado\
      \u{5}misto\
      \u{9}expandido\
      \u{9}recolhido\
      \u{8}Expandir\
      \u{8}Recolher\
      \u{9}crescente\
      \u{B}decrescente\
      \u{C}em andamento\
      \u{B}Atualizando\
      \u{7}Página\
      \u{C}%lld de %lld\
      \u{6}Etapas\
      \u{D}Não iniciado\
      \u{12}Etapa %lld de %lld\
      \u{24}Etapas concluídas: %1$lld de %1$lld\
      \u{A}concluído\
      \u{5}atual\
      \u{8}pendente\
      \u{6}falhou\
      \u{6}pulado\
      \u{2}OK\
      \u{8}Cancelar\
      \u{6}Fechar\
      \u{A}Concluído\
      \u{6}Apagar\
      \u{6}Editar\
      \u{6}Voltar\
      \u{6}Manter\
      \u{6}Limpar\
      \u{6}Buscar\
      \u{6}Escopo\
      \u{10}Nenhum resultado\
      \u{1E}Nenhum resultado para “%@”\
      \u{30}Verifique a ortografia ou tente outras palavras.\
      \u{7}Ajustes\
      \u{C}Mostrar menu\
      \u{10}Altura do painel\
      \u{F}Mover para cima\
      \u{10}Mover para baixo\
      \u{8}Arrastar\
      \u{B}Soltar aqui\
      \u{10}Ação principal\
      \u{6}botão\
      \u{B}interruptor\
      \u{14}ações disponíveis\
      \u{A}ajustável\
      \u{7}título\
      \u{9}ligação\
      \u{6}imagem\
      \u{E}campo de texto\
      \u{11}campo de pesquisa\
      \u{8}diálogo\
      \u{B}selecionado\
      \u{10}não disponível\
      \u{1D}só se ouve com auscultadores\
      \u{1B}Toque duas vezes para usar.\
      \u{1F}Toque duas vezes para escrever.\
      \u{2D}Deslize para cima ou para baixo para alterar.\
      \u{10}Prima para usar.\
      \u{14}Prima para escrever.\
      \u{21}Prima e depois rode para alterar.\
      \u{2F}Rode para alterar e prima quando estiver certo.\
      \u{1A}Use as setas para alterar.\
      \u{13}A voz está ligada.\
      \u{16}A voz está desligada.\
      \u{36}Arraste um dedo pelo ecrã para ouvir o que lá está.\
      \u{4E}Deslize para a direita para o item seguinte e para a esquerda para o anterior.\
      \u{36}Rode o botão para ouvir o que há. Prima-o para usar.\
      \u{40}Use as setas para ouvir o que há e a tecla de ação para usar.\
      \u{52}O painel passa sozinho de um elemento para o outro. Prima quando ouvir o que quer.\
      \u{4}Tudo\
      \u{9}Controlos\
      \u{8}Títulos\
      \u{7}Ações\
      \u{6}Letras\
      \u{A}Velocidade\
      \u{6}Volume\
      \u{9}Nada aqui\
      \u{A}%@ apagado\
      \u{F}Rolar para cima\
      \u{10}Rolar para baixo\
      \u{10}Rolar para trás\
      \u{11}Rolar para frente\
      \u{5}Texto\
      \u{7}Espaço\
      \u{5}Enter\
      \u{5}Shift\
      \u{9}Símbolos\
      \u{4}Data\
      \u{4}Hora\
      \u{3}Dia\
      \u{4}Mês\
      \u{3}Ano\
      \u{4}Hora\
      \u{6}Minuto\
      \u{2}AM\
      \u{2}PM\
      \u{7}janeiro\
      \u{9}fevereiro\
      \u{6}março\
      \u{5}abril\
      \u{4}maio\
      \u{5}junho\
      \u{5}julho\
      \u{6}agosto\
      \u{8}setembro\
      \u{7}outubro\
      \u{8}novembro\
      \u{8}dezembro\
      \u{A}%@ %@ %@\
      \u{4}jan.\
      \u{4}fev.\
      \u{4}mar.\
      \u{4}abr.\
      \u{4}jun.\
      \u{4}jul.\
      \u{4}ago.\
      \u{4}set.\
      \u{4}out.\
      \u{4}nov.\
      \u{4}dez.\
      \u{5}Matiz\
      \u{B}Saturação\
      \u{6}Brilho\
      \u{9}Opacidade\
      \u{7}Largura\
      \u{6}Altura\
      \u{D}Ajustes finos\
      \u{6}Painel\
      \u{1F}Não há nada para ajustar aqui\
      \u{1F}Nenhum ajuste se chama “%@”\
      \u{E}Redefinir tudo\
      \u{10}Redefinir (%lld)\
      \u{C}Redefinir %@\
      \u{1B}Redefinir todos os valores?\
      \u{9}antes: %@\
      \u{9}Fechar %@\
      \u{9}Editar %@\
      \u{F}Contraste de %@\
      \u{D}%@ como texto\
      \u{12}Campo obrigatório\
      \u{19}De %lld a %lld caracteres\
      \u{1B}Número de caracteres: %lld\
      \u{1C}Não foi possível verificar\
      \u{10}Tentar novamente\
      \u{B}verificando\
      \u{5}vazio\
      \u{12}1 dígito inserido\
      \u{17}%lld dígitos inseridos\
      \u{14}1 caractere inserido\
      \u{19}%lld caracteres inseridos\
      \u{B}digitação\
      \u{15}Verificando o cartão\
      \u{8}Seguinte\
      \u{26}Os dados do cartão não são copiados\
      \u{14}Cartão de pagamento\
      \u{12}Número do cartão\
      \u{15}Código de segurança\
      \u{2}MM\
      \u{2}AA\
      \u{21}Só é possível inserir dígitos\
      \u{1C}%@: não cabem mais dígitos\
      \u{1F}O mês é um número de 01 a 12\
      \u{1B}Insira o número do cartão\
      \u{D}Insira o mês\
      \u{C}Insira o ano\
      \u{1E}Insira o código de segurança\
      \u{27}Este número de cartão não é válido\
      \u{29}O cartão venceu ou o ano está incorreto\
      \u{29}O código de segurança tem %lld dígitos\
      \u{22}Onde fica o código de segurança?\
      \u{52}O código de segurança: os últimos %lld dígitos no verso, ao lado da assinatura\
      \u{3D}%2$@: o %1$@ são %3$lld dígitos na frente, acima do número\
      \u{4D}%2$@: o %1$@ são os últimos %3$lld dígitos no verso, ao lado da assinatura\
      \u{A}A escrever\
      \u{D}Desatualizado\
      \u{D}Sem ligação\
      \u{12}Ainda desconhecido\
      \u{12}Não executado: %@\
      \u{17}O dispositivo alterou-o\
      \u{C}Sem resposta\
      \u{29}O dispositivo não pode conter este valor\
      \u{E}Só de leitura\
      \u{23}Não é possível enviar a mensagem\
      \u{23}Não é possível iniciar o comando\
      \u{24}Um comando ainda está em execução\
      \u{20}Não é possível ler o ficheiro\
      \u{25}Não é possível escrever o ficheiro\
      \u{21}Não é possível usar o ficheiro\
      \u{18}O valor é de outro tipo\
      \u{2E}O dispositivo não conhece este tipo de pedido\
      \u{25}O dispositivo não tem esse endereço\
      \u{32}O dispositivo recusa este valor ou tantos registos\
      \u{14}O dispositivo falhou\
      \u{1B}O dispositivo está ocupado\
      \u{25}O gateway não alcança o dispositivo\
      \u{22}A leitura não é um valor válido\
      \u{1C}O dispositivo não tem valor\
      \u{2B}O dispositivo comunica um erro desconhecido\
      \u{10}O comando falhou\
      \u{21}O serviço não está disponível\
      \u{1A}O serviço recusa o pedido\
      \u{11}O serviço falhou\
      \u{1F}A expressão não tem resultado\
      \u{1F}O painel não pode ser mostrado\
      \u{E}Manter premido\
      \u{A}Código QR\
      \u{17}Toque no centro da cruz\
      \u{4}Cruz\
      \u{2C}Esses toques não combinam. Tente outra vez.\
      \u{2D}Ninguém encontrou o botão. Tente outra vez.\
      \u{1A}O painel acompanha o dedo?\
      \u{24}Sem resposta, tudo fica como estava.\
      \u{9}Outra vez\
      \u{15}Manter estes ajustes?\
      \u{8}Reverter\
      \u{2E}Será revertido em %lld s se não for mantido.\
      \u{F}%@ agora é %@.\
      \u{38}Ajustes anteriores em uso: o painel falhou com os atuais\
      \u{1A}Problema em %@, linha %lld\
      \u{F}Problema com %@\
      \u{6}Normal\
      \u{10}Não reconhecido\
      \u{B}Reconhecido\
      \u{1B}Terminado, não reconhecido\
      \u{1D}Terminado, requer reposição\
      \u{6}Adiado\
      \u{9}Suprimido\
      \u{10}Fora de serviço\
      \u{13}Sem supervisão: %@\
      \u{B}Sem alarmes\
      \u{7}Alarmes\
      \u{10}Reconhecer todos\
      \u{A}Reconhecer\
      \u{5}Repor\
      \u{7}Retomar\
      \u{11}Repor em serviço\
      \u{E}Adiar %lld min\
      \u{13}Adiar até terminar\
      \u{A}Histórico\
      \u{9}mais %lld\
      \u{7}Iniciar\
      \u{5}Pausa\
      \u{9}Continuar\
      \u{5}Parar\
      \u{5}Horas\
      \u{7}Minutos\
      \u{8}Segundos\
      \u{D}Pronto às %@\
      \u{D}segunda-feira\
      \u{C}terça-feira\
      \u{C}quarta-feira\
      \u{C}quinta-feira\
      \u{B}sexta-feira\
      \u{7}sábado\
      \u{7}domingo\
      \u{22}O relógio não está sincronizado\
      \u{13}Introduza o código\
      \u{E}Código errado\
      \u{13}Tente de novo em %@\
      \u{9}Bloqueado\
      \u{17}Manter para desbloquear\
      \u{7}Limpeza\
      \u{10}Ainda está aí?\
      \u{1A}Volta ao início em %lld s\
      \u{7}Acentos\
      \u{4}Tudo\
      \u{6}Copiar\
      \u{6}Cortar\
      \u{D}Ocultar senha\
      \u{6}Idioma\
      \u{8}Esquerda\
      \u{7}Direita\
      \u{1A}Não para dados do cartão\
      \u{19}Insira um número como %@\
      \u{1C}Insira um número de %@ a %@\
      \u{37}Não colado: contém caracteres de controle invisíveis\
      \u{24}Não colado: aqui só cabem dígitos\
      \u{10}Nada foi copiado\
      \u{19}Não há nada oculto aqui\
      \u{1F}Um dado secreto não é copiado\
      \u{5}Colar\
      \u{7}Refazer\
      \u{F}Selecionar tudo\
      \u{16}Selecionar à esquerda\
      \u{15}Selecionar à direita\
      \u{12}Mostrar ou ocultar\
      \u{D}Mostrar senha\
      \u{7}Mostrar\
      \u{17}Longo demais para colar\
      \u{8}Desfazer\
      \u{9}Atualizar\
      \u{F}%@, e mais %lld\
      \u{1F}Alguém está a ver este painel\
      \u{8}Gráfico\
      \u{17}%lld valores de %@ a %@\
      \u{7}Ampliar\
      \u{7}Reduzir\
      \u{6}normal\
      \u{5}aviso\
      \u{6}alarme\
      \u{11}valor definido %@\
      \u{7}a subir\
      \u{8}a descer\
      \u{8}estável\
      \u{A}Tendência\
      \u{9}Adicionar\
      \u{7}Remover\
      \u{19}Copiar para todos os dias\
      \u{4}Mais\
      \u{5}Menos\
      \u{19}Temporizador iniciado, %@\
      \u{D}Terminado: %@\
      \u{8}Serviço\
      \u{B}Ecrã e som\
      \u{B}Data e hora\
      \u{4}Rede\
      \u{D}Atualização\
      \u{6}Acerca\
      \u{7}Registo\
      \u{13}Valores de fábrica\
      \u{2F}Repor todos os ajustes nos valores de fábrica?\
      \u{20}Acertado por um servidor de hora\
      \u{D}Fuso horário\
      \u{12}Acertar o relógio\
      \u{4}Cabo\
      \u{E}Redes sem fios\
      \u{10}Procurar de novo\
      \u{C}A ligar a %@\
      \u{D}Palavra-passe\
      \u{5}Ligar\
      \u{7}Versão\
      \u{7}Sistema\
      \u{5}Placa\
      \u{11}Número de série\
      \u{9}Endereço\
      \u{B}A atualizar\
      \u{F}Atualizar agora\
      \u{F}Como a máquina\
      \u{14}Toque para continuar\
      \u{33}Só a máquina de um painel em funcionamento o sabe\
      \u{2F}Esta máquina não tem serviço para o relógio\
      \u{2A}Esta máquina não tem serviço para redes\
      \u{2F}Esta máquina não tem comando de atualização\
      \u{1F}O painel não pode alterar isto\
      \u{1C}A palavra-passe está errada\
      \u{11}Não há resposta\
      \u{A}Falhou: %@
      """
    case "nl":
      """
      \u{8}Verhogen\
      \u{8}Verlagen\
      \u{11}Verhogen met %lld\
      \u{11}Verlagen met %lld\
      \u{7}Minimum\
      \u{7}Maximum\
      \u{B}%@: minimum\
      \u{B}%@: maximum\
      \u{7}minimum\
      \u{7}maximum\
      \u{3}aan\
      \u{3}uit\
      \u{7}gemengd\
      \u{B}uitgevouwen\
      \u{D}samengevouwen\
      \u{9}Uitvouwen\
      \u{B}Samenvouwen\
      \u{8}oplopend\
      \u{8}aflopend\
      \u{5}bezig\
      \u{A}Vernieuwen\
      \u{6}Pagina\
      \u{D}%lld van %lld\
      \u{7}Stappen\
      \u{D}Niet begonnen\
      \u{12}Stap %lld van %lld\
      \u{17}Alle %lld stappen klaar\
      \u{5}klaar\
      \u{6}huidig\
      \u{B}nog te doen\
      \u{7}mislukt\
      \u{C}overgeslagen\
      \u{2}OK\
      \u{9}Annuleren\
      \u{7}Sluiten\
      \u{6}Gereed\
      \u{B}Verwijderen\
      \u{8}Wijzigen\
      \u{5}Terug\
      \u{7}Bewaren\
      \u{6}Wissen\
      \u{6}Zoeken\
      \u{A}Zoekbereik\
      \u{F}Geen resultaten\
      \u{1D}Geen resultaten voor ‘%@’\
      \u{31}Controleer de spelling of probeer andere woorden.\
      \u{C}Instellingen\
      \u{9}Toon menu\
      \u{15}Hoogte van het paneel\
      \u{12}Omhoog verplaatsen\
      \u{12}Omlaag verplaatsen\
      \u{6}Slepen\
      \u{F}Hier neerzetten\
      \u{A}Hoofdactie\
      \u{4}knop\
      \u{A}schakelaar\
      \u{12}acties beschikbaar\
      \u{A}instelbaar\
      \u{3}kop\
      \u{4}link\
      \u{A}afbeelding\
      \u{9}tekstveld\
      \u{8}zoekveld\
      \u{E}dialoogvenster\
      \u{C}geselecteerd\
      \u{10}niet beschikbaar\
      \u{23}alleen met een koptelefoon te horen\
      \u{1F}Tik dubbel om het te gebruiken.\
      \u{17}Tik dubbel om te typen.\
      \u{29}Veeg omhoog of omlaag om het te wijzigen.\
      \u{19}Druk om het te gebruiken.\
      \u{11}Druk om te typen.\
      \u{25}Druk en draai dan om het te wijzigen.\
      \u{32}Draai om het te wijzigen, en druk als het goed is.\
      \u{2A}Gebruik de pijltoetsen om het te wijzigen.\
      \u{11}Spraak staat aan.\
      \u{11}Spraak staat uit.\
      \u{37}Sleep een vinger over het scherm om te horen wat er is.\
      \u{4C}Veeg naar rechts voor het volgende onderdeel, en naar links voor het vorige.\
      \u{47}Draai aan de knop om te horen wat er is. Druk erop om het te gebruiken.\
      \u{53}Gebruik de pijltoetsen om te horen wat er is, en de actietoets om het te gebruiken.\
      \u{54}Het paneel gaat vanzelf van onderdeel naar onderdeel. Druk als je hoort wat je wilt.\
      \u{5}Alles\
      \u{9}Bediening\
      \u{6}Koppen\
      \u{6}Acties\
      \u{7}Letters\
      \u{8}Snelheid\
      \u{6}Volume\
      \u{D}Hier is niets\
      \u{D}%@ verwijderd\
      \u{F}Omhoog scrollen\
      \u{F}Omlaag scrollen\
      \u{D}Terugscrollen\
      \u{F}Verder scrollen\
      \u{5}Tekst\
      \u{6}Spatie\
      \u{5}Enter\
      \u{5}Shift\
      \u{8}Symbolen\
      \u{5}Datum\
      \u{4}Tijd\
      \u{3}Dag\
      \u{5}Maand\
      \u{4}Jaar\
      \u{3}Uur\
      \u{6}Minuut\
      \u{4}a.m.\
      \u{4}p.m.\
      \u{7}januari\
      \u{8}februari\
      \u{5}maart\
      \u{5}april\
      \u{3}mei\
      \u{4}juni\
      \u{4}juli\
      \u{8}augustus\
      \u{9}september\
      \u{7}oktober\
      \u{8}november\
      \u{8}december\
      \u{A}%@ %@ %@\
      \u{3}jan\
      \u{3}feb\
      \u{3}mrt\
      \u{3}apr\
      \u{3}jun\
      \u{3}jul\
      \u{3}aug\
      \u{3}sep\
      \u{3}okt\
      \u{3}nov\
      \u{3}dec\
      \u{4}Tint\
      \u{B}Verzadiging\
      \u{A}Helderheid\
      \u{7}Dekking\
      \u{7}Breedte\
      \u{6}Hoogte\
      \u{E}Fijnafstelling\
      \u{6}Paneel\
      \u{1D}Hier valt niets af te stellen\
      \u{1D}Geen instelling heet ‘%@’\
      \u{15}Stel alles opnieuw in\
      \u{14}Stel %lld opnieuw in\
      \u{12}Stel %@ opnieuw in\
      \u{1F}Alle waarden opnieuw instellen?\
      \u{6}was %@\
      \u{8}Sluit %@\
      \u{9}Wijzig %@\
      \u{F}Contrast van %@\
      \u{C}%@ als tekst\
      \u{10}Dit is verplicht\
      \u{14}%lld tot %lld tekens\
      \u{13}Aantal tekens: %lld\
      \u{1D}Kon niet worden gecontroleerd\
      \u{F}Probeer opnieuw\
      \u{13}wordt gecontroleerd\
      \u{4}leeg\
      \u{12}1 cijfer ingevoerd\
      \u{16}%lld cijfers ingevoerd\
      \u{11}1 teken ingevoerd\
      \u{15}%lld tekens ingevoerd\
      \u{5}typen\
      \u{19}Kaart wordt gecontroleerd\
      \u{8}Volgende\
      \u{24}Kaartgegevens worden niet gekopieerd\
      \u{B}Betaalkaart\
      \u{B}Kaartnummer\
      \u{10}Beveiligingscode\
      \u{2}MM\
      \u{2}JJ\
      \u{1E}Alleen cijfers zijn toegestaan\
      \u{23}%@: er passen geen cijfers meer bij\
      \u{23}De maand is een getal van 01 tot 12\
      \u{17}Voer het kaartnummer in\
      \u{10}Voer de maand in\
      \u{10}Voer het jaar in\
      \u{1B}Voer de beveiligingscode in\
      \u{1E}Dit is geen geldig kaartnummer\
      \u{2B}De kaart is verlopen of het jaar is onjuist\
      \u{26}De beveiligingscode heeft %lld cijfers\
      \u{1F}Waar staat de beveiligingscode?\
      \u{54}De beveiligingscode: de laatste %lld cijfers op de achterkant, naast de handtekening\
      \u{49}%2$@: de %1$@ bestaat uit %3$lld cijfers op de voorkant, boven het nummer\
      \u{5B}%2$@: de %1$@ bestaat uit de laatste %3$lld cijfers op de achterkant, naast de handtekening\
      \u{10}Wordt geschreven\
      \u{C}Niet actueel\
      \u{F}Geen verbinding\
      \u{F}Nog niet bekend\
      \u{13}Niet uitgevoerd: %@\
      \u{20}Het apparaat heeft het gewijzigd\
      \u{D}Geen antwoord\
      \u{2A}Het apparaat kan deze waarde niet bevatten\
      \u{C}Alleen lezen\
      \u{25}Het bericht kan niet worden verzonden\
      \u{23}De opdracht kan niet worden gestart\
      \u{19}Er loopt nog een opdracht\
      \u{23}Het bestand kan niet worden gelezen\
      \u{26}Het bestand kan niet worden geschreven\
      \u{24}Het bestand kan niet worden gebruikt\
      \u{21}De waarde is van een andere soort\
      \u{28}Het apparaat kent dit soort verzoek niet\
      \u{21}Het apparaat heeft dit adres niet\
      \u{34}Het apparaat weigert deze waarde of zoveel registers\
      \u{1E}Het apparaat heeft een storing\
      \u{15}Het apparaat is bezig\
      \u{24}De gateway bereikt het apparaat niet\
      \u{1D}De gelezen waarde is ongeldig\
      \u{1E}Het apparaat heeft geen waarde\
      \u{25}Het apparaat meldt een onbekende fout\
      \u{16}De opdracht is mislukt\
      \u{1D}De dienst is niet beschikbaar\
      \u{1D}De dienst weigert het verzoek\
      \u{1F}De dienst heeft een fout gemeld\
      \u{23}De uitdrukking heeft geen resultaat\
      \u{22}Het paneel kan niet worden getoond\
      \u{A}Vasthouden\
      \u{7}QR-code\
      \u{21}Raak het midden van het kruis aan\
      \u{5}Kruis\
      \u{3E}Deze aanrakingen passen niet bij elkaar. Probeer het nog eens.\
      \u{35}Niemand heeft de knop gevonden. Probeer het nog eens.\
      \u{1B}Volgt het paneel de vinger?\
      \u{2B}Zonder antwoord blijft alles zoals het was.\
      \u{8}Nog eens\
      \u{1A}Deze instellingen bewaren?\
      \u{A}Herstellen\
      \u{2E}Wordt over %lld s hersteld als u niet bewaart.\
      \u{C}%@ is nu %@.\
      \u{41}Eerdere instellingen in gebruik: met de huidige faalde het paneel\
      \u{1A}Probleem in %@, regel %lld\
      \u{F}Probleem met %@\
      \u{7}Normaal\
      \u{E}Niet bevestigd\
      \u{9}Bevestigd\
      \u{17}Voorbij, niet bevestigd\
      \u{14}Voorbij, reset nodig\
      \u{A}Uitgesteld\
      \u{A}Onderdrukt\
      \u{D}Buiten dienst\
      \u{10}Niet bewaakt: %@\
      \u{C}Geen alarmen\
      \u{7}Alarmen\
      \u{10}Alles bevestigen\
      \u{A}Bevestigen\
      \u{8}Resetten\
      \u{14}Niet meer uitstellen\
      \u{E}Weer in dienst\
      \u{13}%lld min uitstellen\
      \u{18}Uitstellen tot het einde\
      \u{C}Geschiedenis\
      \u{8}nog %lld\
      \u{5}Start\
      \u{5}Pauze\
      \u{8}Doorgaan\
      \u{4}Stop\
      \u{4}Uren\
      \u{7}Minuten\
      \u{8}Seconden\
      \u{B}Klaar om %@\
      \u{7}maandag\
      \u{7}dinsdag\
      \u{8}woensdag\
      \u{9}donderdag\
      \u{7}vrijdag\
      \u{8}zaterdag\
      \u{6}zondag\
      \u{20}De klok is niet gesynchroniseerd\
      \u{F}Voer de code in\
      \u{D}Onjuiste code\
      \u{17}Probeer opnieuw over %@\
      \u{B}Vergrendeld\
      \u{1D}Vasthouden om te ontgrendelen\
      \u{9}Reiniging\
      \u{E}Bent u er nog?\
      \u{20}Over %lld s terug naar het begin\
      \u{8}Accenten\
      \u{5}Alles\
      \u{9}Kopiëren\
      \u{7}Knippen\
      \u{14}Wachtwoord verbergen\
      \u{4}Taal\
      \u{A}Naar links\
      \u{B}Naar rechts\
      \u{17}Niet voor kaartgegevens\
      \u{1A}Voer een getal in zoals %@\
      \u{26}Voer een getal van %@ tot en met %@ in\
      \u{30}Niet geplakt: bevat onzichtbare besturingstekens\
      \u{28}Niet geplakt: hier passen alleen cijfers\
      \u{16}Er is niets gekopieerd\
      \u{17}Hier is niets verborgen\
      \u{20}Een geheim wordt niet gekopieerd\
      \u{7}Plakken\
      \u{7}Opnieuw\
      \u{10}Alles selecteren\
      \u{10}Links selecteren\
      \u{11}Rechts selecteren\
      \u{12}Tonen of verbergen\
      \u{10}Wachtwoord tonen\
      \u{5}Tonen\
      \u{15}Te lang om te plakken\
      \u{E}Ongedaan maken\
      \u{A}Vernieuwen\
      \u{F}%@, en nog %lld\
      \u{1E}Iemand kijkt mee op dit paneel\
      \u{7}Grafiek\
      \u{1A}%lld waarden van %@ tot %@\
      \u{8}Inzoomen\
      \u{9}Uitzoomen\
      \u{7}normaal\
      \u{C}waarschuwing\
      \u{5}alarm\
      \u{14}ingestelde waarde %@\
      \u{8}stijgend\
      \u{6}dalend\
      \u{7}stabiel\
      \u{5}Trend\
      \u{9}Toevoegen\
      \u{B}Verwijderen\
      \u{19}Naar alle dagen kopiëren\
      \u{4}Meer\
      \u{6}Minder\
      \u{11}Timer gestart, %@\
      \u{B}Voorbij: %@\
      \u{7}Service\
      \u{10}Scherm en geluid\
      \u{D}Datum en tijd\
      \u{7}Netwerk\
      \u{9}Bijwerken\
      \u{4}Info\
      \u{7}Logboek\
      \u{14}Fabrieksinstellingen\
      \u{3B}Alle instellingen terugzetten naar de waarden bij levering?\
      \u{1F}Gelijkgezet door een tijdserver\
      \u{8}Tijdzone\
      \u{11}Klok gelijkzetten\
      \u{5}Kabel\
      \u{13}Draadloze netwerken\
      \u{E}Opnieuw zoeken\
      \u{10}Verbinden met %@\
      \u{A}Wachtwoord\
      \u{9}Verbinden\
      \u{6}Versie\
      \u{7}Systeem\
      \u{4}Bord\
      \u{B}Serienummer\
      \u{5}Adres\
      \u{10}Wordt bijgewerkt\
      \u{C}Nu bijwerken\
      \u{10}Zoals de machine\
      \u{1A}Raak aan om verder te gaan\
      \u{30}Dat weet alleen de machine van een lopend paneel\
      \u{2B}Deze machine heeft geen dienst voor de klok\
      \u{2D}Deze machine heeft geen dienst voor netwerken\
      \u{31}Deze machine heeft geen opdracht om bij te werken\
      \u{20}Het paneel mag dit niet wijzigen\
      \u{19}Het wachtwoord is onjuist\
      \u{D}Geen antwoord\
      \u{B}Mislukt: %@
      """
    case "pl":
      """
      \u{8}Zwiększ\
      \u{8}Zmniejsz\
      \u{F}Zwiększ o %lld\
      \u{F}Zmniejsz o %lld\
      \u{7}Minimum\
      \u{8}Maksimum\
      \u{B}%@: minimum\
      \u{C}%@: maksimum\
      \u{7}minimum\
      \u{8}maksimum\
      \u{A}włączone\
      \u{B}wyłączone\
      \u{8}mieszane\
      \u{B}rozwinięte\
      \u{9}zwinięte\
      \u{7}Rozwiń\
      \u{5}Zwiń\
      \u{8}rosnąco\
      \u{9}malejąco\
      \u{6}w toku\
      \u{D}Odświeżanie\
      \u{6}Strona\
      \u{B}%lld z %lld\
      \u{5}Kroki\
      \u{F}Nie rozpoczęto\
      \u{10}Krok %lld z %lld\
      \u{21}Ukończone kroki: %1$lld z %1$lld\
      \u{A}ukończony\
      \u{9}bieżący\
      \u{C}nadchodzący\
      \u{8}nieudany\
      \u{A}pominięty\
      \u{2}OK\
      \u{6}Anuluj\
      \u{7}Zamknij\
      \u{6}Gotowe\
      \u{5}Usuń\
      \u{6}Edytuj\
      \u{6}Wstecz\
      \u{8}Zachowaj\
      \u{9}Wyczyść\
      \u{6}Szukaj\
      \u{6}Zakres\
      \u{D}Brak wyników\
      \u{1A}Brak wyników dla „%@”\
      \u{2E}Sprawdź pisownię lub spróbuj innych słów.\
      \u{A}Ustawienia\
      \u{B}Pokaż menu\
      \u{11}Wysokość panelu\
      \u{12}Przenieś w górę\
      \u{11}Przenieś w dół\
      \u{C}Przeciągnij\
      \u{D}Upuść tutaj\
      \u{13}Główna czynność\
      \u{8}przycisk\
      \u{D}przełącznik\
      \u{14}dostępne czynności\
      \u{A}regulowane\
      \u{A}nagłówek\
      \u{7}łącze\
      \u{5}obraz\
      \u{D}pole tekstowe\
      \u{11}pole wyszukiwania\
      \u{E}okno dialogowe\
      \u{7}wybrane\
      \u{C}niedostępne\
      \u{1F}słyszalne tylko w słuchawkach\
      \u{1F}Stuknij dwukrotnie, aby użyć.\
      \u{1F}Stuknij dwukrotnie, aby pisać.\
      \u{2C}Przesuń w górę lub w dół, aby zmienić.\
      \u{16}Naciśnij, aby użyć.\
      \u{16}Naciśnij, aby pisać.\
      \u{29}Naciśnij, a potem obróć, aby zmienić.\
      \u{34}Obróć, aby zmienić, i naciśnij, gdy jest dobrze.\
      \u{1E}Użyj strzałek, aby zmienić.\
      \u{15}Mowa jest włączona.\
      \u{16}Mowa jest wyłączona.\
      \u{3C}Przeciągnij palcem po ekranie, aby usłyszeć, co tam jest.\
      \u{52}Przesuń w prawo, aby przejść do następnego elementu, a w lewo do poprzedniego.\
      \u{4B}Obracaj pokrętłem, aby usłyszeć, co tam jest. Naciśnij je, aby użyć.\
      \u{4B}Użyj strzałek, aby usłyszeć, co tam jest, i klawisza akcji, aby użyć.\
      \u{53}Panel sam przechodzi od elementu do elementu. Naciśnij, gdy usłyszysz właściwy.\
      \u{8}Wszystko\
      \u{13}Elementy sterujące\
      \u{A}Nagłówki\
      \u{A}Czynności\
      \u{6}Litery\
      \u{A}Szybkość\
      \u{C}Głośność\
      \u{D}Nic tu nie ma\
      \u{C}%@ usunięte\
      \u{11}Przewiń w górę\
      \u{10}Przewiń w dół\
      \u{F}Przewiń wstecz\
      \u{E}Przewiń dalej\
      \u{5}Tekst\
      \u{6}Spacja\
      \u{5}Enter\
      \u{5}Shift\
      \u{7}Symbole\
      \u{4}Data\
      \u{7}Godzina\
      \u{6}Dzień\
      \u{8}Miesiąc\
      \u{3}Rok\
      \u{7}Godzina\
      \u{6}Minuta\
      \u{2}AM\
      \u{2}PM\
      \u{8}stycznia\
      \u{6}lutego\
      \u{5}marca\
      \u{8}kwietnia\
      \u{4}maja\
      \u{7}czerwca\
      \u{5}lipca\
      \u{8}sierpnia\
      \u{9}września\
      \u{D}października\
      \u{9}listopada\
      \u{7}grudnia\
      \u{A}%@ %@ %@\
      \u{3}sty\
      \u{3}lut\
      \u{3}mar\
      \u{3}kwi\
      \u{3}cze\
      \u{3}lip\
      \u{3}sie\
      \u{3}wrz\
      \u{4}paź\
      \u{3}lis\
      \u{3}gru\
      \u{5}Barwa\
      \u{9}Nasycenie\
      \u{9}Jasność\
      \u{6}Krycie\
      \u{B}Szerokość\
      \u{A}Wysokość\
      \u{B}Dostrajanie\
      \u{5}Panel\
      \u{1C}Nie ma tu nic do dostrojenia\
      \u{21}Brak ustawienia o nazwie „%@”\
      \u{10}Resetuj wszystko\
      \u{E}Resetuj (%lld)\
      \u{B}Resetuj: %@\
      \u{20}Zresetować wszystkie wartości?\
      \u{9}było: %@\
      \u{B}Zamknij: %@\
      \u{A}Edytuj: %@\
      \u{C}Kontrast: %@\
      \u{D}%@ jako tekst\
      \u{15}To pole jest wymagane\
      \u{17}Od %lld do %lld znaków\
      \u{14}Liczba znaków: %lld\
      \u{1A}Nie udało się sprawdzić\
      \u{11}Spróbuj ponownie\
      \u{B}sprawdzanie\
      \u{5}puste\
      \u{14}Wprowadzono 1 cyfrę\
      \u{16}Wprowadzono cyfr: %lld\
      \u{12}Wprowadzono 1 znak\
      \u{19}Wprowadzono znaków: %lld\
      \u{7}pisanie\
      \u{11}Sprawdzanie karty\
      \u{5}Dalej\
      \u{1C}Dane karty nie są kopiowane\
      \u{10}Karta płatnicza\
      \u{B}Numer karty\
      \u{13}Kod bezpieczeństwa\
      \u{2}MM\
      \u{2}RR\
      \u{1A}Można wpisać tylko cyfry\
      \u{22}%@: nie zmieści się więcej cyfr\
      \u{1E}Miesiąc to liczba od 01 do 12\
      \u{15}Wprowadź numer karty\
      \u{12}Wprowadź miesiąc\
      \u{D}Wprowadź rok\
      \u{1D}Wprowadź kod bezpieczeństwa\
      \u{23}Ten numer karty jest nieprawidłowy\
      \u{30}Karta straciła ważność lub rok jest błędny\
      \u{21}Kod bezpieczeństwa ma %lld cyfry\
      \u{1F}Gdzie jest kod bezpieczeństwa?\
      \u{42}Kod bezpieczeństwa: ostatnie %lld cyfry na odwrocie, obok podpisu\
      \u{30}%2$@: %1$@ to %3$lld cyfry z przodu, nad numerem\
      \u{3D}%2$@: %1$@ to ostatnie %3$lld cyfry na odwrocie, obok podpisu\
      \u{A}Trwa zapis\
      \u{B}Nieaktualne\
      \u{11}Brak połączenia\
      \u{10}Jeszcze nieznane\
      \u{10}Nie wykonano: %@\
      \u{18}Urządzenie to zmieniło\
      \u{F}Brak odpowiedzi\
      \u{2D}Urządzenie nie może przyjąć tej wartości\
      \u{10}Tylko do odczytu\
      \u{1F}Nie można wysłać wiadomości\
      \u{1F}Nie można uruchomić polecenia\
      \u{1F}Polecenie jest nadal wykonywane\
      \u{1A}Nie można odczytać pliku\
      \u{19}Nie można zapisać pliku\
      \u{17}Nie można użyć pliku\
      \u{1D}Wartość jest innego rodzaju\
      \u{2A}Urządzenie nie zna tego rodzaju żądania\
      \u{21}Urządzenie nie ma takiego adresu\
      \u{35}Urządzenie odrzuca tę wartość lub tyle rejestrów\
      \u{12}Awaria urządzenia\
      \u{18}Urządzenie jest zajęte\
      \u{28}Brama nie ma połączenia z urządzeniem\
      \u{28}Odczyt nie jest prawidłową wartością\
      \u{1C}Urządzenie nie ma wartości\
      \u{24}Urządzenie zgłasza nieznany błąd\
      \u{1C}Polecenie nie powiodło się\
      \u{19}Usługa jest niedostępna\
      \u{19}Usługa odrzuca żądanie\
      \u{19}Usługa zgłosiła błąd\
      \u{18}Wyrażenie nie ma wyniku\
      \u{1A}Nie można pokazać panelu\
      \u{B}Przytrzymaj\
      \u{6}Kod QR\
      \u{19}Dotknij środka krzyżyka\
      \u{8}Krzyżyk\
      \u{3B}Te dotknięcia do siebie nie pasują. Spróbuj jeszcze raz.\
      \u{32}Nikt nie znalazł przycisku. Spróbuj jeszcze raz.\
      \u{1D}Czy panel podąża za palcem?\
      \u{2D}Bez odpowiedzi wszystko pozostanie bez zmian.\
      \u{B}Jeszcze raz\
      \u{18}Zachować te ustawienia?\
      \u{A}Przywróć\
      \u{2A}Bez potwierdzenia przywrócenie za %lld s.\
      \u{19}%@ ma teraz wartość %@.\
      \u{40}Użyto wcześniejszych ustawień: z obecnymi panel nie działał\
      \u{19}Problem w %@, wiersz %lld\
      \u{C}Problem z %@\
      \u{8}Normalny\
      \u{F}Niepotwierdzony\
      \u{C}Potwierdzony\
      \u{1C}Zakończony, niepotwierdzony\
      \u{1A}Zakończony, wymaga resetu\
      \u{A}Odłożony\
      \u{A}Wstrzymany\
      \u{15}Wyłączony z użycia\
      \u{F}Bez nadzoru: %@\
      \u{D}Brak alarmów\
      \u{6}Alarmy\
      \u{14}Potwierdź wszystkie\
      \u{A}Potwierdź\
      \u{7}Resetuj\
      \u{A}Przywróć\
      \u{10}Włącz ponownie\
      \u{14}Odłóż na %lld min\
      \u{12}Odłóż do końca\
      \u{8}Historia\
      \u{C}jeszcze %lld\
      \u{5}Start\
      \u{5}Pauza\
      \u{9}Kontynuuj\
      \u{4}Stop\
      \u{7}Godziny\
      \u{6}Minuty\
      \u{7}Sekundy\
      \u{B}Gotowe o %@\
      \u{D}poniedziałek\
      \u{6}wtorek\
      \u{6}środa\
      \u{8}czwartek\
      \u{7}piątek\
      \u{6}sobota\
      \u{9}niedziela\
      \u{1F}Zegar nie jest zsynchronizowany\
      \u{D}Wprowadź kod\
      \u{C}Błędny kod\
      \u{17}Spróbuj ponownie za %@\
      \u{B}Zablokowane\
      \u{1C}Przytrzymaj, aby odblokować\
      \u{B}Czyszczenie\
      \u{18}Czy jesteś tam jeszcze?\
      \u{1E}Powrót na początek za %lld s\
      \u{7}Akcenty\
      \u{8}Wszystko\
      \u{6}Kopiuj\
      \u{6}Wytnij\
      \u{C}Ukryj hasło\
      \u{6}Język\
      \u{6}W lewo\
      \u{7}W prawo\
      \u{14}Nie dla danych karty\
      \u{22}Wprowadź liczbę, na przykład %@\
      \u{1D}Wprowadź liczbę od %@ do %@\
      \u{32}Nie wklejono: zawiera niewidoczne znaki sterujące\
      \u{2B}Nie wklejono: tu mieszczą się tylko cyfry\
      \u{16}Niczego nie skopiowano\
      \u{16}Nic nie jest tu ukryte\
      \u{1F}Danych tajnych się nie kopiuje\
      \u{5}Wklej\
      \u{6}Ponów\
      \u{10}Zaznacz wszystko\
      \u{E}Zaznacz w lewo\
      \u{F}Zaznacz w prawo\
      \u{10}Pokaż lub ukryj\
      \u{D}Pokaż hasło\
      \u{6}Pokaż\
      \u{18}Zbyt długie, by wkleić\
      \u{6}Cofnij\
      \u{9}Odśwież\
      \u{12}%@, i jeszcze %lld\
      \u{17}Ktoś ogląda ten panel\
      \u{6}Wykres\
      \u{1C}Wartości: %lld, od %@ do %@\
      \u{9}Powiększ\
      \u{9}Pomniejsz\
      \u{8}w normie\
      \u{C}ostrzeżenie\
      \u{5}alarm\
      \u{13}wartość zadana %@\
      \u{7}rośnie\
      \u{5}spada\
      \u{9}bez zmian\
      \u{5}Trend\
      \u{5}Dodaj\
      \u{5}Usuń\
      \u{17}Kopiuj na wszystkie dni\
      \u{7}Więcej\
      \u{5}Mniej\
      \u{18}Minutnik uruchomiony, %@\
      \u{F}Zakończony: %@\
      \u{6}Serwis\
      \u{10}Ekran i dźwięk\
      \u{E}Data i godzina\
      \u{5}Sieć\
      \u{C}Aktualizacja\
      \u{A}Informacje\
      \u{8}Dziennik\
      \u{14}Ustawienia fabryczne\
      \u{37}Przywrócić wszystkim ustawieniom wartości fabryczne?\
      \u{1C}Ustawiany przez serwer czasu\
      \u{E}Strefa czasowa\
      \u{B}Ustaw zegar\
      \u{5}Kabel\
      \u{13}Sieci bezprzewodowe\
      \u{F}Szukaj ponownie\
      \u{F}Łączenie z %@\
      \u{6}Hasło\
      \u{8}Połącz\
      \u{6}Wersja\
      \u{6}System\
      \u{7}Płytka\
      \u{D}Numer seryjny\
      \u{5}Adres\
      \u{E}Aktualizowanie\
      \u{10}Aktualizuj teraz\
      \u{F}Jak urządzenie\
      \u{19}Dotknij, aby kontynuować\
      \u{2E}Wie to tylko urządzenie działającego panelu\
      \u{24}To urządzenie nie ma usługi zegara\
      \u{23}To urządzenie nie ma usługi sieci\
      \u{2C}To urządzenie nie ma polecenia aktualizacji\
      \u{1D}Panel nie może tego zmienić\
      \u{14}Hasło jest błędne\
      \u{F}Brak odpowiedzi\
      \u{13}Nie udało się: %@
      """
    case "cs":
      """
      \u{8}Zvýšit\
      \u{8}Snížit\
      \u{F}Zvýšit o %lld\
      \u{F}Snížit o %lld\
      \u{7}Minimum\
      \u{7}Maximum\
      \u{B}%@: minimum\
      \u{B}%@: maximum\
      \u{7}minimum\
      \u{7}maximum\
      \u{7}zapnuto\
      \u{7}vypnuto\
      \u{A}smíšené\
      \u{9}rozbaleno\
      \u{7}sbaleno\
      \u{8}Rozbalit\
      \u{6}Sbalit\
      \u{A}vzestupně\
      \u{9}sestupně\
      \u{9}probíhá\
      \u{C}Obnovování\
      \u{8}Stránka\
      \u{B}%lld z %lld\
      \u{5}Kroky\
      \u{B}Nezahájeno\
      \u{10}Krok %lld z %lld\
      \u{22}Dokončené kroky: %1$lld z %1$lld\
      \u{A}dokončeno\
      \u{A}aktuální\
      \u{F}nadcházející\
      \u{7}selhalo\
      \u{C}přeskočeno\
      \u{2}OK\
      \u{7}Zrušit\
      \u{8}Zavřít\
      \u{6}Hotovo\
      \u{6}Smazat\
      \u{7}Upravit\
      \u{5}Zpět\
      \u{8}Ponechat\
      \u{7}Vymazat\
      \u{6}Hledat\
      \u{6}Rozsah\
      \u{12}Žádné výsledky\
      \u{1F}Žádné výsledky pro „%@“\
      \u{2E}Zkontrolujte pravopis nebo zkuste jiná slova.\
      \u{A}Nastavení\
      \u{11}Zobrazit nabídku\
      \u{E}Výška panelu\
      \u{F}Posunout nahoru\
      \u{E}Posunout dolů\
      \u{C}Přetáhnout\
      \u{A}Pustit sem\
      \u{C}Hlavní akce\
      \u{A}tlačítko\
      \u{B}přepínač\
      \u{E}dostupné akce\
      \u{D}nastavitelné\
      \u{6}nadpis\
      \u{5}odkaz\
      \u{8}obrázek\
      \u{D}textové pole\
      \u{12}vyhledávací pole\
      \u{6}dialog\
      \u{8}vybráno\
      \u{B}nedostupné\
      \u{11}jen do sluchátek\
      \u{20}Použijete dvojitým klepnutím.\
      \u{24}Psát začnete dvojitým klepnutím.\
      \u{27}Změníte přejetím nahoru nebo dolů.\
      \u{17}Použijete stisknutím.\
      \u{1B}Psát začnete stisknutím.\
      \u{23}Změníte stisknutím a otočením.\
      \u{39}Otáčením změňte a stiskněte, až to bude správně.\
      \u{13}Změníte šipkami.\
      \u{12}Řeč je zapnutá.\
      \u{12}Řeč je vypnutá.\
      \u{3F}Přejíždějte prstem po obrazovce a uslyšíte, co na ní je.\
      \u{45}Přejetím doprava přejdete na další prvek, doleva na předchozí.\
      \u{52}Otáčejte knoflíkem a uslyšíte, co na obrazovce je. Použijete to stisknutím.\
      \u{48}Šipkami uslyšíte, co na obrazovce je, a klávesou akce to použijete.\
      \u{57}Panel sám přechází od prvku k prvku. Stiskněte, až uslyšíte ten, který chcete.\
      \u{4}Vše\
      \u{10}Ovládací prvky\
      \u{7}Nadpisy\
      \u{4}Akce\
      \u{8}Písmena\
      \u{8}Rychlost\
      \u{9}Hlasitost\
      \u{C}Nic tu není\
      \u{B}%@ smazáno\
      \u{F}Posunout nahoru\
      \u{E}Posunout dolů\
      \u{E}Posunout zpět\
      \u{D}Posunout dál\
      \u{4}Text\
      \u{6}Mezera\
      \u{5}Enter\
      \u{5}Shift\
      \u{7}Symboly\
      \u{5}Datum\
      \u{4}Čas\
      \u{3}Den\
      \u{7}Měsíc\
      \u{3}Rok\
      \u{6}Hodina\
      \u{6}Minuta\
      \u{4}dop.\
      \u{4}odp.\
      \u{5}ledna\
      \u{6}února\
      \u{7}března\
      \u{5}dubna\
      \u{7}května\
      \u{7}června\
      \u{9}července\
      \u{5}srpna\
      \u{7}září\
      \u{7}října\
      \u{9}listopadu\
      \u{8}prosince\
      \u{B}%@. %@ %@\
      \u{3}led\
      \u{4}úno\
      \u{4}bře\
      \u{3}dub\
      \u{4}čvn\
      \u{4}čvc\
      \u{3}srp\
      \u{5}zář\
      \u{5}říj\
      \u{3}lis\
      \u{3}pro\
      \u{7}Odstín\
      \u{6}Sytost\
      \u{3}Jas\
      \u{6}Krytí\
      \u{8}Šířka\
      \u{7}Výška\
      \u{A}Doladění\
      \u{5}Panel\
      \u{14}Zde není co doladit\
      \u{29}Žádné nastavení se nejmenuje „%@“\
      \u{C}Obnovit vše\
      \u{E}Obnovit (%lld)\
      \u{B}Obnovit: %@\
      \u{19}Obnovit všechny hodnoty?\
      \u{B}dříve: %@\
      \u{C}Zavřít: %@\
      \u{B}Upravit: %@\
      \u{C}Kontrast: %@\
      \u{C}%@ jako text\
      \u{15}Toto pole je povinné\
      \u{16}Od %lld do %lld znaků\
      \u{13}Počet znaků: %lld\
      \u{E}Nelze ověřit\
      \u{C}Zkusit znovu\
      \u{C}ověřuje se\
      \u{9}prázdné\
      \u{13}Zadána 1 číslice\
      \u{1F}Počet zadaných číslic: %lld\
      \u{D}Zadán 1 znak\
      \u{1D}Počet zadaných znaků: %lld\
      \u{6}psaní\
      \u{12}Karta se ověřuje\
      \u{7}Další\
      \u{1C}Údaje karty se nekopírují\
      \u{F}Platební karta\
      \u{D}Číslo karty\
      \u{13}Bezpečnostní kód\
      \u{2}MM\
      \u{2}RR\
      \u{17}Lze zadat jen číslice\
      \u{21}%@: další číslice se nevejdou\
      \u{1E}Měsíc je číslo od 01 do 12\
      \u{15}Zadejte číslo karty\
      \u{F}Zadejte měsíc\
      \u{B}Zadejte rok\
      \u{1B}Zadejte bezpečnostní kód\
      \u{20}Toto číslo karty není platné\
      \u{2C}Platnost karty skončila nebo je rok chybný\
      \u{26}Bezpečnostní kód má %lld číslice\
      \u{1B}Kde je bezpečnostní kód?\
      \u{4D}Bezpečnostní kód: poslední %lld číslice na zadní straně vedle podpisu\
      \u{41}%2$@: %1$@ jsou %3$lld číslice na přední straně nad číslem\
      \u{4A}%2$@: %1$@ jsou poslední %3$lld číslice na zadní straně vedle podpisu\
      \u{B}Zapisuje se\
      \u{C}Neaktuální\
      \u{C}Bez spojení\
      \u{10}Zatím neznámé\
      \u{F}Neprovedeno: %@\
      \u{17}Zařízení to změnilo\
      \u{12}Žádná odpověď\
      \u{29}Zařízení nemůže tuto hodnotu pojmout\
      \u{F}Jen pro čtení\
      \u{15}Zprávu nelze odeslat\
      \u{16}Příkaz nelze spustit\
      \u{18}Příkaz ještě běží\
      \u{17}Soubor nelze přečíst\
      \u{13}Soubor nelze zapsat\
      \u{15}Soubor nelze použít\
      \u{18}Hodnota je jiného druhu\
      \u{28}Zařízení tento druh požadavku nezná\
      \u{20}Zařízení takovou adresu nemá\
      \u{36}Zařízení odmítá tuto hodnotu nebo tolik registrů\
      \u{17}Zařízení má poruchu\
      \u{1E}Zařízení je zaneprázdněno\
      \u{21}Brána se k zařízení nedostane\
      \u{25}Načtený údaj není platná hodnota\
      \u{22}Zařízení nemá žádnou hodnotu\
      \u{23}Zařízení hlásí neznámou chybu\
      \u{F}Příkaz selhal\
      \u{17}Služba není dostupná\
      \u{1B}Služba odmítá požadavek\
      \u{F}Služba selhala\
      \u{1F}Výraz nemá žádný výsledek\
      \u{14}Panel nelze zobrazit\
      \u{8}Podržet\
      \u{7}QR kód\
      \u{1E}Dotkněte se středu křížku\
      \u{9}Křížek\
      \u{2F}Tyto dotyky spolu nesouhlasí. Zkuste to znovu.\
      \u{2B}Nikdo nenašel tlačítko. Zkuste to znovu.\
      \u{13}Sleduje panel prst?\
      \u{29}Bez odpovědi zůstane vše při starém.\
      \u{5}Znovu\
      \u{19}Ponechat toto nastavení?\
      \u{D}Vrátit zpět\
      \u{24}Bez potvrzení se vrátí za %lld s.\
      \u{F}%@ je nyní %@.\
      \u{3E}Použito dřívější nastavení: se současným panel selhal\
      \u{1B}Problém v %@, řádek %lld\
      \u{D}Problém s %@\
      \u{A}Normální\
      \u{B}Nepotvrzeno\
      \u{9}Potvrzeno\
      \u{16}Skončeno, nepotvrzeno\
      \u{17}Skončeno, nutný reset\
      \u{9}Odloženo\
      \u{A}Potlačeno\
      \u{B}Mimo provoz\
      \u{F}Bez dohledu: %@\
      \u{F}Žádné alarmy\
      \u{6}Alarmy\
      \u{D}Potvrdit vše\
      \u{8}Potvrdit\
      \u{9}Resetovat\
      \u{7}Obnovit\
      \u{12}Vrátit do provozu\
      \u{14}Odložit na %lld min\
      \u{11}Odložit do konce\
      \u{8}Historie\
      \u{F}dalších: %lld\
      \u{5}Start\
      \u{5}Pauza\
      \u{B}Pokračovat\
      \u{4}Stop\
      \u{6}Hodiny\
      \u{6}Minuty\
      \u{7}Sekundy\
      \u{B}Hotovo v %@\
      \u{9}pondělí\
      \u{7}úterý\
      \u{7}středa\
      \u{8}čtvrtek\
      \u{6}pátek\
      \u{6}sobota\
      \u{7}neděle\
      \u{1E}Hodiny nejsou synchronizovány\
      \u{C}Zadejte kód\
      \u{C}Chybný kód\
      \u{12}Zkuste znovu za %@\
      \u{8}Zamčeno\
      \u{15}Podržením odemknete\
      \u{B}Čištění\
      \u{10}Jste tu ještě?\
      \u{1E}Návrat na začátek za %lld s\
      \u{A}Diakritika\
      \u{4}Vše\
      \u{A}Kopírovat\
      \u{7}Vyjmout\
      \u{C}Skrýt heslo\
      \u{5}Jazyk\
      \u{6}Doleva\
      \u{7}Doprava\
      \u{16}Není pro údaje karty\
      \u{17}Zadejte číslo jako %@\
      \u{1B}Zadejte číslo od %@ do %@\
      \u{31}Nevloženo: obsahuje neviditelné řídicí znaky\
      \u{25}Nevloženo: sem patří jen číslice\
      \u{18}Nic nebylo zkopírováno\
      \u{13}Nic tu není skryto\
      \u{1B}Tajný údaj se nekopíruje\
      \u{7}Vložit\
      \u{5}Znovu\
      \u{B}Vybrat vše\
      \u{D}Vybrat doleva\
      \u{E}Vybrat doprava\
      \u{14}Zobrazit nebo skrýt\
      \u{E}Zobrazit heslo\
      \u{8}Zobrazit\
      \u{1F}Příliš dlouhé pro vložení\
      \u{5}Zpět\
      \u{7}Obnovit\
      \u{13}%@, a další: %lld\
      \u{1A}Někdo sleduje tento panel\
      \u{4}Graf\
      \u{1A}Hodnoty: %lld, od %@ do %@\
      \u{C}Přiblížit\
      \u{8}Oddálit\
      \u{8}v normě\
      \u{A}varování\
      \u{5}alarm\
      \u{14}žádaná hodnota %@\
      \u{7}stoupá\
      \u{6}klesá\
      \u{B}beze změny\
      \u{5}Trend\
      \u{7}Přidat\
      \u{7}Odebrat\
      \u{1A}Kopírovat na všechny dny\
      \u{5}Více\
      \u{6}Méně\
      \u{17}Časovač spuštěn, %@\
      \u{D}Skončeno: %@\
      \u{6}Servis\
      \u{E}Displej a zvuk\
      \u{C}Datum a čas\
      \u{5}Síť\
      \u{B}Aktualizace\
      \u{9}Informace\
      \u{7}Záznam\
      \u{14}Tovární nastavení\
      \u{2C}Vrátit všem nastavením tovární hodnoty?\
      \u{19}Nastavuje časový server\
      \u{F}Časové pásmo\
      \u{F}Nastavit hodiny\
      \u{5}Kabel\
      \u{13}Bezdrátové sítě\
      \u{C}Hledat znovu\
      \u{13}Připojování k %@\
      \u{5}Heslo\
      \u{9}Připojit\
      \u{5}Verze\
      \u{7}Systém\
      \u{5}Deska\
      \u{11}Sériové číslo\
      \u{6}Adresa\
      \u{15}Probíhá aktualizace\
      \u{12}Aktualizovat nyní\
      \u{10}Jako zařízení\
      \u{13}Pokračujte dotykem\
      \u{2A}To ví jen zařízení běžícího panelu\
      \u{29}Toto zařízení nemá službu pro hodiny\
      \u{29}Toto zařízení nemá službu pro sítě\
      \u{2F}Toto zařízení nemá příkaz pro aktualizace\
      \u{17}Panel to nesmí změnit\
      \u{10}Heslo je chybné\
      \u{12}Žádná odpověď\
      \u{12}Nepodařilo se: %@
      """
    case "tr":
      """
      \u{6}Artır\
      \u{5}Azalt\
      \u{B}%lld artır\
      \u{A}%lld azalt\
      \u{B}En düşük\
      \u{A}En yüksek\
      \u{F}%@: en düşük\
      \u{E}%@: en yüksek\
      \u{B}en düşük\
      \u{A}en yüksek\
      \u{6}açık\
      \u{7}kapalı\
      \u{A}karışık\
      \u{F}genişletilmiş\
      \u{E}daraltılmış\
      \u{9}Genişlet\
      \u{6}Daralt\
      \u{5}artan\
      \u{6}azalan\
      \u{9}sürüyor\
      \u{B}Yenileniyor\
      \u{5}Sayfa\
      \u{B}%lld / %lld\
      \u{8}Adımlar\
      \u{B}Başlamadı\
      \u{11}Adım %lld / %lld\
      \u{20}%lld adımın tümü tamamlandı\
      \u{B}tamamlandı\
      \u{8}geçerli\
      \u{9}sıradaki\
      \u{C}başarısız\
      \u{8}atlandı\
      \u{5}Tamam\
      \u{7}Vazgeç\
      \u{5}Kapat\
      \u{5}Bitti\
      \u{3}Sil\
      \u{8}Düzenle\
      \u{4}Geri\
      \u{4}Koru\
      \u{7}Temizle\
      \u{3}Ara\
      \u{6}Kapsam\
      \u{A}Sonuç yok\
      \u{19}“%@” için sonuç yok\
      \u{34}Yazımı denetleyin veya başka sözcükler deneyin.\
      \u{7}Ayarlar\
      \u{10}Menüyü göster\
      \u{12}Panel yüksekliği\
      \u{E}Yukarı taşı\
      \u{F}Aşağı taşı\
      \u{9}Sürükle\
      \u{D}Buraya bırak\
      \u{9}Ana eylem\
      \u{7}düğme\
      \u{7}anahtar\
      \u{D}işlemler var\
      \u{D}ayarlanabilir\
      \u{8}başlık\
      \u{A}bağlantı\
      \u{A}görüntü\
      \u{C}metin alanı\
      \u{C}arama alanı\
      \u{10}iletişim kutusu\
      \u{7}seçili\
      \u{10}kullanılamıyor\
      \u{1D}yalnızca kulaklıkla duyulur\
      \u{20}Kullanmak için iki kez dokunun.\
      \u{1D}Yazmak için iki kez dokunun.\
      \u{35}Değiştirmek için yukarı veya aşağı kaydırın.\
      \u{17}Kullanmak için basın.\
      \u{14}Yazmak için basın.\
      \u{2B}Değiştirmek için basın, sonra çevirin.\
      \u{33}Değiştirmek için çevirin, doğru olunca basın.\
      \u{2E}Değiştirmek için ok tuşlarını kullanın.\
      \u{10}Konuşma açık.\
      \u{11}Konuşma kapalı.\
      \u{47}Ekranda ne olduğunu duymak için parmağınızı ekranda sürükleyin.\
      \u{39}Sonraki öğe için sağa, önceki için sola kaydırın.\
      \u{42}Ne olduğunu duymak için topuzu çevirin. Kullanmak için basın.\
      \u{54}Ne olduğunu duymak için ok tuşlarını, kullanmak için işlem tuşunu kullanın.\
      \u{4C}Panel öğeden öğeye kendiliğinden geçer. İstediğinizi duyunca basın.\
      \u{8}Her şey\
      \u{A}Denetimler\
      \u{B}Başlıklar\
      \u{A}İşlemler\
      \u{7}Harfler\
      \u{4}Hız\
      \u{B}Ses düzeyi\
      \u{13}Burada bir şey yok\
      \u{A}%@ silindi\
      \u{F}Yukarı kaydır\
      \u{10}Aşağı kaydır\
      \u{C}Geri kaydır\
      \u{E}İleri kaydır\
      \u{5}Metin\
      \u{7}Boşluk\
      \u{5}Enter\
      \u{5}Shift\
      \u{8}Simgeler\
      \u{5}Tarih\
      \u{4}Saat\
      \u{4}Gün\
      \u{2}Ay\
      \u{4}Yıl\
      \u{4}Saat\
      \u{6}Dakika\
      \u{4}ÖÖ\
      \u{3}ÖS\
      \u{4}Ocak\
      \u{6}Şubat\
      \u{4}Mart\
      \u{5}Nisan\
      \u{6}Mayıs\
      \u{7}Haziran\
      \u{6}Temmuz\
      \u{8}Ağustos\
      \u{6}Eylül\
      \u{4}Ekim\
      \u{6}Kasım\
      \u{7}Aralık\
      \u{A}%@ %@ %@\
      \u{3}Oca\
      \u{4}Şub\
      \u{3}Mar\
      \u{3}Nis\
      \u{3}Haz\
      \u{3}Tem\
      \u{4}Ağu\
      \u{3}Eyl\
      \u{3}Eki\
      \u{3}Kas\
      \u{3}Ara\
      \u{3}Ton\
      \u{9}Doygunluk\
      \u{A}Parlaklık\
      \u{8}Opaklık\
      \u{9}Genişlik\
      \u{A}Yükseklik\
      \u{D}İnce ayarlar\
      \u{5}Panel\
      \u{1F}Burada ayarlanacak bir şey yok\
      \u{1B}“%@” adlı bir ayar yok\
      \u{13}Tümünü sıfırla\
      \u{10}Sıfırla (%lld)\
      \u{D}Sıfırla: %@\
      \u{22}Tüm değerler sıfırlansın mı?\
      \u{B}önceki: %@\
      \u{9}Kapat: %@\
      \u{C}Düzenle: %@\
      \u{C}Kontrast: %@\
      \u{A}%@ (metin)\
      \u{F}Bu alan zorunlu\
      \u{14}%lld–%lld karakter\
      \u{17}Karakter sayısı: %lld\
      \u{D}Denetlenemedi\
      \u{C}Yeniden dene\
      \u{C}denetleniyor\
      \u{4}boş\
      \u{F}1 rakam girildi\
      \u{12}%lld rakam girildi\
      \u{12}1 karakter girildi\
      \u{15}%lld karakter girildi\
      \u{5}yazma\
      \u{11}Kart denetleniyor\
      \u{6}İleri\
      \u{1A}Kart bilgileri kopyalanmaz\
      \u{D}Ödeme kartı\
      \u{E}Kart numarası\
      \u{E}Güvenlik kodu\
      \u{2}AA\
      \u{2}YY\
      \u{1B}Yalnızca rakam girilebilir\
      \u{1D}%@: daha fazla rakam sığmaz\
      \u{25}Ay, 01 ile 12 arasında bir sayıdır\
      \u{17}Kart numarasını girin\
      \u{A}Ayı girin\
      \u{C}Yılı girin\
      \u{16}Güvenlik kodunu girin\
      \u{21}Bu kart numarası geçerli değil\
      \u{2A}Kartın süresi dolmuş veya yıl yanlış\
      \u{1D}Güvenlik kodu %lld rakamdır\
      \u{16}Güvenlik kodu nerede?\
      \u{3F}Güvenlik kodu: arka yüzde, imzanın yanındaki son %lld rakam\
      \u{3E}%2$@: %1$@, ön yüzde numaranın üstündeki %3$lld rakamdır\
      \u{40}%2$@: %1$@, arka yüzde imzanın yanındaki son %3$lld rakamdır\
      \u{B}Yazılıyor\
      \u{E}Güncel değil\
      \u{E}Bağlantı yok\
      \u{11}Henüz bilinmiyor\
      \u{F}Yapılmadı: %@\
      \u{17}Cihaz bunu değiştirdi\
      \u{A}Yanıt yok\
      \u{19}Aygıt bu değeri tutamaz\
      \u{14}Yalnızca okunabilir\
      \u{16}İleti gönderilemiyor\
      \u{17}Komut başlatılamıyor\
      \u{1E}Bir komut hâlâ çalışıyor\
      \u{11}Dosya okunamıyor\
      \u{13}Dosya yazılamıyor\
      \u{16}Dosya kullanılamıyor\
      \u{15}Değer başka türden\
      \u{22}Aygıt bu tür isteği tanımıyor\
      \u{1D}Aygıtta böyle bir adres yok\
      \u{33}Aygıt bu değeri veya bu kadar yazmacı reddediyor\
      \u{10}Aygıt arızalı\
      \u{E}Aygıt meşgul\
      \u{20}Ağ geçidi aygıta ulaşamıyor\
      \u{1D}Okunan değer geçerli değil\
      \u{15}Aygıtın değeri yok\
      \u{25}Aygıt bilinmeyen bir hata bildiriyor\
      \u{17}Komut başarısız oldu\
      \u{17}Hizmet kullanılamıyor\
      \u{19}Hizmet isteği reddediyor\
      \u{18}Hizmet başarısız oldu\
      \u{14}İfadenin sonucu yok\
      \u{15}Panel gösterilemiyor\
      \u{C}Basılı tut\
      \u{7}QR kodu\
      \u{1B}Artının ortasına dokunun\
      \u{5}Artı\
      \u{3A}Bu dokunuşlar birbirine uymuyor. Lütfen yeniden deneyin.\
      \u{33}Düğmeyi kimse bulamadı. Lütfen yeniden deneyin.\
      \u{1B}Panel parmağı izliyor mu?\
      \u{2E}Yanıt verilmezse her şey eskisi gibi kalır.\
      \u{C}Bir kez daha\
      \u{17}Bu ayarlar korunsun mu?\
      \u{7}Geri al\
      \u{27}Korunmazsa %lld sn sonra geri alınır.\
      \u{D}%@ artık %@.\
      \u{41}Önceki ayarlar kullanılıyor: panel şimdikilerle çalışmadı\
      \u{21}%@ dosyasında sorun, satır %lld\
      \u{13}%@ ile ilgili sorun\
      \u{6}Normal\
      \u{C}Onaylanmadı\
      \u{A}Onaylandı\
      \u{13}Bitti, onaylanmadı\
      \u{1A}Bitti, sıfırlama gerekli\
      \u{9}Ertelendi\
      \u{D}Bastırıldı\
      \u{E}Hizmet dışı\
      \u{11}Denetlenmiyor: %@\
      \u{9}Alarm yok\
      \u{8}Alarmlar\
      \u{10}Tümünü onayla\
      \u{6}Onayla\
      \u{9}Sıfırla\
      \u{10}Ertelemeyi bitir\
      \u{A}Hizmete al\
      \u{E}%lld dk ertele\
      \u{13}Bitene kadar ertele\
      \u{8}Geçmiş\
      \u{E}%lld tane daha\
      \u{7}Başlat\
      \u{8}Duraklat\
      \u{5}Devam\
      \u{6}Durdur\
      \u{4}Saat\
      \u{6}Dakika\
      \u{6}Saniye\
      \u{A}Hazır: %@\
      \u{9}Pazartesi\
      \u{5}Salı\
      \u{A}Çarşamba\
      \u{9}Perşembe\
      \u{4}Cuma\
      \u{9}Cumartesi\
      \u{5}Pazar\
      \u{11}Saat eşitlenmedi\
      \u{A}Kodu girin\
      \u{C}Yanlış kod\
      \u{18}%@ sonra yeniden deneyin\
      \u{7}Kilitli\
      \u{1B}Açmak için basılı tutun\
      \u{8}Temizlik\
      \u{18}Hâlâ orada mısınız?\
      \u{1E}%lld sn sonra başa dönülür\
      \u{8}Aksanlar\
      \u{6}Tümü\
      \u{7}Kopyala\
      \u{3}Kes\
      \u{F}Parolayı gizle\
      \u{3}Dil\
      \u{4}Sola\
      \u{5}Sağa\
      \u{1B}Kart bilgileri için değil\
      \u{17}%@ gibi bir sayı girin\
      \u{27}%1$@ ile %2$@ arasında bir sayı girin\
      \u{3E}Yapıştırılmadı: görünmez denetim karakterleri içeriyor\
      \u{37}Yapıştırılmadı: buraya yalnızca rakam girilebilir\
      \u{1A}Hiçbir şey kopyalanmadı\
      \u{19}Burada gizli bir şey yok\
      \u{17}Gizli bilgi kopyalanmaz\
      \u{B}Yapıştır\
      \u{6}Yinele\
      \u{E}Tümünü seç\
      \u{10}Sola doğru seç\
      \u{11}Sağa doğru seç\
      \u{12}Göster veya gizle\
      \u{11}Parolayı göster\
      \u{7}Göster\
      \u{1F}Yapıştırmak için fazla uzun\
      \u{7}Geri al\
      \u{6}Yenile\
      \u{15}%@, ve %lld tane daha\
      \u{16}Biri bu paneli izliyor\
      \u{6}Grafik\
      \u{1D}%lld değer, %@ ile %@ arası\
      \u{E}Yakınlaştır\
      \u{C}Uzaklaştır\
      \u{6}normal\
      \u{6}uyarı\
      \u{5}alarm\
      \u{F}ayar değeri %@\
      \u{B}yükseliyor\
      \u{A}düşüyor\
      \u{5}sabit\
      \u{7}Eğilim\
      \u{4}Ekle\
      \u{7}Kaldır\
      \u{15}Tüm günlere kopyala\
      \u{A}Daha fazla\
      \u{7}Daha az\
      \u{1B}Zamanlayıcı başladı, %@\
      \u{9}Bitti: %@\
      \u{6}Servis\
      \u{C}Ekran ve ses\
      \u{D}Tarih ve saat\
      \u{3}Ağ\
      \u{B}Güncelleme\
      \u{9}Hakkında\
      \u{8}Günlük\
      \u{11}Fabrika ayarları\
      \u{36}Tüm ayarlar fabrika değerlerine döndürülsün mü?\
      \u{18}Saat sunucusu ayarlasın\
      \u{B}Saat dilimi\
      \u{C}Saati ayarla\
      \u{5}Kablo\
      \u{F}Kablosuz ağlar\
      \u{B}Yeniden ara\
      \u{1A}%@ ağına bağlanılıyor\
      \u{6}Parola\
      \u{7}Bağlan\
      \u{7}Sürüm\
      \u{6}Sistem\
      \u{4}Kart\
      \u{E}Seri numarası\
      \u{5}Adres\
      \u{E}Güncelleniyor\
      \u{10}Şimdi güncelle\
      \u{B}Makine gibi\
      \u{19}Devam etmek için dokunun\
      \u{34}Bunu yalnızca çalışan bir panelin makinesi bilir\
      \u{1C}Bu makinede saat hizmeti yok\
      \u{1B}Bu makinede ağ hizmeti yok\
      \u{22}Bu makinede güncelleme komutu yok\
      \u{19}Panel bunu değiştiremez\
      \u{F}Parola yanlış\
      \u{A}Yanıt yok\
      \u{15}Başarısız oldu: %@
      """
    case "ar":
      """
      \u{A}زيادة\
      \u{A}إنقاص\
      \u{1C}زيادة بمقدار %lld\
      \u{1C}إنقاص بمقدار %lld\
      \u{15}الحد الأدنى\
      \u{15}الحد الأقصى\
      \u{19}%@: الحد الأدنى\
      \u{19}%@: الحد الأقصى\
      \u{15}الحد الأدنى\
      \u{15}الحد الأقصى\
      \u{A}مشغّل\
      \u{A}متوقف\
      \u{A}مختلط\
      \u{A}موسّع\
      \u{8}مطوي\
      \u{A}توسيع\
      \u{4}طي\
      \u{C}تصاعدي\
      \u{C}تنازلي\
      \u{15}قيد التنفيذ\
      \u{17}جارٍ التحديث\
      \u{8}صفحة\
      \u{E}%lld من %lld\
      \u{E}الخطوات\
      \u{D}لم يبدأ\
      \u{1B}الخطوة %lld من %lld\
      \u{27}اكتملت كل الخطوات (%lld)\
      \u{A}مكتمل\
      \u{C}الحالي\
      \u{8}قادم\
      \u{6}فشل\
      \u{11}تم التخطي\
      \u{A}موافق\
      \u{A}إلغاء\
      \u{A}إغلاق\
      \u{4}تم\
      \u{6}حذف\
      \u{A}تعديل\
      \u{8}رجوع\
      \u{C}احتفاظ\
      \u{6}مسح\
      \u{6}بحث\
      \u{C}النطاق\
      \u{18}لا توجد نتائج\
      \u{26}لا توجد نتائج لـ “%@”\
      \u{3F}تحقق من الإملاء أو جرّب كلمات أخرى.\
      \u{12}الإعدادات\
      \u{19}إظهار القائمة\
      \u{19}ارتفاع اللوحة\
      \u{11}نقل لأعلى\
      \u{11}نقل لأسفل\
      \u{6}سحب\
      \u{11}إفلات هنا\
      \u{1D}الإجراء الرئيسي\
      \u{4}زر\
      \u{15}مفتاح تبديل\
      \u{19}إجراءات متاحة\
      \u{13}قابل للضبط\
      \u{A}عنوان\
      \u{8}رابط\
      \u{8}صورة\
      \u{B}حقل نص\
      \u{D}حقل بحث\
      \u{11}مربع حوار\
      \u{8}محدد\
      \u{F}غير متاح\
      \u{29}يُسمع بسماعة الرأس فقط\
      \u{27}انقر مرتين للاستخدام.\
      \u{23}انقر مرتين للكتابة.\
      \u{36}اسحب إلى أعلى أو أسفل للتغيير.\
      \u{1C}اضغط للاستخدام.\
      \u{18}اضغط للكتابة.\
      \u{24}اضغط ثم أدر للتغيير.\
      \u{44}أدر للتغيير، واضغط عندما يصبح صحيحًا.\
      \u{36}استخدم مفاتيح الأسهم للتغيير.\
      \u{16}النطق مفعّل.\
      \u{16}النطق متوقف.\
      \u{45}مرّر إصبعًا على الشاشة لتسمع ما عليها.\
      \u{5C}اسحب إلى اليسار للعنصر التالي، وإلى اليمين للسابق.\
      \u{53}أدر المقبض لتسمع ما هناك. اضغط عليه للاستخدام.\
      \u{71}استخدم مفاتيح الأسهم لتسمع ما هناك، ومفتاح الإجراء للاستخدام.\
      \u{71}تنتقل اللوحة من عنصر إلى آخر تلقائيًا. اضغط عندما تسمع ما تريد.\
      \u{B}كل شيء\
      \u{17}عناصر التحكم\
      \u{10}العناوين\
      \u{12}الإجراءات\
      \u{C}الحروف\
      \u{C}السرعة\
      \u{15}مستوى الصوت\
      \u{12}لا شيء هنا\
      \u{B}حُذف %@\
      \u{15}تمرير لأعلى\
      \u{15}تمرير لأسفل\
      \u{15}تمرير للخلف\
      \u{17}تمرير للأمام\
      \u{4}نص\
      \u{A}مسافة\
      \u{A}إدخال\
      \u{C}العالي\
      \u{8}رموز\
      \u{E}التاريخ\
      \u{A}الوقت\
      \u{A}اليوم\
      \u{A}الشهر\
      \u{A}السنة\
      \u{C}الساعة\
      \u{E}الدقيقة\
      \u{2}ص\
      \u{2}م\
      \u{A}يناير\
      \u{C}فبراير\
      \u{8}مارس\
      \u{A}أبريل\
      \u{8}مايو\
      \u{A}يونيو\
      \u{A}يوليو\
      \u{A}أغسطس\
      \u{C}سبتمبر\
      \u{C}أكتوبر\
      \u{C}نوفمبر\
      \u{C}ديسمبر\
      \u{A}%@ %@ %@\
      \u{A}يناير\
      \u{C}فبراير\
      \u{8}مارس\
      \u{A}أبريل\
      \u{A}يونيو\
      \u{A}يوليو\
      \u{A}أغسطس\
      \u{C}سبتمبر\
      \u{C}أكتوبر\
      \u{C}نوفمبر\
      \u{C}ديسمبر\
      \u{13}تدرج اللون\
      \u{C}التشبع\
      \u{C}السطوع\
      \u{E}العتامة\
      \u{A}العرض\
      \u{10}الارتفاع\
      \u{F}ضبط دقيق\
      \u{C}اللوحة\
      \u{2B}لا يوجد هنا ما يمكن ضبطه\
      \u{26}لا يوجد ضبط باسم “%@”\
      \u{1E}إعادة تعيين الكل\
      \u{1C}إعادة تعيين (%lld)\
      \u{18}إعادة تعيين %@\
      \u{35}هل تريد إعادة تعيين كل القيم؟\
      \u{10}السابق: %@\
      \u{D}إغلاق %@\
      \u{D}تعديل %@\
      \u{D}تباين %@\
      \u{9}%@ كنص\
      \u{1C}هذا الحقل مطلوب\
      \u{20}من %lld إلى %lld حرفًا\
      \u{19}عدد الأحرف: %lld\
      \u{17}تعذّر التحقق\
      \u{1B}إعادة المحاولة\
      \u{15}جارٍ التحقق\
      \u{8}فارغ\
      \u{1F}تم إدخال رقم واحد\
      \u{2A}عدد الأرقام المدخلة: %lld\
      \u{1F}تم إدخال حرف واحد\
      \u{28}عدد الأحرف المدخلة: %lld\
      \u{A}كتابة\
      \u{29}جارٍ التحقق من البطاقة\
      \u{C}التالي\
      \u{2B}لا تُنسخ بيانات البطاقة\
      \u{15}بطاقة الدفع\
      \u{15}رقم البطاقة\
      \u{13}رمز الأمان\
      \u{2}MM\
      \u{2}YY\
      \u{29}يمكن إدخال الأرقام فقط\
      \u{30}%@: لا يمكن إدخال أرقام أخرى\
      \u{23}الشهر رقم من 01 إلى 12\
      \u{1E}أدخل رقم البطاقة\
      \u{13}أدخل الشهر\
      \u{13}أدخل السنة\
      \u{1C}أدخل رمز الأمان\
      \u{25}رقم البطاقة غير صالح\
      \u{48}انتهت صلاحية البطاقة أو السنة غير صحيحة\
      \u{33}رمز الأمان مكوّن من %lld أرقام\
      \u{25}أين يوجد رمز الأمان؟\
      \u{64}رمز الأمان: آخر %lld أرقام على ظهر البطاقة، بجانب التوقيع\
      \u{52}%2$@: %1$@ هو %3$lld أرقام على وجه البطاقة، فوق الرقم\
      \u{61}%2$@: %1$@ هو آخر %3$lld أرقام على ظهر البطاقة، بجانب التوقيع\
      \u{17}تجري الكتابة\
      \u{13}غير محدَّث\
      \u{18}لا يوجد اتصال\
      \u{18}غير معروف بعد\
      \u{17}لم يُنفَّذ: %@\
      \u{17}غيّره الجهاز\
      \u{12}لا يوجد رد\
      \u{39}لا يستطيع الجهاز حفظ هذه القيمة\
      \u{15}للقراءة فقط\
      \u{27}لا يمكن إرسال الرسالة\
      \u{1F}لا يمكن بدء الأمر\
      \u{2A}لا يزال أمر قيد التشغيل\
      \u{23}لا يمكن قراءة الملف\
      \u{23}لا يمكن كتابة الملف\
      \u{27}لا يمكن استخدام الملف\
      \u{1F}القيمة من نوع آخر\
      \u{40}لا يعرف الجهاز هذا النوع من الطلبات\
      \u{35}لا يوجد في الجهاز هذا العنوان\
      \u{54}يرفض الجهاز هذه القيمة أو هذا العدد من السجلات\
      \u{17}تعطّل الجهاز\
      \u{17}الجهاز مشغول\
      \u{2E}لا تصل البوابة إلى الجهاز\
      \u{2B}القراءة ليست قيمة صالحة\
      \u{23}ليس لدى الجهاز قيمة\
      \u{33}أبلغ الجهاز عن خطأ غير معروف\
      \u{11}فشل الأمر\
      \u{1E}الخدمة غير متاحة\
      \u{20}ترفض الخدمة الطلب\
      \u{15}فشلت الخدمة\
      \u{20}ليس للتعبير نتيجة\
      \u{1E}يتعذر عرض اللوحة\
      \u{F}ضغط مطول\
      \u{9}رمز QR\
      \u{2D}المس منتصف علامة التقاطع\
      \u{19}علامة التقاطع\
      \u{46}هذه اللمسات غير متوافقة. حاول مرة أخرى.\
      \u{3F}لم يعثر أحد على الزر. حاول مرة أخرى.\
      \u{29}هل تتبع اللوحة الإصبع؟\
      \u{37}بدون إجابة يبقى كل شيء كما كان.\
      \u{F}مرة أخرى\
      \u{3C}هل تريد الاحتفاظ بهذه الإعدادات؟\
      \u{A}تراجع\
      \u{52}سيتم التراجع خلال %lld ث ما لم يتم الاحتفاظ بها.\
      \u{18}%@ أصبح الآن %@.\
      \u{5F}تُستخدم الإعدادات السابقة: تعطّلت اللوحة مع الحالية\
      \u{24}مشكلة في %@، السطر %lld\
      \u{12}مشكلة مع %@\
      \u{8}عادي\
      \u{13}غير مُقَرّ\
      \u{C}مُقَرّ\
      \u{20}انتهى، غير مُقَرّ\
      \u{2B}انتهى، يلزم إعادة الضبط\
      \u{8}مؤجل\
      \u{A}محجوب\
      \u{15}خارج الخدمة\
      \u{17}غير مراقَب: %@\
      \u{1C}لا توجد إنذارات\
      \u{12}الإنذارات\
      \u{13}إقرار الكل\
      \u{A}إقرار\
      \u{15}إعادة الضبط\
      \u{19}إلغاء التأجيل\
      \u{1E}إعادة إلى الخدمة\
      \u{1A}تأجيل %lld دقيقة\
      \u{1C}تأجيل حتى ينتهي\
      \u{A}السجل\
      \u{D}%lld أخرى\
      \u{8}ابدأ\
      \u{13}إيقاف مؤقت\
      \u{C}متابعة\
      \u{8}توقف\
      \u{A}ساعات\
      \u{A}دقائق\
      \u{A}ثوانٍ\
      \u{10}جاهز في %@\
      \u{E}الاثنين\
      \u{10}الثلاثاء\
      \u{10}الأربعاء\
      \u{C}الخميس\
      \u{C}الجمعة\
      \u{A}السبت\
      \u{A}الأحد\
      \u{22}الساعة غير متزامنة\
      \u{13}أدخل الرمز\
      \u{F}رمز خاطئ\
      \u{21}أعد المحاولة بعد %@\
      \u{8}مقفل\
      \u{29}اضغط مطولاً لفتح القفل\
      \u{A}تنظيف\
      \u{19}هل ما زلت هنا؟\
      \u{31}العودة إلى البداية بعد %lld ث\
      \u{1B}علامات التشكيل\
      \u{8}الكل\
      \u{6}نسخ\
      \u{4}قص\
      \u{20}إخفاء كلمة المرور\
      \u{A}اللغة\
      \u{8}يسار\
      \u{8}يمين\
      \u{2D}غير متاح لبيانات البطاقة\
      \u{1D}أدخل عددًا مثل %@\
      \u{29}أدخل رقمًا من %1$@ إلى %2$@\
      \u{46}لم يُلصق: يحتوي على أحرف تحكم غير مرئية\
      \u{38}لم يُلصق: تُقبل الأرقام فقط هنا\
      \u{16}لم يُنسخ شيء\
      \u{24}لا يوجد شيء مخفي هنا\
      \u{2D}لا تُنسخ البيانات السرية\
      \u{6}لصق\
      \u{A}إعادة\
      \u{13}تحديد الكل\
      \u{1E}تحديد إلى اليسار\
      \u{1E}تحديد إلى اليمين\
      \u{1A}إظهار أو إخفاء\
      \u{20}إظهار كلمة المرور\
      \u{A}إظهار\
      \u{1D}أطول من أن يُلصق\
      \u{A}تراجع\
      \u{A}تحديث\
      \u{14}%@، و%lld أخرى\
      \u{2A}شخص ما يشاهد هذه اللوحة\
      \u{8}مخطط\
      \u{26}%lld من القيم من %@ إلى %@\
      \u{A}تكبير\
      \u{A}تصغير\
      \u{A}طبيعي\
      \u{A}تحذير\
      \u{A}إنذار\
      \u{20}القيمة المطلوبة %@\
      \u{11}في ارتفاع\
      \u{11}في انخفاض\
      \u{8}ثابت\
      \u{E}الاتجاه\
      \u{A}إضافة\
      \u{A}إزالة\
      \u{1F}نسخ إلى كل الأيام\
      \u{8}أكثر\
      \u{6}أقل\
      \u{18}بدأ المؤقت، %@\
      \u{E}انتهى: %@\
      \u{E}الصيانة\
      \u{19}الشاشة والصوت\
      \u{1B}التاريخ والوقت\
      \u{C}الشبكة\
      \u{E}التحديث\
      \u{6}حول\
      \u{A}السجل\
      \u{1B}إعدادات المصنع\
      \u{51}هل تريد إعادة جميع الإعدادات إلى قيم المصنع؟\
      \u{1C}يضبطها خادم وقت\
      \u{1D}المنطقة الزمنية\
      \u{13}ضبط الساعة\
      \u{8}كابل\
      \u{21}الشبكات اللاسلكية\
      \u{17}البحث مجددًا\
      \u{1F}جارٍ الاتصال بـ %@\
      \u{15}كلمة المرور\
      \u{A}اتصال\
      \u{E}الإصدار\
      \u{C}النظام\
      \u{C}اللوحة\
      \u{1B}الرقم التسلسلي\
      \u{E}العنوان\
      \u{17}جارٍ التحديث\
      \u{17}التحديث الآن\
      \u{13}مثل الجهاز\
      \u{19}المس للمتابعة\
      \u{43}لا يعرف هذا إلا جهاز لوحة قيد التشغيل\
      \u{3C}لا توجد في هذا الجهاز خدمة للساعة\
      \u{3E}لا توجد في هذا الجهاز خدمة للشبكات\
      \u{3C}لا يوجد في هذا الجهاز أمر للتحديث\
      \u{2E}لا يُسمح للوحة بتغيير هذا\
      \u{20}كلمة المرور خاطئة\
      \u{12}لا يوجد رد\
      \u{A}فشل: %@
      """
    case "he":
      """
      \u{A}הגדלה\
      \u{A}הקטנה\
      \u{13}הגדלה ב־%lld\
      \u{13}הקטנה ב־%lld\
      \u{E}מינימום\
      \u{E}מקסימום\
      \u{12}%@: מינימום\
      \u{12}%@: מקסימום\
      \u{E}מינימום\
      \u{E}מקסימום\
      \u{8}פועל\
      \u{8}כבוי\
      \u{A}מעורב\
      \u{A}מורחב\
      \u{A}מכווץ\
      \u{A}הרחבה\
      \u{A}כיווץ\
      \u{F}סדר עולה\
      \u{F}סדר יורד\
      \u{C}בתהליך\
      \u{15}מתבצע רענון\
      \u{8}עמוד\
      \u{12}%lld מתוך %lld\
      \u{A}שלבים\
      \u{11}טרם התחיל\
      \u{19}שלב %lld מתוך %lld\
      \u{25}כל השלבים הושלמו (%lld)\
      \u{A}הושלם\
      \u{A}נוכחי\
      \u{A}עתידי\
      \u{8}נכשל\
      \u{8}דולג\
      \u{A}אישור\
      \u{A}ביטול\
      \u{A}סגירה\
      \u{8}סיום\
      \u{A}מחיקה\
      \u{A}עריכה\
      \u{8}חזרה\
      \u{A}שמירה\
      \u{A}ניקוי\
      \u{A}חיפוש\
      \u{8}תחום\
      \u{13}אין תוצאות\
      \u{25}אין תוצאות עבור ”%@“\
      \u{46}יש לבדוק את האיות או לנסות מילים אחרות.\
      \u{C}הגדרות\
      \u{15}הצגת התפריט\
      \u{17}גובה החלונית\
      \u{15}העברה למעלה\
      \u{13}העברה למטה\
      \u{A}גרירה\
      \u{11}שחרור כאן\
      \u{15}פעולה ראשית\
      \u{A}כפתור\
      \u{6}מתג\
      \u{19}פעולות זמינות\
      \u{17}ניתן לכוונון\
      \u{A}כותרת\
      \u{A}קישור\
      \u{A}תמונה\
      \u{F}שדה טקסט\
      \u{11}שדה חיפוש\
      \u{15}תיבת דו־שיח\
      \u{8}נבחר\
      \u{D}לא זמין\
      \u{22}נשמע באוזניות בלבד\
      \u{28}הקשה כפולה כדי להשתמש.\
      \u{28}הקשה כפולה כדי להקליד.\
      \u{36}החלקה למעלה או למטה כדי לשנות.\
      \u{1F}לחיצה כדי להשתמש.\
      \u{1F}לחיצה כדי להקליד.\
      \u{2F}לחיצה ואז סיבוב כדי לשנות.\
      \u{3D}סיבוב כדי לשנות, ולחיצה כשזה נכון.\
      \u{1F}מקשי החצים משנים.\
      \u{16}הדיבור פועל.\
      \u{16}הדיבור כבוי.\
      \u{45}העבירו אצבע על המסך כדי לשמוע מה יש בו.\
      \u{43}החליקו שמאלה לפריט הבא, וימינה לקודם.\
      \u{60}סובבו את הכפתור כדי לשמוע מה יש. לחצו עליו כדי להשתמש.\
      \u{4F}מקשי החצים משמיעים מה יש, ומקש הפעולה מפעיל.\
      \u{62}הלוח עובר מפריט לפריט מעצמו. לחיצה כשנשמע הפריט הרצוי.\
      \u{8}הכול\
      \u{A}פקדים\
      \u{C}כותרות\
      \u{C}פעולות\
      \u{C}אותיות\
      \u{C}מהירות\
      \u{11}עוצמת קול\
      \u{14}אין כאן דבר\
      \u{B}%@ נמחק\
      \u{15}גלילה למעלה\
      \u{13}גלילה למטה\
      \u{15}גלילה לאחור\
      \u{15}גלילה קדימה\
      \u{8}טקסט\
      \u{8}רווח\
      \u{8}אנטר\
      \u{8}שיפט\
      \u{A}סמלים\
      \u{A}תאריך\
      \u{6}שעה\
      \u{6}יום\
      \u{8}חודש\
      \u{6}שנה\
      \u{6}שעה\
      \u{6}דקה\
      \u{2}AM\
      \u{2}PM\
      \u{A}ינואר\
      \u{C}פברואר\
      \u{6}מרץ\
      \u{A}אפריל\
      \u{6}מאי\
      \u{8}יוני\
      \u{8}יולי\
      \u{C}אוגוסט\
      \u{C}ספטמבר\
      \u{E}אוקטובר\
      \u{C}נובמבר\
      \u{A}דצמבר\
      \u{A}%@ %@ %@\
      \u{8}ינו׳\
      \u{8}פבר׳\
      \u{6}מרץ\
      \u{8}אפר׳\
      \u{8}יוני\
      \u{8}יולי\
      \u{8}אוג׳\
      \u{8}ספט׳\
      \u{8}אוק׳\
      \u{8}נוב׳\
      \u{8}דצמ׳\
      \u{8}גוון\
      \u{A}רוויה\
      \u{C}בהירות\
      \u{C}אטימות\
      \u{8}רוחב\
      \u{8}גובה\
      \u{15}כוונון עדין\
      \u{6}לוח\
      \u{1F}אין כאן מה לכוונן\
      \u{23}אין כוונון בשם ”%@“\
      \u{13}איפוס הכול\
      \u{11}איפוס (%lld)\
      \u{D}איפוס %@\
      \u{20}לאפס את כל הערכים?\
      \u{C}קודם: %@\
      \u{D}סגירת %@\
      \u{D}עריכת %@\
      \u{18}ניגודיות של %@\
      \u{D}%@ כטקסט\
      \u{F}שדה חובה\
      \u{1F}בין %lld ל־%lld תווים\
      \u{1B}מספר התווים: %lld\
      \u{1F}לא ניתן היה לבדוק\
      \u{15}ניסיון נוסף\
      \u{C}בבדיקה\
      \u{6}ריק\
      \u{1A}הוזנה ספרה אחת\
      \u{1A}הוזנו %lld ספרות\
      \u{14}הוזן תו אחד\
      \u{1A}הוזנו %lld תווים\
      \u{A}הקלדה\
      \u{19}הכרטיס בבדיקה\
      \u{6}הבא\
      \u{2D}פרטי הכרטיס אינם מועתקים\
      \u{15}כרטיס תשלום\
      \u{13}מספר כרטיס\
      \u{11}קוד אבטחה\
      \u{2}MM\
      \u{2}YY\
      \u{27}ניתן להזין ספרות בלבד\
      \u{2D}%@: אין מקום לספרות נוספות\
      \u{29}החודש הוא מספר מ־01 עד 12\
      \u{2A}יש להזין את מספר הכרטיס\
      \u{1F}יש להזין את החודש\
      \u{1D}יש להזין את השנה\
      \u{28}יש להזין את קוד האבטחה\
      \u{27}מספר הכרטיס אינו תקין\
      \u{35}תוקף הכרטיס פג או שהשנה שגויה\
      \u{2A}בקוד האבטחה יש %lld ספרות\
      \u{26}היכן נמצא קוד האבטחה?\
      \u{60}קוד האבטחה: %lld הספרות האחרונות בגב הכרטיס, ליד החתימה\
      \u{51}%2$@: ‏%1$@ הוא %3$lld ספרות בחזית הכרטיס, מעל המספר\
      \u{62}%2$@: ‏%1$@ הוא %3$lld הספרות האחרונות בגב הכרטיס, ליד החתימה\
      \u{F}נכתב כעת\
      \u{11}לא מעודכן\
      \u{11}אין חיבור\
      \u{18}עדיין לא ידוע\
      \u{11}לא בוצע: %@\
      \u{1D}ההתקן שינה את זה\
      \u{11}אין תשובה\
      \u{35}המכשיר אינו יכול להכיל ערך זה\
      \u{15}לקריאה בלבד\
      \u{2A}לא ניתן לשלוח את ההודעה\
      \u{2C}לא ניתן להפעיל את הפקודה\
      \u{20}פקודה עדיין פועלת\
      \u{28}לא ניתן לקרוא את הקובץ\
      \u{28}לא ניתן לכתוב את הקובץ\
      \u{25}לא ניתן להשתמש בקובץ\
      \u{1F}הערך הוא מסוג אחר\
      \u{35}המכשיר אינו מכיר בקשה מסוג זה\
      \u{25}אין במכשיר כתובת כזו\
      \u{45}המכשיר דוחה את הערך או את מספר האוגרים\
      \u{19}המכשיר התקלקל\
      \u{15}המכשיר עסוק\
      \u{2C}השער אינו מגיע אל המכשיר\
      \u{25}הערך שנקרא אינו תקין\
      \u{1A}למכשיר אין ערך\
      \u{35}המכשיר מדווח על תקלה לא ידועה\
      \u{17}הפקודה נכשלה\
      \u{1E}השירות אינו זמין\
      \u{25}השירות דוחה את הבקשה\
      \u{15}השירות נכשל\
      \u{1E}לביטוי אין תוצאה\
      \u{26}לא ניתן להציג את הלוח\
      \u{A}החזקה\
      \u{9}קוד QR\
      \u{21}יש לגעת במרכז הצלב\
      \u{6}צלב\
      \u{3D}הנגיעות אינן תואמות. נא לנסות שוב.\
      \u{3D}איש לא מצא את הכפתור. נא לנסות שוב.\
      \u{2B}האם הלוח עוקב אחר האצבע?\
      \u{31}ללא תשובה הכול יישאר כשהיה.\
      \u{6}שוב\
      \u{28}לשמור את ההגדרות האלה?\
      \u{17}ביטול השינוי\
      \u{35}יבוטל בעוד %lld שנ׳ אם לא יישמר.\
      \u{14}%@ הוא כעת %@.\
      \u{4F}בשימוש הגדרות קודמות: הלוח נכשל עם הנוכחיות\
      \u{1E}בעיה ב־%@, שורה %lld\
      \u{10}בעיה עם %@\
      \u{8}תקין\
      \u{F}לא אושרה\
      \u{A}אושרה\
      \u{1F}הסתיימה, לא אושרה\
      \u{23}הסתיימה, נדרש איפוס\
      \u{A}נדחתה\
      \u{C}הושתקה\
      \u{15}מחוץ לשירות\
      \u{15}ללא פיקוח: %@\
      \u{13}אין התראות\
      \u{C}התראות\
      \u{13}אישור הכול\
      \u{A}אישור\
      \u{A}איפוס\
      \u{17}ביטול הדחייה\
      \u{17}החזרה לשירות\
      \u{1A}דחייה ל־%lld דק׳\
      \u{1A}דחייה עד לסיום\
      \u{10}היסטוריה\
      \u{B}עוד %lld\
      \u{A}התחלה\
      \u{A}השהיה\
      \u{8}המשך\
      \u{A}עצירה\
      \u{8}שעות\
      \u{8}דקות\
      \u{A}שניות\
      \u{F}מוכן ב־%@\
      \u{D}יום שני\
      \u{11}יום שלישי\
      \u{11}יום רביעי\
      \u{11}יום חמישי\
      \u{F}יום שישי\
      \u{D}יום שבת\
      \u{11}יום ראשון\
      \u{22}השעון אינו מסונכרן\
      \u{18}הזינו את הקוד\
      \u{F}קוד שגוי\
      \u{19}נסו שוב בעוד %@\
      \u{8}נעול\
      \u{19}החזיקו לפתיחה\
      \u{A}ניקוי\
      \u{12}עדיין כאן?\
      \u{2A}חזרה להתחלה בעוד %lld שנ׳\
      \u{15}סימני הטעמה\
      \u{8}הכול\
      \u{A}העתקה\
      \u{A}גזירה\
      \u{17}הסתרת הסיסמה\
      \u{6}שפה\
      \u{A}שמאלה\
      \u{A}ימינה\
      \u{21}לא עבור פרטי כרטיס\
      \u{22}יש להזין מספר כמו %@\
      \u{26}הזינו מספר מ־%1$@ עד %2$@\
      \u{40}לא הודבק: יש בו תווי בקרה בלתי נראים\
      \u{36}לא הודבק: כאן מתאימות רק ספרות\
      \u{1D}שום דבר לא הועתק\
      \u{28}שום דבר אינו מוסתר כאן\
      \u{25}מידע סודי אינו מועתק\
      \u{A}הדבקה\
      \u{13}ביצוע מחדש\
      \u{13}בחירת הכול\
      \u{15}בחירה שמאלה\
      \u{15}בחירה ימינה\
      \u{18}הצגה או הסתרה\
      \u{15}הצגת הסיסמה\
      \u{8}הצגה\
      \u{1C}ארוך מדי להדבקה\
      \u{15}ביטול פעולה\
      \u{A}רענון\
      \u{11}%@, ועוד %lld\
      \u{23}מישהו צופה בלוח הזה\
      \u{A}תרשים\
      \u{1E}%lld ערכים מ־%@ עד %@\
      \u{13}הגדל תצוגה\
      \u{13}הקטן תצוגה\
      \u{8}תקין\
      \u{A}אזהרה\
      \u{A}אזעקה\
      \u{12}ערך רצוי %@\
      \u{8}עולה\
      \u{8}יורד\
      \u{8}יציב\
      \u{8}מגמה\
      \u{A}הוספה\
      \u{8}הסרה\
      \u{1C}העתקה לכל הימים\
      \u{8}יותר\
      \u{8}פחות\
      \u{1B}הטיימר הופעל, %@\
      \u{12}הסתיימה: %@\
      \u{A}שירות\
      \u{15}תצוגה וצליל\
      \u{13}תאריך ושעה\
      \u{6}רשת\
      \u{A}עדכון\
      \u{A}אודות\
      \u{8}יומן\
      \u{15}הגדרות יצרן\
      \u{3C}להחזיר את כל ההגדרות לערכי היצרן?\
      \u{24}מכוון על ידי שרת זמן\
      \u{F}אזור זמן\
      \u{18}כוון את השעון\
      \u{6}כבל\
      \u{1B}רשתות אלחוטיות\
      \u{D}חפש שוב\
      \u{12}מתחבר אל %@\
      \u{A}סיסמה\
      \u{A}התחבר\
      \u{8}גרסה\
      \u{A}מערכת\
      \u{6}לוח\
      \u{15}מספר סידורי\
      \u{A}כתובת\
      \u{C}מתעדכן\
      \u{13}עדכן עכשיו\
      \u{13}כמו המכונה\
      \u{18}גע כדי להמשיך\
      \u{38}רק המכונה של לוח פועל יודעת זאת\
      \u{2E}אין במכונה זו שירות לשעון\
      \u{30}אין במכונה זו שירות לרשתות\
      \u{2E}אין במכונה זו פקודת עדכון\
      \u{2C}הלוח אינו רשאי לשנות זאת\
      \u{17}הסיסמה שגויה\
      \u{11}אין תשובה\
      \u{1B}הפעולה נכשלה: %@
      """
    case "hi":
      """
      \u{12}बढ़ाएँ\
      \u{F}घटाएँ\
      \u{1E}%lld से बढ़ाएँ\
      \u{1B}%lld से घटाएँ\
      \u{15}न्यूनतम\
      \u{12}अधिकतम\
      \u{19}%@: न्यूनतम\
      \u{16}%@: अधिकतम\
      \u{15}न्यूनतम\
      \u{12}अधिकतम\
      \u{C}चालू\
      \u{9}बंद\
      \u{15}मिश्रित\
      \u{15}विस्तृत\
      \u{1B}संक्षिप्त\
      \u{22}विस्तार करें\
      \u{19}छोटा करें\
      \u{F}आरोही\
      \u{12}अवरोही\
      \u{13}जारी है\
      \u{30}रीफ़्रेश हो रहा है\
      \u{F}पृष्ठ\
      \u{1E}%2$lld में से %1$lld\
      \u{9}चरण\
      \u{23}शुरू नहीं हुआ\
      \u{28}%2$lld में से चरण %1$lld\
      \u{2F}सभी %lld चरण पूरे हुए\
      \u{C}पूरा\
      \u{15}वर्तमान\
      \u{F}आगामी\
      \u{C}विफल\
      \u{19}छोड़ा गया\
      \u{10}ठीक है\
      \u{19}रद्द करें\
      \u{16}बंद करें\
      \u{10}हो गया\
      \u{F}हटाएँ\
      \u{22}संपादित करें\
      \u{C}वापस\
      \u{C}रखें\
      \u{19}साफ़ करें\
      \u{F}खोजें\
      \u{F}दायरा\
      \u{29}कोई परिणाम नहीं\
      \u{43}“%@” के लिए कोई परिणाम नहीं\
      \u{62}वर्तनी जाँचें या दूसरे शब्द आज़माएँ।\
      \u{18}सेटिंग्स\
      \u{1F}मेनू दिखाएँ\
      \u{20}शीट की ऊँचाई\
      \u{1D}ऊपर ले जाएँ\
      \u{20}नीचे ले जाएँ\
      \u{12}खींचें\
      \u{1F}यहाँ छोड़ें\
      \u{22}मुख्य क्रिया\
      \u{9}बटन\
      \u{F}स्विच\
      \u{2B}क्रियाएँ उपलब्ध\
      \u{18}समायोज्य\
      \u{12}शीर्षक\
      \u{C}लिंक\
      \u{F}चित्र\
      \u{28}टेक्स्ट फ़ील्ड\
      \u{1C}खोज फ़ील्ड\
      \u{F}संवाद\
      \u{16}चुना गया\
      \u{1F}उपलब्ध नहीं\
      \u{47}केवल हेडसेट पर सुना जाता है\
      \u{4B}उपयोग के लिए दो बार टैप करें।\
      \u{4B}लिखने के लिए दो बार टैप करें।\
      \u{61}बदलने के लिए ऊपर या नीचे स्वाइप करें।\
      \u{33}उपयोग के लिए दबाएँ।\
      \u{33}लिखने के लिए दबाएँ।\
      \u{51}बदलने के लिए दबाएँ, फिर घुमाएँ।\
      \u{6C}बदलने के लिए घुमाएँ, और सही होने पर दबाएँ।\
      \u{6A}बदलने के लिए तीर कुंजियों का उपयोग करें।\
      \u{23}वाणी चालू है।\
      \u{20}वाणी बंद है।\
      \u{8A}स्क्रीन पर क्या है, यह सुनने के लिए उस पर उँगली फेरें।\
      \u{8F}अगले आइटम के लिए दाएँ और पिछले के लिए बाएँ स्वाइप करें।\
      \u{A0}क्या है, यह सुनने के लिए घुंडी घुमाएँ। उपयोग के लिए उसे दबाएँ।\
      \u{BD}क्या है, यह सुनने के लिए तीर कुंजियाँ और उपयोग के लिए क्रिया कुंजी दबाएँ।\
      \u{B3}पैनल अपने आप एक आइटम से दूसरे पर जाता है। मनचाहा आइटम सुनते ही दबाएँ।\
      \u{10}सब कुछ\
      \u{18}नियंत्रण\
      \u{1F}शीर्षक सूची\
      \u{18}क्रियाएँ\
      \u{F}अक्षर\
      \u{9}गति\
      \u{F}आवाज़\
      \u{2A}यहाँ कुछ नहीं है\
      \u{1C}%@ हटाया गया\
      \u{2C}ऊपर स्क्रॉल करें\
      \u{2F}नीचे स्क्रॉल करें\
      \u{2F}पीछे स्क्रॉल करें\
      \u{2C}आगे स्क्रॉल करें\
      \u{15}टेक्स्ट\
      \u{F}स्पेस\
      \u{C}एंटर\
      \u{12}शिफ़्ट\
      \u{F}चिह्न\
      \u{F}तारीख\
      \u{9}समय\
      \u{9}दिन\
      \u{F}महीना\
      \u{C}वर्ष\
      \u{C}घंटा\
      \u{C}मिनट\
      \u{1B}पूर्वाह्न\
      \u{15}अपराह्न\
      \u{F}जनवरी\
      \u{12}फ़रवरी\
      \u{F}मार्च\
      \u{12}अप्रैल\
      \u{6}मई\
      \u{9}जून\
      \u{F}जुलाई\
      \u{F}अगस्त\
      \u{12}सितंबर\
      \u{15}अक्टूबर\
      \u{F}नवंबर\
      \u{12}दिसंबर\
      \u{A}%@ %@ %@\
      \u{9}जन॰\
      \u{C}फ़र॰\
      \u{F}मार्च\
      \u{12}अप्रैल\
      \u{9}जून\
      \u{C}जुल॰\
      \u{9}अग॰\
      \u{C}सित॰\
      \u{12}अक्टू॰\
      \u{9}नव॰\
      \u{C}दिस॰\
      \u{C}रंगत\
      \u{18}संतृप्ति\
      \u{9}चमक\
      \u{21}अपारदर्शिता\
      \u{12}चौड़ाई\
      \u{F}ऊँचाई\
      \u{25}बारीक समायोजन\
      \u{C}पैनल\
      \u{61}यहाँ समायोजित करने के लिए कुछ नहीं है\
      \u{46}“%@” नाम का कोई समायोजन नहीं\
      \u{23}सब रीसेट करें\
      \u{21}%lld रीसेट करें\
      \u{1F}%@ रीसेट करें\
      \u{31}सभी मान रीसेट करें?\
      \u{10}पहले: %@\
      \u{19}%@ बंद करें\
      \u{25}%@ संपादित करें\
      \u{25}%@ का कंट्रास्ट\
      \u{2C}%@ टेक्स्ट रूप में\
      \u{20}यह ज़रूरी है\
      \u{1D}%lld से %lld वर्ण\
      \u{32}वर्णों की संख्या: %lld\
      \u{2A}जाँच नहीं हो सकी\
      \u{26}फिर कोशिश करें\
      \u{24}जाँच हो रही है\
      \u{C}खाली\
      \u{2F}1 अंक दर्ज किया गया\
      \u{2C}%lld अंक दर्ज किए गए\
      \u{32}1 वर्ण दर्ज किया गया\
      \u{2F}%lld वर्ण दर्ज किए गए\
      \u{15}टाइपिंग\
      \u{3B}कार्ड की जाँच हो रही है\
      \u{C}अगला\
      \u{4D}कार्ड का विवरण कॉपी नहीं होता\
      \u{22}भुगतान कार्ड\
      \u{1C}कार्ड नंबर\
      \u{1F}सुरक्षा कोड\
      \u{2}MM\
      \u{2}YY\
      \u{4B}केवल अंक दर्ज किए जा सकते हैं\
      \u{32}%@: और अंक नहीं आ सकते\
      \u{44}महीना 01 से 12 तक की संख्या है\
      \u{36}कार्ड नंबर दर्ज करें\
      \u{29}महीना दर्ज करें\
      \u{26}वर्ष दर्ज करें\
      \u{39}सुरक्षा कोड दर्ज करें\
      \u{47}यह कार्ड नंबर मान्य नहीं है\
      \u{73}कार्ड की अवधि समाप्त हो गई है या वर्ष ग़लत है\
      \u{4F}सुरक्षा कोड में %lld अंक होते हैं\
      \u{34}सुरक्षा कोड कहाँ है?\
      \u{80}सुरक्षा कोड: पीछे हस्ताक्षर के पास के अंतिम %lld अंक\
      \u{5A}%2$@: %1$@ सामने नंबर के ऊपर के %3$lld अंक हैं\
      \u{76}%2$@: %1$@ पीछे हस्ताक्षर के पास के अंतिम %3$lld अंक हैं\
      \u{24}लिखा जा रहा है\
      \u{1F}अद्यतन नहीं\
      \u{2C}कोई कनेक्शन नहीं\
      \u{26}अभी ज्ञात नहीं\
      \u{27}नहीं किया गया: %@\
      \u{37}उपकरण ने इसे बदल दिया\
      \u{26}कोई उत्तर नहीं\
      \u{41}उपकरण यह मान नहीं रख सकता\
      \u{34}केवल पढ़ा जा सकता है\
      \u{3D}संदेश भेजा नहीं जा सकता\
      \u{47}आदेश शुरू नहीं किया जा सकता\
      \u{35}एक आदेश अभी चल रहा है\
      \u{3D}फ़ाइल पढ़ी नहीं जा सकती\
      \u{3D}फ़ाइल लिखी नहीं जा सकती\
      \u{54}फ़ाइल का उपयोग नहीं किया जा सकता\
      \u{47}मान किसी दूसरे प्रकार का है\
      \u{60}उपकरण इस प्रकार का अनुरोध नहीं जानता\
      \u{4B}उपकरण में ऐसा कोई पता नहीं है\
      \u{77}उपकरण यह मान या इतने रजिस्टर अस्वीकार करता है\
      \u{37}उपकरण ख़राब हो गया है\
      \u{29}उपकरण व्यस्त है\
      \u{49}गेटवे उपकरण तक नहीं पहुँचता\
      \u{44}पढ़ा गया मान मान्य नहीं है\
      \u{48}उपकरण के पास कोई मान नहीं है\
      \u{53}उपकरण एक अज्ञात त्रुटि बताता है\
      \u{23}आदेश विफल रहा\
      \u{33}सेवा उपलब्ध नहीं है\
      \u{4C}सेवा अनुरोध अस्वीकार करती है\
      \u{23}सेवा विफल रही\
      \u{4A}व्यंजक का कोई परिणाम नहीं है\
      \u{40}पैनल नहीं दिखाया जा सकता\
      \u{19}दबाए रखें\
      \u{C}QR कोड\
      \u{37}क्रॉस के बीच में छुएँ\
      \u{F}क्रॉस\
      \u{8E}ये स्पर्श आपस में मेल नहीं खाते। कृपया फिर कोशिश करें।\
      \u{74}किसी को बटन नहीं मिला। कृपया फिर कोशिश करें।\
      \u{58}क्या पैनल उँगली का अनुसरण करता है?\
      \u{5B}उत्तर न देने पर सब पहले जैसा रहेगा।\
      \u{10}फिर से\
      \u{2D}ये सेटिंग्स रखें?\
      \u{19}वापस लाएँ\
      \u{57}न रखने पर %lld से॰ में वापस हो जाएगा।\
      \u{16}%@ अब %@ है।\
      \u{8F}पहले की सेटिंग्स उपयोग में हैं: मौजूदा से पैनल विफल हुआ\
      \u{38}%@ में समस्या, पंक्ति %lld\
      \u{1F}%@ में समस्या\
      \u{15}सामान्य\
      \u{18}अस्वीकृत\
      \u{15}स्वीकृत\
      \u{2C}समाप्त, अस्वीकृत\
      \u{36}समाप्त, रीसेट आवश्यक\
      \u{12}स्थगित\
      \u{19}दबाया गया\
      \u{20}सेवा से बाहर\
      \u{26}निगरानी नहीं: %@\
      \u{29}कोई अलार्म नहीं\
      \u{12}अलार्म\
      \u{25}सभी स्वीकारें\
      \u{1B}स्वीकारें\
      \u{F}रीसेट\
      \u{1F}स्थगन हटाएँ\
      \u{29}सेवा में लौटाएँ\
      \u{31}%lld मिनट स्थगित करें\
      \u{3C}समाप्ति तक स्थगित करें\
      \u{12}इतिहास\
      \u{B}%lld और\
      \u{C}शुरू\
      \u{F}रोकें\
      \u{19}जारी रखें\
      \u{16}बंद करें\
      \u{C}घंटे\
      \u{C}मिनट\
      \u{F}सेकंड\
      \u{19}%@ पर तैयार\
      \u{12}सोमवार\
      \u{15}मंगलवार\
      \u{12}बुधवार\
      \u{15}गुरुवार\
      \u{18}शुक्रवार\
      \u{12}शनिवार\
      \u{12}रविवार\
      \u{2D}घड़ी सिंक नहीं है\
      \u{23}कोड दर्ज करें\
      \u{13}गलत कोड\
      \u{36}%@ में फिर प्रयास करें\
      \u{10}लॉक है\
      \u{3A}खोलने के लिए दबाए रखें\
      \u{F}सफ़ाई\
      \u{2F}क्या आप अभी भी हैं?\
      \u{40}%lld से. में शुरुआत पर वापसी\
      \u{22}मात्रा-चिह्न\
      \u{9}सभी\
      \u{19}कॉपी करें\
      \u{F}काटें\
      \u{28}पासवर्ड छिपाएँ\
      \u{C}भाषा\
      \u{C}बाएँ\
      \u{C}दाएँ\
      \u{3D}कार्ड विवरण के लिए नहीं\
      \u{3C}%@ जैसी संख्या दर्ज करें\
      \u{4B}%1$@ से %2$@ तक की संख्या दर्ज करें\
      \u{80}चिपकाया नहीं गया: इसमें अदृश्य नियंत्रण वर्ण हैं\
      \u{6C}चिपकाया नहीं गया: यहाँ केवल अंक आ सकते हैं\
      \u{41}कुछ भी कॉपी नहीं किया गया\
      \u{3E}यहाँ कुछ भी छिपा नहीं है\
      \u{56}गोपनीय जानकारी कॉपी नहीं की जाती\
      \u{15}चिपकाएँ\
      \u{1D}फिर से करें\
      \u{19}सभी चुनें\
      \u{23}बाईं ओर चुनें\
      \u{23}दाईं ओर चुनें\
      \u{2C}दिखाएँ या छिपाएँ\
      \u{28}पासवर्ड दिखाएँ\
      \u{12}दिखाएँ\
      \u{40}चिपकाने के लिए बहुत लंबा\
      \u{22}पूर्ववत करें\
      \u{1C}ताज़ा करें\
      \u{1C}%@, और %lld अन्य\
      \u{3F}कोई इस पैनल को देख रहा है\
      \u{F}चार्ट\
      \u{23}%lld मान, %@ से %@ तक\
      \u{13}ज़ूम इन\
      \u{16}ज़ूम आउट\
      \u{15}सामान्य\
      \u{15}चेतावनी\
      \u{12}अलार्म\
      \u{28}निर्धारित मान %@\
      \u{1A}बढ़ रहा है\
      \u{17}घट रहा है\
      \u{F}स्थिर\
      \u{F}रुझान\
      \u{12}जोड़ें\
      \u{F}हटाएँ\
      \u{3D}सभी दिनों में कॉपी करें\
      \u{1C}और ज़्यादा\
      \u{D}और कम\
      \u{20}टाइमर शुरू, %@\
      \u{16}समाप्त: %@\
      \u{C}सेवा\
      \u{2F}डिस्प्ले और ध्वनि\
      \u{20}तारीख और समय\
      \u{15}नेटवर्क\
      \u{F}अपडेट\
      \u{F}परिचय\
      \u{9}लॉग\
      \u{28}फ़ैक्टरी रीसेट\
      \u{67}क्या सभी सेटिंग फ़ैक्टरी मान पर लौटाएँ?\
      \u{2D}टाइम सर्वर से सेट\
      \u{1F}समय क्षेत्र\
      \u{23}घड़ी सेट करें\
      \u{C}केबल\
      \u{2B}वायरलेस नेटवर्क\
      \u{20}फिर से खोजें\
      \u{27}%@ से जुड़ रहा है\
      \u{15}पासवर्ड\
      \u{12}जोड़ें\
      \u{15}संस्करण\
      \u{12}सिस्टम\
      \u{F}बोर्ड\
      \u{1F}क्रम संख्या\
      \u{9}पता\
      \u{27}अपडेट हो रहा है\
      \u{26}अभी अपडेट करें\
      \u{26}मशीन के अनुसार\
      \u{37}जारी रखने के लिए छुएँ\
      \u{58}यह केवल चालू पैनल की मशीन जानती है\
      \u{52}इस मशीन में घड़ी की सेवा नहीं है\
      \u{5B}इस मशीन में नेटवर्क की सेवा नहीं है\
      \u{55}इस मशीन में अपडेट का आदेश नहीं है\
      \u{3A}पैनल इसे बदल नहीं सकता\
      \u{26}पासवर्ड गलत है\
      \u{26}कोई उत्तर नहीं\
      \u{1A}विफल रहा: %@
      """
    case "th":
      """
      \u{F}เพิ่ม\
      \u{6}ลด\
      \u{14}เพิ่ม %lld\
      \u{B}ลด %lld\
      \u{1B}ค่าต่ำสุด\
      \u{1B}ค่าสูงสุด\
      \u{1F}%@: ค่าต่ำสุด\
      \u{1F}%@: ค่าสูงสุด\
      \u{12}ต่ำสุด\
      \u{12}สูงสุด\
      \u{C}เปิด\
      \u{9}ปิด\
      \u{9}ผสม\
      \u{18}ขยายอยู่\
      \u{15}ยุบอยู่\
      \u{C}ขยาย\
      \u{9}ยุบ\
      \u{1B}น้อยไปมาก\
      \u{1B}มากไปน้อย\
      \u{2A}กำลังดำเนินการ\
      \u{21}กำลังรีเฟรช\
      \u{C}หน้า\
      \u{13}%lld จาก %lld\
      \u{15}ขั้นตอน\
      \u{21}ยังไม่เริ่ม\
      \u{32}ขั้นตอนที่ %lld จาก %lld\
      \u{3F}เสร็จครบทั้ง %lld ขั้นตอน\
      \u{1B}เสร็จแล้ว\
      \u{18}ปัจจุบัน\
      \u{F}ถัดไป\
      \u{15}ล้มเหลว\
      \u{18}ข้ามแล้ว\
      \u{C}ตกลง\
      \u{12}ยกเลิก\
      \u{9}ปิด\
      \u{1B}เสร็จสิ้น\
      \u{6}ลบ\
      \u{F}แก้ไข\
      \u{18}ย้อนกลับ\
      \u{15}เก็บไว้\
      \u{C}ล้าง\
      \u{F}ค้นหา\
      \u{12}ขอบเขต\
      \u{24}ไม่พบผลลัพธ์\
      \u{3F}ไม่พบผลลัพธ์สำหรับ “%@”\
      \u{5A}ตรวจสอบการสะกดหรือลองใช้คำอื่น\
      \u{1E}การตั้งค่า\
      \u{18}แสดงเมนู\
      \u{2A}ความสูงของแผ่น\
      \u{1E}เลื่อนขึ้น\
      \u{18}เลื่อนลง\
      \u{9}ลาก\
      \u{1B}วางที่นี่\
      \u{24}การทำงานหลัก\
      \u{C}ปุ่ม\
      \u{12}สวิตช์\
      \u{36}มีการทำงานให้เลือก\
      \u{15}ปรับได้\
      \u{12}หัวข้อ\
      \u{F}ลิงก์\
      \u{12}รูปภาพ\
      \u{21}ช่องข้อความ\
      \u{1B}ช่องค้นหา\
      \u{21}กล่องโต้ตอบ\
      \u{1B}เลือกอยู่\
      \u{1B}ใช้ไม่ได้\
      \u{45}ฟังได้ผ่านหูฟังเท่านั้น\
      \u{39}แตะสองครั้งเพื่อใช้\
      \u{3F}แตะสองครั้งเพื่อพิมพ์\
      \u{4B}ปัดขึ้นหรือลงเพื่อเปลี่ยน\
      \u{1E}กดเพื่อใช้\
      \u{24}กดเพื่อพิมพ์\
      \u{42}กดแล้วหมุนเพื่อเปลี่ยน\
      \u{64}หมุนเพื่อเปลี่ยน และกดเมื่อถูกต้อง\
      \u{48}ใช้ปุ่มลูกศรเพื่อเปลี่ยน\
      \u{30}เปิดเสียงพูดแล้ว\
      \u{2D}ปิดเสียงพูดแล้ว\
      \u{60}ลากนิ้วบนหน้าจอเพื่อฟังว่ามีอะไร\
      \u{85}ปัดขวาไปรายการถัดไป ปัดซ้ายกลับรายการก่อนหน้า\
      \u{6A}หมุนปุ่มเพื่อฟังว่ามีอะไร กดเพื่อใช้\
      \u{A0}ใช้ปุ่มลูกศรเพื่อฟังว่ามีอะไร และปุ่มดำเนินการเพื่อใช้\
      \u{A6}แผงจะเลื่อนไปทีละรายการเอง กดเมื่อได้ยินรายการที่ต้องการ\
      \u{15}ทั้งหมด\
      \u{1B}ตัวควบคุม\
      \u{27}หัวข้อทั้งหมด\
      \u{18}การทำงาน\
      \u{18}ตัวอักษร\
      \u{18}ความเร็ว\
      \u{1E}ระดับเสียง\
      \u{2D}ไม่มีอะไรที่นี่\
      \u{16}ลบ %@ แล้ว\
      \u{2A}เลื่อนหน้าขึ้น\
      \u{24}เลื่อนหน้าลง\
      \u{1E}เลื่อนกลับ\
      \u{1B}เลื่อนต่อ\
      \u{15}ข้อความ\
      \u{18}เว้นวรรค\
      \u{2A}ขึ้นบรรทัดใหม่\
      \u{5}Shift\
      \u{1B}สัญลักษณ์\
      \u{12}วันที่\
      \u{C}เวลา\
      \u{9}วัน\
      \u{F}เดือน\
      \u{6}ปี\
      \u{15}ชั่วโมง\
      \u{C}นาที\
      \u{2}AM\
      \u{2}PM\
      \u{12}มกราคม\
      \u{1E}กุมภาพันธ์\
      \u{12}มีนาคม\
      \u{12}เมษายน\
      \u{15}พฤษภาคม\
      \u{18}มิถุนายน\
      \u{15}กรกฎาคม\
      \u{15}สิงหาคม\
      \u{15}กันยายน\
      \u{12}ตุลาคม\
      \u{1B}พฤศจิกายน\
      \u{15}ธันวาคม\
      \u{A}%@ %@ %@\
      \u{8}ม.ค.\
      \u{8}ก.พ.\
      \u{B}มี.ค.\
      \u{B}เม.ย.\
      \u{B}มิ.ย.\
      \u{8}ก.ค.\
      \u{8}ส.ค.\
      \u{8}ก.ย.\
      \u{8}ต.ค.\
      \u{8}พ.ย.\
      \u{8}ธ.ค.\
      \u{F}สีสัน\
      \u{30}ความอิ่มตัวของสี\
      \u{1B}ความสว่าง\
      \u{15}ความทึบ\
      \u{1B}ความกว้าง\
      \u{15}ความสูง\
      \u{21}ปรับละเอียด\
      \u{9}แผง\
      \u{4B}ไม่มีสิ่งที่ปรับได้ที่นี่\
      \u{36}ไม่มีค่าที่ชื่อ “%@”\
      \u{27}รีเซ็ตทั้งหมด\
      \u{2A}รีเซ็ต %lld รายการ\
      \u{15}รีเซ็ต %@\
      \u{45}รีเซ็ตค่าทั้งหมดหรือไม่\
      \u{10}เดิม: %@\
      \u{C}ปิด %@\
      \u{12}แก้ไข %@\
      \u{27}คอนทราสต์ของ %@\
      \u{24}%@ เป็นข้อความ\
      \u{2A}จำเป็นต้องกรอก\
      \u{26}%lld ถึง %lld อักขระ\
      \u{27}จำนวนอักขระ: %lld\
      \u{27}ตรวจสอบไม่ได้\
      \u{21}ลองอีกครั้ง\
      \u{24}กำลังตรวจสอบ\
      \u{C}ว่าง\
      \u{27}ป้อนแล้ว 1 หลัก\
      \u{2A}ป้อนแล้ว %lld หลัก\
      \u{2D}ป้อนแล้ว 1 อักขระ\
      \u{30}ป้อนแล้ว %lld อักขระ\
      \u{1E}กำลังพิมพ์\
      \u{30}กำลังตรวจสอบบัตร\
      \u{F}ถัดไป\
      \u{39}ไม่คัดลอกข้อมูลบัตร\
      \u{24}บัตรชำระเงิน\
      \u{21}หมายเลขบัตร\
      \u{2D}รหัสความปลอดภัย\
      \u{6}ดด\
      \u{6}ปป\
      \u{36}ป้อนได้เฉพาะตัวเลข\
      \u{43}%@: ป้อนตัวเลขเพิ่มไม่ได้\
      \u{3D}เดือนเป็นตัวเลข 01 ถึง 12\
      \u{2D}ป้อนหมายเลขบัตร\
      \u{1B}ป้อนเดือน\
      \u{12}ป้อนปี\
      \u{39}ป้อนรหัสความปลอดภัย\
      \u{3F}หมายเลขบัตรไม่ถูกต้อง\
      \u{51}บัตรหมดอายุหรือปีไม่ถูกต้อง\
      \u{45}รหัสความปลอดภัยมี %lld หลัก\
      \u{4B}รหัสความปลอดภัยอยู่ที่ไหน\
      \u{AE}รหัสความปลอดภัย: ตัวเลข %lld หลักสุดท้ายด้านหลังบัตร ข้างลายเซ็น\
      \u{83}%2$@: %1$@ คือตัวเลข %3$lld หลักด้านหน้าบัตร เหนือหมายเลข\
      \u{95}%2$@: %1$@ คือตัวเลข %3$lld หลักสุดท้ายด้านหลังบัตร ข้างลายเซ็น\
      \u{1E}กำลังเขียน\
      \u{2D}ไม่เป็นปัจจุบัน\
      \u{33}ไม่มีการเชื่อมต่อ\
      \u{1E}ยังไม่ทราบ\
      \u{31}ไม่ได้ดำเนินการ: %@\
      \u{3C}อุปกรณ์เปลี่ยนค่านี้\
      \u{1E}ไม่มีคำตอบ\
      \u{45}อุปกรณ์เก็บค่านี้ไม่ได้\
      \u{33}อ่านได้อย่างเดียว\
      \u{30}ส่งข้อความไม่ได้\
      \u{33}เริ่มคำสั่งไม่ได้\
      \u{36}คำสั่งยังทำงานอยู่\
      \u{2A}อ่านไฟล์ไม่ได้\
      \u{2D}เขียนไฟล์ไม่ได้\
      \u{27}ใช้ไฟล์ไม่ได้\
      \u{2D}ค่าเป็นชนิดอื่น\
      \u{51}อุปกรณ์ไม่รู้จักคำขอชนิดนี้\
      \u{42}อุปกรณ์ไม่มีที่อยู่นี้\
      \u{7B}อุปกรณ์ปฏิเสธค่านี้หรือจำนวนรีจิสเตอร์นี้\
      \u{2A}อุปกรณ์ขัดข้อง\
      \u{2A}อุปกรณ์ไม่ว่าง\
      \u{4E}เกตเวย์ติดต่ออุปกรณ์ไม่ได้\
      \u{45}ค่าที่อ่านได้ไม่ถูกต้อง\
      \u{2D}อุปกรณ์ไม่มีค่า\
      \u{69}อุปกรณ์รายงานข้อผิดพลาดที่ไม่รู้จัก\
      \u{27}คำสั่งล้มเหลว\
      \u{3C}บริการไม่พร้อมใช้งาน\
      \u{30}บริการปฏิเสธคำขอ\
      \u{27}บริการล้มเหลว\
      \u{36}นิพจน์ไม่มีผลลัพธ์\
      \u{39}ไม่สามารถแสดงแผงได้\
      \u{12}กดค้าง\
      \u{21}คิวอาร์โค้ด\
      \u{30}แตะตรงกลางกากบาท\
      \u{12}กากบาท\
      \u{82}การแตะเหล่านี้ไม่สอดคล้องกัน โปรดลองอีกครั้ง\
      \u{58}ไม่มีใครพบปุ่ม โปรดลองอีกครั้ง\
      \u{51}แผงตอบสนองตรงกับนิ้วหรือไม่\
      \u{4C}หากไม่ตอบ ทุกอย่างจะคงเดิม\
      \u{18}อีกครั้ง\
      \u{4E}ใช้การตั้งค่านี้ต่อหรือไม่\
      \u{15}ย้อนคืน\
      \u{60}จะย้อนคืนใน %lld วินาทีหากไม่เก็บไว้\
      \u{1F}%@ เป็น %@ แล้ว\
      \u{9E}ใช้การตั้งค่าก่อนหน้า: แผงล้มเหลวกับการตั้งค่าปัจจุบัน\
      \u{30}ปัญหาใน %@ บรรทัด %lld\
      \u{21}มีปัญหากับ %@\
      \u{C}ปกติ\
      \u{27}ยังไม่รับทราบ\
      \u{21}รับทราบแล้ว\
      \u{49}สิ้นสุดแล้ว ยังไม่รับทราบ\
      \u{40}สิ้นสุดแล้ว ต้องรีเซ็ต\
      \u{12}พักไว้\
      \u{18}ถูกระงับ\
      \u{1E}หยุดใช้งาน\
      \u{31}ไม่ได้เฝ้าระวัง: %@\
      \u{27}ไม่มีการเตือน\
      \u{18}การเตือน\
      \u{2A}รับทราบทั้งหมด\
      \u{15}รับทราบ\
      \u{12}รีเซ็ต\
      \u{15}เลิกพัก\
      \u{21}นำกลับมาใช้\
      \u{24}พักไว้ %lld นาที\
      \u{2D}พักไว้จนสิ้นสุด\
      \u{15}ประวัติ\
      \u{E}อีก %lld\
      \u{F}เริ่ม\
      \u{24}หยุดชั่วคราว\
      \u{F}ทำต่อ\
      \u{C}หยุด\
      \u{15}ชั่วโมง\
      \u{C}นาที\
      \u{12}วินาที\
      \u{1E}เสร็จเวลา %@\
      \u{1B}วันจันทร์\
      \u{1B}วันอังคาร\
      \u{12}วันพุธ\
      \u{21}วันพฤหัสบดี\
      \u{18}วันศุกร์\
      \u{18}วันเสาร์\
      \u{1E}วันอาทิตย์\
      \u{33}นาฬิกาไม่ได้ซิงค์\
      \u{18}ป้อนรหัส\
      \u{2A}รหัสไม่ถูกต้อง\
      \u{1E}ลองใหม่ใน %@\
      \u{18}ล็อกอยู่\
      \u{36}กดค้างเพื่อปลดล็อก\
      \u{21}ทำความสะอาด\
      \u{27}คุณยังอยู่ไหม\
      \u{3F}กลับหน้าแรกใน %lld วินาที\
      \u{30}เครื่องหมายกำกับ\
      \u{15}ทั้งหมด\
      \u{12}คัดลอก\
      \u{9}ตัด\
      \u{24}ซ่อนรหัสผ่าน\
      \u{C}ภาษา\
      \u{C}ซ้าย\
      \u{9}ขวา\
      \u{39}ไม่ใช้กับข้อมูลบัตร\
      \u{2E}ป้อนตัวเลข เช่น %@\
      \u{47}ป้อนตัวเลขตั้งแต่ %1$@ ถึง %2$@\
      \u{6E}ไม่ได้วาง: มีอักขระควบคุมที่มองไม่เห็น\
      \u{62}ไม่ได้วาง: ที่นี่ใส่ได้เฉพาะตัวเลข\
      \u{39}ยังไม่ได้คัดลอกอะไร\
      \u{4B}ไม่มีสิ่งใดซ่อนอยู่ที่นี่\
      \u{36}ไม่คัดลอกข้อมูลลับ\
      \u{9}วาง\
      \u{F}ทำซ้ำ\
      \u{24}เลือกทั้งหมด\
      \u{2A}เลือกไปทางซ้าย\
      \u{27}เลือกไปทางขวา\
      \u{24}แสดงหรือซ่อน\
      \u{24}แสดงรหัสผ่าน\
      \u{C}แสดง\
      \u{30}ยาวเกินกว่าจะวาง\
      \u{12}เลิกทำ\
      \u{12}รีเฟรช\
      \u{2D}%@ และอีก %lld รายการ\
      \u{3F}มีคนกำลังดูแผงนี้อยู่\
      \u{15}แผนภูมิ\
      \u{34}%lld ค่า ตั้งแต่ %@ ถึง %@\
      \u{15}ซูมเข้า\
      \u{12}ซูมออก\
      \u{C}ปกติ\
      \u{15}คำเตือน\
      \u{2A}สัญญาณเตือนภัย\
      \u{2A}ค่าที่ตั้งไว้ %@\
      \u{2A}กำลังเพิ่มขึ้น\
      \u{1B}กำลังลดลง\
      \u{F}คงที่\
      \u{15}แนวโน้ม\
      \u{F}เพิ่ม\
      \u{F}นำออก\
      \u{2A}คัดลอกไปทุกวัน\
      \u{F}เพิ่ม\
      \u{6}ลด\
      \u{33}เริ่มจับเวลาแล้ว %@\
      \u{25}สิ้นสุดแล้ว: %@\
      \u{12}บริการ\
      \u{27}จอภาพและเสียง\
      \u{27}วันที่และเวลา\
      \u{1B}เครือข่าย\
      \u{12}อัปเดต\
      \u{1B}เกี่ยวกับ\
      \u{12}บันทึก\
      \u{24}ค่าจากโรงงาน\
      \u{6C}คืนค่าทั้งหมดเป็นค่าจากโรงงานหรือไม่\
      \u{42}ตั้งโดยเซิร์ฟเวอร์เวลา\
      \u{15}เขตเวลา\
      \u{1E}ตั้งนาฬิกา\
      \u{1B}สายเคเบิล\
      \u{2D}เครือข่ายไร้สาย\
      \u{27}ค้นหาอีกครั้ง\
      \u{36}กำลังเชื่อมต่อกับ %@\
      \u{18}รหัสผ่าน\
      \u{1B}เชื่อมต่อ\
      \u{18}เวอร์ชัน\
      \u{C}ระบบ\
      \u{F}บอร์ด\
      \u{2A}หมายเลขเครื่อง\
      \u{15}ที่อยู่\
      \u{21}กำลังอัปเดต\
      \u{24}อัปเดตตอนนี้\
      \u{1E}ตามเครื่อง\
      \u{33}แตะเพื่อใช้งานต่อ\
      \u{8D}มีเพียงเครื่องของแผงที่ทำงานอยู่เท่านั้นที่ทราบ\
      \u{63}เครื่องนี้ไม่มีบริการสำหรับนาฬิกา\
      \u{6C}เครื่องนี้ไม่มีบริการสำหรับเครือข่าย\
      \u{51}เครื่องนี้ไม่มีคำสั่งอัปเดต\
      \u{51}แผงไม่มีสิทธิ์เปลี่ยนค่านี้\
      \u{36}รหัสผ่านไม่ถูกต้อง\
      \u{2D}ไม่มีการตอบกลับ\
      \u{19}ล้มเหลว: %@
      """
    case "ja":
      """
      \u{9}増やす\
      \u{9}減らす\
      \u{E}%lld 増やす\
      \u{E}%lld 減らす\
      \u{9}最小値\
      \u{9}最大値\
      \u{E}%@：最小値\
      \u{E}%@：最大値\
      \u{6}最小\
      \u{6}最大\
      \u{6}オン\
      \u{6}オフ\
      \u{6}混在\
      \u{6}展開\
      \u{F}折りたたみ\
      \u{6}展開\
      \u{F}折りたたむ\
      \u{6}昇順\
      \u{6}降順\
      \u{9}進行中\
      \u{9}更新中\
      \u{9}ページ\
      \u{9}%lld/%lld\
      \u{C}ステップ\
      \u{9}未開始\
      \u{16}ステップ %lld/%lld\
      \u{1B}全 %lld ステップ完了\
      \u{6}完了\
      \u{6}現在\
      \u{9}未完了\
      \u{6}失敗\
      \u{C}スキップ\
      \u{2}OK\
      \u{F}キャンセル\
      \u{9}閉じる\
      \u{6}完了\
      \u{6}削除\
      \u{6}編集\
      \u{6}戻る\
      \u{6}維持\
      \u{6}消去\
      \u{6}検索\
      \u{6}範囲\
      \u{C}結果なし\
      \u{17}“%@”の結果なし\
      \u{45}つづりを確認するか、別の言葉をお試しください。\
      \u{6}設定\
      \u{15}メニューを表示\
      \u{12}シートの高さ\
      \u{C}上へ移動\
      \u{C}下へ移動\
      \u{C}ドラッグ\
      \u{15}ここにドロップ\
      \u{F}主要な操作\
      \u{9}ボタン\
      \u{C}スイッチ\
      \u{15}アクションあり\
      \u{C}調整可能\
      \u{9}見出し\
      \u{9}リンク\
      \u{6}画像\
      \u{1B}テキストフィールド\
      \u{15}検索フィールド\
      \u{F}ダイアログ\
      \u{9}選択中\
      \u{15}使用できません\
      \u{27}ヘッドセットでのみ聞けます\
      \u{2A}使うにはダブルタップします。\
      \u{30}入力するにはダブルタップします。\
      \u{3C}変更するには上または下にスワイプします。\
      \u{1B}使うには押します。\
      \u{21}入力するには押します。\
      \u{30}変更するには押してから回します。\
      \u{30}回して変更し、よければ押します。\
      \u{30}変更するには矢印キーを使います。\
      \u{1E}読み上げはオンです。\
      \u{1E}読み上げはオフです。\
      \u{48}画面を指でなぞると、そこにあるものが聞こえます。\
      \u{48}右にスワイプで次の項目、左で前の項目に移ります。\
      \u{51}ノブを回すと、あるものが聞こえます。使うには押します。\
      \u{4E}矢印キーであるものを聞き、アクションキーで使います。\
      \u{63}パネルは項目を順に自動で進みます。目的の項目が聞こえたら押します。\
      \u{9}すべて\
      \u{12}コントロール\
      \u{F}見出し一覧\
      \u{F}アクション\
      \u{6}文字\
      \u{6}速さ\
      \u{6}音量\
      \u{21}ここには何もありません\
      \u{17}%@を削除しました\
      \u{15}上にスクロール\
      \u{15}下にスクロール\
      \u{15}前にスクロール\
      \u{15}次にスクロール\
      \u{C}テキスト\
      \u{6}空白\
      \u{6}改行\
      \u{9}シフト\
      \u{6}記号\
      \u{6}日付\
      \u{6}時刻\
      \u{3}日\
      \u{3}月\
      \u{3}年\
      \u{3}時\
      \u{3}分\
      \u{6}午前\
      \u{6}午後\
      \u{4}1月\
      \u{4}2月\
      \u{4}3月\
      \u{4}4月\
      \u{4}5月\
      \u{4}6月\
      \u{4}7月\
      \u{4}8月\
      \u{4}9月\
      \u{5}10月\
      \u{5}11月\
      \u{5}12月\
      \u{12}%3$@年%2$@%1$@日\
      \u{4}1月\
      \u{4}2月\
      \u{4}3月\
      \u{4}4月\
      \u{4}6月\
      \u{4}7月\
      \u{4}8月\
      \u{4}9月\
      \u{5}10月\
      \u{5}11月\
      \u{5}12月\
      \u{6}色相\
      \u{6}彩度\
      \u{9}明るさ\
      \u{C}不透明度\
      \u{3}幅\
      \u{6}高さ\
      \u{9}微調整\
      \u{9}パネル\
      \u{33}ここには調整できる項目がありません\
      \u{29}“%@”という項目はありません\
      \u{15}すべてリセット\
      \u{17}%lld 件をリセット\
      \u{11}%@をリセット\
      \u{2D}すべての値をリセットしますか？\
      \u{A}以前: %@\
      \u{E}%@を閉じる\
      \u{B}%@を編集\
      \u{17}%@のコントラスト\
      \u{14}%@（テキスト）\
      \u{18}入力してください\
      \u{12}%lld〜%lld 文字\
      \u{10}文字数：%lld\
      \u{1E}確認できませんでした\
      \u{9}再試行\
      \u{9}確認中\
      \u{3}空\
      \u{11}1 桁入力済み\
      \u{14}%lld 桁入力済み\
      \u{14}1 文字入力済み\
      \u{17}%lld 文字入力済み\
      \u{9}入力中\
      \u{15}カードを確認中\
      \u{6}次へ\
      \u{2A}カード情報はコピーされません\
      \u{12}支払いカード\
      \u{F}カード番号\
      \u{1B}セキュリティコード\
      \u{2}MM\
      \u{2}YY\
      \u{1E}数字のみ入力できます\
      \u{26}%@：これ以上入力できません\
      \u{23}月は 01 から 12 の数字です\
      \u{2A}カード番号を入力してください\
      \u{1E}月を入力してください\
      \u{1E}年を入力してください\
      \u{36}セキュリティコードを入力してください\
      \u{2A}カード番号が正しくありません\
      \u{4E}カードの有効期限が切れているか、年が正しくありません\
      \u{2D}セキュリティコードは %lld 桁です\
      \u{24}セキュリティコードの場所\
      \u{51}セキュリティコード：裏面の署名欄の横にある最後の %lld 桁\
      \u{3E}%2$@：%1$@ は表面の番号の上にある %3$lld 桁です\
      \u{4A}%2$@：%1$@ は裏面の署名欄の横にある最後の %3$lld 桁です\
      \u{F}書き込み中\
      \u{1B}最新ではありません\
      \u{C}接続なし\
      \u{C}まだ不明\
      \u{22}実行されませんでした: %@\
      \u{1B}機器が変更しました\
      \u{18}応答がありません\
      \u{2A}機器はこの値を保持できません\
      \u{18}読み取り専用です\
      \u{27}メッセージを送信できません\
      \u{24}コマンドを開始できません\
      \u{24}コマンドがまだ実行中です\
      \u{24}ファイルを読み取れません\
      \u{24}ファイルに書き込めません\
      \u{24}ファイルを使用できません\
      \u{1E}値の種類が異なります\
      \u{39}機器はこの種類の要求に対応していません\
      \u{2D}機器にそのアドレスはありません\
      \u{42}機器がこの値またはレジスター数を拒否しました\
      \u{1B}機器が故障しました\
      \u{18}機器は使用中です\
      \u{33}ゲートウェイが機器に到達できません\
      \u{21}読み取った値が無効です\
      \u{1E}機器に値がありません\
      \u{30}機器が不明なエラーを報告しました\
      \u{21}コマンドが失敗しました\
      \u{24}サービスを利用できません\
      \u{2A}サービスが要求を拒否しました\
      \u{2D}サービスでエラーが発生しました\
      \u{1E}式の結果がありません\
      \u{21}パネルを表示できません\
      \u{9}長押し\
      \u{B}QRコード\
      \u{27}十字の中央に触れてください\
      \u{6}十字\
      \u{4E}タッチした位置が合いません。もう一度お試しください。\
      \u{51}ボタンが見つかりませんでした。もう一度お試しください。\
      \u{33}パネルは指の位置に合っていますか？\
      \u{30}回答がない場合は変更されません。\
      \u{C}もう一度\
      \u{24}この設定を維持しますか？\
      \u{C}元に戻す\
      \u{3B}維持しない場合、%lld 秒後に元に戻ります。\
      \u{1F}%@ は %@ になりました。\
      \u{5A}以前の設定を使用中：現在の設定ではパネルが動作しませんでした\
      \u{2A}%@ の %lld 行目に問題があります\
      \u{1B}%@ に問題があります\
      \u{6}正常\
      \u{9}未確認\
      \u{C}確認済み\
      \u{12}終了、未確認\
      \u{1E}終了、リセットが必要\
      \u{9}保留中\
      \u{9}抑制中\
      \u{9}停止中\
      \u{10}監視不可: %@\
      \u{12}アラームなし\
      \u{C}アラーム\
      \u{F}すべて確認\
      \u{6}確認\
      \u{C}リセット\
      \u{F}保留を解除\
      \u{F}使用を再開\
      \u{11}%lld 分間保留\
      \u{15}終わるまで保留\
      \u{6}履歴\
      \u{F}ほか %lld 件\
      \u{C}スタート\
      \u{C}一時停止\
      \u{9}続ける\
      \u{6}停止\
      \u{6}時間\
      \u{3}分\
      \u{3}秒\
      \u{C}%@ に完了\
      \u{9}月曜日\
      \u{9}火曜日\
      \u{9}水曜日\
      \u{9}木曜日\
      \u{9}金曜日\
      \u{9}土曜日\
      \u{9}日曜日\
      \u{21}時計が同期していません\
      \u{12}コードを入力\
      \u{18}コードが違います\
      \u{12}%@ 後に再試行\
      \u{C}ロック中\
      \u{12}長押しで解除\
      \u{6}清掃\
      \u{1B}まだご利用ですか？\
      \u{23}%lld 秒後に最初に戻ります\
      \u{15}アクセント記号\
      \u{9}すべて\
      \u{9}コピー\
      \u{9}カット\
      \u{18}パスワードを隠す\
      \u{6}言語\
      \u{6}左へ\
      \u{6}右へ\
      \u{24}カード情報には使えません\
      \u{30}%@ のような数値を入力してください\
      \u{38}%1$@から%2$@までの数値を入力してください\
      \u{4E}貼り付けできません：見えない制御文字が含まれています\
      \u{3C}貼り付けできません：数字のみ入力できます\
      \u{24}何もコピーされていません\
      \u{2A}隠されている内容はありません\
      \u{2A}秘密の内容はコピーされません\
      \u{C}ペースト\
      \u{C}やり直す\
      \u{F}すべて選択\
      \u{C}左を選択\
      \u{C}右を選択\
      \u{10}表示/非表示\
      \u{18}パスワードを表示\
      \u{6}表示\
      \u{27}長すぎて貼り付けできません\
      \u{C}取り消す\
      \u{6}更新\
      \u{11}%@、他 %lld 件\
      \u{2A}このパネルは閲覧されています\
      \u{9}グラフ\
      \u{24}%lld 個の値、%@ から %@ まで\
      \u{6}拡大\
      \u{6}縮小\
      \u{6}正常\
      \u{6}警告\
      \u{6}警報\
      \u{C}設定値 %@\
      \u{9}上昇中\
      \u{9}下降中\
      \u{C}変化なし\
      \u{6}傾向\
      \u{6}追加\
      \u{6}削除\
      \u{1E}すべての曜日にコピー\
      \u{9}増やす\
      \u{9}減らす\
      \u{26}タイマーを開始しました、%@\
      \u{B}終了：%@\
      \u{C}サービス\
      \u{C}画面と音\
      \u{F}日付と時刻\
      \u{12}ネットワーク\
      \u{6}更新\
      \u{6}情報\
      \u{6}ログ\
      \u{15}工場出荷時設定\
      \u{3F}すべての設定を工場出荷時の値に戻しますか？\
      \u{1B}時刻サーバーで設定\
      \u{12}タイムゾーン\
      \u{15}時計を合わせる\
      \u{C}ケーブル\
      \u{18}無線ネットワーク\
      \u{9}再検索\
      \u{E}%@に接続中\
      \u{F}パスワード\
      \u{6}接続\
      \u{F}バージョン\
      \u{C}システム\
      \u{9}ボード\
      \u{12}シリアル番号\
      \u{C}アドレス\
      \u{9}更新中\
      \u{F}今すぐ更新\
      \u{15}機器に合わせる\
      \u{18}触れると続けます\
      \u{39}動作中のパネルの機器だけが知っています\
      \u{39}この機器には時計のサービスがありません\
      \u{45}この機器にはネットワークのサービスがありません\
      \u{39}この機器には更新のコマンドがありません\
      \u{33}パネルには変更する権限がありません\
      \u{1E}パスワードが違います\
      \u{18}応答がありません\
      \u{16}失敗しました: %@
      """
    case "ko":
      """
      \u{9}늘리기\
      \u{9}줄이기\
      \u{14}%lld만큼 늘리기\
      \u{14}%lld만큼 줄이기\
      \u{9}최솟값\
      \u{9}최댓값\
      \u{D}%@: 최솟값\
      \u{D}%@: 최댓값\
      \u{6}최소\
      \u{6}최대\
      \u{3}켬\
      \u{3}끔\
      \u{6}혼합\
      \u{9}펼쳐짐\
      \u{6}접힘\
      \u{9}펼치기\
      \u{6}접기\
      \u{C}오름차순\
      \u{C}내림차순\
      \u{A}진행 중\
      \u{14}새로 고치는 중\
      \u{9}페이지\
      \u{14}%2$lld개 중 %1$lld\
      \u{6}단계\
      \u{E}시작 안 함\
      \u{1D}%2$lld단계 중 %1$lld단계\
      \u{18}%lld단계 모두 완료\
      \u{6}완료\
      \u{6}현재\
      \u{6}예정\
      \u{6}실패\
      \u{9}건너뜀\
      \u{6}확인\
      \u{6}취소\
      \u{6}닫기\
      \u{6}완료\
      \u{6}삭제\
      \u{6}편집\
      \u{6}뒤로\
      \u{6}유지\
      \u{9}지우기\
      \u{6}검색\
      \u{6}범위\
      \u{D}결과 없음\
      \u{20}‘%@’에 대한 결과 없음\
      \u{42}맞춤법을 확인하거나 다른 단어를 입력해 보세요.\
      \u{6}설정\
      \u{D}메뉴 보기\
      \u{D}시트 높이\
      \u{D}위로 이동\
      \u{10}아래로 이동\
      \u{9}드래그\
      \u{10}여기에 놓기\
      \u{D}주요 동작\
      \u{6}버튼\
      \u{9}스위치\
      \u{1E}사용 가능한 동작 있음\
      \u{D}조절 가능\
      \u{6}제목\
      \u{6}링크\
      \u{9}이미지\
      \u{10}텍스트 필드\
      \u{D}검색 필드\
      \u{C}대화상자\
      \u{9}선택됨\
      \u{14}사용할 수 없음\
      \u{24}헤드셋으로만 들을 수 있음\
      \u{25}사용하려면 두 번 탭하세요.\
      \u{25}입력하려면 두 번 탭하세요.\
      \u{35}변경하려면 위나 아래로 쓸어 넘기세요.\
      \u{1D}사용하려면 누르세요.\
      \u{1D}입력하려면 누르세요.\
      \u{2B}변경하려면 누른 다음 돌리세요.\
      \u{2F}돌려서 변경하고, 맞으면 누르세요.\
      \u{31}변경하려면 화살표 키를 사용하세요.\
      \u{1E}음성이 켜져 있습니다.\
      \u{1E}음성이 꺼져 있습니다.\
      \u{4C}손가락으로 화면을 쓸면 그곳에 무엇이 있는지 들립니다.\
      \u{65}오른쪽으로 쓸어 넘기면 다음 항목, 왼쪽으로 쓸어 넘기면 이전 항목입니다.\
      \u{53}노브를 돌리면 무엇이 있는지 들립니다. 사용하려면 누르세요.\
      \u{4B}화살표 키로 무엇이 있는지 듣고, 실행 키로 사용하세요.\
      \u{67}패널이 항목을 하나씩 자동으로 넘어갑니다. 원하는 항목이 들리면 누르세요.\
      \u{6}모두\
      \u{9}컨트롤\
      \u{D}제목 목록\
      \u{6}동작\
      \u{6}글자\
      \u{6}속도\
      \u{6}음량\
      \u{1D}여기에 아무것도 없음\
      \u{C}%@ 삭제됨\
      \u{10}위로 스크롤\
      \u{13}아래로 스크롤\
      \u{10}뒤로 스크롤\
      \u{13}앞으로 스크롤\
      \u{9}텍스트\
      \u{C}스페이스\
      \u{6}리턴\
      \u{9}시프트\
      \u{6}기호\
      \u{6}날짜\
      \u{6}시간\
      \u{3}일\
      \u{3}월\
      \u{6}연도\
      \u{3}시\
      \u{3}분\
      \u{6}오전\
      \u{6}오후\
      \u{4}1월\
      \u{4}2월\
      \u{4}3월\
      \u{4}4월\
      \u{4}5월\
      \u{4}6월\
      \u{4}7월\
      \u{4}8월\
      \u{4}9월\
      \u{5}10월\
      \u{5}11월\
      \u{5}12월\
      \u{16}%3$@년 %2$@ %1$@일\
      \u{4}1월\
      \u{4}2월\
      \u{4}3월\
      \u{4}4월\
      \u{4}6월\
      \u{4}7월\
      \u{4}8월\
      \u{4}9월\
      \u{5}10월\
      \u{5}11월\
      \u{5}12월\
      \u{6}색조\
      \u{6}채도\
      \u{6}밝기\
      \u{C}불투명도\
      \u{6}너비\
      \u{6}높이\
      \u{D}미세 조정\
      \u{6}패널\
      \u{27}여기에는 조정할 항목이 없음\
      \u{23}이름이 ‘%@’인 항목 없음\
      \u{10}모두 재설정\
      \u{11}%lld개 재설정\
      \u{C}%@ 재설정\
      \u{2A}모든 값을 재설정하시겠습니까?\
      \u{A}이전: %@\
      \u{9}%@ 닫기\
      \u{9}%@ 편집\
      \u{9}%@ 대비\
      \u{D}%@(텍스트)\
      \u{16}필수 항목입니다\
      \u{C}%lld~%lld자\
      \u{10}글자 수: %lld\
      \u{1A}확인할 수 없습니다\
      \u{D}다시 시도\
      \u{A}확인 중\
      \u{D}비어 있음\
      \u{18}숫자 1자리 입력됨\
      \u{1B}숫자 %lld자리 입력됨\
      \u{E}1자 입력됨\
      \u{11}%lld자 입력됨\
      \u{A}입력 중\
      \u{11}카드 확인 중\
      \u{6}다음\
      \u{2A}카드 정보는 복사되지 않습니다\
      \u{D}결제 카드\
      \u{D}카드 번호\
      \u{D}보안 코드\
      \u{2}MM\
      \u{2}YY\
      \u{24}숫자만 입력할 수 있습니다\
      \u{22}%@: 더 입력할 수 없습니다\
      \u{2B}월은 01부터 12까지의 숫자입니다\
      \u{20}카드 번호를 입력하세요\
      \u{16}월을 입력하세요\
      \u{19}연도를 입력하세요\
      \u{20}보안 코드를 입력하세요\
      \u{27}유효한 카드 번호가 아닙니다\
      \u{3C}카드가 만료되었거나 연도가 잘못되었습니다\
      \u{2B}보안 코드는 숫자 %lld자리입니다\
      \u{25}보안 코드는 어디에 있나요?\
      \u{3F}보안 코드: 뒷면 서명 옆의 마지막 %lld자리 숫자\
      \u{3F}%2$@: %1$@는 앞면 번호 위의 %3$lld자리 숫자입니다\
      \u{49}%2$@: %1$@는 뒷면 서명 옆의 마지막 %3$lld자리 숫자입니다\
      \u{A}쓰는 중\
      \u{10}최신이 아님\
      \u{D}연결 없음\
      \u{15}아직 알 수 없음\
      \u{17}실행되지 않음: %@\
      \u{1C}장치가 변경했습니다\
      \u{D}응답 없음\
      \u{2F}기기가 이 값을 저장할 수 없습니다\
      \u{16}읽기 전용입니다\
      \u{24}메시지를 보낼 수 없습니다\
      \u{24}명령을 시작할 수 없습니다\
      \u{24}명령이 아직 실행 중입니다\
      \u{21}파일을 읽을 수 없습니다\
      \u{1E}파일에 쓸 수 없습니다\
      \u{24}파일을 사용할 수 없습니다\
      \u{1D}값의 종류가 다릅니다\
      \u{35}기기가 이 종류의 요청을 알지 못합니다\
      \u{27}기기에 그런 주소가 없습니다\
      \u{43}기기가 이 값 또는 이 레지스터 개수를 거부합니다\
      \u{20}기기에 고장이 있습니다\
      \u{1D}기기가 사용 중입니다\
      \u{36}게이트웨이가 기기에 연결하지 못합니다\
      \u{27}읽은 값이 올바르지 않습니다\
      \u{1D}기기에 값이 없습니다\
      \u{32}기기가 알 수 없는 오류를 보고합니다\
      \u{1C}명령이 실패했습니다\
      \u{27}서비스를 사용할 수 없습니다\
      \u{26}서비스가 요청을 거부합니다\
      \u{29}서비스에 오류가 발생했습니다\
      \u{1D}식의 결과가 없습니다\
      \u{1E}패널을 표시할 수 없음\
      \u{10}길게 누르기\
      \u{9}QR 코드\
      \u{23}십자의 가운데를 누르세요\
      \u{6}십자\
      \u{47}터치한 위치가 서로 맞지 않습니다. 다시 시도하세요.\
      \u{39}버튼을 찾지 못했습니다. 다시 시도하세요.\
      \u{2E}패널이 손가락을 따라 움직이나요?\
      \u{2E}응답이 없으면 그대로 유지됩니다.\
      \u{6}다시\
      \u{27}이 설정을 유지하시겠습니까?\
      \u{C}되돌리기\
      \u{33}유지하지 않으면 %lld초 후 되돌립니다.\
      \u{1E}이제 %@은(는) %@입니다.\
      \u{57}이전 설정 사용 중: 현재 설정으로는 패널이 작동하지 않았습니다\
      \u{1E}%@ %lld행에 문제가 있음\
      \u{16}%@에 문제가 있음\
      \u{6}정상\
      \u{9}미확인\
      \u{9}확인됨\
      \u{11}종료, 미확인\
      \u{18}종료, 재설정 필요\
      \u{9}보류됨\
      \u{9}억제됨\
      \u{D}사용 중지\
      \u{17}감시되지 않음: %@\
      \u{D}알람 없음\
      \u{6}알람\
      \u{D}모두 확인\
      \u{6}확인\
      \u{9}재설정\
      \u{D}보류 해제\
      \u{D}사용 재개\
      \u{E}%lld분 보류\
      \u{17}끝날 때까지 보류\
      \u{6}기록\
      \u{B}외 %lld개\
      \u{6}시작\
      \u{D}일시 정지\
      \u{6}계속\
      \u{6}정지\
      \u{6}시간\
      \u{3}분\
      \u{3}초\
      \u{C}%@에 완료\
      \u{9}월요일\
      \u{9}화요일\
      \u{9}수요일\
      \u{9}목요일\
      \u{9}금요일\
      \u{9}토요일\
      \u{9}일요일\
      \u{20}시계가 동기화되지 않음\
      \u{D}코드 입력\
      \u{10}잘못된 코드\
      \u{14}%@ 후 다시 시도\
      \u{6}잠김\
      \u{1B}길게 눌러 잠금 해제\
      \u{6}청소\
      \u{14}아직 계십니까?\
      \u{18}%lld초 후 처음으로\
      \u{9}악센트\
      \u{6}모두\
      \u{6}복사\
      \u{C}잘라내기\
      \u{10}암호 숨기기\
      \u{6}언어\
      \u{6}왼쪽\
      \u{9}오른쪽\
      \u{28}카드 정보에는 사용할 수 없음\
      \u{23}%@ 같은 숫자를 입력하세요\
      \u{32}%1$@부터 %2$@까지의 숫자를 입력하세요\
      \u{3D}붙여넣지 않음: 보이지 않는 제어 문자가 있음\
      \u{33}붙여넣지 않음: 숫자만 입력할 수 있음\
      \u{1A}복사된 내용이 없음\
      \u{27}여기에는 숨겨진 내용이 없음\
      \u{24}비밀 내용은 복사되지 않음\
      \u{C}붙여넣기\
      \u{D}다시 실행\
      \u{D}전체 선택\
      \u{D}왼쪽 선택\
      \u{10}오른쪽 선택\
      \u{17}표시 또는 숨기기\
      \u{D}암호 표시\
      \u{6}표시\
      \u{25}너무 길어 붙여넣을 수 없음\
      \u{D}실행 취소\
      \u{D}새로 고침\
      \u{F}%@, 외 %lld건\
      \u{2B}누군가 이 패널을 보고 있습니다\
      \u{6}차트\
      \u{1E}값 %lld개, %@부터 %@까지\
      \u{6}확대\
      \u{6}축소\
      \u{6}정상\
      \u{6}경고\
      \u{6}경보\
      \u{C}설정값 %@\
      \u{A}상승 중\
      \u{A}하강 중\
      \u{D}변화 없음\
      \u{6}추세\
      \u{6}추가\
      \u{6}제거\
      \u{17}모든 요일에 복사\
      \u{9}늘리기\
      \u{9}줄이기\
      \u{1A}타이머가 시작됨, %@\
      \u{A}종료: %@\
      \u{9}서비스\
      \u{11}화면 및 소리\
      \u{11}날짜 및 시간\
      \u{C}네트워크\
      \u{C}업데이트\
      \u{6}정보\
      \u{6}로그\
      \u{10}공장 초기화\
      \u{39}모든 설정을 공장 출하 값으로 되돌릴까요?\
      \u{17}시간 서버로 설정\
      \u{9}시간대\
      \u{10}시계 맞추기\
      \u{9}케이블\
      \u{13}무선 네트워크\
      \u{D}다시 찾기\
      \u{10}%@에 연결 중\
      \u{6}암호\
      \u{6}연결\
      \u{6}버전\
      \u{9}시스템\
      \u{6}보드\
      \u{C}일련번호\
      \u{6}주소\
      \u{10}업데이트 중\
      \u{13}지금 업데이트\
      \u{10}기기와 같게\
      \u{1F}계속하려면 터치하세요\
      \u{36}작동 중인 패널의 기기만 알 수 있습니다\
      \u{31}이 기기에는 시계 서비스가 없습니다\
      \u{37}이 기기에는 네트워크 서비스가 없습니다\
      \u{34}이 기기에는 업데이트 명령이 없습니다\
      \u{24}패널이 변경할 수 없습니다\
      \u{16}암호가 틀립니다\
      \u{16}응답이 없습니다\
      \u{16}실패했습니다: %@
      """
    default: nil
    }
  }
}
#else
extension ToolkitWords {
  /// The languages whose words are here.
  static let languages = ["en"]

  /// The language's own name for itself; `nil` for a language that the toolkit does not speak.
  static func name(of tag: String) -> String? { tag == "en" ? "English" : nil }

  /// `nil`: no language but English has words here.
  static func words(in tag: LanguageTag) -> StaticString? { nil }
}
#endif
