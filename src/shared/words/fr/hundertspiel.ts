// Hundertspiel in French, written with plain spaces; setInFrench makes those before : ; ! ? narrow and unbreakable.
import type { ChosenOptions } from '../../bridge.ts'
import type {
  HundertspielAction,
  HundertspielSeenEvent,
  HundertspielWhy,
} from '../../games/hundertspiel.ts'
import { capital } from '../counting.ts'
import { setInFrench } from '../french-spaces.ts'
import { keepsSuits, worth } from '../hundertspiel-words.ts'
import { type BreachOf, type PlayWhy, asked, wordless } from '../play-words.ts'
import { ruleWords } from '../rule-words.ts'
import { inMarkers } from './coach.ts'
import { cardCount, cards, number, pointCount, theCards } from './cards.ts'
import { COUNTED, SHEET } from './hundertspiel-counted.ts'
import { KINDS, ROLES } from './hundertspiel-kinds.ts'
import { dosOf, oneOf, shown, someOf } from './hundertspiel-names.ts'
import { OPTIONS, PRESETS } from './hundertspiel-options.ts'
import { BREACHES, PROMPTS } from './hundertspiel-rules.ts'
import { sentence } from './hundertspiel-told.ts'

/** What stands on the button, and the same within a sentence. */
function called(action: HundertspielAction): readonly [button: string, deed: string] {
  switch (action.do) {
    case 'newDeal':
      return ['Demander une nouvelle donne', 'demander une nouvelle donne']
    case 'keep':
      return ['Garder la carte', 'garder la carte découverte']
    case 'bid': {
      const suit = cards.suitName(action.suit)
      return [`Annoncer ${suit} : le Vingt-six avec son Do`, `annoncer le Vingt-six en ${suit}`]
    }
    case 'pass':
      return ['Passer', 'passer']
    case 'buy':
      return ['Acheter le scat et jouer le Vingt-six', 'acheter le scat']
    case 'layAway':
      return [`Écarter ${cardCount(action.cards.length)}`, `écarter ${shown(action.cards)}`]
    case 'name': {
      const suit = cards.suitName(action.suit)
      return [`${suit} : le Vingt-six avec son Do`, `choisir ${suit} pour atout`]
    }
    case 'ask':
      return ['Demander : quelqu’un étale-t-il un Do ?', 'demander si quelqu’un étale un Do']
    case 'lay': {
      const what = `étaler ${dosOf(action.suits)}`
      return [
        `${capital(what)} : faire ${action.suits.length > 1 ? 'le Cinquante-deux' : 'le Vingt-six'}`,
        what,
      ]
    }
    case 'contra':
      return ['Contra : le jeu ne sera pas fait (double les jetons)', 'dire Contra']
    case 'announce': {
      const what = `annoncer ${number(action.count)} ${someOf(action.rank)}`
      return [`${capital(what)} : ${pointCount(worth(action.rank, action.count))}`, what]
    }
    case 'demand':
      return [
        `Demander quel ${oneOf(action.rank)} manque`,
        `demander quel ${oneOf(action.rank)} manque`,
      ]
    case 'challenge':
      return [
        `Douter des ${someOf(action.rank)} : les faire montrer`,
        `douter des ${someOf(action.rank)}`,
      ]
    case 'lastRounds':
      return ['Annoncer les trois derniers tours', 'annoncer les trois derniers tours']
    case 'play':
      return [`Jouer ${theCards([action.card])}`, `jouer ${theCards([action.card])}`]
    case 'declareOut':
      return ['Se dire sorti : les cent points y sont', 'se dire sorti']
    case 'count':
      return ['Rien à dire', 'ne rien dire']
    default:
      return wordless(action)
  }
}

/** Ce que le tirage décide. */
const DRAW = {
  four: 'Les deux cartes les plus hautes jouent contre les deux plus basses, et la plus basse donne (H-2).',
  three: 'La plus basse carte donne (H-2).',
  suits: ' Chacun garde la couleur tirée : elle est atout chaque fois qu’il donne (H-3).',
} as const

export const hundertspiel = setInFrench({
  title: 'Hundertspiel',
  subtitle:
    'Vienne 1858 : à quatre ou à trois avec 36 cartes de Trappola, en cent points ; les plus basses valent le plus',
  drawSettles: (options: ChosenOptions, players: number) =>
    (players === 4 ? DRAW.four : DRAW.three) + (keepsSuits(options, players) ? DRAW.suits : ''),
  event(event: HundertspielSeenEvent, company) {
    return sentence(event, company)
  },
  breach(breach: BreachOf<HundertspielWhy | PlayWhy>) {
    return BREACHES[breach.why]
  },
  action(action: HundertspielAction) {
    return called(action)[0]
  },
  deed(action: HundertspielAction) {
    return called(action)[1]
  },
  pick: (_, chosen, counts) =>
    chosen === 0
      ? `Choisissez ${cardCount(Math.max(...counts))} à écarter.`
      : `${capital(cardCount(chosen))} ${chosen > 1 ? 'choisies' : 'choisie'} (à écarter : ${number(Math.max(...counts))}).`,
  prompt: (asks, opponent) => asked(PROMPTS, asks, opponent),
  // H-4, H-23, H-27: every form has its one way
  packets: () => 'comme d’usage',
  counted: (name) => COUNTED[name] ?? { title: name, hint: '' },
  kind: (name: string) => KINDS[name] ?? name,
  role: (name: string) => ROLES[name] ?? name,
  sheet: SHEET,
  worth: inMarkers,
  ...ruleWords(OPTIONS, PRESETS, 'Règles particulières'),
})
