// How strong a person is, in German.
import { counted } from '../counting.ts'
import type { StrengthWords } from '../en/strength.ts'
import { number } from './cards.ts'

const TAG = 'de-DE'

const decisions = counted(TAG, number, {
  none: 'keiner Entscheidung',
  one: 'einer Entscheidung',
  other: (count) => `${count} Entscheidungen`,
})
const moreDecisions = counted(TAG, number, {
  none: '',
  one: 'eine weitere Entscheidung ohne Rat',
  other: (count) => `${count} weitere Entscheidungen ohne Rat`,
})
const moreParties = counted(TAG, number, {
  none: '',
  one: 'eine weitere Partie',
  other: (count) => `${count} weitere Partien`,
})
const hinted = counted(TAG, number, {
  none: 'keine Entscheidung',
  one: 'eine Entscheidung',
  other: (count) => `${count} Entscheidungen`,
})

const PLAYERS: Readonly<Record<string, string>> = {
  random: 'jemand, der aufs Geratewohl spielt',
  novice: 'ein Anfänger',
  rulebook: 'ein Spieler nach dem Lehrbuch',
  club: 'ein Klubspieler',
  master: 'ein Meister',
}
const player = (level: string): string => PLAYERS[level] ?? level

export const strength: StrengthWords = {
  title: 'Wie stark bin ich',
  game: 'Spiel',
  person: 'Spieler',
  waitingFor: 'Es wird zusammengezählt …',
  none: 'Noch ist nichts gespielt. Ist eine Partie zu Ende und vom Ratgeber ausgewertet, so steht hier, wie gut sie gespielt war.',
  noneJudged:
    'Der Ratgeber hat von diesen Partien noch keine ausgewertet. Sobald das geschehen ist, zählen ihre Entscheidungen hier.',
  toJudging: 'Partien auswerten lassen',
  waiting: counted(TAG, number, {
    none: 'Alle Partien sind ausgewertet.',
    one: 'Eine Partie ist noch nicht ausgewertet.',
    other: (count) => `${count} Partien sind noch nicht ausgewertet.`,
  }),
  between: (low, high, count) => `zwischen ${low} und ${high}, nach ${decisions(count)}`,
  soFar: (rate, count) => `Bisher ${rate}, nach ${decisions(count)}.`,
  placing: {
    as: (level, rate) => `Wie ${player(level)}: ${rate}.`,
    between: (weaker, stronger, rate) => `Zwischen den Stufen ${weaker} und ${stronger}: ${rate}.`,
    above: (level, rate) => `Besser als ${player(level)}: ${rate}.`,
    below: (level, rate) => `Schwächer als ${player(level)}: ${rate}.`,
    early: (count, parties) =>
      `Dafür ist es noch zu früh: Es fehlen mindestens ${[
        moreDecisions(count),
        moreParties(parties),
      ]
        .filter((one) => one !== '')
        .join(' und ')}.`,
    unmeasured: 'Die Stufen dieses Spiels sind nicht ausgemessen: Es fehlt der Vergleich.',
  },
  hinted: (count, rate) => `Mit Rat: ${hinted(count)}, ${rate}.`,
  weakness: (kind, rate, level, levelRate) =>
    `Am meisten wird hier verschenkt: ${kind}, ${rate}; ${player(level)} verschenkt ${levelRate}.`,
  noWeakness: 'In keiner Art von Entscheidung wird deutlich mehr verschenkt als in den anderen.',
  practise: 'Diese Art üben',
  scale: {
    title: 'Zwischen den Stufen',
    hint: 'Was eine Entscheidung im Mittel verschenkt, rechts am wenigsten. In dem Balken liegt die wahre Quote in 95 von 100 Fällen.',
    who: 'Spieler',
    rate: 'Fehlerquote',
    interval: 'Spanne',
    range: (low, high) => `${low} bis ${high}`,
  },
  kinds: {
    title: 'Nach der Art der Entscheidung',
    kind: 'Art',
    own: 'Fehlerquote',
    level: (level) => `Stufe ${level}`,
    decisions: 'Entscheidungen',
    hinted: 'Mit Rat',
    weakest: 'am schwächsten',
  },
  course: {
    title: 'Im Lauf der Zeit',
    rate: {
      title: 'Fehlerquote',
      hint: 'was eine Entscheidung im Mittel verschenkt, mit ihrer Spanne',
    },
    results: {
      title: 'Ergebnisse ohne Glück',
      hint: 'was eine Partie bis dahin im Mittel einbrachte; mit der Spanne dessen, was sie ohne Glück eingebracht hätte',
    },
    own: 'Fehlerquote',
    adjusted: 'ohne Glück',
    result: 'mit Glück',
    period: 'Fehlerquote nach',
    periods: { block: 'Partien in Folge', month: 'Monaten' },
    within: (value, low, high) => `${value} (${low} bis ${high})`,
    empty: 'Noch gibt es nichts zu zeichnen.',
  },
  results: (adjusted, low, high, parties) =>
    `Ohne Glück brachte eine Partie im Mittel ${adjusted} ein, zwischen ${low} und ${high} (${parties} Partien).`,
  resultsFew: (adjusted) => `Ohne Glück brachte die eine Partie ${adjusted} ein.`,
}
