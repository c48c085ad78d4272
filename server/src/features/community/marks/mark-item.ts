import { markFailures } from '#contract/community/marks.ts'
import type { Mark, MarkState } from '#contract/community/marks.ts'
import { memberOf } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import type { CallContext } from '#kernel/services.ts'
import { userChanged } from '#kernel/user-changed.ts'
import { findItem } from '#server/features/community/items/find-item.ts'
import type { MarkedItem } from '#server/features/community/items/find-item.ts'
import { presentMarkState } from './marks.present.ts'
import { deleteMarks, insertMark, selectMarkState } from './marks.queries.ts'
import { orRefuse } from '#kernel/or-refuse.ts'

const failed = { praise: markFailures.praiseFailed, collect: markFailures.collectFailed }
const already = { praise: markFailures.alreadyPraised, collect: markFailures.alreadyCollected }

/** Likes or collects an item, once per person, or undoes that; returns the new state of the item. */
export async function markItem(
  context: CallContext,
  item: MarkedItem,
  mark: Mark,
  isOn: boolean,
): Promise<MarkState> {
  const { db } = context
  const { userId } = memberOf(context)
  await findItem(context, item)
  const isChanged = await orRefuse(context, failed[mark], () =>
    isOn ? insertMark(db, userId, mark, item) : deleteMarks(db, userId, mark, item.itemType, [item.itemId]),
  )
  if (isOn && !isChanged) throw refuse(already[mark])
  if (!isOn && !isChanged && mark === 'collect' && item.itemType === 'meeting')
    throw refuse(markFailures.meetingNotCollected)
  if (isChanged && mark === 'collect') await context.events.announce(context.db, userChanged, { userId })
  return presentMarkState(await selectMarkState(db, userId, item))
}
