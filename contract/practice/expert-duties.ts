import * as z from 'zod/mini'
import { contentText } from '../wire/content-text.ts'
import { defineCall } from '../wire/call.ts'
import { defineFailures } from '../wire/failure.ts'
import { bit, id, json, lines, page, paged, text } from '../wire/fields.ts'
import { uploadedFile } from '../wire/uploads.ts'
import { expertSheet, ofSheet, partTypes } from './expert-sheets.ts'
import { codeOf, oneOf } from '../wire/one-of.ts'

/** What a guest owes: `docs/glossary.md`. */
export const dutyKinds = [
  'schedule',
  'poll',
  'session',
  'room',
  'agreement',
  'introduction',
  'slides',
  'fee',
  'playback',
  'travel',
  'hotel',
  'wait',
] as const

export type DutyKind = (typeof dutyKinds)[number]

/** `answered`: the guest has done their part, and the organiser has to answer. */
export const dutyStates = { open: 0, done: 1, refused: 2, answered: 3 } as const

/** Whether nobody has to do anything more about it. */
export const isAccomplished = (status: number): boolean =>
  status === dutyStates.done || status === dutyStates.refused

/** What organisers ask of one guest, as a to-do with a date of its own. */
export const askedKinds = ['travel', 'hotel', 'wait'] as const satisfies DutyKind[]

const hasOwnDate = (kind: DutyKind) => kind === 'poll' || askedKinds.some((asked) => asked === kind)

/** The kinds of which an organiser may say by when they are wanted. */
export const deadlineKinds = dutyKinds.filter((kind) => !hasOwnDate(kind))

export const waitStates = { open: 0, done: 1, refused: 2 } as const

export const waitKinds = ['travel', 'hotel', 'other'] as const

export const waitLimits = { title: 60, content: 500, reason: 500, files: 9 } as const

export const waitPageSize = 20

export const menuTypes = { inner: 1, embedded: 2, outside: 3 } as const

export const menuLimits = { items: 12, title: 20, address: 300 } as const

export const dutyFailures = defineFailures({
  waitMissing: [404, '待办事项不存在', 'the to-do does not exist'],
  waitDecided: [4783, '该待办已处理', 'this to-do was already dealt with'],
  menuAddressWrong: [
    4784,
    '菜单地址不正确：站内地址以 / 开头，其他地址以 https:// 开头',
    'wrong address in the menu: pages of this site begin with /, others with https://',
  ],
  deadlineLate: [
    6422,
    '日程确认、介绍、课件的截止时间不能晚于会议开始',
    'the schedule, the introduction and the slides cannot be due after the meeting has begun',
  ],
  deadlineTwice: [6423, '同一类任务只能设置一个截止时间', 'a kind of duty has one deadline'],
  fileNotOwn: [6467, '文件不存在，请重新上传', 'a file was not found, please upload it again'],
  tooManyFiles: [6468, '最多 9 个文件', 'at most 9 files'],
})

const duty = z.object({
  kind: z.enum(dutyKinds),
  /** The session, the room, the fee or the to-do; 0 for what a sheet has one of. */
  subject_id: z.int(),
  title: contentText,
  note: z.string(),
  status: oneOf(dutyStates),
  /** When a session or a room begins and ends; empty for what has no time of its own. */
  begin_time: z.string(),
  end_time: z.string(),
  /** By when. */
  due_time: z.string(),
})

/** `address` opens it, for whom it is proved that they are the guest; `url` names it. */
const waitFile = z.object({ url: z.string(), name: z.string(), address: z.string() })

/** Something else that the organiser asks of a guest, such as travel needs. */
const guestWait = z.object({
  wait_id: z.int(),
  kind: z.enum(waitKinds),
  title: contentText,
  /** What the guest has written to it. */
  content: z.string(),
  due_time: z.string(),
  status: oneOf(waitStates),
  reason: z.string(),
  /** What the guest has sent, such as a passport page or a receipt. */
  files: z.array(waitFile),
  /** What the organiser has added, such as tickets and bookings. */
  given_files: z.array(waitFile),
})

const menuItem = z.object({
  title: z.string(),
  content_url: z.string(),
  type: oneOf(menuTypes),
  /** 1 in the strip below the bar, 0 in the side menu. */
  is_top_menu: bit,
})

