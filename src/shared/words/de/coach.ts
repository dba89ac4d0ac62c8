// The coach in German.
import type { Reason } from '../../coach.ts'
import type { CoachWords } from '../en/coach.ts'
import type { WorthWords } from '../words.ts'
import { capital, counted } from '../counting.ts'
import { figures as inFigures } from '../figures.ts'
import { wordless } from '../play-words.ts'
import { number } from './cards.ts'

const TAG = 'de-DE'
const figures = inFigures(TAG)
const { plain, signed, percent, whole } = figures

const decisions = counted(TAG, number, {
  none: 'keine Entscheidung',
  one: 'eine Entscheidung',
  other: (count) => `${count} Entscheidungen`,
})

/** Of games in which the partie is played for. */
export const inParties: WorthWords = {
  amount: (value) => `${plain(value)} Partien`,
  rate: (value) => `${figures.thousandths(value)} Tausendstel einer Partie je Entscheidung`,
}

/** Of games played for markers. */
export const inMarkers: WorthWords = {
  amount: (value) => `${plain(value)} Marken`,
  rate: (value) => `${plain(value)} Marken je Entscheidung`,
}

function why(reason: Reason): string {
  switch (reason.why) {
    case 'point': {
      const [share, other] = figures.versus(reason.share, reason.other)
      return `So wird der Punkt öfter gemacht: ${share} gegen ${other} bei der nächstbesten Wahl.`
    }
    case 'vole': {
      const [share, other] = figures.versus(reason.share, reason.other)
      return `So wird die Vole öfter gemacht: ${share} gegen ${other} bei der nächstbesten Wahl.`
    }
    case 'points':
      return `So bringt das Spiel mehr Punkte: im Mittel ${signed(reason.points)} gegen ${signed(reason.other)}.`
    case 'score': {
      const [chance, other] = figures.versus(reason.chance, reason.other)
      return `Bei diesem Stand wird so die Partie öfter gewonnen: ${chance} gegen ${other} bei der nächstbesten Wahl.`
    }
    case 'worth':
      return `Mit allem, was gezahlt wird, ist es mehr wert: im Mittel ${signed(reason.worth)} gegen ${signed(reason.other)}.`
    case 'king':
      return 'So wird für den König sofort ein Punkt angelegt.'
    case 'due':
      return 'Fällige Punkte verfallen, wenn sie nicht rechtzeitig angelegt werden.'
    case 'right':
      return 'Es ist Ihr Recht und kostet nichts.'
    case 'even':
      return 'Mehreres ist gleich gut; dies gehört dazu.'
    default:
      return wordless(reason)
  }
}

