import * as z from 'zod/mini'
import { defineCall } from '../wire/call.ts'
import { count, flag, id, json, line, nothing, words } from '../wire/fields.ts'
import { shownCheck, shownFact, shownResource, shownRow, shownTable } from '../wire/shown-resource.ts'

const values = z.record(z.string(), z.unknown())

const resource = words(40)
const filters = z._default(json(z.record(z.string(), z.string())), {})
const sort = { sort: z._default(line(40), ''), descending: z._default(flag, true) }
const reason = z._default(line(200), '')
/** The record whose rows are asked for: those of a list that is a part of its place. */
const within = { place: z.optional(line(40)), place_id: z.optional(id) }

export const resourceCalls = {
  resources: defineCall({
    id: 'console.resources',
    path: '/api/console/resources',
    about: 'The lists of the console that the caller may see: columns, filters, fields and actions.',
    access: 'operator',
    right: 'console.open',
    input: nothing,
    output: z.array(shownResource),
  }),
  rows: defineCall({
    id: 'console.rows',
    path: '/api/console/rows',
    about:
      'A page of a list, filtered and sorted: of the whole list, or of the rows that belong to a record.',
    access: 'operator',
    right: 'console.open',
    input: z.object({
      resource,
      filters,
      ...within,
      ...sort,
      page: z._default(count, 1),
      size: z._default(count, 20),
    }),
    output: z.object({ rows: z.array(shownRow), total: z.int() }),
  }),
  options: defineCall({
    id: 'console.options',
    path: '/api/console/options',
    about:
      'The rows of a list that a field can refer to: those that contain the words, or those with these numbers.',
    access: 'operator',
    right: 'console.open',
    input: z.object({ resource, q: z._default(line(60), ''), ids: z._default(json(z.array(z.int())), []) }),
    output: z.array(z.object({ id: z.int(), title: z.string() })),
  }),
  search: defineCall({
    id: 'console.search',
    path: '/api/console/search',
    about: 'What the words find in all lists that the caller may see, a few rows of each.',
    access: 'operator',
    right: 'console.open',
    input: z.object({ q: words(60) }),
    output: z.array(
      z.object({
        resource: z.string(),
        title: z.string(),
        rows: z.array(z.object({ id: z.int(), title: z.string(), note: z.string() })),
      }),
    ),
  }),
  exportAddress: defineCall({
    id: 'console.export',
    path: '/api/console/export',
    about: 'An address that sends the filtered list as an Excel file, valid for five minutes.',
    access: 'operator',
    right: 'console.open',
    changes: true,
    input: z.object({
      resource,
      filters,
      ...within,
      columns: z._default(json(z.array(z.string())), []),
    }),
    output: z.object({ url: z.string() }),
  }),
  views: defineCall({
    id: 'console.views',
    path: '/api/console/views',
    about: 'The views of a list that the caller has saved, or others have saved for everybody.',
    access: 'operator',
    right: 'console.open',
    input: z.object({ resource }),
    output: z.array(
      z.object({
        id: z.int(),
        name: z.string(),
        query: z.string(),
        is_shared: z.boolean(),
        /** Who shares it; empty for the caller's own. */
        owner: z.string(),
        may_remove: z.boolean(),
      }),
    ),
  }),
  saveView: defineCall({
    id: 'console.saveView',
    path: '/api/console/saveView',
    about:
      'Saves the filters, the order and the columns of a list under a name, for the caller or for everybody; a view of the same name is replaced.',
    access: 'operator',
    right: 'console.open',
    input: z.object({ resource, name: words(40), query: line(2000), is_shared: z._default(flag, false) }),
    output: nothing,
  }),
  removeView: defineCall({
    id: 'console.removeView',
    path: '/api/console/removeView',
    about:
      'Removes a saved view of the caller; a shared one may be removed by who may manage the system, too.',
    access: 'operator',
    right: 'console.open',
    input: z.object({ id }),
    output: nothing,
  }),
}

/** A version of a record: what it said, who saved it and what became of it. */
export const recordVersion = z.object({
  id: z.int(),
  /** All fields of what was saved; of a draft of something that exists, the fields that it changes. */
  values,
  /** What these fields said when the draft was begun. */
  base: values,
  state: z.enum(['draft', 'scheduled', 'published']),
  publish_at: z.nullable(z.string()),
  /** Empty for what was there before the first change, or was changed without a form. */
  saved_by: z.string(),
  saved_at: z.string(),
  reason: z.string(),
})
export type RecordVersion = z.output<typeof recordVersion>

