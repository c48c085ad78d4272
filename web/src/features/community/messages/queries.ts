import { messagePageSize, messageStatus, pushCalls } from '#contract/community/messages.ts'
import { queryOf } from '#web/platform/query.ts'

declare module '#web/platform/query.ts' {
  interface QueryTags {
    /** Which messages are unread. */
    messages: true
  }
}

export const messageQueries = {
  unread: () =>
    queryOf(
      pushCalls.list,
      { pageNum: 1, pageSize: messagePageSize, messageRecordStatus: messageStatus.unread },
      { tags: ['messages'] },
    ),
  text: (id: number) => queryOf(pushCalls.text, { id }),
}
