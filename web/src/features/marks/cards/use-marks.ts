import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { ItemType } from '#contract/item-types.ts'
import type { Mark } from '#contract/marks.ts'
import { useLoginFirst } from '#web/features/comments/cards/use-login-first.ts'
import { useText } from '#web/ui/language.ts'
import { toast } from '#web/ui/toast/toast.ts'
import { markItem } from '../mark-item.ts'
import { markQueries } from '../queries.ts'
import { markText } from '../text.ts'

const none = { praise_num: 0, is_praise: 0, collect_num: 0, is_collect: 0, comment_num: 0 } as const

/** How an item stands with everybody and with the person, and the way to change the latter. */
export function useMarks(itemType: ItemType, itemId: number) {
  const text = useText(markText)
  const client = useQueryClient()
  const loginFirst = useLoginFirst()
  const query = markQueries.state(itemType, itemId)
  const { data: state = none } = useQuery(query)

  async function turn(mark: Mark, isOn: boolean): Promise<void> {
    if (loginFirst()) return
    try {
      const changed = await markItem(itemType, itemId, mark, isOn)
      client.setQueryData(query.queryKey, { ...state, ...changed })
      if (mark === 'collect') toast(isOn ? text.collected : text.uncollected, 'success')
    } catch {
      // It has been told; most likely it was done on another device, so what stands is read again.
      await client.invalidateQueries({ queryKey: query.queryKey })
    }
  }

  return { state, turn }
}
