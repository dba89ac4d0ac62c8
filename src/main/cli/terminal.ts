// Output for a terminal: whatever a file contains, it moves no cursor, changes no colour and
// reverses no line.

/**
 * Control characters and those that change the direction of text; line feeds and tabs are allowed.
 */
const CONTROL_CHARACTERS = /(?![\n\t])[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu

/** Escapes what a terminal would obey as `\uXXXX`, which is the same text within JSON. */
export const escapeControls = (text: string): string =>
  text.replaceAll(
    CONTROL_CHARACTERS,
    (sign) => `\\u${(sign.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`,
  )
