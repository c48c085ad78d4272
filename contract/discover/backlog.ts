import * as z from 'zod/mini'
import { defineCall } from '../wire/call.ts'
import { defineFailures } from '../wire/failure.ts'
import { bit, id, lines, nothing, onOff, words } from '../wire/fields.ts'

export const todoLimits = { kind: 40, reason: 500 } as const

export const todoFailures = defineFailures({
  notFromList: [6151, '请前往对应页面处理', 'please do this on its own page'],
  reasonMissing: [6152, '请填写原因', 'please give a reason'],
})

/** Named by the feature in which it waits. */
const todoKind = z.string()

/** Something that waits for the caller, in whichever feature. */
export const todo = z.object({
  kind: todoKind,
  kind_name: z.string(),
  todo_id: z.int(),
  title: z.string(),
  note: z.string(),
  /** By when; empty for what has no date. */
  due_time: z.string(),
  /** The page of this site on which it is done. */
  path: z.string(),
  /** What the buttons say that do or decline it from the list; empty where that is done on its page. */
  accept_name: z.string(),
  decline_name: z.string(),
  needs_reason: bit,
})

export const todoCalls = {
  list: defineCall({
    id: 'backlog.lists',
    path: '/api/web/v2/backlog/lists',
    about: 'Everything that waits for the caller, from every area: by date, then what has no date.',
    access: 'member',
    input: nothing,
    output: z.object({ count: z.int(), data: z.array(todo) }),
  }),
  dispose: defineCall({
    id: 'backlog.dispose',
    path: '/api/web/v2/backlog/dispose',
    about:
      'Does (`type` 1) or declines (2) a to-do of a kind that allows it; some kinds ask for a reason to decline.',
    access: 'member',
    input: z.object({
      kind: words(todoLimits.kind),
      todo_id: id,
      type: onOff,
      reason: z._default(lines(todoLimits.reason), ''),
    }),
    output: nothing,
  }),
}

export type TodoItem = z.infer<typeof todo>
