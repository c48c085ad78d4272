import { messagePageSize, messageStatus, pushCalls } from '#contract/messages.ts'
import { queryOf } from '#web/platform/query.ts'

export const messageQueries = {
  unread: () =>
    queryOf(pushCalls.list, {
      pageNum: 1,
      pageSize: messagePageSize,
      messageRecordStatus: messageStatus.unread,
    }),
}
