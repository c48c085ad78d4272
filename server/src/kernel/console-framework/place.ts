import type { ShownCheck, ShownFact, ShownTable } from '#contract/wire/shown-resource.ts'
import type { Language } from '#contract/wire/language.ts'
import type { Right } from '#contract/wire/rights.ts'
import type { Context } from '#kernel/services.ts'
import { words } from './words.ts'
import type { Words } from './words.ts'

/** How the rows of a list belong to a record, whose place they are a part of. */
export type PartOf = {
  /** The condition of the rows that takes the number of the record. Without it the record of the same number is the part. */
  by?: string
  /** What it takes to see the rows of one record, where that is not what it takes to see the whole list. */
  right?: Right
  /** What the list is called there. */
  title?: Words
}

/** What a part shows: facts, short tables, and what the record needs. */
export type PlaceView = { facts?: ShownFact[]; tables?: ShownTable[]; checks?: ShownCheck[] }

/** A part of a place that is no list. A feature adds it to the place of a record that a feature below it has. */
export type PlacePart = {
  /** The resource whose records have it. */
  place: string
  /** The word in the address, after the number of the record. */
  name: string
  title: Words
  /** What it takes besides the right to see the record. */
  right?: Right
  read(context: Context, id: number): Promise<PlaceView>
}

/** The part that a place begins with: what the record is, what it lacks, and where to see to it. */
export const overviewOf = (place: string, read: PlacePart['read']): PlacePart => ({
  place,
  name: 'overview',
  title: words('概览', 'Overview'),
  read,
})

/** Makes what a record needs, in one language: done or missing, and the part where it is seen to. */
export const checksIn =
  (language: Language) =>
  (
    [zh, en]: [zh: string, en: string],
    how: { isDone: boolean; isOptional?: boolean; note?: string | number; to: string },
  ): ShownCheck => ({
    title: { zh, en }[language],
    state: how.isDone ? 'done' : how.isOptional ? 'optional' : 'missing',
    note: String(how.note ?? ''),
    to: how.to,
  })

/** A short table, whose rows are read already, in one language. */
export const tableIn =
  (language: Language) =>
  (title: [zh: string, en: string], columns: [zh: string, en: string][], rows: string[][]): ShownTable => ({
    title: { zh: title[0], en: title[1] }[language],
    columns: columns.map(([zh, en]) => ({ zh, en })[language]),
    rows,
  })
