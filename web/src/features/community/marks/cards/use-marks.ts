import { useQuery } from '@tanstack/react-query'
import type { ItemType } from '#contract/wire/item-types.ts'
import { markItem } from '../mark-item.ts'
import { markQueries } from '../queries.ts'
import { useToggleMark } from './use-toggle-mark.ts'

const none = { praise_num: 0, is_praise: 0, collect_num: 0, is_collect: 0, comment_num: 0 } as const

/** How an item stands with everybody and with the person, and the way to change the latter. */
export function useMarks(itemType: ItemType, itemId: number) {
  const query = markQueries.state(itemType, itemId)
  const { data: state = none } = useQuery(query)
  const toggle = useToggleMark(query.queryKey, (mark, isOn) => markItem(itemType, itemId, mark, isOn))
  return { state, toggle }
}
