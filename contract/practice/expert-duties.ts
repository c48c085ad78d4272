import * as z from 'zod/mini'
import { defineCall } from '../wire/call.ts'
import { defineFailures } from '../wire/failure.ts'
import { bit, id, lines, page, paged } from '../wire/fields.ts'
import { expertSheet, ofSheet, partTypes } from './expert-sheets.ts'
import { codeOf, oneOf } from '../wire/one-of.ts'

/** What a guest owes: `docs/glossary.md`. */
export const dutyKinds = [
  'schedule',
  'session',
  'room',
  'agreement',
  'introduction',
  'slides',
  'fee',
  'playback',
  'wait',
] as const

export type DutyKind = (typeof dutyKinds)[number]

/** `answered`: the guest has done their part, and the organiser has to answer. */
export const dutyStates = { open: 0, done: 1, refused: 2, answered: 3 } as const

export const waitStates = { open: 0, done: 1, refused: 2 } as const

export const waitKinds = ['travel', 'other'] as const

export const waitLimits = { title: 60, content: 500, reason: 500 } as const

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
})

const duty = z.object({
  kind: z.enum(dutyKinds),
  /** The session, the room, the fee or the to-do; 0 for what a sheet has one of. */
  subject_id: z.int(),
  title: z.string(),
  note: z.string(),
  status: oneOf(dutyStates),
  /** By when. */
  due_time: z.string(),
})

/** Something else that the organiser asks of a guest, such as travel needs. */
const guestWait = z.object({
  wait_id: z.int(),
  kind: z.enum(waitKinds),
  title: z.string(),
  /** What the guest has written to it. */
  content: z.string(),
  due_time: z.string(),
  status: oneOf(waitStates),
  reason: z.string(),
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
      'The menu of a sheet, and how many of its tasks (schedule, sessions, room, fee) are not accomplished. `is_multiple` 1: the guest has further sheets in the task.',
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
    about: 'Writes the guest’s answer to an open to-do, which stays open.',
    input: z.extend(ofWait, { content: lines(waitLimits.content) }),
    output: guestWait,
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
    about: 'How many open to-dos a sheet has; without `id`, all sheets of the caller.',
    input: z.extend(ofSheet, { id: z.optional(id) }),
    output: z.object({ count: z.int() }),
  }),
}

export type Duty = z.infer<typeof duty>
export type GuestWait = z.infer<typeof guestWait>
export type MenuItem = z.infer<typeof menuItem>
export type CountedSheet = z.output<(typeof dutyCalls.sheets)['output']>[number]
