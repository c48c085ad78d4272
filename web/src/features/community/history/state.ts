import type { ItemType } from '#contract/wire/item-types.ts'
import { isLoggedIn } from '#web/features/people/account/state.ts'
import { historyMutations } from './mutations.ts'
import { watchPositions } from './watch-positions.ts'

/** Remembers how far somebody has come, on all their devices. A visitor has no history; a failure is not worth a word. */
export async function rememberPosition(
  itemType: ItemType,
  itemId: number,
  partId: number,
  position: number,
): Promise<void> {
  if (!isLoggedIn()) return
  const fields = { item_type: itemType, item_id: itemId, part_id: partId, position: Math.floor(position) }
  await historyMutations.setPosition(fields).catch(() => undefined)
}

/** Remembers where somebody stopped in a video: a member on all their devices, a visitor in this browser. */
export function rememberWatched(...position: Parameters<typeof watchPositions.save>): void {
  if (isLoggedIn()) void rememberPosition(...position)
  else watchPositions.save(...position)
}