/** Sent with the refusal of a change that collides with another one. */
export const collision = z.object({
  /** What all fields say now. */
  values,
  /** The fields that both have changed. */
  fields: z.array(z.string()),
  /** Who saved last, and when; empty where it was not saved by a form. */
  saved_by: z.string(),
  saved_at: z.string(),
})
export type Collision = z.output<typeof collision>

/** One record: its row, its facts, what its fields say now, and the draft that waits, if there is one. */
export const readRecord = z.object({
  title: z.string(),
  row: z.nullable(shownRow),
  facts: z.array(shownFact),
  values: z.nullable(values),
  /** The number of the newest version; 0 where there is none. */
  version: z.int(),
  draft: z.nullable(recordVersion),
  actions: z.array(z.string()),
})
export type ReadRecord = z.output<typeof readRecord>

export const recordCalls = {
  get: defineCall({
    id: 'console.record',
    path: '/api/console/record',
    about:
      'One record: its row, its facts, what its fields say now, and the draft that waits, if there is one.',
    access: 'operator',
    right: 'console.open',
    input: z.object({ resource, id }),
    output: readRecord,
  }),
  part: defineCall({
    id: 'console.part',
    path: '/api/console/part',
    about: 'A part of the place of a record that is no list: facts, short tables, and what the record needs.',
    access: 'operator',
    right: 'console.open',
    input: z.object({ resource, id, part: words(40) }),
    output: z.object({
      facts: z.array(shownFact),
      tables: z.array(shownTable),
      checks: z.array(shownCheck),
    }),
  }),
  drafts: defineCall({
    id: 'console.drafts',
    path: '/api/console/drafts',
    about: 'The drafts of a list that have never been published.',
    access: 'operator',
    right: 'console.open',
    input: z.object({ resource }),
    output: z.array(z.object({ ...recordVersion.shape, title: z.string() })),
  }),
  save: defineCall({
    id: 'console.save',
    path: '/api/console/save',
    about:
      'Saves a record, or creates it without `id`. What is published is kept as a draft with `publish` 0, published at once with 1, or at `publish_at`. Of a record that exists, `values` are the fields that are changed and `base` what they said when they were read: the other fields stay as they are, and a field that somebody else has changed meanwhile is refused with what it says now.',
    access: 'operator',
    right: 'console.open',
    changes: true,
    input: z.object({
      resource,
      id: z._default(id, 0),
      /** The draft of a new record that this continues. */
      draft: z._default(id, 0),
      values: json(values),
      base: z._default(json(values), {}),
      publish: z._default(flag, true),
      publish_at: z._default(line(30), ''),
      reason,
    }),
    output: z.object({
      id: z.int(),
      version: z.int(),
      /** Set where a second person has to agree first; nothing is saved until then. */
      request_id: z.nullable(z.int()),
    }),
  }),
  dropDraft: defineCall({
    id: 'console.dropDraft',
    path: '/api/console/dropDraft',
    about: 'Drops a draft or a publication that waits for its time.',
    access: 'operator',
    right: 'console.open',
    changes: true,
    input: z.object({ resource, version: id }),
    output: nothing,
  }),
  versions: defineCall({
    id: 'console.versions',
    path: '/api/console/versions',
    about: 'The versions of a record, the newest first.',
    access: 'operator',
    right: 'console.open',
    input: z.object({ resource, id }),
    output: z.array(recordVersion),
  }),
}

export const actionCalls = {
  run: defineCall({
    id: 'console.run',
    path: '/api/console/run',
    about:
      'Does an action to rows of a list and reports each of them. With `try` nothing is done and the report says what would be. An action that takes two people becomes a request.',
    access: 'operator',
    right: 'console.open',
    changes: true,
    input: z.object({
      resource,
      action: words(40),
      ids: json(z.array(z.int()).check(z.maxLength(1000))),
      values: z._default(json(values), {}),
      reason,
      try: z._default(flag, false),
    }),
    output: z.object({
      results: z.array(z.object({ id: z.int(), title: z.string(), problem: z.string() })),
      request_id: z.nullable(z.int()),
    }),
  }),
}
