import { unionNoticeCalls, unionNoticeFailures } from '#contract/practice/union-notices.ts'
import { pageSize } from '#contract/wire/lists.ts'
import { answer, memberOf } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import { selectFileNames } from '#kernel/files/files.queries.ts'
import { keyOf } from '#kernel/files/keys.ts'
import { presentPage, readPage } from '#kernel/paging.ts'
import type { Context } from '#kernel/services.ts'
import { presentNotice, presentNoticeDetail, presentReader } from './notices.present.ts'
import {
  countReads,
  countUnreadNotices,
  insertNoticeRead,
  selectNotice,
  selectNotices,
  selectReaders,
} from './notices.queries.ts'
import { findUnionAsManager, findUnionAsMember } from './union-role.ts'

const largestPage = 50

export const listNotices = answer(unionNoticeCalls.list, async ({ id, pageNum, ...input }, context) => {
  const { userId } = memberOf(context)
  if (id > 0) await findUnionAsMember(context, id)
  const size = Math.min(Math.max(input.pageSize, 1), largestPage)
  const found = await readPage(pageNum, size, (limit, offset) =>
    selectNotices(context.db, { unionId: id, userId }, limit, offset),
  )
  return presentPage(found, presentNotice)
})

export async function findNotice(context: Context, noticeId: number) {
  const row = await selectNotice(context.db, noticeId, memberOf(context).userId)
  if (!row) throw refuse(unionNoticeFailures.noticeMissing)
  return row
}

export const getNotice = answer(unionNoticeCalls.detail, async ({ id }, context) => {
  const { db } = context
  const row = await findNotice(context, id)
  const { role, userId } = await findUnionAsMember(context, row.notice.union_id)
  if (row.notice.withdrawn_at && !role.isManager) throw refuse(unionNoticeFailures.noticeWithdrawn)
  await insertNoticeRead(db, id, userId)
  const [names, reads] = await Promise.all([
    selectFileNames(db, row.notice.files.map(keyOf)),
    countReads(db, id),
  ])
  return presentNoticeDetail(row, { names, reads, isManager: role.isManager })
})

export const getUnreadQuantity = answer(unionNoticeCalls.unreadQuantity, async (_input, context) => ({
  quantity: await countUnreadNotices(context.db, memberOf(context).userId),
}))

export const listReaders = answer(unionNoticeCalls.readers, async ({ id, type, page }, context) => {
  const { notice } = await findNotice(context, id)
  await findUnionAsManager(context, notice.union_id)
  const found = await readPage(page, pageSize, (limit, offset) =>
    selectReaders(context.db, { noticeId: id, hasRead: type }, limit, offset),
  )
  return presentPage(found, presentReader)
})
