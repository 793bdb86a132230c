/**
 * The font of Arabic letters, below `node_modules`. Its dots and marks are glyphs of their own, which can be moved
 * apart; the lent Latin has the same weight.
 */
export const arabicFontPath = '@fontsource/noto-sans-arabic/files/noto-sans-arabic-arabic-800-normal.woff';
