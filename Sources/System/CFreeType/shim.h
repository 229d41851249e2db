// FreeType's headers are reached through macros, which Swift cannot spell.
#include <ft2build.h>
#include FT_FREETYPE_H
#include FT_OUTLINE_H
#include FT_SIZES_H

// FT_LOAD_TARGET_LIGHT is a macro with arguments, which Swift cannot see either.
static const FT_Int32 faceplateLoadSmall = FT_LOAD_TARGET_LIGHT | FT_LOAD_FORCE_AUTOHINT | FT_LOAD_NO_BITMAP;
static const FT_Int32 faceplateLoadLarge = FT_LOAD_TARGET_LIGHT | FT_LOAD_NO_AUTOHINT | FT_LOAD_NO_BITMAP;
static const FT_Int32 faceplateLoadDesign = FT_LOAD_NO_SCALE | FT_LOAD_NO_BITMAP;
