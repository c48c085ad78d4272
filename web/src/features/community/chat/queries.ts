import { infiniteQueryOptions } from '@tanstack/react-query'
import { chatCalls } from '#contract/community/chat.ts'
import { api } from '#web/platform/api.ts'
import { neverRepeated } from '#web/platform/query-client.ts'
import { queryOf } from '#web/platform/query.ts'

declare module '#web/platform/query.ts' {
  interface QueryTags {
    /** The groups of a member, and what they have set for each. */
    chats: true
  }
}

const tags = ['chats'] as const

export const chatQueries = {
  groups: () => ({ ...queryOf(chatCalls.groups, {}, { tags }), staleTime: 0 }),
  search: (groupId: number, keyword: string) =>
    infiniteQueryOptions({
      queryKey: queryOf(chatCalls.search, { group_id: groupId, keyword }).queryKey,
      queryFn: ({ signal, pageParam }) =>
        api(
          chatCalls.search,
          { group_id: groupId, keyword, ...(pageParam > 0 && { before_id: pageParam }) },
          { signal, tips: false },
        ),
      initialPageParam: 0,
      getNextPageParam: (last) => (last.load_more === 1 ? last.before_id : undefined),
      staleTime: 0,
    }),
  /** Goes back from the newest message, page by page. */
  list: (groupId: number) =>
    infiniteQueryOptions({
      queryKey: queryOf(chatCalls.list, { group_id: groupId }).queryKey,
      ...neverRepeated,
      meta: { tags },
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
