// The coach in German.
import type { HintVerdict, Reason } from '../../coach.ts'
import type { CoachWords } from '../en/coach.ts'
import { capital, counted } from '../counting.ts'
import { figures as inFigures, worthInMarkers, worthInParties } from '../figures.ts'
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

const rate = (figure: string): string => `${figure} je Entscheidung`

/** Of games in which the partie is played for: in percent of the partie. */
export const inParties = worthInParties(figures, {
  amount: (figure) => `${figure} einer Partie`,
  rate,
})

/** Of games played for markers. */
export const inMarkers = worthInMarkers(
  figures,
  (value) => `${plain(value)} Marken`,
  rate,
  'Ergebnis in Marken: was in dieser Partie gezahlt wurde, und was die in die nächste mitgenommenen Punkte wert sind, abzüglich der zu Beginn mitgebrachten. Die Marke neben dem Namen zeigt die Bilanz der ganzen Sitzung.',
)

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
      return 'Öfter gewinnt man damit nicht, aber mit allem, was gezahlt wird, bringt es mehr.'
    case 'king':
      return 'So wird für den König sofort ein Punkt angelegt.'
    case 'due':
      return 'Fällige Punkte verfallen, wenn sie nicht rechtzeitig angelegt werden.'
    case 'right':
      return 'Es ist Ihr Recht und kostet nichts.'
    case 'unbeaten':
      return 'Keine Karte, die noch aussteht, ist höher.'
    case 'cheapest':
      return 'Es ist Ihre niedrigste Karte, die den Stich macht.'
    case 'trumps':
      return 'Der Stich wird mit einem Trumpf genommen.'
    case 'drawsTrumps':
      return `Mit ${number(reason.cards)} Trümpfen können Sie den anderen die ihren ziehen.`
    case 'longest':
      return `Es ist Ihre längste Farbe: ${number(reason.cards)} Karten.`
    case 'partner':
      return 'Der Stich gehört Ihrem Partner: Eine entbehrliche Karte geht darauf.'
    case 'guards':
      return reason.suits === 1
        ? 'Der Stich ist verloren; so bleibt eine Farbe gedeckt.'
        : `Der Stich ist verloren; so bleiben ${number(reason.suits)} Farben gedeckt.`
    case 'lost':
      return 'Der Stich ist verloren: Eine entbehrliche Karte geht darauf.'
    default:
      return wordless(reason)
  }
}

function judge(verdict: HintVerdict, figure: (value: number) => string): string {
  switch (verdict.is) {
    case 'only':
      return 'Es gibt keine andere Wahl.'
    case 'lawful':
      return 'Keine andere Wahl entspricht den Regeln.'
    case 'best':
      return `Um ${figure(verdict.by)} besser als alles andere.`
    case 'close':
      return 'Am besten, aber zu knapp, um sicher zu sein.'
    case 'safe':
      return 'Zu knapp, um es zu entscheiden: So halten es die Bücher.'
    case 'equal':
      return `${capital(number(verdict.count))} Möglichkeiten sind gleich gut; dies ist eine davon.`
    default:
      return wordless(verdict)
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
    limit: (limit) => (limit === 0 ? 'nie' : inParties.figure(limit)),
    tutorHint: (limit) =>
      limit === 0
        ? 'Was Sie entscheiden, geschieht sofort.'
        : `Mehr als ${inParties.amount(limit)}: Eine solche Entscheidung kostet eine von ${whole(2 / limit)} Partien. Wo um Marken gespielt wird, mehr als ${plain(limit)} Marken.`,
    judges: {
      title: 'Urteil über beendete Spiele und Partien',
      hint: 'Nach einem Spiel und beim Nachspielen geht der Ratgeber die Entscheidungen durch: was sie verschenkt haben und was Glück war.',
    },
  },
  hint: {
    title: 'Rat',
    waiting: 'Der Ratgeber rechnet …',
    verdict: judge,
    reason: why,
    chance: (share) => `Gewinnchance: ${percent(share)}`,
    details: 'Einzelheiten',
    follow: 'Dem Rat folgen',
    advised: 'geraten',
    plan: (deed) => `Kommt es zum Tausch: ${deed}.`,
    spoken: (deed, verdict, reason) =>
      [`${capital(deed)}.`, verdict, reason].filter((text) => text !== '').join(' '),
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
        hint: 'was die Partie Ihnen voraussichtlich bringt, Gewinn weniger Verlust; eine Partie, die mehrfach zählt, ist mehr wert als die Chance, sie zu gewinnen',
      },
    },
    others: 'Die anderen Möglichkeiten verschenken',
    more: (count) => (count === 1 ? 'und eine weitere' : `und ${whole(count)} weitere`),
    solved: 'Gelöst, über alle Blätter: keine Stichprobe.',
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
        : `Gegenüber der besten Wahl verschenkt das ${cost}; Ihre Gewinnchance sinkt um ${figures.share(fall)}.`,
    anyway: 'Trotzdem',
    rethink: 'Überdenken',
    show: 'Rat zeigen',
  },
  judgement: {
    judge: 'Dieses Spiel beurteilen',
    reviewPartie: 'Partie nachspielen',
    title: 'Urteil über dieses Spiel',
    waiting: 'Der Ratgeber geht das Spiel durch …',
    account: ({ decisions: count, cost, hinted }, amount) => {
      const helped = `Mit Rat: ${decisions(hinted)}.`
      if (count === 0)
        return hinted > 0 ? helped : 'Es gab nichts zu entscheiden: Jede Wahl war gleich viel wert.'
      const given = cost > 0 ? `wurden ${amount(cost)}` : 'wurde nichts'
      const alone = `Auf ${decisions(count)} kam es an; verschenkt ${given}.`
      return hinted > 0 ? `${alone} ${helped}` : alone
    },
    luck: 'Glück',
    luckOfSeat: 'Glück und Spiel der anderen',
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
    here: (done, better, cost) => `Gewählt: ${done} – besser: ${better} (${cost})`,
    unjudged: 'Was auf ein Versehen mit den Karten folgt, wird nicht beurteilt, auch keine Rüge.',
    noneJudged: 'Hier war nichts zu beurteilen.',
  },
}
