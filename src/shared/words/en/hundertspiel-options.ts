// The rule options and presets of Hundertspiel in English.
import {
  type HundertspielPreset,
  type HundertspielValues,
  type OptionTexts,
  type PresetTexts,
} from '../rule-words.ts'
import { SOURCES } from './rules/sources.ts'
import { TABLE_OPTIONS } from './table-options.ts'

const UNTOLD = 'The book says nothing of it; the table decides.'

export const OPTIONS: OptionTexts<HundertspielValues> = {
  ...TABLE_OPTIONS,
  players: {
    title: 'Players',
    hint: 'Four in two partnerships, or three who each play alone.',
    source: `Both: ${SOURCES.d}.`,
    values: { '4': ['four', 'four players'], '3': ['three', 'three players'] },
  },
  scat: {
    title: 'Scat',
    hint: 'With a scat some cards are set apart, a Twenty-six is bid for, and whoever bids highest, or buys the scat, names trumps.',
    source: `Both: ${SOURCES.d}.`,
    values: { false: ['without', 'without scat'], true: ['with', 'with scat'] },
  },
  trumpBy: {
    title: 'Trumps',
    hint: 'For four without scat: the suit the dealer drew for the seat, or that of the bottom card after the cut.',
    source: `Both: ${SOURCES.d}; the book prefers the suits of the seats.`,
    values: {
      seat: ['the dealer’s suit', 'trumps by seat'],
      cut: ['the bottom card', 'trumps by the cut'],
    },
  },
  threeTrumpBy: {
    title: 'Trumps of three',
    hint: 'For three without scat: the suit of the bottom card after the cut, or that which the dealer drew for the seat; one suit is then never trumps.',
    source: `Both: ${SOURCES.d}, which leaves it open for three.`,
    values: {
      cut: ['the bottom card', 'three: trumps by the cut'],
      seat: ['the dealer’s suit', 'three: trumps by seat'],
    },
  },
  thrownAces: {
    title: 'Aces thrown away',
    hint: 'Whether an ace that was played and has not taken its trick still counts when three or four aces are announced later.',
    source: `Both: ${SOURCES.d}; the book only asks that no ace has taken a trick.`,
    values: {
      count: ['count', 'aces thrown away count'],
      lost: ['lost', 'aces thrown away are lost'],
    },
  },
  firstDo: {
    title: 'The Do in the first trick',
    hint: 'Whether the cards in a first trick won with the Do of trumps count beside its 52 points, or are part of them.',
    source: `Both: ${SOURCES.d}, whose words can be read either way.`,
    values: {
      besides: ['52 and the cards', 'first Do: 52 and the cards'],
      inAll: ['52 in all', 'first Do: 52 in all'],
    },
  },
  declareOut: {
    title: 'Declaring out',
    hint: 'Whether the table ends the partie when a side has 100 points, or a side must say so itself; whoever says so wrongly loses.',
    source: `By the players: ${SOURCES.d}.`,
    values: {
      table: ['by the table', 'the table declares out'],
      manual: ['by the players', 'players declare out'],
    },
  },
  oldAndNew: {
    title: 'Old and new',
    hint: 'When a deal begun with a side in the nineties decides the partie, the rest of it counts for the next one.',
    source: `Usual: ${SOURCES.d}.`,
    values: { true: ['yes', 'old and new'], false: ['no', 'no old and new'] },
  },
  failedGame: {
    title: 'A game that fails',
    hint: 'Whether a Twenty-six or Fifty-two that fails costs markers alone, or the others write its 26 or 52 points too.',
    source: `Both: ${SOURCES.d}; whoever loses it must pay “the same”.`,
    values: {
      markers: ['markers', 'a failed game costs markers'],
      points: ['markers and points', 'a failed game costs its points too'],
    },
  },
  suitOrder: {
    title: 'Order of the suits',
    hint: 'Which suit outbids which in the bidding for a Twenty-six, from low to high; payment by suit follows it.',
    source: `Free to choose: ${SOURCES.d}; the first is its example, the second the order in which it names the suits.`,
    values: {
      usual: ['Spade, Denari, Coppe, Bastoni', 'usual order of the suits'],
      pack: ['Spade, Coppe, Denari, Bastoni', 'suits as in the pack'],
      reversed: ['Bastoni, Coppe, Denari, Spade', 'order of the suits reversed'],
    },
  },
  suitPayment: {
    title: 'Payment by suit',
    hint: 'With scat: a Twenty-six is paid with one marker in the lowest suit up to four in the highest, which is usually Bastoni; else with two in each.',
    source: 'By suit: the usual way in Vienna in 1858.',
    values: {
      true: ['one to four markers', 'paid by suit'],
      false: ['always two', 'paid alike in all suits'],
    },
  },
  rounds: {
    title: 'Length of the sitting',
    hint: 'After that many rounds the sitting ends; in a round everybody deals once. Otherwise anybody may announce the last three.',
    source: `Agreed or announced: ${SOURCES.d}.`,
    values: {
      none: ['open', 'as long as you like'],
      '3': ['three rounds', 'three rounds'],
      '6': ['six rounds', 'six rounds'],
      '9': ['nine rounds', 'nine rounds'],
    },
  },
  irregularities: {
    title: 'Irregularities',
    hint: 'Cards may be exposed, and announcements may be false and doubted. Only if you wish.',
    source: `With: ${SOURCES.d}.`,
    values: { false: ['without', 'no irregularities'], true: ['with', 'with irregularities'] },
  },
  falseAnnouncementPenalty: {
    title: 'A false announcement',
    hint: 'What it costs, to each opponent, if it is found out in time.',
    source: `Left to be agreed: ${SOURCES.d}.`,
    values: {
      '1': ['one marker', 'one marker for a false announcement'],
      '2': ['two markers', 'two markers for a false announcement'],
    },
  },
  slipRate: {
    title: 'Dealing mistakes',
    hint: 'With irregularities: how often a card is exposed or the bottom card looked at.',
    source: UNTOLD,
    values: {
      off: ['never', 'no dealing mistakes'],
      rare: ['rarely', 'rare dealing mistakes'],
      often: ['often', 'frequent dealing mistakes'],
    },
  },
}

export const PRESETS: PresetTexts<HundertspielPreset> = {
  four: {
    title: 'Four players',
    hint: 'Two partnerships, nine cards each: the game as it was mostly played.',
    source: SOURCES.d,
  },
  fourScat: {
    title: 'Four, with scat',
    hint: 'Eight cards each and four apart; a Twenty-six is bid, or the scat is bought.',
    source: SOURCES.d,
  },
  three: {
    title: 'Three players',
    hint: 'Everybody plays alone, twelve cards each; trumps by the cut.',
    source: SOURCES.d,
  },
  threeScat: {
    title: 'Three, with scat',
    hint: 'Everybody plays alone, eleven cards each and three apart.',
    source: SOURCES.d,
  },
  strict: {
    title: 'By the book',
    hint: 'Four players who watch for themselves: declare out, doubt what is announced, six rounds long.',
    source: SOURCES.d,
  },
}
