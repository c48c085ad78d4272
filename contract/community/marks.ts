import * as z from 'zod/mini'
import { defineCall } from '../wire/call.ts'
import { defineFailures } from '../wire/failure.ts'
import { bit, id, json, nothing, onOff, page, paged, text } from '../wire/fields.ts'
import { itemTypes, markTypes } from '../wire/item-types.ts'
import { listItem } from '../wire/items.ts'

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

export const favoritePageSize = 20

/** How many favourites one call removes or restores. */
export const mostFavorites = 200

/** Anything that the caller has collected, of every kind. */
export const favorite = z.extend(listItem, { item_type: z.enum(markTypes), collect_time: z.string() })

const favoriteKey = { item_type: z.enum(markTypes), item_id: z.int() }

const some = <Fields extends z.core.$ZodLooseShape>(fields: Fields) =>
  json(z.array(z.object(fields)).check(z.minLength(1), z.maxLength(mostFavorites)))

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
  favorites: defineCall({
    id: 'marks.favorites',
    path: '/api/web/v2/marks/favorites',
    about: `What the caller has collected, of every kind or of one, by title, ${favoritePageSize} a page, latest first; with the number of each kind.`,
    access: 'member',
    input: z.object({
      item_type: z.optional(z.enum(markTypes)),
      keyword: z._default(text(40), ''),
      page,
    }),
    output: z.extend(paged(favorite), {
      counts: z.array(z.object({ item_type: z.enum(markTypes), count: z.int() })),
    }),
  }),
  removeFavorites: defineCall({
    id: 'marks.favorites.remove',
    path: '/api/web/v2/marks/removefavorites',
    about: 'Removes some favourites; those that are none any more are passed over.',
    access: 'member',
    input: z.object({ items: some(favoriteKey) }),
    output: nothing,
  }),
  restoreFavorites: defineCall({
    id: 'marks.favorites.restore',
    path: '/api/web/v2/marks/restorefavorites',
    about:
      'Brings removed favourites back to their former places (`collect_time`); what is gone is passed over.',
    access: 'member',
    input: z.object({ items: some({ ...favoriteKey, collect_time: text(16) }) }),
    output: nothing,
  }),
}

export type Favorite = z.infer<typeof favorite>
export type MarkState = z.infer<typeof markState>
