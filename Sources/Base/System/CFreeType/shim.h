// FreeType names its headers with macros, which Swift cannot evaluate.
#include <ft2build.h>
#include FT_FREETYPE_H
#include FT_OUTLINE_H
#include FT_SIZES_H
#include FT_FONT_FORMATS_H

// FT_LOAD_TARGET_LIGHT is a function-like macro, which Swift does not import. The load flags are for hinted glyphs up to
// 24 pixels (auto-hinter), for larger ones (no auto-hinter), for unhinted outlines in design units, for the parts of a
// glyph, and for the bitmaps of coloured fonts and their sizes alone.
static const FT_Int32 faceplateLoadSmall = FT_LOAD_TARGET_LIGHT | FT_LOAD_FORCE_AUTOHINT | FT_LOAD_NO_BITMAP;
static const FT_Int32 faceplateLoadLarge = FT_LOAD_TARGET_LIGHT | FT_LOAD_NO_AUTOHINT | FT_LOAD_NO_BITMAP;
static const FT_Int32 faceplateLoadDesign = FT_LOAD_NO_SCALE | FT_LOAD_NO_BITMAP;
static const FT_Int32 faceplateLoadParts = FT_LOAD_NO_RECURSE | FT_LOAD_NO_BITMAP;
static const FT_Int32 faceplateLoadColor = FT_LOAD_COLOR;
static const FT_Int32 faceplateLoadColorSize = FT_LOAD_COLOR | FT_LOAD_BITMAP_METRICS_ONLY;
