import { asBit } from '#contract/wire/fields.ts'
import type { ItemType } from '#contract/wire/item-types.ts'
import { offsetOf } from '#kernel/paging.ts'
import type { CallContext } from '#kernel/services.ts'
import { findClosedParts, findDiscussion } from '#server/features/community/items/find-item.ts'
import type { Item } from '#server/features/community/items/find-item.ts'
import { mayManage } from './comment-rights.ts'
import { presentReadComment } from './comments.present.ts'
import { countComments, selectComments } from './comments.queries.ts'
import type { Discussion } from './comments.queries.ts'
import { placeLive } from './place-live.ts'

const pageSize = 20
/** After a broken connection, one call fetches everything missed. */
const missedSize = 100

type Asked = {
  item_type: ItemType
  item_id: number
  schedule_id: number
  page: number
  before_id?: number | undefined
  after_id?: number | undefined
}

/** The comments below an item, for a caller who may read them. */
export async function readComments(input: Asked, context: CallContext) {
  const { db, member } = context
  const item = { itemType: input.item_type, itemId: input.item_id }
  const discussion = await openDiscussion(context, item, input.schedule_id)
  const { before_id: beforeId, after_id: afterId } = input
  const isByPage = beforeId === undefined && afterId === undefined
  const size = afterId === undefined ? pageSize : missedSize
  const range = { beforeId, afterId, offset: isByPage ? offsetOf(input.page, pageSize) : 0 }
  const [rows, total, isManager] = await Promise.all([
    // One extra row shows whether there are more.
    selectComments(db, member?.userId ?? 0, discussion, range, size + 1),
    countComments(db, discussion),
    mayManage(context, item),
  ])
  return {
    comment_list: (await placeLive(context, item, rows.slice(0, size))).map(presentReadComment),
    total,
    last_page: Math.ceil(total / pageSize),
    current_page: Math.max(input.page, 1),
    load_more: asBit(rows.length > size),
    may_manage: asBit(isManager),
  }
}

export async function openDiscussion(
  context: CallContext,
  item: Item,
  scheduleId: number,
): Promise<Discussion> {
  await findDiscussion(context, item, scheduleId)
  return { ...item, scheduleId, closed: await findClosedParts(context, item) }
}
