import * as z from 'zod/mini'
import { defineCall } from '../wire/call.ts'
import { comment, commentLimits, second } from '../community/comments.ts'
import { id } from '../wire/fields.ts'
import { itemTypes } from '../wire/item-types.ts'

/** A window is asked for in `seconds`. */
export const danmakuLimits = { length: commentLimits.danmakuLength, seconds: 300, rows: 2000 } as const

export const danmakuCalls = {
  window: defineCall({
    id: 'comments.window',
    path: '/api/web/v2/comments/window',
    about:
      'The danmaku of an item between two seconds of its video, in their order: at most 300 seconds, at most 2000 lines. `l_r_id` is the recording that plays; what was said while it was live is among them.',
    input: z.object({
      item_type: z.enum(itemTypes),
      item_id: id,
      l_r_id: z._default(id, 0),
      from: second,
      to: second,
    }),
    output: z.object({ comment_list: z.array(comment) }),
  }),
}
