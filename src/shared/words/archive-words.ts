// The shape of the texts of the archive: lists, filters, people, copies, what comes in and goes out.
import type { BackupKind, ExportFormat, Finding, ImportReport, Progress, Shelf } from '../archive.ts'
import type { KeyHelp, Named } from './interface.ts'

interface PartiesWords {
  readonly title: string
  readonly shelf: string
  /** The hint says what lies there, and is read where nothing does. */
  readonly shelves: Readonly<Record<Shelf, Named>>
  count(parties: number): string
  readonly none: string
  readonly noneFit: string
  readonly remarks: string
  /** Where nobody wrote down when it was. */
  readonly undated: string
  /** The result of a partie that has none. */
  readonly unfinished: string
  /** Why a partie that was put away unfinished cannot be looked at, and the way to it. */
  readonly waits: string
  readonly selected: (parties: number) => string
  readonly select: string
  readonly deselect: string
  readonly putAway: string
  readonly takeBack: string
  readonly wasPutAway: (parties: number) => string
  readonly wasTakenBack: (parties: number) => string
}

interface FilterWords {
  readonly title: string
  readonly search: string
  readonly searchHint: string
  readonly game: string
  readonly with: string
  readonly and: string
  readonly preset: string
  readonly from: string
  readonly until: string
  readonly result: string
  readonly event: string
  readonly value: string
  readonly tag: string
  readonly noted: string
  /** A condition that is not set: any game, anybody, any day. */
  readonly any: string
  readonly anybody: string
  /** `null` is the person at the screen, who has given no name. */
  wonBy(name: string | null): string
  lostBy(name: string | null): string
  withThem(name: string): string
  fromDay(day: string): string
  untilDay(day: string): string
  holding(search: string): string
  tagged(tag: string): string
  /** Takes one condition off the filter. */
  remove(condition: string): string
  readonly clear: string
}

interface PeopleWords {
  readonly title: string
  readonly persons: string
  readonly computers: string
  readonly name: string
  readonly parties: string
  /** How strong a computer player is. */
  readonly level: string
  /** For a person who has given no name. */
  readonly nameless: string
  readonly rename: string
  renameTitle(name: string): string
  readonly newName: string
  readonly save: string
  /** The name belongs to somebody else already. */
  readonly taken: string
  readonly merge: string
  readonly mergeTitle: string
  mergeWith(name: string): string
  readonly remains: string
  /** What will have happened then. */
  mergeText(gone: string, remaining: string, parties: number): string
  readonly mergeDo: string
  /** Two of this name, who were told apart by what cannot be seen; the parties of each. */
  alike(name: string, one: number, other: number): string
  /** An action and whose it is, for the ear. */
  of(action: string, name: string): string
  readonly renamed: (name: string) => string
  readonly merged: (name: string) => string
}

interface KeepingWords {
  readonly title: string
  readonly promise: string
  holds(parties: number, bytes: number): string
  readonly copies: string
  readonly noCopies: string
  readonly made: string
  readonly size: string
  readonly kind: string
  readonly kinds: Readonly<Record<BackupKind, Named>>
  readonly folder: string
  readonly backUp: string
  /** A copy that was due could not be made. */
  readonly backupFailed: string
  readonly backedUp: string
  readonly elsewhere: string
  readonly elsewhereHint: string
  copied(parties: number, file: string): string
  readonly restore: string
  restoreOf(day: string): string
  readonly restoreTitle: string
  restoreText(day: string, parties: number): string
  readonly restoreDo: string
  restored(day: string): string
  readonly check: string
  readonly checkHint: string
  readonly checkDo: string
  clean(parties: number): string
  found(findings: number, parties: number): string
  readonly findings: Readonly<Record<Finding['what'], string>>
  /** Which partie a finding is about. */
  place(sitting: number, partie: number | null): string
  readonly inOut: string
  readonly takeIn: string
  readonly takeInHint: string
  imported(report: ImportReport): string
  readonly openRecord: string
  readonly openHint: string
  /** A record was opened while somebody sits at a table. */
  readonly openedMeanwhile: string
  readonly export: string
  /** Which parties go out: those the list shows. */
  exportHint(parties: number): string
  readonly formats: Readonly<Record<ExportFormat, Named>>
  exported(parties: number, file: string): string
  readonly trash: string
  readonly trashHint: string
  trashOpen(parties: number): string
  readonly tasks: Readonly<Record<Progress['task'], string>>
  progress(done: number, of: number): string
  /** How far a copy has come, from 0 to 1. */
  share(share: number): string
  /** Ends a long task before it has changed anything. */
  readonly cancelTask: string
}

/** On the page that stands in place of everything while the data file cannot be used. */
export interface TroubleWords {
  readonly title: string
  readonly unchanged: string
  readonly copies: string
  readonly noCopies: string
  readonly put: string
  putOf(day: string): string
  readonly begin: string
  readonly beginHint: string
  readonly aside: string
}

export interface ArchiveWords {
  readonly title: string
  /** The way in, in the Hall. */
  readonly open: string
  readonly leave: string
  readonly cancel: string
  size(bytes: number): string
  readonly parties: PartiesWords
  readonly filter: FilterWords
  readonly people: PeopleWords
  readonly keeping: KeepingWords
  readonly keysTitle: string
  readonly keyHelp: readonly KeyHelp[]
}
