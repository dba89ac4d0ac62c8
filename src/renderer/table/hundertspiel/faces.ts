// The calls of Hundertspiel as shown on their buttons.
import { capital } from '../../../shared/words/counting.ts'
import {
  type HundertspielAction,
  type HundertspielView,
  isHundertspielView,
} from '../../../shared/games/hundertspiel.ts'
import type { AnyAction, TableView } from '../../../shared/view.ts'
import { worth } from '../../../shared/words/hundertspiel-words.ts'
import type { InterfaceWords } from '../../../shared/words/en/interface.ts'
import type { CallFace } from '../../components/CallButton.vue'
import { stakeValue } from './calls.ts'

/** Shortens a label to the text before the colon, which is enough if the rest is obvious. */
const shortenLabel = (label: string): string => label.split(/\s*:/)[0] ?? label

function buildFace(
  view: HundertspielView,
  action: HundertspielAction,
  texts: InterfaceWords,
  label: string,
): CallFace | null {
  const { hundertspiel: words, cards } = texts
  switch (action.do) {
    case 'bid':
    case 'name':
      return {
        suits: [action.suit],
        text: cards.suit(action.suit),
        brings: words.stake(stakeValue(view, [action.suit])),
      }
    case 'lay':
      return {
        suits: action.suits,
        text: words.undertaking(action.suits),
        brings: words.stake(stakeValue(view, action.suits)),
      }
    case 'contra': {
      const { undertaking } = view
      const brings = undertaking ? words.stake(2 * stakeValue(view, undertaking.suits)) : ''
      return { suits: [], text: words.contra, brings }
    }
    case 'announce':
      return {
        suits: [],
        // No prompt asks for announcements during the play: the button must name the call.
        text:
          view.phase === 'play'
            ? shortenLabel(label)
            : capital(words.announcement(action.rank, action.count)),
        brings: words.points(worth(action.rank, action.count)),
      }
    case 'demand':
      return { suits: [], text: words.said.demand(action.rank), brings: '' }
    case 'challenge':
    case 'declareOut':
      return { suits: [], text: shortenLabel(label), brings: '' }
    default:
      return null
  }
}

/** Returns the face of a call's button; null if its label is short enough. */
export const faceFor = (
  view: TableView,
  action: AnyAction,
  texts: InterfaceWords,
  label: string,
): CallFace | null =>
  isHundertspielView(view) && isAction(action) ? buildFace(view, action, texts, label) : null

const isAction = (action: AnyAction): action is HundertspielAction => CALLS.has(action.do)
const CALLS: ReadonlySet<string> = new Set<HundertspielAction['do']>([
  'bid',
  'name',
  'lay',
  'contra',
  'announce',
  'demand',
  'challenge',
  'declareOut',
])
