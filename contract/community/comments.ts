import * as z from 'zod/mini'
import { contentText } from '../wire/content-text.ts'
import { defineCall } from '../wire/call.ts'
import { defineFailures } from '../wire/failure.ts'
import { bit, flag, id, nothing, page, text, onOff } from '../wire/fields.ts'
import { itemTypes } from '../wire/item-types.ts'
import type { ItemType } from '../wire/item-types.ts'
import { defineTopic } from '../wire/topic.ts'

export const commentFailures = defineFailures({
  commentMissing: [4801, '评论ID不存在', 'comment ID does not exist'],
  commentFailed: [4802, '评论失败', 'comment failed'],
  commentEmpty: [4803, '评论不能为空', 'comment cannot be empty'],
  commentTooLong: [4804, '评论超过最大字数', 'comment exceeds max words'],
  wordRefused: [
    4805,
    '评论包含不适宜的内容，请修改后再发',
    'the comment contains words that are not allowed',
  ],
  tooManyTops: [4806, '最多置顶 3 条评论', 'at most 3 comments can be pinned'],
  alreadyTippedOff: [4807, '您已举报过该评论', 'you have already reported this comment'],
  noTipOff: [4808, '该评论没有待处理的举报', 'this comment has no open report'],
})

/** Lengths are counted after trimming. More than `danmakuLength` cannot be read while it passes over a video. */
export const commentLimits = { length: 300, danmakuLength: 80, tops: 3 } as const

/** Only white space, including invisible characters. */
export const isBlank = (content: string) => /^[\s\p{Cf}\u2800\u3164]*$/u.test(content)

export const tipOffReasons = ['advertising', 'abuse', 'misinformation', 'privacy', 'other'] as const

export const comment = z.object({
  comment_id: z.int(),
  item_type: z.enum(itemTypes),
  item_id: z.int(),
  /** The session of a meeting, 0 for none. */
  schedule_id: z.int(),
  content: z.string(),
  /** The second of the video at which it was written; null for what was not written while watching. */
  play_time: z.nullable(z.number()),
  /** The recording that `play_time` belongs to, 0 for a live stream and for an item's only video. */
  l_r_id: z.int(),
  /** Whether it passes over the picture. */
  is_danmaku: bit,
  userid: z.int(),
  truename: z.string(),
  photo: z.string(),
  hospital: contentText,
  title: z.string(),
  praise_num: z.int(),
  is_top: bit,
  create_time: z.string(),
})

/** A comment as one reader sees it. What is published to a whole group does not say whether the recipient likes it. */
export const readComment = z.extend(comment, { is_praise: bit })

const item = { item_type: z.enum(itemTypes), item_id: id, schedule_id: z._default(id, 0) }

/** A second of a video, to the millisecond. */
export const second = z.codec(z.string().check(z.regex(/^\d{1,6}(\.\d{1,3})?$/)), z.number(), {
  decode: Number,
  encode: String,
})

const ofComment = z.object({ comment_id: id })

export const commentCalls = {
  get: defineCall({
    id: 'comments.get',
    path: '/api/web/v2/comments/get',
    about:
      'The comments below an item, newest first, 20 a page; with `schedule_id` those of one session. `before_id` continues below a comment, where page numbers would shift as others write; `after_id` returns up to 100 newer ones. `load_more` says that there are more.',
    input: z.object({ ...item, page, before_id: z.optional(id), after_id: z.optional(id) }),
    output: z.object({
      comment_list: z.array(readComment),
      total: z.int(),
      last_page: z.int(),
      current_page: z.int(),
      load_more: bit,
      /** Whether the reader may pin, and delete what others wrote. */
      may_manage: bit,
    }),
  }),
  top: defineCall({
    id: 'comments.top',
    path: '/api/web/v2/comments/top',
    about: 'The pinned comments below an item, most recently pinned first.',
    input: z.object(item),
    output: z.object({ top_comment_list: z.array(readComment) }),
  }),
  set: defineCall({
    id: 'comments.set',
    path: '/api/web/v2/comments/set',
    about:
      'Writes a comment, which is shown at once and published to the group of the item. `play_time` makes it danmaku over the recording `l_r_id`, or live; with `is_danmaku` 0 it is a comment that carries its second. `lag_ms` says how far the author’s live picture was behind. `enterprisePlat` is 1 for a page opened from an enterprise platform, whose user is `uid`.',
    access: 'member',
    input: z.object({
      ...item,
      content: z._default(text(20_000), ''),
      play_time: z.optional(second),
      l_r_id: z.optional(id),
      is_danmaku: z.optional(flag),
      lag_ms: z.optional(id),
      enterprisePlat: z._default(flag, false),
      uid: z._default(text(64), ''),
    }),
    output: readComment,
  }),
  delete: defineCall({
    id: 'comments.delete',
    path: '/api/web/v2/comments/delete',
    about: 'Deletes a comment. Allowed for its author, the owner of the item, and operators.',
    access: 'member',
    input: ofComment,
    output: nothing,
  }),
  setTop: defineCall({
    id: 'comments.settop',
    path: '/api/web/v2/comments/settop',
    about:
      'Pins a comment (`type` 1) or unpins it (2), at most 3 per item. Allowed for the owner of the item and operators.',
    access: 'member',
    input: z.object({ comment_id: id, type: onOff }),
    output: comment,
  }),
  praise: defineCall({
    id: 'comments.praise',
    path: '/api/web/v2/comments/praise',
    about: 'Likes a comment (`type` 1), once per person, or undoes that (2).',
    access: 'member',
    input: z.object({ comment_id: id, type: z._default(onOff, true) }),
    output: z.object({ praise_num: z.int(), is_praise: bit }),
  }),
  tipOff: defineCall({
    id: 'comments.tipoff',
    path: '/api/web/v2/comments/tipoff',
    about: 'Reports a comment to the operators, once per person.',
    access: 'member',
    input: z.object({ comment_id: id, reason: z.enum(tipOffReasons) }),
    output: nothing,
  }),
}

/** The group of an item receives its comments; the group of a meeting also receives news about the meeting. */
export const commentGroup = (itemType: ItemType, itemId: number) =>
  itemType === 'meeting' ? `meeting:${itemId}` : `comments:${itemType}:${itemId}`

/** The item of such a group; undefined for other groups. */
export function readCommentGroup(groupId: string): { itemType: ItemType; itemId: number } | undefined {
  const [, name, id] = /^(?:comments:)?([a-z]+):(\d{1,15})$/.exec(groupId) ?? []
  const itemType = itemTypes.find((type) => type === name)
  if (!itemType || commentGroup(itemType, Number(id)) !== groupId) return undefined
  return { itemType, itemId: Number(id) }
}

export const commentTopics = {
  added: defineTopic(
    'comment',
    'A comment was added to an item.',
    z.object({ groupId: z.string(), comment }),
  ),
  removed: defineTopic(
    'commentDeleted',
    'A comment was deleted or hidden.',
    z.object({ groupId: z.string(), comment_id: z.int() }),
  ),
  pinned: defineTopic(
    'commentTop',
    'A comment was pinned or unpinned; `is_top` says which.',
    z.object({ groupId: z.string(), comment }),
  ),
  praised: defineTopic(
    'commentPraise',
    'The current number of likes of a comment.',
    z.object({ groupId: z.string(), comment_id: z.int(), praise_num: z.int() }),
  ),
}

export type Comment = z.infer<typeof comment>
export type ReadComment = z.infer<typeof readComment>
export type TipOffReason = (typeof tipOffReasons)[number]
