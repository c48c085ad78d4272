import { infiniteQueryOptions } from '@tanstack/react-query'
import { chatCalls } from '#contract/community/chat.ts'
import { api } from '#web/platform/api.ts'
import { queryOf } from '#web/platform/query.ts'

export const chatQueries = {
  groups: () => ({ ...queryOf(chatCalls.groups, {}), staleTime: 0 }),
  /** Goes back from the newest message, page by page. */
  list: (groupId: number) =>
    infiniteQueryOptions({
      queryKey: queryOf(chatCalls.list, { group_id: groupId }).queryKey,
      queryFn: ({ signal, pageParam }) =>
        api(
          chatCalls.list,
          { group_id: groupId, ...(pageParam > 0 && { before_id: pageParam }) },
          { signal, tips: false },
        ),
      initialPageParam: 0,
      getNextPageParam: (last) => (last.load_more === 1 ? last.message_list.at(-1)?.message_id : undefined),
      staleTime: 0,
    }),
}
