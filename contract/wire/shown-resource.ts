import * as z from 'zod/mini'

export const columnKinds = [
  'text',
  'number',
  'money',
  'time',
  'state',
  'duration',
  'flag',
  'picture',
  'link',
  'page',
] as const

export const filterKinds = ['text', 'choice', 'period'] as const

export const fieldKinds = [
  'text',
  'lines',
  'rich',
  'number',
  'money',
  'flag',
  'choice',
  'choices',
  'time',
  'picture',
  'file',
  'video',
  'reference',
  'references',
  'rows',
] as const

/** What colours a state: calm, good, waiting, bad. */
export const stateTones = ['default', 'success', 'processing', 'warning', 'error'] as const

const option = z.object({ value: z.string(), title: z.string() })

export const shownColumn = z.object({
  key: z.string(),
  title: z.string(),
  kind: z.enum(columnKinds),
  is_sortable: z.boolean(),
  /** Not shown until somebody chooses it. */
  is_hidden: z.boolean(),
  states: z.optional(z.array(z.object({ value: z.string(), title: z.string(), tone: z.enum(stateTones) }))),
})

export const shownFilter = z.object({
  key: z.string(),
  title: z.string(),
  kind: z.enum(filterKinds),
  options: z.optional(z.array(option)),
})

const fieldBase = {
  key: z.string(),
  title: z.string(),
  kind: z.enum(fieldKinds),
  hint: z.string(),
  /** The heading of its part of the form; empty where it stands before them. */
  section: z.string(),
  is_required: z.boolean(),
  /** The most characters, entries or the largest number. */
  max: z.optional(z.number()),
  min: z.optional(z.number()),
  options: z.optional(z.array(option)),
  /** The resource that a reference chooses from. */
  resource: z.optional(z.string()),
  /** Width divided by height, of a picture that is cropped. */
  ratio: z.optional(z.number()),
  /** Whether everybody may see the video, or only those who are given its address. */
  is_public: z.optional(z.boolean()),
  /** The field that takes the seconds of a video that was uploaded. */
  length_field: z.optional(z.string()),
}

export const shownField = z.object({
  ...fieldBase,
  /** The fields of each entry of `rows`. */
  fields: z.optional(z.array(z.object(fieldBase))),
})

export const shownAction = z.object({
  name: z.string(),
  title: z.string(),
  /** Can be done to several rows at once. */
  is_bulk: z.boolean(),
  is_dangerous: z.boolean(),
  asks_reason: z.boolean(),
  /** The reason that is usual, to begin with; empty where there is none. */
  usual_reason: z.string(),
  /** Is done only after somebody else has agreed. */
  needs_second: z.boolean(),
  /** From where on somebody else has to agree; empty where there is no such limit. */
  second_above: z.string(),
  fields: z.array(shownField),
  /** The action that takes it back. */
  undo: z.optional(z.string()),
})

/** A part of a record's place: the rows of a list that belong to it, the record of the same number in a list, or a view. */
export const shownPart = z.object({
  name: z.string(),
  title: z.string(),
  kind: z.enum(['list', 'record', 'view']),
  /** The column and the filter of the list that say the same in each row of the place; empty where there is none. */
  same: z.string(),
})
export type ShownPart = z.output<typeof shownPart>

/** A list of the console, and what can be done to its rows. */
export const shownResource = z.object({
  name: z.string(),
  title: z.string(),
  /** What it is for; empty where that goes without saying. */
  about: z.string(),
  columns: z.array(shownColumn),
  filters: z.array(shownFilter),
  actions: z.array(shownAction),
  form: z.optional(
    z.object({
      fields: z.array(shownField),
      may_create: z.boolean(),
      may_change: z.boolean(),
      /** Saving makes a draft, and publishing is a step of its own. */
      is_published: z.boolean(),
      asks_reason: z.boolean(),
      has_preview: z.boolean(),
      /** From where on somebody else has to agree to a new record; empty where nobody has to. */
      second_above: z.string(),
      /** Its records have an order of their own, which can be changed. */
      is_ordered: z.boolean(),
      may_import: z.boolean(),
    }),
  ),
  has_detail: z.boolean(),
  /** Whether the whole list may be seen, and not only the rows that belong to a record. */
  is_listed: z.boolean(),
  /** What the place of one of its records consists of; empty where a record is no place. */
  parts: z.array(shownPart),
})

export type ShownResource = z.output<typeof shownResource>
export type ShownColumn = z.output<typeof shownColumn>
export type ShownFilter = z.output<typeof shownFilter>
export type ShownField = z.output<typeof shownField>
export type ShownAction = z.output<typeof shownAction>

const cell = z.union([z.string(), z.number(), z.boolean(), z.null()])
/** A row of a list: its number and a cell for each column. */
export const shownRow = z.record(z.string(), cell)
export type ShownRow = z.output<typeof shownRow>

/** Something that a record shows besides its fields. */
export const shownFact = z.object({
  title: z.string(),
  kind: z.enum(['text', 'rich', 'picture', 'link', 'video', 'change']),
  value: z.string(),
  /** What was there before, of a change. */
  before: z.optional(z.string()),
  /** Where a link leads: an address of the product or of the console. */
  to: z.optional(z.string()),
})
export type ShownFact = z.output<typeof shownFact>

/** Something that a record needs, and where to see to it. */
export const shownCheck = z.object({
  title: z.string(),
  state: z.enum(['done', 'missing', 'optional']),
  note: z.string(),
  /** The part of the place, or an address of the console; empty where there is nothing to open. */
  to: z.string(),
})
export type ShownCheck = z.output<typeof shownCheck>

/** A short table, such as the last messages that somebody got. */
export const shownTable = z.object({
  title: z.string(),
  columns: z.array(z.string()),
  rows: z.array(z.array(z.string())),
})
export type ShownTable = z.output<typeof shownTable>
