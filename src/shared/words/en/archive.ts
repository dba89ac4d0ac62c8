// The archive in English.
import type {
  BackupKind,
  ExportFormat,
  CheckFinding,
  ImportReport,
  TaskProgress,
  ArchiveShelf,
} from '../../archive.ts'
import { capital, counted } from '../counting.ts'
import { figures } from '../figures.ts'
import { numbers } from '../formats.ts'
import { sizes } from '../sizes.ts'
import type { KeyHelp, Named, Texts } from '../texts.ts'

const TAG = 'en-GB'
const { whole } = figures(TAG)
const percent = numbers(TAG, { style: 'percent' })
const size = sizes(TAG)

const parties = counted(TAG, whole, {
  none: 'no partie',
  one: '1 partie',
  other: (count) => `${count} parties`,
})
const sittings = counted(TAG, whole, {
  none: 'no sitting',
  one: '1 sitting',
  other: (count) => `${count} sittings`,
})
const were = (count: number): string => (count === 1 ? 'was' : 'were')

export const archive = {
  title: 'The Archive',
  /** The button in the Hall. */
  open: 'Open the archive',
  leave: 'Back to the Hall',
  cancel: 'Cancel',
  size,
  parties: {
    title: 'Parties',
    shelf: 'Shelf',
    /** `hint` says what the shelf holds; it is shown when the shelf is empty. */
    shelves: {
      counted: {
        title: 'Counted',
        hint: 'Here lie the parties played to their end; the standings are made of them.',
      },
      givenUp: {
        title: 'Given up',
        hint: 'Here lie the parties somebody gave up; the standings keep them apart.',
      },
      practice: {
        title: 'Practice',
        hint: 'Here lie the parties played on from a review; they never count.',
      },
      broken: {
        title: 'Broken off',
        hint: 'Here lie the parties that have no end in a record that came in.',
      },
      trash: {
        title: 'Put away',
        hint: 'Here lies what you put away, until you take it back; nothing is deleted.',
      },
    } satisfies Record<ArchiveShelf, Named>,
    count: (count: number) => capital(parties(count)),
    none: 'This shelf is empty.',
    noneFit: 'No partie meets all these conditions.',
    remarks: 'Remarks',
    /** For a partie without a date. */
    undated: 'undated',
    /** The result of a partie that has none. */
    unfinished: 'not finished',
    /** Why an unfinished partie in the trash cannot be reviewed, and how to get to it. */
    waits:
      'This partie has not been finished. Take it back, and it lies on its table in the Hall again.',
    selected: (count: number) => `${whole(count)} selected`,
    /** Every partie of the list is selected. */
    selectedAll: (count: number) => (count === 1 ? '1 selected' : `All ${whole(count)} selected`),
    /** A range was longer than what can be selected one by one. */
    selectedMost: (count: number) =>
      `Only ${whole(count)} selected. To select more, select them all (Ctrl A).`,
    /** What a click on the name of a column does. */
    sortBy: (column: string) => `Sort by ${column}`,
    sorted: (column: string, descending: boolean) =>
      `Sorted by ${column}, ${descending ? 'descending' : 'ascending'}`,
    askPutAway: (count: number) => `Put away ${parties(count)}?`,
    askPutAwayText:
      'They leave this list and the standings. They lie on the shelf “Put away” until you take them back.',
    select: 'Select',
    deselect: 'Deselect',
    putAway: 'Put away',
    takeBack: 'Take back',
    wasPutAway: (count: number) => `${capital(parties(count))} put away.`,
    wasTakenBack: (count: number) => `${capital(parties(count))} taken back.`,
  },
  filter: {
    title: 'Show only',
    search: 'Search',
    searchHint: 'Search names, notes, tags',
    game: 'Game',
    with: 'With',
    and: 'And',
    preset: 'Rules',
    from: 'From',
    until: 'Until',
    result: 'Result',
    event: 'Event',
    value: 'Value',
    tag: 'Tag',
    noted: 'With a note',
    /** A condition that is not set, such as any game or any day. */
    any: 'any',
    anybody: 'anybody',
    /** `name` is null for a player at this screen without a name. */
    wonBy: (name: string | null) => `won by ${name ?? 'you'}`,
    lostBy: (name: string | null) => `lost by ${name ?? 'you'}`,
    withThem: (name: string) => `with ${name}`,
    fromDay: (day: string) => `from ${day}`,
    untilDay: (day: string) => `until ${day}`,
    holding: (search: string) => `“${search}”`,
    tagged: (tag: string) => `tag ${tag}`,
    /** Removes one condition from the filter. */
    remove: (condition: string) => `Take off the condition: ${condition}`,
    clear: 'Clear all',
  },
  people: {
    title: 'People',
    persons: 'Persons',
    computers: 'Computer players',
    name: 'Name',
    parties: 'Parties',
    level: 'Strength',
    rename: 'Rename',
    renameTitle: (name: string) => `Rename ${name}`,
    newName: 'Name',
    save: 'Rename',
    taken:
      'Somebody of this name is in the archive already. If the two are one person, merge them.',
    merge: 'Merge',
    mergeTitle: 'Two persons become one',
    mergeWith: (name: string | null) =>
      name === null ? 'You are the same person as' : `${name} is the same person as`,
    remains: 'Who remains',
    /** `gone` is null for what was played without a name. */
    mergeText: (gone: string | null, remaining: string, count: number) =>
      `${remaining} remains, with ${parties(count)}; ${gone === null ? 'what was played without a name is among them' : `“${gone}” is no longer in the archive`}. No partie is lost, but whose was whose cannot be told apart again.`,
    /** Parties without a name, when the person at the screen has one that is in the archive too. */
    unnamed: (name: string, count: number) =>
      `${capital(parties(count))} ${were(count)} played here without a name. ${count === 1 ? 'Does it' : 'Do they'} belong to ${name}?`,
    mergeDo: 'Merge for good',
    /** Two names that differ only in invisible characters; `one` and `other` are the parties of each. */
    alike: (name: string, one: number, other: number) =>
      `“${name}” is here twice (${parties(one)}, ${parties(other)}): the two names differ only in what cannot be seen.`,
    /** An action and the person it applies to, for screen readers. */
    of: (action: string, name: string) => `${action}: ${name}`,
    renamed: (name: string) => `The new name is ${name}.`,
    merged: (name: string) => `All parties of both now belong to ${name}.`,
  },
  keeping: {
    title: 'Keeping',
    promise:
      'Every card you play is on disk before the next one is drawn. We never delete your records: what you put away stays on its shelf, and before a copy takes the place of the data file, that file is set aside.',
    holds: (count: number, open: number, bytes: number) =>
      `The archive holds ${parties(count)}${open === 0 ? '' : `, and ${whole(open)} in progress`}. It takes ${size(bytes)}.`,
    copies: 'Copies',
    noCopies:
      'There is no copy yet. Cercle makes one by itself from time to time; you can make one now.',
    made: 'Made',
    size: 'Size',
    kind: 'Kind',
    kinds: {
      own: { title: 'Copy', hint: 'made by Cercle as it goes, or by you' },
      aside: { title: 'Set aside', hint: 'was the data file until something else took its place' },
    } satisfies Record<BackupKind, Named>,
    folder: 'The copies lie in',
    backUp: 'Make a copy now',
    /** A copy that was due failed. */
    backupFailed:
      'The archive could not be copied. What you play is stored all the same; in the archive, under Keeping, “Make a copy now” says what is in the way.',
    backedUp: 'The copy is made.',
    elsewhere: 'Copy everything to another disk…',
    elsewhereHint: 'A copy on the same disk does not survive that disk.',
    copied: (count: number, file: string) => `${capital(parties(count))} copied to ${file}.`,
    restore: 'Restore',
    restoreOf: (day: string) => `Restore the copy of ${day}`,
    restoreTitle: 'Go back to this copy?',
    restoreText: (day: string, count: number) =>
      `The archive will be as it was on ${day}, with ${parties(count)}. The present data file is set aside and stays in this list: you can come back to it in the same way.`,
    restoreDo: 'Restore this copy',
    restored: (day: string) =>
      `The archive is as it was on ${day}; the file before it was set aside.`,
    check: 'Check',
    checkHint:
      'Replays everything that is stored, card by card, and compares it with what was written down.',
    checkDo: 'Check everything',
    clean: (count: number) =>
      `${capital(parties(count))} replayed: everything is as it was written down.`,
    found: (findings: number, count: number) =>
      `${capital(parties(count))} replayed: ${whole(findings)} ${findings === 1 ? 'thing does' : 'things do'} not agree. Nothing was changed; an older copy may still be whole.`,
    findings: {
      file: 'The data file itself is damaged.',
      hash: 'The check sum of this record is not the one it was given.',
      record: 'This is not a whole record.',
      replay: 'This partie breaks the rules when it is replayed.',
      fact: 'What the lists say of this partie does not agree with its cards.',
      standing: 'A sum of the standings does not agree with the parties.',
      seal: 'The seal of this record is broken.',
      evening: 'What is kept of this evening does not follow from its rules.',
    } satisfies Record<CheckFinding['what'], string>,
    /** The partie that a finding is about. */
    place: (sitting: number, partie: number | null) =>
      partie === null ? `Sitting ${sitting}` : `Sitting ${sitting}, partie ${partie}`,
    inOut: 'In and out',
    takeIn: 'Take in a file…',
    takeInHint:
      'Adds the parties of a record to the archive; what is there already is not added twice.',
    imported: ({ sittings: added, parties: count, skipped }: ImportReport) => {
      if (count === 0)
        return skipped === 0
          ? 'Nothing was taken in.'
          : `Nothing new: ${parties(skipped)} ${were(skipped)} here already.`
      const there = skipped === 0 ? '' : `, ${whole(skipped)} ${were(skipped)} here already`
      return `${capital(sittings(added))} taken in, with ${parties(count)}${there}.`
    },
    openRecord: 'Open a record to look at it…',
    openHint: 'Replays a record card by card without taking it in.',
    /** A record was opened during play at a table. */
    openedMeanwhile: 'A record was opened: it is shown as soon as you leave the table.',
    export: 'Write out',
    exportChosen: 'Write out the selection',
    exportChosenHint: (count: number) =>
      `What is selected in the list of parties: ${parties(count)}.`,
    exportHint: (count: number) => `What the list of parties shows just now: ${parties(count)}.`,
    formats: {
      json: {
        title: 'As a record',
        hint: 'everything, whole sittings, to be taken in again elsewhere',
      },
      text: { title: 'To be read', hint: 'the notation, card by card' },
      csv: { title: 'As a table', hint: 'one row a side, for a spreadsheet' },
    } satisfies Record<ExportFormat, Named>,
    exported: (count: number, file: string) => `${capital(parties(count))} written to ${file}.`,
    trash: 'Put away',
    trashHint:
      'What you put away is counted nowhere and stands in no list, but it stays in the data file and in every copy.',
    trashOpen: (count: number) => `Look through ${parties(count)}`,
    tasks: {
      check: 'Checking',
      backup: 'Copying',
      export: 'Writing out',
      reading: 'Reading the file',
      import: 'Taking in',
      restore: 'Restoring',
    } satisfies Record<TaskProgress['task'], string>,
    progress: (done: number, of: number) => `${whole(done)} of ${whole(of)}`,
    /** The progress of a copy, from 0 to 1. */
    share: percent,
    /** Ends a long task that has not changed anything yet. */
    cancelTask: 'Cancel',
  },
  keysTitle: 'Keys',
  keyHelp: [
    { keys: ['↑', '↓'], does: 'to the partie above, to the one below' },
    { keys: ['Page ↑', 'Page ↓'], does: 'a page up, a page down' },
    { keys: ['Home', 'End'], does: 'to the latest, to the oldest' },
    { keys: ['Enter'], does: 'look at the partie' },
    { keys: ['Space'], does: 'select the partie' },
    { keys: ['Shift ↑', 'Shift ↓'], does: 'select on upwards, on downwards' },
    { keys: ['Ctrl A'], does: 'select them all' },
    { keys: ['Del'], does: 'put it away, or take it back' },
    { keys: ['/'], does: 'search' },
    { keys: ['?'], does: 'show these keys' },
    { keys: ['Esc'], does: 'drop the selection; back to the Hall' },
  ] satisfies KeyHelp[],
}

export type ArchiveWords = Texts<typeof archive>
