import Faceplate
import Gallery
import Glibc

exit(Kiosk { OvenPanel() }.run(CommandLine.arguments))
