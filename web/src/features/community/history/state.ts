import { historyCalls } from '#contract/community/history.ts'
import type { ItemType } from '#contract/wire/item-types.ts'
import { isLoggedIn } from '#web/features/people/account/state.ts'
import { api } from '#web/platform/api.ts'

/** Remembers how far somebody has come, on all their devices. A visitor has no history; a failure is not worth a word. */
export async function rememberPosition(
  itemType: ItemType,
  itemId: number,
  partId: number,
  position: number,
): Promise<void> {
  if (!isLoggedIn()) return
  const fields = { item_type: itemType, item_id: itemId, part_id: partId, position: Math.floor(position) }
  // The last position is told while the page is being left.
  await api(historyCalls.set, fields, { tips: false, keepalive: true }).catch(() => undefined)
}
