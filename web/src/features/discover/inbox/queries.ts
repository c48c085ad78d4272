import { infiniteQueryOptions } from '@tanstack/react-query'
import { messagePageSize, messageStatus, pushCalls } from '#contract/community/messages.ts'
import type { PushMessage } from '#contract/community/messages.ts'
import { inboxCalls } from '#contract/discover/inbox.ts'
import type { Paged } from '#contract/wire/fields.ts'
import type { MessageKind } from '#contract/wire/message-kinds.ts'
import { api } from '#web/platform/api.ts'
import { isLastPage, queryOf } from '#web/platform/query.ts'

export type InboxFilter = { kind: MessageKind | undefined; isUnreadOnly: boolean; keyword: string }

export const inboxQueries = {
  /** Most of it changes without this page. */
  state: () => ({
    ...queryOf(inboxCalls.state, {}, { tags: ['messages', 'union-notices', 'union-members', 'personal'] }),
    staleTime: 0,
  }),
  list: ({ kind, isUnreadOnly, keyword }: InboxFilter) => {
    const first = {
      pageNum: 1,
      pageSize: messagePageSize,
      keyword,
      ...(kind && { kind }),
      ...(isUnreadOnly && { messageRecordStatus: messageStatus.unread }),
    }
    return infiniteQueryOptions({
      queryKey: [...queryOf(pushCalls.list, first).queryKey],
      meta: { tags: ['messages'] },
      queryFn: ({ signal, pageParam }): Promise<Paged<PushMessage>> =>
        api(pushCalls.list, { ...first, pageNum: pageParam }, { signal, tips: false }),
      initialPageParam: 1,
      getNextPageParam: (last, pages, page) => {
        const loaded = pages.reduce((sum, one) => sum + one.data.length, 0)
        return isLastPage(last, { page, loaded, size: messagePageSize }) ? undefined : page + 1
      },
    })
  },
}
