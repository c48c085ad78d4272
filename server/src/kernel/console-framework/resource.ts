import type { ShownFact } from '#contract/wire/shown-resource.ts'
import type { Language } from '#contract/wire/language.ts'
import type { Right } from '#contract/wire/rights.ts'
import type { GuardedDeed } from '#kernel/deeds/guarded-deed.ts'
import type { Context, Within } from '#kernel/services.ts'
import type { Column, Filter } from './columns.ts'
import type { Fields, ValuesOf } from './fields.ts'
import type { PartOf } from './place.ts'
import type { RawRow, Rows } from './rows.queries.ts'
import type { Words } from './words.ts'

/** What an imported table has become, and what is wrong with it, row by row; the first row is its head. */
export type TableReport = {
  createdIds: number[]
  problems: { row: number; problem: string }[]
}

/** A table whose rows are no records by themselves: it is taken whole or not at all. */
export type WholeTable = {
  /** The names of its columns. */
  columns: Words[]
  read(context: Within<Context>, table: string[][]): Promise<TableReport>
}

/** How a record is entered and changed. */
export type Form<Given extends Fields = Fields> = {
  fields: Given
  /** The parts of a long form, by the field each begins with, in the order of the fields. */
  sections?: Partial<Record<keyof Given & string, Words>>
  /** What it takes besides the right to see the list. */
  right?: Right
  /** What the fields say now; undefined for a record that does not exist. */
  read(context: Context, id: number): Promise<{ [Key in keyof Given]: unknown } | undefined>
  /** Creates the record and answers its number. Without it records come from elsewhere. */
  create?(context: Context, values: ValuesOf<Given>): Promise<number>
  /** Creates many in few statements, for an import. It is refused as a whole where one of them is wrong. */
  createAll?(context: Context, values: ValuesOf<Given>[]): Promise<number[]>
  /** Creating takes two people, above the limit of this deed, which creates the record and answers its number. */
  deed?: GuardedDeed<Given, number>
  change?(context: Context, id: number, values: ValuesOf<Given>): Promise<void>
  /** How an imported table is read where a record is more than a row of it. */
  wholeTable?: WholeTable
  /** The record that a row of an imported table without an ID is about, by what its columns say; undefined for a new one. */
  findImported?(context: Context, entered: Record<string, unknown>): Promise<number | undefined>
  /** It touches people or money, so that saving says why. */
  asksReason?: boolean
  /** Saving makes a draft that nobody sees; publishing it, now or at a time, creates or changes the record. */
  isPublished?: boolean
  /** The page of the product that shows the record, for the preview of a draft. */
  previewPath?(id: number): string
}

type Doable<Given extends Fields> = {
  title: Words
  /** What it takes besides the right to see the list. */
  right?: Right
  /** Can be done to several rows at once. */
  isBulk?: boolean
  isDangerous?: boolean
  /** It touches people or money, so it says why. */
  asksReason?: boolean
  /** The reason that is usual; the dialog begins with it. */
  usualReason?: Words
  fields?: Given
  /** The action that takes it back. */
  undo?: string
  /** Whether it is offered for a row, and to this operator. */
  applies?(row: RawRow, context: Context): boolean
  /**
   * Throws a refusal where this operator may not do it to this row, or not with these values, which may not be filled in yet.
   * Where it takes two people, both are checked.
   */
  check?(context: Context, row: RawRow, values: Partial<ValuesOf<Given>>): void | Promise<void>
}

type PlainAction<Given extends Fields> = Doable<Given> & {
  /** Does it to one row; a refusal is reported for this row alone. */
  run(
    context: Context,
    id: number,
    given: { values: ValuesOf<Given>; reason: string; row: RawRow },
  ): Promise<unknown>
  deed?: undefined
}

/** Something that is done to rows: by one person, or by the two that its deed takes. */
export type Action<Given extends Fields = Fields> =
  | PlainAction<Given>
  | (Doable<Given> & { deed: GuardedDeed; run?: undefined })

/** A list of the console, and what can be done to its rows. A feature declares its own in `<f>.console.ts`. */
export type Resource = {
  /** The word in the address: `/console/articles`. */
  name: string
  title: Words
  /** What it takes to see it. */
  right: Right
  rows: Rows
  columns: Record<string, Column>
  /** `q` is what the search of the console uses. */
  filters: Record<string, Filter>
  /** What a row is called where it is referred to. */
  titleOf(row: RawRow, language: Language): string
  /** Turns what is stored into what is shown. */
  present?(row: RawRow, context: Context): RawRow
  /** More about one record, such as the pictures of an application. */
  detail?(context: Context, id: number): Promise<ShownFact[]>
  form?: Form
  actions?: Record<string, Action>
  /** The places, by the name of their resource, that show the rows which belong to one of their records. */
  partOf?: Record<string, PartOf>
  /** What of the list waits for an operator; the first screen of the console counts it. */
  waiting?: Waiting[]
}

/** Rows that wait for an operator. */
export type Waiting = {
  title: Words
  /** The filters of the list that find them. */
  filters: Record<string, string>
  /** For whom they wait, where that takes more than the right to see the list. */
  right?: Right
}

/** Keeps the types of a form's values together with its fields. */
export const defineForm = <Given extends Fields>(form: Form<Given>): Form => form

export const defineAction = <Given extends Fields = Fields>(
  action: PlainAction<Given>,
): PlainAction<Fields> => action

/** A deed of two people as an action: it asks for what the deed needs, and why. */
export const guardedAction = <Given extends Fields>(
  deed: GuardedDeed<Given>,
  action: Omit<Doable<Given>, 'title' | 'right' | 'fields' | 'asksReason' | 'undo'> & { title?: Words },
): Action => ({
  title: deed.title,
  ...action,
  right: deed.right,
  fields: deed.fields,
  asksReason: true,
  deed,
})

export const defineResource = (resource: Resource): Resource => {
  for (const key of Object.keys(resource.columns))
    if (!(key in resource.rows.values) && !resource.present)
      throw new Error(`${resource.name} has no value for its column ${key}`)
  for (const key of Object.keys(resource.filters))
    if (!(key in resource.rows.filters)) throw new Error(`${resource.name} has no condition for ${key}`)
  for (const { by } of Object.values(resource.partOf ?? {}))
    if (by !== undefined && !(by in resource.rows.filters))
      throw new Error(`${resource.name} has no condition for ${by}`)
  for (const { filters } of resource.waiting ?? [])
    for (const key of Object.keys(filters))
      if (!(key in resource.filters)) throw new Error(`${resource.name} waits by an unknown filter ${key}`)
  return resource
}
