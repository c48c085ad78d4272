import { messagePageSize, messageStatus, pushCalls } from '#contract/community/messages.ts'
import { queryOf } from '#web/platform/query.ts'

/** Which messages are unread. */
export const messageTag = 'messages'

export const messageQueries = {
  unread: () =>
    queryOf(
      pushCalls.list,
      { pageNum: 1, pageSize: messagePageSize, messageRecordStatus: messageStatus.unread },
      { tags: [messageTag] },
    ),
  text: (id: number) => queryOf(pushCalls.text, { id }),
}
