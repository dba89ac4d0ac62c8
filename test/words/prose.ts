// The faults of a text, whatever its content.
import type { Language } from '../../src/shared/settings.ts'

/** Fragments that a text must never hold: a gap, or something that is no prose. */
const HOLE = /undefined|null|NaN|Infinity|\[object|\$\{|\bfunction\b| {2}|^\s|\s$/
const SENTENCE_END = /[.!?…](?:[”»«“]|\u202f»)?$/

/** Faults of a text, in words. */
export function faults(
  language: Language,
  text: string,
  kind: 'sentence' | 'label',
): readonly string[] {
  const wrong = [
    [text === '', 'is empty'],
    [HOLE.test(text), 'has a hole'],
    [kind === 'sentence' && !SENTENCE_END.test(text), 'does not end'],
    [kind === 'sentence' && !/^[\p{Lu}»«“„]/u.test(text), 'does not begin'],
    [kind === 'label' && text.endsWith('.'), 'ends like a sentence'],
    [
      language === 'fr' && /(?<!\u202f)[;:!?»]|«(?!\u202f)/.test(text),
      'has a wide or missing space',
    ],
    [language !== 'fr' && /\s[;:!?,.]|\u202f/.test(text), 'has a space before a sign'],
    [
      language === 'de' ? /\p{L}…$/u.test(text) : /\s…$/.test(text),
      'breaks off in the manner of another language',
    ],
  ] as const
  return wrong.filter(([is]) => is).map(([, what]) => `${language}: “${text}” ${what}`)
}
