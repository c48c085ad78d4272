import { articleCalls } from '#contract/library/articles.ts'
import type { ItemType } from '#contract/wire/item-types.ts'
import { markCalls } from '#contract/community/marks.ts'
import type { Mark, MarkState } from '#contract/community/marks.ts'
import { meetingCalls } from '#contract/meetings/meetings.ts'
import { api } from '#web/platform/api.ts'

/** Likes or favors an item, or takes that back. Articles and meetings have calls of their own. */
export function markItem(itemType: ItemType, itemId: number, mark: Mark, isOn: boolean): Promise<MarkState> {
  if (itemType === 'meeting')
    return api(mark === 'praise' ? meetingCalls.praise : meetingCalls.collect, {
      meeting_id: itemId,
      type: isOn,
    })
  if (itemType !== 'information')
    return api(markCalls.set, { item_type: itemType, item_id: itemId, mark, type: isOn })
  if (mark === 'praise') return api(articleCalls.praise, { information_id: itemId, type: isOn })
  return api(isOn ? articleCalls.collect : articleCalls.unsetCollect, { information_id: itemId })
}

/** Only articles and meetings count how often they are shared; that it failed is not worth a word. */
export async function countShare(itemType: ItemType, itemId: number): Promise<void> {
  const quietly = { tips: false }
  try {
    if (itemType === 'information') await api(articleCalls.share, { information_id: itemId }, quietly)
    if (itemType === 'meeting') await api(meetingCalls.share, { meeting_id: itemId }, quietly)
  } catch {
    // The page goes on without.
  }
}
