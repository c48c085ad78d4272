import * as z from 'zod/mini'
import { defineCall } from '../wire/call.ts'
import { defineFailures } from '../wire/failure.ts'
import { count, flag, id, json, line, nothing, words } from '../wire/fields.ts'

export const resourceFailures = defineFailures({
  unknownResource: [5001, '没有这个列表', 'there is no such list'],
  valuesWrong: [5002, '请检查填写的内容', 'please check what you entered'],
  changedMeanwhile: [
    5003,
    '其他人已修改，请对比后再保存',
    'somebody else has changed this; please compare and save again',
  ],
  reasonMissing: [5004, '请填写原因', 'please give a reason'],
  unknownAction: [5005, '没有这个操作', 'there is no such action'],
  notCreated: [5006, '这里不能新建', 'nothing can be created here'],
  ownRequest: [5008, '申请人不能审批自己的申请', 'a request is decided by somebody else than who made it'],
  notDone: [
    5012,
    '已同意，但未能执行；可在“双人审批”中再次同意',
    'agreed, but it could not be done; agree again under “Two-person approvals” to try again',
  ],
  askerLeft: [
    5013,
    '申请人已没有提交此申请的权限',
    'the person who asked for this has no right to ask any more',
  ],
  tableUnreadable: [5009, '无法读取该表格文件', 'this file cannot be read as a table'],
  tooManyRows: [5010, '一次最多导入 10000 行', 'at most 10,000 rows are imported at once'],
  alreadyThere: [5100, '已有相同的记录', 'there is already one like this'],
  requestWaits: [
    5150,
    '有待审批的申请，审批或撤回后才能修改',
    'a request about this waits; it can be changed once that is decided or withdrawn',
  ],
  referenceMissing: [5101, '所选的内容不存在', 'what was chosen does not exist'],
})

/** The parts of the console's menu, in their order. */
export const consoleParts = [
  'today',
  'content',
  'meetings',
  'experts',
  'people',
  'money',
  'community',
  'messages',
  'coffee',
  'figures',
  'system',
] as const

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

/** A list of the console, and what can be done to its rows. */
export const shownResource = z.object({
  name: z.string(),
  part: z.enum(consoleParts),
  title: z.string(),
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
      may_import: z.boolean(),
    }),
  ),
  has_detail: z.boolean(),
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

const values = z.record(z.string(), z.unknown())

const resource = words(40)
const filters = z._default(json(z.record(z.string(), z.string())), {})
const sort = { sort: z._default(line(40), ''), descending: z._default(flag, true) }
const reason = z._default(line(200), '')
const rowProblem = z.object({ row: z.int(), problem: z.string() })

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
    about: 'A page of a list, filtered and sorted.',
    access: 'operator',
    right: 'console.open',
    input: z.object({
      resource,
      filters,
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
    input: z.object({ resource, filters, columns: z._default(json(z.array(z.string())), []) }),
    output: z.object({ url: z.string() }),
  }),
  views: defineCall({
    id: 'console.views',
    path: '/api/console/views',
    about: 'The views of a list that the caller has saved.',
    access: 'operator',
    right: 'console.open',
    input: z.object({ resource }),
    output: z.array(z.object({ id: z.int(), name: z.string(), query: z.string() })),
  }),
  saveView: defineCall({
    id: 'console.saveView',
    path: '/api/console/saveView',
    about:
      'Saves the filters, the order and the columns of a list under a name; a view of the same name is replaced.',
    access: 'operator',
    right: 'console.open',
    input: z.object({ resource, name: words(40), query: line(2000) }),
    output: nothing,
  }),
  removeView: defineCall({
    id: 'console.removeView',
    path: '/api/console/removeView',
    about: 'Removes a saved view of the caller.',
    access: 'operator',
    right: 'console.open',
    input: z.object({ id }),
    output: nothing,
  }),
}

/** A version of a record: what it said, who saved it and what became of it. */
export const recordVersion = z.object({
  id: z.int(),
  values,
  state: z.enum(['draft', 'scheduled', 'published']),
  publish_at: z.nullable(z.string()),
  saved_by: z.string(),
  saved_at: z.string(),
  reason: z.string(),
})
export type RecordVersion = z.output<typeof recordVersion>

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

export const recordCalls = {
  get: defineCall({
    id: 'console.record',
    path: '/api/console/record',
    about:
      'One record: its row, its facts, what its fields say now, and the draft that waits, if there is one.',
    access: 'operator',
    right: 'console.open',
    input: z.object({ resource, id }),
    output: z.object({
      title: z.string(),
      row: z.nullable(shownRow),
      facts: z.array(shownFact),
      values: z.nullable(values),
      /** The number of the newest version, which a change names; 0 where there is none. */
      version: z.int(),
      draft: z.nullable(recordVersion),
      actions: z.array(z.string()),
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
      'Saves a record, or creates it without `id`. What is published is kept as a draft with `publish` 0, published at once with 1, or at `publish_at`. `version` is the version that was edited: a newer one is refused with both.',
    access: 'operator',
    right: 'console.open',
    changes: true,
    input: z.object({
      resource,
      id: z._default(id, 0),
      /** The draft of a new record that this continues. */
      draft: z._default(id, 0),
      values: json(values),
      version: z._default(id, 0),
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
  import: defineCall({
    id: 'console.import',
    path: '/api/console/import',
    about:
      'Creates a record for each row of an Excel or CSV file whose first row names the fields. With `try` nothing is created. Returns what is wrong, row by row.',
    access: 'operator',
    right: 'console.open',
    changes: true,
    upload: true,
    input: z.object({ resource, try: z._default(flag, true), reason }),
    output: z.object({ created: z.int(), rows: z.int(), problems: z.array(rowProblem) }),
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
