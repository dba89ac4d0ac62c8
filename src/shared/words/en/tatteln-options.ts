// The rule options and presets of Tatteln in English.
import {
  type OptionTexts,
  type PresetTexts,
  type TattelnPreset,
  type TattelnValues,
} from '../rule-words.ts'
import { SOURCES } from './rules/sources.ts'
import { TABLE_OPTIONS } from './table-options.ts'

const LEFT = `Left to be agreed: ${SOURCES.d}.`

export const OPTIONS: OptionTexts<TattelnValues> = {
  ...TABLE_OPTIONS,
  target: {
    title: 'Target',
    hint: 'The points that win the partie; or two Taillen, in which each deals once and whoever has more points wins.',
    source: `Two Taillen or 500: ${SOURCES.d}. With the values of Piquet, 100.`,
    values: {
      '500': ['500 points', '500 points'],
      '1000': ['1000 points', '1000 points'],
      '100': ['100 points', '100 points'],
      taillen: ['two Taillen', 'two Taillen'],
    },
  },
  stake: {
    title: 'Stake',
    hint: 'What is played for: the counters that a stake is worth. When the partie is over the loser pays a stake, or two if it is written double, and what was won at Matsch and as penalties is settled with it.',
    source: LEFT,
    values: {
      none: ['for nothing', 'no stake'],
      '1': ['1 counter', 'stake of 1 counter'],
      '5': ['5 counters', 'stake of 5 counters'],
      '10': ['10 counters', 'stake of 10 counters'],
    },
  },
  trump: {
    title: 'Trumps',
    hint: 'With trumps a card is turned up, and its suit beats the others. Without, keeping the lead is everything.',
    source: LEFT,
    values: { true: ['with', 'with trumps'], false: ['without', 'without trumps'] },
  },
  values: {
    title: 'Values',
    hint: 'What announcements count. As in Jass: Tattel 20, Quart 50, Fuss 100, Gedritt (three of a kind) 20, Geviert (four) 100. As in Piquet: 3, 4, 15, 3 and 14. What a sequence holds counts besides.',
    source: 'The book of 1858 gives none; both are old usage.',
    values: {
      jass: ['as in Jass', 'values of Jass'],
      piquet: ['as in Piquet', 'values of Piquet'],
    },
  },
  diamondJack: {
    title: 'Jack of diamonds',
    hint: 'It may beat every other card, trumps too, and count 12 in place of 2.',
    source: LEFT,
    values: {
      false: ['an ordinary jack', 'ordinary jack of diamonds'],
      true: ['beats everything', 'jack of diamonds beats all'],
    },
  },
  matsch: {
    title: 'Matsch',
    hint: 'What is paid by a player who makes no trick in the last part of a deal. Their card points of the deal do not count either.',
    source: LEFT,
    values: {
      '1': ['one stake', 'Matsch one stake'],
      '2': ['two stakes', 'Matsch two stakes'],
      '0': ['none', 'no Matsch'],
    },
  },
  matschTricks: {
    title: 'Tricks of the Matsch',
    hint: 'Of which tricks one must be made: those after the talon, or the last nine. With nine cards these are the same; with eight the trick before the last draw belongs to the nine.',
    source: `Nine, and eight after the talon: ${SOURCES.d}.`,
    values: {
      talon: ['after the talon', 'Matsch after the talon'],
      nine: ['the last nine', 'Matsch in the last nine tricks'],
    },
  },
  matschLoses: {
    title: 'What a Matsch costs',
    hint: 'Beside the stakes: the card points of the deal alone, or the whole partie at once.',
    source: `“The loss of the game”: ${SOURCES.d}. Which game is meant stays open.`,
    values: {
      cards: ['the card points', 'Matsch costs the card points'],
      partie: ['the partie', 'Matsch costs the partie'],
    },
  },
  fourJacksDouble: {
    title: 'Four jacks',
    hint: 'Whether the partie is written double when its winner has announced four jacks and the loser has not half the points.',
    source: LEFT,
    values: {
      false: ['partie single', 'four jacks no double'],
      true: ['partie double', 'four jacks double'],
    },
  },
  handSize: {
    title: 'Hand',
    hint: 'How many cards each player holds.',
    source: `Eight, and nine in other places: ${SOURCES.d}.`,
    values: { '8': ['eight cards', 'eight cards'], '9': ['nine cards', 'nine cards'] },
  },
  turnUpDrawn: {
    title: 'The turn-up',
    hint: 'Who gets the turn-up at the last draw, and who the last covered card.',
    source: 'The winner of the trick: the advice of the book of 1858.',
    values: {
      winner: ['to the winner of the trick', 'turn-up to the winner'],
      choice: ['as the winner chooses', 'the winner chooses the last card'],
      last: ['to the loser, as the last card', 'turn-up drawn last'],
    },
  },
  rob: {
    title: 'Robbing',
    hint: 'When the seven of trumps may be exchanged for the turn-up: with a trick made and about to lead, or on any turn to play.',
    source: `Strict: ${SOURCES.d}. Free: the usual way.`,
    values: { strict: ['strict', 'robbing strict'], free: ['free', 'robbing free'] },
  },
  sevenMustRob: {
    title: 'Seven of trumps',
    hint: 'Whether a player who can rob with it may wait, or must rob at once.',
    source: LEFT,
    values: { false: ['may rob', 'the seven may rob'], true: ['must rob', 'the seven must rob'] },
  },
  irregularities: {
    title: 'Irregularities',
    hint: 'Cards may be misdealt, turned over or drawn wrongly. Only if you wish.',
    source: LEFT,
    values: { false: ['without', 'no irregularities'], true: ['with', 'with irregularities'] },
  },
  slipRate: {
    title: 'Mistakes',
    hint: 'With irregularities: how often cards are dealt or drawn wrongly.',
    source: 'How often is our decision.',
    values: {
      off: ['never', 'no mistakes'],
      rare: ['rarely', 'rare mistakes'],
      often: ['often', 'frequent mistakes'],
    },
  },
  slipPenalty: {
    title: 'Penalty for mistakes',
    hint: 'With irregularities: what the dealer pays for a misdeal, and anybody for a wrong draw that the other claims.',
    source: LEFT,
    values: {
      '1': ['one stake', 'mistakes cost one stake'],
      '2': ['two stakes', 'mistakes cost two stakes'],
      '0': ['none', 'mistakes cost nothing'],
    },
  },
}

export const PRESETS: PresetTexts<TattelnPreset> = {
  classic: {
    title: 'Standard rules',
    hint: 'Eight cards each, with trumps, to 500 points.',
    source: SOURCES.d,
  },
  noTrump: {
    title: 'Without trumps',
    hint: 'The same without trumps: the lead decides.',
    source: SOURCES.d,
  },
  taillen: {
    title: 'Two Taillen',
    hint: 'Each deals once; who then has more points wins.',
    source: SOURCES.d,
  },
  piquet: {
    title: 'Values of Piquet',
    hint: 'Small values for announcements, to 100 points: the tricks weigh more.',
    source: 'after Piquet',
  },
  strict: {
    title: 'By the book',
    hint: 'Read to the letter: the Matsch is of the last nine tricks and costs the partie, the seven of trumps must rob, mistakes cost a stake, and nothing is taken back.',
    source: SOURCES.d,
  },
}
