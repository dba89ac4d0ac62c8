// The rule options and presets of Hundertspiel in German.
import {
  type HundertspielPreset,
  type HundertspielValues,
  type OptionTexts,
  type PresetTexts,
} from '../rule-words.ts'
import { SOURCES } from './rules/sources.ts'
import { TABLE_OPTIONS } from './table-options.ts'

export const OPTIONS: OptionTexts<HundertspielValues> = {
  ...TABLE_OPTIONS,
  players: {
    title: 'Spieler',
    hint: 'Vier in zwei Parteien, oder drei, jeder für sich.',
    source: `Beides: ${SOURCES.d}.`,
    values: { '4': ['vier', 'vier Spieler'], '3': ['drei', 'drei Spieler'] },
  },
  scat: {
    title: 'Scat',
    hint: 'Mit Scat liegen einige Karten beiseite, und ein Sechsundzwanziger wird angesagt; wer am höchsten ansagt oder den Scat kauft, bestimmt Trumpf.',
    source: `Beides: ${SOURCES.d}.`,
    values: { false: ['ohne', 'ohne Scat'], true: ['mit', 'mit Scat'] },
  },
  trumpBy: {
    title: 'Trumpf',
    hint: 'Zu viert ohne Scat: die Farbe, die der Geber beim Ziehen um die Plätze erhielt, oder die der untersten Karte nach dem Abheben.',
    source: `Beides: ${SOURCES.d}; dem Buch scheint die Farbe des Platzes ratsamer.`,
    values: {
      seat: ['die Farbe des Gebers', 'Trumpf nach dem Platz'],
      cut: ['die unterste Karte', 'Trumpf nach dem Abheben'],
    },
  },
  threeTrumpBy: {
    title: 'Trumpf zu dritt',
    hint: 'Zu dritt ohne Scat: die Farbe der untersten Karte nach dem Abheben, oder jene, die der Geber für seinen Platz gezogen hat; eine Farbe ist dann nie Trumpf.',
    source: `Beides: ${SOURCES.d}; das Buch lässt es zu dritt offen.`,
    values: {
      cut: ['die unterste Karte', 'zu dritt Trumpf nach dem Abheben'],
      seat: ['die Farbe des Gebers', 'zu dritt Trumpf nach dem Platz'],
    },
  },
  thrownAces: {
    title: 'Zugeworfene Asse',
    hint: 'Ob ein Ass, das gespielt ist und nicht gestochen hat, noch zählt, wenn später drei oder vier Asse angesagt werden.',
    source: `Beides: ${SOURCES.d}; das Buch verlangt nur, dass noch kein Ass einen Stich gemacht hat.`,
    values: {
      count: ['zählen', 'zugeworfene Asse zählen'],
      lost: ['verloren', 'zugeworfene Asse sind verloren'],
    },
  },
  firstDo: {
    title: 'Der Do im ersten Stich',
    hint: 'Ob die Karten eines ersten Stichs, den der Trumpf-Do macht, neben seinen 52 Punkten zählen oder darin enthalten sind.',
    source: `Beides: ${SOURCES.d}; die Stelle lässt sich so und so lesen.`,
    values: {
      besides: ['52 und die Karten', 'erster Do: 52 und die Karten'],
      inAll: ['52 im Ganzen', 'erster Do: 52 im Ganzen'],
    },
  },
  declareOut: {
    title: 'Sich aussagen',
    hint: 'Ob der Tisch die Partie bei hundert Punkten beendet oder eine Partei sich selbst aussagen muss; wer es zu Unrecht tut, verliert.',
    source: `Die Spieler selbst: ${SOURCES.d}.`,
    values: {
      table: ['der Tisch sagt es', 'der Tisch sagt aus'],
      manual: ['die Spieler selbst', 'die Spieler sagen sich aus'],
    },
  },
  oldAndNew: {
    title: 'Alt und Neu',
    hint: 'Entscheidet sich die Partie in einem Spiel, vor dem eine Partei schon in den Neunzigern stand, so zählt der Rest für die nächste.',
    source: `Üblich: ${SOURCES.d}.`,
    values: { true: ['ja', 'Alt und Neu'], false: ['nein', 'kein Alt und Neu'] },
  },
  failedGame: {
    title: 'Misslungenes Spiel',
    hint: 'Ob ein misslungener Sechsundzwanziger oder Zweiundfünfziger nur Marken kostet oder die anderen auch seine 26 oder 52 Punkte schreiben.',
    source: `Beides: ${SOURCES.d}; wer verliert, hat „dasselbe zu entrichten“.`,
    values: {
      markers: ['Marken', 'Misslungenes kostet Marken'],
      points: ['Marken und Punkte', 'Misslungenes kostet auch die Punkte'],
    },
  },
  suitOrder: {
    title: 'Reihenfolge der Farben',
    hint: 'Welche Farbe beim Ansagen des Sechsundzwanzigers vorgeht, von unten nach oben; danach richtet sich die Zahlung nach der Farbe.',
    source: `Frei zu wählen: ${SOURCES.d}; das Erste ist sein Beispiel, das Zweite die Folge, in der es die Farben nennt.`,
    values: {
      usual: ['Spade, Denari, Coppe, Bastoni', 'übliche Reihenfolge der Farben'],
      pack: ['Spade, Coppe, Denari, Bastoni', 'Farben wie in der Karte'],
      reversed: ['Bastoni, Coppe, Denari, Spade', 'Reihenfolge der Farben umgekehrt'],
    },
  },
  suitPayment: {
    title: 'Zahlung nach der Farbe',
    hint: 'Mit Scat: Der Sechsundzwanziger gilt in der niedrigsten Farbe eine Marke, bis zu vier in der höchsten, gewöhnlich Bastoni; sonst in jeder Farbe zwei.',
    source: 'Nach der Farbe: 1858 in Wien das Gewöhnliche.',
    values: {
      true: ['eine bis vier Marken', 'nach der Farbe gezahlt'],
      false: ['stets zwei', 'jede Farbe gleich gezahlt'],
    },
  },
  rounds: {
    title: 'Dauer der Sitzung',
    hint: 'Nach so vielen Touren ist die Sitzung zu Ende; in einer Tour gibt jeder einmal. Sonst kann jeder die letzten drei ansagen.',
    source: `Bestimmt oder angesagt: ${SOURCES.d}.`,
    values: {
      none: ['unbestimmt', 'so lange man will'],
      '3': ['drei Touren', 'drei Touren'],
      '6': ['sechs Touren', 'sechs Touren'],
      '9': ['neun Touren', 'neun Touren'],
    },
  },
  irregularities: {
    title: 'Verstöße',
    hint: 'Karten können aufgedeckt, Ansagen falsch sein und bezweifelt werden. Nur auf Verabredung.',
    source: `Mit: ${SOURCES.d}.`,
    values: { false: ['ohne', 'ohne Verstöße'], true: ['mit', 'mit Verstößen'] },
  },
  falseAnnouncementPenalty: {
    title: 'Eine falsche Ansage',
    hint: 'Was sie an jeden Gegner kostet, wenn sie rechtzeitig entdeckt wird.',
    source: `Der Verabredung überlassen: ${SOURCES.d}.`,
    values: {
      '1': ['eine Marke', 'eine Marke für falsche Ansage'],
      '2': ['zwei Marken', 'zwei Marken für falsche Ansage'],
    },
  },
  slipRate: {
    title: 'Versehen beim Geben',
    hint: 'Mit Verstößen: wie oft eine Karte aufgedeckt oder die unterste angesehen wird.',
    source: 'Davon sagt das Buch nichts; der Tisch entscheidet.',
    values: {
      off: ['nie', 'ohne Versehen beim Geben'],
      rare: ['selten', 'seltene Versehen beim Geben'],
      often: ['oft', 'häufige Versehen beim Geben'],
    },
  },
}

export const PRESETS: PresetTexts<HundertspielPreset> = {
  four: {
    title: 'Zu viert',
    hint: 'Zwei Parteien mit je neun Karten: das Spiel, wie es am üblichsten war.',
    source: SOURCES.d,
  },
  fourScat: {
    title: 'Zu viert mit Scat',
    hint: 'Acht Karten für jeden und vier beiseite; ein Sechsundzwanziger wird angesagt oder der Scat gekauft.',
    source: SOURCES.d,
  },
  three: {
    title: 'Zu dritt',
    hint: 'Jeder für sich mit zwölf Karten; Trumpf nach dem Abheben.',
    source: SOURCES.d,
  },
  threeScat: {
    title: 'Zu dritt mit Scat',
    hint: 'Jeder für sich mit elf Karten, drei liegen beiseite.',
    source: SOURCES.d,
  },
  strict: {
    title: 'Streng nach dem Buch',
    hint: 'Vier Spieler, die selbst aufpassen: sich aussagen, Ansagen bezweifeln, sechs Touren lang.',
    source: SOURCES.d,
  },
}
