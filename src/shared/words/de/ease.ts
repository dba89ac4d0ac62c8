// Bequemes am Tisch, auf Deutsch.
import type { EaseWords } from '../en/ease.ts'

export const ease: EaseWords = {
  keyHelp: [
    { keys: ['Strg', 'Z'], does: 'das Letzte zurücknehmen, solange niemand geantwortet hat' },
    { keys: ['W'], does: 'das beendete Spiel länger ansehen, bevor der Computer gibt' },
    { keys: ['X'], does: 'zu Ende spielen, was sicher ist' },
  ],
  takeBack: 'Zurücknehmen',
  waitForDeal: 'Noch warten',
  onlyAnswer: 'Etwas anderes war nicht möglich.',
  tookBack: (name) =>
    name === null ? 'Sie haben das zurückgenommen.' : `${name} hat das zurückgenommen.`,
  certain: (tricks) =>
    `${tricks === 1 ? 'Der letzte Stich gehört' : tricks === 2 ? 'Die beiden übrigen Stiche gehören' : `Alle ${tricks} übrigen Stiche gehören`} Ihnen, was auch gespielt wird.`,
  playOut: 'Zu Ende spielen lassen',
  playOn: 'Selbst weiterspielen',
  sure: (call) => `„${call}“?`,
  sureText: 'Ist darauf geantwortet, lässt es sich nicht mehr zurücknehmen.',
  sureNot: 'Noch nicht',
}
