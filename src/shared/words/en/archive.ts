// The archive in English.
import type {
  BackupKind,
  CheckFinding,
  ImportReport,
  TaskProgress,
  ArchiveShelf,
} from '../../archive.ts'
import type { ExportFormat } from '../../exports.ts'
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
const exercises = counted(TAG, whole, {
  none: 'no exercise',
  one: '1 exercise',
  other: (count) => `${count} exercises`,
})
const allOf = (count: number): string =>
  count === 1 ? 'the partie is' : count === 2 ? 'both parties are' : `all ${parties(count)} are`

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
        hint: 'Parties played to the end; the standings are made of them.',
      },
      givenUp: {
        title: 'Given up',
        hint: 'Parties that somebody gave up; the standings keep them apart.',
      },
      practice: { title: 'Practice', hint: 'Parties played on from a review; they never count.' },
      broken: {
        title: 'Broken off',
        hint: 'Parties from an imported record that were never finished.',
      },
      trash: {
        title: 'Removed',
        hint: 'Parties you removed, until you restore them; nothing is deleted.',
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
      'This partie has not been finished. Restore it, and it is back on its table in the Hall.',
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
    askPutAway: (count: number) => `Remove ${parties(count)}?`,
    askPutAwayText:
      'They leave this list and the standings, and stay among the removed ones until you restore them.',
    select: 'Select',
    deselect: 'Deselect',
    putAway: 'Remove',
    takeBack: 'Restore',
    wasPutAway: (count: number) =>
      `${capital(parties(count))} removed; you can restore ${count === 1 ? 'it' : 'them'}.`,
    wasTakenBack: (count: number) => `${capital(parties(count))} restored.`,
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
    /** The first choice of the field that adds an event. */
    addEvent: 'Add…',
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
    remove: (condition: string) => `Remove the condition: ${condition}`,
    clear: 'Clear all',
  },
  evenings: {
    title: 'Evenings',
    none: 'No evening has been settled yet. Once it is, its ledger can be read here again.',
    kind: 'Evening',
    guests: 'Guests',
    /** Opens the ledger of a settled evening. */
    read: 'Read the ledger',
    older: 'Older evenings',
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
      'Somebody with this name is already in the archive. If they are the same person, merge them.',
    merge: 'Merge',
    mergeTitle: 'Merge two people',
    mergeWith: (name: string | null) =>
      name === null ? 'You are the same person as' : `${name} is the same person as`,
    remains: 'The name to keep',
    /** `gone` is null for what was played without a name. */
    mergeText: (gone: string | null, remaining: string, count: number) =>
      `${remaining} stays, with ${parties(count)}; ${gone === null ? 'what was played without a name is among them' : `“${gone}” is no longer in the archive`}. No partie is lost, but nobody can tell afterwards whose was whose.`,
    /** Parties without a name, when the person at the screen has one that is in the archive too. */
    unnamed: (name: string, count: number) =>
      `${capital(parties(count))} ${count === 1 ? 'was' : 'were'} played here without a name. ${count === 1 ? 'Does it' : 'Do they'} belong to ${name}?`,
    mergeDo: 'Merge for good',
    /** Two names that differ only in invisible characters; `one` and `other` are the parties of each. */
    alike: (name: string, one: number, other: number) =>
      `“${name}” is here twice (${parties(one)}, ${parties(other)}): the two names differ only in invisible characters.`,
    /** An action and the person it applies to, for screen readers. */
    of: (action: string, name: string) => `${action}: ${name}`,
    renamed: (name: string) => `The new name is ${name}.`,
    merged: (name: string) => `All parties of both now belong to ${name}.`,
  },
  keeping: {
    title: 'Backups',
    promise:
      'Every card you play is on disk before the next one is drawn. We never delete your records: what you remove stays on its shelf, and before a backup replaces the data file, that file is set aside.',
    holds: (count: number, open: number, bytes: number) =>
      `The archive holds ${parties(count)}${open === 0 ? '' : `, and ${whole(open)} in progress`}. It takes ${size(bytes)}.`,
    copies: 'Your backups',
    noCopies:
      'There is no backup yet. Cercle makes one by itself from time to time; you can make one now.',
    made: 'Made',
    size: 'Size',
    kind: 'Kind',
    kinds: {
      own: { title: 'Backup', hint: 'made by Cercle from time to time, or by you' },
      aside: { title: 'Set aside', hint: 'the data file until something else took its place' },
    } satisfies Record<BackupKind, Named>,
    folder: 'The backups are in',
    backUp: 'Back up now',
    /** A copy that was due failed. */
    backupFailed:
      'The archive could not be backed up. What you play is stored all the same; in the archive, under Backups, “Back up now” says what is in the way.',
    backedUp: 'The backup is done.',
    elsewhere: 'Back up to another disk…',
    elsewhereHint: 'If the disk fails, a backup on the same disk is lost with it.',
    copied: (count: number, file: string) => `${capital(parties(count))} backed up to ${file}.`,
    restore: 'Restore',
    restoreOf: (day: string) => `Restore the backup of ${day}`,
    restoreTitle: 'Go back to this backup?',
    restoreText: (day: string, count: number) =>
      `The archive will be as it was on ${day}, with ${parties(count)}. The current data file is set aside and stays in this list: you can come back to it in the same way.`,
    restoreDo: 'Restore this backup',
    restored: (day: string) =>
      `The archive is as it was on ${day}; the file used before was set aside.`,
    check: 'Check',
    checkHint:
      'Replays everything that is stored, card by card, and compares it with what was written down.',
    checkDo: 'Check everything',
    clean: (count: number) =>
      `${capital(parties(count))} replayed: everything is as it was written down.`,
    found: (findings: number, count: number) =>
      `${capital(parties(count))} replayed: ${whole(findings)} ${findings === 1 ? 'thing does' : 'things do'} not match. Nothing was changed; an older backup may still be intact.`,
    findings: {
      file: 'The data file itself is damaged.',
      hash: 'The checksum of this record is not the one it was given.',
      record: 'This record is not complete.',
      replay: 'This partie breaks the rules when it is replayed.',
      fact: 'What the lists say about this partie does not match its cards.',
      standing: 'A total in the standings does not match the parties.',
      seal: 'The seal of this record is broken.',
      evening: 'What is stored about this evening does not follow from its rules.',
      decision: 'The judgement of this partie does not match its cards.',
      exercise: 'An exercise is not as it was stored.',
    } satisfies Record<CheckFinding['what'], string>,
    /** The partie that a finding is about. */
    place: (sitting: number, partie: number | null) =>
      partie === null ? `Sitting ${sitting}` : `Sitting ${sitting}, partie ${partie}`,
    inOut: 'Import and export',
    takeIn: 'Import a file…',
    takeInHint:
      'Adds the parties of a record to the archive; those already there are not added twice.',
    imported: ({ sittings: added, parties: count, skipped, exercises: done }: ImportReport) => {
      const more = done === 0 ? '' : `${capital(exercises(done))} imported.`
      if (count === 0) {
        if (skipped === 0) return more || 'Nothing was imported.'
        return more === ''
          ? `Nothing new: ${allOf(skipped)} already in the archive.`
          : `${more} ${capital(allOf(skipped))} already in the archive.`
      }
      const there =
        skipped === 0
          ? ''
          : `; ${whole(skipped)} ${skipped === 1 ? 'was' : 'were'} already in the archive`
      return `${capital(sittings(added))} imported, with ${parties(count)}${there}. ${more}`.trim()
    },
    openRecord: 'Open a record to look at it…',
    openHint: 'Replays a record card by card without importing it.',
    /** A record was opened during play at a table. */
    openedMeanwhile: 'A record was opened: it is shown as soon as you leave the table.',
    export: 'Export',
    exportChosen: 'Export the selection',
    exportChosenHint: (count: number) =>
      `What is selected in the list of parties: ${parties(count)}.`,
    exportHint: (count: number) => `What the list of parties shows now: ${parties(count)}.`,
    formats: {
      json: {
        title: 'Cercle record',
        hint: 'everything, whole sittings, to be imported elsewhere',
      },
      text: { title: 'Text', hint: 'the notation, card by card' },
      csv: { title: 'CSV', hint: 'one row a side, for a spreadsheet' },
      html: { title: 'Page', hint: 'every deal with diagrams and remarks, for any browser' },
      pdf: { title: 'PDF', hint: 'the same pages, to print' },
    } satisfies Record<ExportFormat, Named>,
    exported: (count: number, file: string) => `${capital(parties(count))} exported to ${file}.`,
    trash: 'Removed',
    trashHint:
      'What you remove is counted nowhere and is in no list, but it stays in the data file and in every backup.',
    trashOpen: (count: number) => `Look through ${parties(count)}`,
    tasks: {
      check: 'Checking',
      backup: 'Backing up',
      export: 'Exporting',
      reading: 'Reading the file',
      import: 'Importing',
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
    { keys: ['Enter'], does: 'review the partie' },
    { keys: ['Space'], does: 'select the partie' },
    { keys: ['Shift ↑', 'Shift ↓'], does: 'extend the selection up, down' },
    { keys: ['Ctrl A'], does: 'select them all' },
    { keys: ['Del'], does: 'remove it, or restore it' },
    { keys: ['/'], does: 'search' },
    { keys: ['?'], does: 'show these keys' },
    { keys: ['Esc'], does: 'clear the selection; back to the Hall' },
  ] satisfies KeyHelp[],
}

export type ArchiveWords = Texts<typeof archive>
