import * as z from 'zod/mini'
import { defineCall } from '../wire/call.ts'
import { comment, commentLimits, second } from '../community/comments.ts'
import { id } from '../wire/fields.ts'
import { itemTypes } from '../wire/item-types.ts'

/** `seconds` limits the window that a call may request. */
export const danmakuLimits = {
  length: commentLimits.danmakuLength,
  seconds: 300,
  rows: 2000,
  /** Parts in which a recording is counted. */
  parts: 60,
} as const

export const danmakuCalls = {
  window: defineCall({
    id: 'comments.window',
    path: '/api/web/v2/comments/window',
    about:
      'The danmaku of an item between two seconds of its video, in order: at most 300 seconds, at most 2000 lines. `l_r_id` is the recording that plays; danmaku written while it was live is included.',
    input: z.object({
      item_type: z.enum(itemTypes),
      item_id: id,
      l_r_id: z._default(id, 0),
      from: second,
      to: second,
    }),
    output: z.object({ comment_list: z.array(comment) }),
  }),
  density: defineCall({
    id: 'comments.density',
    path: '/api/web/v2/comments/density',
    about:
      'How much danmaku there is along a recording of a meeting: the number in each of 60 equal parts of it, that written live included.',
    input: z.object({ meeting_id: id, l_r_id: id }),
    output: z.object({ counts: z.array(z.int()) }),
  }),
}
