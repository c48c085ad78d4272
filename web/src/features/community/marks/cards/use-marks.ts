import { useQuery } from '@tanstack/react-query'
import type { ItemType } from '#contract/wire/item-types.ts'
import { markMutations } from '../mutations.ts'
import { markQueries } from '../queries.ts'
import { useToggleMark } from './use-toggle-mark.ts'

const none = { praise_num: 0, is_praise: 0, collect_num: 0, is_collect: 0, comment_num: 0 } as const

/** How an item stands with everybody and with the person, and the way to change the latter. */
export function useMarks(itemType: ItemType, itemId: number) {
  const { data: state = none } = useQuery(markQueries.state(itemType, itemId))
  const toggle = useToggleMark(`${itemType}:${itemId}`, (mark, isOn) =>
    markMutations.set({ item_type: itemType, item_id: itemId, mark, type: isOn }),
  )
  return { state, toggle }
}
