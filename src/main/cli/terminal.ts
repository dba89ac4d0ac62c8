// What leaves for a terminal: whatever a file holds, it moves no cursor, changes no colour and turns no line around.

/** Control characters and those that change the direction of what follows; lines and tabs stay. */
const CONTROL_CHARACTERS = /(?![\n\t])[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu

/** The text with what a terminal would obey written as `\uXXXX`, which within JSON is the same text. */
export const escapeControls = (text: string): string =>
  text.replaceAll(CONTROL_CHARACTERS, (sign) => `\\u${(sign.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`)
