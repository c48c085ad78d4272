import * as z from 'zod/mini'
import { defineCall } from '../wire/call.ts'
import { count, id, nothing, page, paged, text } from '../wire/fields.ts'
import { itemTypes } from '../wire/item-types.ts'
import { listItem } from '../wire/items.ts'

export const historyPageSize = 20
export const historyDays = 180

const itemType = z.enum(itemTypes)

/** `part_id` is the episode, recording or session, 0 without parts; `position` the second of a video or the percent of an article. */
const place = { part_id: z._default(id, 0), position: z._default(count, 0) }

export const historyItem = z.extend(listItem, {
  item_type: itemType,
  part_id: z.int(),
  position: z.int(),
  view_time: z.string(),
})

const list = (name: string, about: string) =>
  defineCall({
    id: `history.${name}`,
    path: `/api/web/v2/viewhistory/${name}`,
    access: 'member',
    about: `${about} seen in the last ${historyDays} days, by title, ${historyPageSize} a page, latest first.`,
    input: z.object({ keyword: z._default(text(40), ''), page }),
    output: paged(historyItem),
  })

export const historyCalls = {
  meetings: list('meetings', 'Meetings'),
  information: list('information', 'Articles'),
  productions: list('productions', 'Works'),
  operations: list('operations', 'Surgical videos'),
  set: defineCall({
    id: 'history.set',
    path: '/api/web/v2/viewhistory/set',
    access: 'member',
    about: 'Saves how far the caller has come in an item.',
    input: z.object({ item_type: itemType, item_id: id, ...place }),
    output: nothing,
  }),
  position: defineCall({
    id: 'history.position',
    path: '/api/web/v2/viewhistory/position',
    access: 'member',
    about: 'How far the caller has come; both fields are 0 for an item they have not opened.',
    input: z.object({ item_type: itemType, item_id: id }),
    output: z.object({ part_id: z.int(), position: z.int() }),
  }),
  remove: defineCall({
    id: 'history.remove',
    path: '/api/web/v2/viewhistory/remove',
    access: 'member',
    about: 'Removes one item from the history.',
    input: z.object({ item_type: itemType, item_id: id }),
    output: nothing,
  }),
  clear: defineCall({
    id: 'history.clear',
    path: '/api/web/v2/viewhistory/clear',
    access: 'member',
    about: 'Clears the history, or one kind of item in it.',
    input: z.object({ item_type: z.optional(itemType) }),
    output: nothing,
  }),
}

export type HistoryItem = z.infer<typeof historyItem>
