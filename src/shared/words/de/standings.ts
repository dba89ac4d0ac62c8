// The standings in German.
import type { StandingsWords } from '../en/standings.ts'

export const standings: StandingsWords = {
  title: 'Bilanz',
  none: 'Noch ist nichts gezählt. Jede zu Ende gespielte Partie wird hier eingetragen.',
  waiting: 'Die Bücher werden aufgeschlagen …',
  game: 'Spiel',
  person: 'Bilanz von',
  against: 'gegen',
  all: 'alle',
  beside: 'mit',
  anybody: 'wem auch immer',
  others: 'die anderen',
  book: {
    title: 'Das Anschreibebuch',
    hint: 'Jede Partie, wie sie angeschrieben wurde, die letzte zuerst. Wer ein Blatt wählt, spielt die Partie nach.',
    later: 'Spätere Partien',
    older: 'Ältere Partien',
    place: (from, until, all) => `Blatt ${from} bis ${until} von ${all}`,
    deal: 'Spiel',
    score: 'Stand',
    points: (count) => (count === 1 ? 'ein Punkt' : `${count} Punkte`),
    noPoint: 'kein Punkt',
    none: 'Eine solche Partie ist noch nicht zu Ende gespielt.',
    dealt: { title: '·', hint: 'hat gegeben' },
    series: 'In dieser Sitzung gewonnen',
  },
  ledger: {
    title: 'Zahlen',
    explain: 'Zahlen erläutern',
    asTable: { title: 'Als Tabelle', hint: 'Monat für Monat, für eine Tabellenkalkulation' },
    groups: {
      parties: 'Partien',
      points: 'Punkte',
      counted: 'Am Tisch',
      runs: 'Serien',
      givenUp: 'Aufgegeben, oben nicht gezählt',
      judged: 'Vom Ratgeber beurteilt',
    },
    figures: {
      parties: {
        title: 'Partien',
        hint: 'zu Ende gespielte Partien; Aufgegebenes und Übungen sind nicht dabei',
      },
      won: { title: 'Gewonnen', hint: 'gewonnene Partien und ihr Anteil an allen' },
      lost: { title: 'Verloren', hint: 'verlorene Partien und ihr Anteil an allen' },
      value: {
        title: 'Wert gewonnen',
        hint: 'gewonnene Partien, jede so oft gezählt, wie es vereinbart war',
      },
      valueLost: {
        title: 'Wert verloren',
        hint: 'verlorene Partien, jede so oft gezählt, wie es vereinbart war',
      },
      balance: { title: 'Saldo', hint: 'gewonnener Wert weniger verlorener' },
      deals: { title: 'Spiele', hint: 'Spiele in all diesen Partien' },
      points: { title: 'Punkte', hint: 'angelegte Punkte in all diesen Partien' },
      pointsADeal: { title: 'Punkte je Spiel', hint: 'angelegte Punkte, geteilt durch die Spiele' },
      longestWon: {
        title: 'Längste Siegesserie',
        hint: 'die meisten Partien, die nacheinander gewonnen wurden',
      },
      longestLost: {
        title: 'Längste Pechsträhne',
        hint: 'die meisten Partien, die nacheinander verloren gingen',
      },
      now: {
        title: 'Zurzeit',
        hint: 'nacheinander gewonnene oder verlorene Partien bis zur letzten',
      },
      gaveUp: { title: 'Selbst aufgegeben', hint: 'Partien, die diese Seite aufgegeben hat' },
      gaveUpValue: {
        title: 'Wert dabei verloren',
        hint: 'wie viel die aufgegebenen Partien zählten',
      },
      wereGiven: {
        title: 'Vom Gegner aufgegeben',
        hint: 'Partien, die die andere Seite aufgegeben hat',
      },
      wereGivenValue: {
        title: 'Wert dabei gewonnen',
        hint: 'wie viel die Partien zählten, die die andere Seite aufgegeben hat',
      },
      judged: { title: 'Beurteilte Partien', hint: 'Partien, deren Analyse aufgeschlagen wurde' },
      decisions: {
        title: 'Entscheidungen',
        hint: 'Entscheidungen darin zwischen verschieden guten Möglichkeiten',
      },
      rate: {
        title: 'Fehlerquote',
        hint: 'was eine Entscheidung im Mittel verschenkt, und das Wort dafür',
      },
      result: { title: 'Ergebnis', hint: 'was diese Partien zählten, gewonnen weniger verloren' },
      adjusted: {
        title: 'Glücksbereinigt',
        hint: 'was sie gezählt hätten, wären die Karten unparteiisch gewesen',
      },
    },
    share: 'Anteil',
    wonNow: (count) => `${count} gewonnen`,
    lostNow: (count) => `${count} verloren`,
    perDeal: (hint) => `${hint}; daneben, wie oft je Spiel`,
    partOf: (hint, whole) => `${hint}; daneben der Anteil an „${whole}“`,
    noneJudged:
      'Noch ist keine Partie beurteilt. Der Ratgeber beurteilt eine, sobald beim Nachspielen ihre Analyse aufgeschlagen wird; dann steht sie auch hier.',
    several: 'Am Tisch zu dritt zählt jeder der beiden anderen hier mit einer eigenen Partie.',
  },
  charts: {
    title: 'Schaubilder',
    charts: {
      balance: {
        title: 'Saldo',
        hint: 'gewonnener Wert weniger verlorener, von der ersten Partie an zusammengezählt',
      },
      parties: {
        title: 'Gewonnene und verlorene Partien',
        hint: 'gewonnene über der Linie, verlorene darunter',
      },
      points: {
        title: 'Punkte je Spiel',
        hint: 'angelegte Punkte jeder Seite, geteilt durch die Spiele dieser Zeit',
      },
      counted: {
        title: 'Am Tisch, im Lauf der Zeit',
        hint: 'wie oft je Spiel, oder als Anteil des Ganzen, zu dem es gehört',
      },
      rate: {
        title: 'Fehlerquote',
        hint: 'was eine Entscheidung im Mittel verschenkt, in den beurteilten Partien',
      },
    },
    asTable: 'Als Tabelle',
    asChart: 'Als Schaubild',
    month: 'Monat',
    year: 'Jahr',
    which: 'Gezählt wird',
    keys: 'Die Pfeiltasten, Pos1 und Ende führen durch das Schaubild.',
    empty: 'Noch gibt es nichts zu zeichnen.',
    won: 'gewonnen',
    lost: 'verloren',
    balance: 'Saldo',
    rate: 'Fehlerquote',
    reading: (month, told) => `${month}: ${told}`,
    part: (name, value) => `${name} ${value}`,
  },
}
