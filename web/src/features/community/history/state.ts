import type { ItemType } from '#contract/wire/item-types.ts'
import { isLoggedIn } from '#web/features/people/account/state.ts'
import { historyMutations } from './mutations.ts'
import { watchPositions } from './watch-positions.ts'

/** Remembers how far somebody has come: of a member on all devices, of a visitor in this browser. A failure is not worth a word. */
export async function rememberPosition(
  itemType: ItemType,
  itemId: number,
  partId: number,
  position: number,
): Promise<void> {
  const second = Math.floor(position)
  if (!isLoggedIn()) return watchPositions.save(itemType, itemId, partId, second)
  const fields = { item_type: itemType, item_id: itemId, part_id: partId, position: second }
  await historyMutations.setPosition(fields).catch(() => undefined)
  return undefined
}