export const coach: CoachWords = {
  figures,
  settings: {
    title: 'Ratgeber',
    hints: {
      title: 'Rat am Tisch',
      hint: 'Wenn Sie am Zug sind, zeigen ein Knopf und die Taste H, was der Ratgeber täte und warum.',
    },
    tutor: 'Fragt nach vor einer Entscheidung, die mehr verschenkt als',
    limit: (limit) => (limit === 0 ? 'nie' : plain(limit)),
    tutorHint: (limit) =>
      limit === 0
        ? 'Was Sie entscheiden, geschieht sofort.'
        : `Mehr als ${inParties.amount(limit)}: Eine solche Entscheidung kostet eine von ${whole(1 / limit)} Partien. Wo um Marken gespielt wird, mehr als ${plain(limit)} Marken.`,
    judges: {
      title: 'Urteil über beendete Spiele und Partien',
      hint: 'Nach einem Spiel und beim Nachspielen geht der Ratgeber die Entscheidungen durch: was sie verschenkt haben und was Glück war.',
    },
  },
  hint: {
    title: 'Rat',
    waiting: 'Der Ratgeber rechnet …',
    reason: why,
    plan: (deed) => `Kommt es zum Tausch: ${deed}.`,
    spoken: (deed, reason) => `${capital(deed)}. ${reason}`,
    measures: {
      point: { title: 'Punkt', hint: 'Aussicht, für die Stiche dieses Spiels anzulegen' },
      vole: { title: 'Vole', hint: 'Aussicht, alle Stiche zu machen' },
      tricks: {
        title: 'Stiche',
        hint: 'Stiche, die Ihre Seite in diesem Spiel voraussichtlich macht',
      },
      points: {
        title: 'Punkte',
        hint: 'zu erwartende Punkte dieses Spiels, eigene weniger die der anderen Seite',
      },
      chance: { title: 'Partie', hint: 'Gewinnchance in der Partie' },
      equity: {
        title: 'Wert',
        hint: 'was die Partie Ihnen voraussichtlich bringt, Gewinn weniger Verlust',
      },
    },
    others: 'Die anderen verschenken',
    more: (count) => (count === 1 ? 'und eine weitere' : `und ${whole(count)} weitere`),
    exact: 'Genau ausgezählt.',
    sampled: (error) => `Aus Stichproben geschätzt, ${error}.`,
    odds: (hands, won, least) =>
      hands === 1
        ? `Das einzige mögliche Blatt des Gegners lässt Ihnen ${won === 1 ? 'mindestens' : 'weniger als'} ${number(least)} Stiche.`
        : `Von ${whole(hands)} möglichen Blättern des Gegners lassen Ihnen ${whole(won)} (${percent(won / hands)}) mindestens ${number(least)} Stiche.`,
    book: (rule, deed, agrees) =>
      agrees
        ? `Die Bücher raten dasselbe (${rule}).`
        : `Die Bücher raten: ${deed} (${rule}). Hier spricht die Rechnung dagegen.`,
  },
  tutor: {
    title: 'Ein Wort, bevor es geschieht',
    wish: (deed) => `Sie wollen ${deed}.`,
    givesAway: (cost, fall) =>
      fall === null
        ? `Gegenüber der besten Wahl verschenkt das ${cost}.`
        : `Gegenüber der besten Wahl verschenkt das ${cost}; Ihre Gewinnchance sinkt um ${figures.percentPoints(fall)} Prozentpunkte.`,
    anyway: 'Trotzdem',
    rethink: 'Überdenken',
    show: 'Rat zeigen',
  },
  judgement: {
    judge: 'Dieses Spiel beurteilen',
    reviewPartie: 'Partie nachspielen',
    title: 'Urteil über dieses Spiel',
    waiting: 'Der Ratgeber geht das Spiel durch …',
    account: (count, cost) => {
      if (count === 0) return 'Es gab nichts zu entscheiden: Jede Wahl war gleich viel wert.'
      const all = `Auf ${decisions(count)} kam es an`
      return `${all}; verschenkt ${cost === null ? 'wurde nichts' : `wurden ${cost}`}.`
    },
    luck: 'Glück',
    luckOfSeat: 'Glück und Tun der anderen',
    skill: 'Können',
    slip: (done, better) => `Gewählt: ${done}; besser: ${better}`,
    noSlips: 'Keine Entscheidung hat etwas verschenkt.',
    grades: {
      flawless: 'fehlerlos',
      masterly: 'meisterhaft',
      strong: 'stark',
      fair: 'ordentlich',
      uneven: 'durchwachsen',
      careless: 'leichtsinnig',
    },
  },
  analysis: {
    title: 'Analyse',
    hide: 'Analyse verbergen',
    waiting:
      'Der Ratgeber geht die Partie Entscheidung für Entscheidung durch. Das kann einige Sekunden dauern …',
    decisions: 'Entscheidungen',
    result: 'Ergebnis',
    ofWhichLuck: 'Glück darin',
    adjusted: 'Glücksbereinigt',
    deals: 'Spiel für Spiel',
    deal: 'Spiel',
    slips: 'Fehler',
    slipOf: (name, deal) => `${name}, ${deal}. Spiel`,
    hinted: 'nach einem Rat',
    here: (done, better, cost) => `Getan: ${done} – besser: ${better} (${signed(-cost)})`,
    unjudged: 'Was auf ein Versehen mit den Karten folgt, wird nicht beurteilt, auch keine Rüge.',
    noneJudged: 'Hier war nichts zu beurteilen.',
  },
}
