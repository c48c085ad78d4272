import * as z from 'zod/mini'
import { defineCall } from '../wire/call.ts'
import { defineFailures } from '../wire/failure.ts'
import { bit, id, onOff } from '../wire/fields.ts'
import { itemTypes } from '../wire/item-types.ts'

export const marks = ['praise', 'collect'] as const

export type Mark = (typeof marks)[number]

export const markFailures = defineFailures({
  praiseFailed: [4811, '点赞失败', 'failed to like'],
  alreadyPraised: [4812, '您已点赞', 'you have already liked'],
  alreadyCollected: [4813, '已收藏', 'already favorited'],
  collectFailed: [4814, '收藏失败', 'failed to favorite'],
  meetingNotCollected: [4815, '会议未收藏', 'meeting not favorited'],
})

/** The counts of an item and what the caller has marked. */
export const markState = z.object({
  praise_num: z.int(),
  is_praise: bit,
  collect_num: z.int(),
  is_collect: bit,
})

const item = { item_type: z.enum(itemTypes), item_id: id }

export const markCalls = {
  state: defineCall({
    id: 'marks.state',
    path: '/api/web/v2/marks/state',
    about: 'How many people like and collect an item, whether the caller does, and how many comments it has.',
    input: z.object(item),
    output: z.extend(markState, { comment_num: z.int() }),
  }),
  set: defineCall({
    id: 'marks.set',
    path: '/api/web/v2/marks/set',
    about: 'Likes or collects any item (`type` 1), once per person, or undoes that (2).',
    access: 'member',
    input: z.object({ ...item, mark: z.enum(marks), type: z._default(onOff, true) }),
    output: markState,
  }),
}

export type MarkState = z.infer<typeof markState>
