import { messagePageSize, messageStatus, pushCalls } from '#contract/community/messages.ts'
import { queryOf } from '#web/platform/query.ts'

export const messageQueries = {
  unread: () =>
    queryOf(pushCalls.list, {
      pageNum: 1,
      pageSize: messagePageSize,
      messageRecordStatus: messageStatus.unread,
    }),
  text: (id: number) => queryOf(pushCalls.text, { id }),
}
