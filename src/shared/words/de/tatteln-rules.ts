// What is asked and what is not allowed at Tatteln, in German.
import type { TattelnWhy } from '../../games/tatteln.ts'
import type { PlayWhy, Prompts } from '../play-words.ts'
import type { TattelnAsks } from '../tatteln-words.ts'
import { breaches, prompts } from './cards.ts'

export const BREACHES: Readonly<Record<TattelnWhy | PlayWhy, string>> = {
  ...breaches,
  wrongTurnUp:
    'Mit Trumpf muss eine Karte aufgeschlagen unter dem Talon liegen, ohne Trumpf keine.',
  mustFollow:
    'Der Talon ist abgehoben und Sie haben die ausgespielte Farbe: Sie müssen sie bedienen.',
  notLeading: 'Angesagt wird, wenn man ans Ausspielen kommt; warten Sie so lange.',
  notHeld: 'Das haben Sie nicht, oder nur als Teil von etwas Längerem.',
  announcedBefore: 'Das haben Sie schon angesagt.',
  brokenUp: 'Sie haben inzwischen eine Karte davon gespielt; die Folge kann nicht mehr wachsen.',
  nothingToRob: 'Es liegt kein Trumpf da, der zu rauben wäre.',
  sevenNotHeld: 'Den Trumpfsiebener haben Sie nicht.',
  robLater: 'Rauben dürfen Sie, wenn Sie einen Stich haben und ans Ausspielen kommen.',
  mustRob: 'An diesem Tisch muss der Trumpfsiebener zuerst rauben.',
  drawFirst: 'Heben Sie erst ab: den aufgeschlagenen Trumpf oder die verdeckte Karte.',
  nothingToClaim: 'Beim Abheben hat der andere nichts getan, wofür eine Strafe zu fordern wäre.',
  nothingToDraw: 'Im Augenblick gibt es nichts abzuheben.',
}

export const PROMPTS: Prompts<TattelnAsks> = {
  ...prompts,
  announce: () => 'Sie spielen aus. Sagen Sie erst an, was Sie haben, dann spielen Sie eine Karte.',
  follow: (opponent) =>
    `${opponent} hat ausgespielt. Solange noch Karten im Talon liegen, dürfen Sie jede spielen.`,
  announceLast: () =>
    'Der Talon ist abgehoben, und Sie spielen aus. Sagen Sie an, was Sie haben, dann spielen Sie.',
  leadLast: () => 'Der Talon ist abgehoben, und Sie spielen aus: Wählen Sie eine Karte.',
  mustRob: () => 'Sie haben den Trumpfsiebener: Rauben Sie, bevor Sie eine Karte spielen.',
  followLast: (opponent) =>
    `${opponent} hat ausgespielt. Der Talon ist abgehoben: Bedienen Sie, wenn Sie können.`,
  drawing: () =>
    'Die letzten beiden Karten: Nehmen Sie den aufgeschlagenen Trumpf oder die verdeckte?',
}
