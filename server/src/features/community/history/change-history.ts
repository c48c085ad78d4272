import { failures } from '#contract/wire/failure.ts'
import { historyCalls } from '#contract/community/history.ts'
import { answer, memberOf } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import { loadItems } from '#server/features/community/items/load-items.ts'
import { deleteView, deleteViews, selectPosition, upsertView } from './history.queries.ts'

/** Longer than any video: anything beyond is a client error. */
const lastSecond = 7 * 86_400

export const setPosition = answer(historyCalls.set, async (input, context) => {
  const { userId } = memberOf(context)
  if (input.position > lastSecond) throw refuse(failures.parameterError, { detail: 'position' })
  const found = await loadItems(context, [{ kind: input.item_type, id: input.item_id }])
  if (found.length === 0) throw refuse(failures.dataMissing, { detail: 'item_id' })
  const watched = { partId: input.part_id, position: input.position }
  await upsertView(context.db, { userId, itemType: input.item_type, itemId: input.item_id }, watched)
  return {}
})

export const getPosition = answer(historyCalls.position, async (input, context) => {
  const { userId } = memberOf(context)
  const item = { userId, itemType: input.item_type, itemId: input.item_id }
  return (await selectPosition(context.db, item)) ?? { part_id: 0, position: 0 }
})

export const removeView = answer(historyCalls.remove, async (input, context) => {
  const { userId } = memberOf(context)
  await deleteView(context.db, { userId, itemType: input.item_type, itemId: input.item_id })
  return {}
})

export const clearHistory = answer(historyCalls.clear, async (input, context) => {
  await deleteViews(context.db, memberOf(context).userId, input.item_type)
  return {}
})