const counts = { not_accomplish_num: z.int(), all_accomplish_num: z.int() }

const ofWait = z.extend(ofSheet, { wait_id: id })

export const dutyCalls = {
  topMenu: defineCall({
    id: 'expert.topmenu',
    path: '/api/web/v2/doctorhomepage/topmenu',
    about:
      'The menu of a sheet, and how many of its tasks (schedule, sessions, room, fee and whatever else is asked) are not accomplished. `is_multiple` 1: the guest has further sheets in the task.',
    input: ofSheet,
    output: z.object({ items: z.array(menuItem), part_type: oneOf(partTypes), ...counts, is_multiple: bit }),
  }),
  list: defineCall({
    id: 'expert.duties',
    path: '/api/web/v2/doctorhomepage/duties',
    about: 'Everything that the guest of a sheet owes, and by when: open ones first, then by date.',
    input: ofSheet,
    output: z.object({ sheet: expertSheet, duties: z.array(duty) }),
  }),
  sheets: defineCall({
    id: 'expert.sheets',
    path: '/api/web/v2/doctorhomepage/expertsheets',
    about:
      'All sheets of the guest with what is open on each, latest meetings first; for a caller who came by the code of a sheet, only that one.',
    input: ofSheet,
    output: z.array(z.extend(expertSheet, counts)),
  }),
}

export const waitCalls = {
  get: defineCall({
    id: 'expert.guestWaitGet',
    path: '/api/web/v2/doctorhomepage/getguestwait',
    about: 'One to-do of a guest.',
    input: ofWait,
    output: guestWait,
  }),
  edit: defineCall({
    id: 'expert.guestWaitEdit',
    path: '/api/web/v2/doctorhomepage/editguestwait',
    about:
      'Writes the guest’s answer to an open to-do, which stays open: a text, and the `url`s of all its files where they change.',
    input: z.extend(ofWait, {
      content: lines(waitLimits.content),
      files: z.optional(json(z.array(z.string()).check(z.maxLength(waitLimits.files)))),
    }),
    output: guestWait,
  }),
  upload: defineCall({
    id: 'expert.guestWaitUpload',
    path: '/api/web/v2/doctorhomepage/uploadguestwait',
    about:
      'Stores a document for an open to-do, which `editguestwait` then names. Only the guest and organisers open it.',
    upload: true,
    input: ofWait,
    output: uploadedFile,
  }),
  dispose: defineCall({
    id: 'expert.guestWaitDispose',
    path: '/api/web/v2/doctorhomepage/disposeguestwait',
    about: 'Sets a to-do done (1) or, with a reason, refused (2); repeating it changes nothing.',
    input: z.extend(ofWait, {
      status: codeOf({ done: waitStates.done, refused: waitStates.refused }),
      reason: z._default(lines(waitLimits.reason), ''),
    }),
    output: guestWait,
  }),
  list: defineCall({
    id: 'expert.waitlist',
    path: '/api/web/v2/doctorhomepage/waitlist',
    about: 'The open to-dos of a guest, 20 a page, by date.',
    input: z.extend(ofSheet, { page }),
    output: paged(guestWait),
  }),
  count: defineCall({
    id: 'expert.waitcount',
    path: '/api/web/v2/doctorhomepage/waitcount',
    about:
      'How many open to-dos a sheet has; without `id`, how many to-dos the caller has in all. The `guest_id` of every call is no number of a sheet here.',
    input: z.object({ id: z.optional(id), tcode: z._default(text(40), '') }),
    output: z.object({ count: z.int() }),
  }),
}

export const waitOperatorCalls = {
  addFile: defineCall({
    id: 'expertwait.addfile',
    path: '/api/web/v2/expertwait/addfile',
    about: 'Gives a guest a document, such as a ticket or the booking of a hotel. They are told.',
    access: 'operator',
    right: 'experts.edit',
    changes: true,
    record: ['expert-waits', 'wait_id'],
    upload: true,
    input: z.object({ wait_id: id }),
    output: z.object({ files: z.int() }),
  }),
}

export type Duty = z.infer<typeof duty>
export type GuestWait = z.infer<typeof guestWait>
export type MenuItem = z.infer<typeof menuItem>
export type CountedSheet = z.output<(typeof dutyCalls.sheets)['output']>[number]
