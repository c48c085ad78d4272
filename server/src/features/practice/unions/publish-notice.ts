import { unionNoticeCalls, unionNoticeFailures } from '#contract/practice/union-notices.ts'
import { answer, memberOf } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import { requireOwnFiles } from '#kernel/files/own-files.ts'
import { saveFile } from '#kernel/files/save-file.ts'
import { answerUpload } from '#kernel/http/serve-uploads.ts'
import { notify } from '#kernel/notify.ts'
import { noticeFile } from './notice-file.ts'
import {
  insertNotice,
  insertNoticeRead,
  selectMemberIds,
  selectUnreadIds,
  updateNoticePinned,
  updateReminded,
} from './notices.queries.ts'
import { findNotice } from './read-notices.ts'
import { findUnionAsManager } from './union-role.ts'
import { publishingNotices } from './unions.notices.ts'

export const uploadNoticeFile = answerUpload(unionNoticeCalls.upload, async (_input, context) =>
  saveFile(context, context.file, noticeFile, memberOf(context).userId),
)

/** Its author has read it. The others are notified. */
export const publishNotice = answer(unionNoticeCalls.publish, async (input, context) => {
  const { union, userId } = await findUnionAsManager(context, input.id)
  const own = { ownerId: userId, purpose: noticeFile }
  const files = await requireOwnFiles(context.db, input.files, own, unionNoticeFailures.fileNotOwn)
  const id = await context.db.transaction(async (db) => {
    const { title, content } = input
    const noticeId = await insertNotice(db, { union_id: union.id, author_id: userId, title, content, files })
    await insertNoticeRead(db, noticeId, userId)
    const others = (await selectMemberIds(db, union.id)).filter((memberId) => memberId !== userId)
    const facts = { union: union.name, notice: input.title, noticeId }
    await notify(db, others, publishingNotices.noticed.write(facts))
    return noticeId
  })
  return { id }
})

export const pinNotice = answer(unionNoticeCalls.pin, async ({ id, type }, context) => {
  const { notice } = await findNotice(context, id)
  await findUnionAsManager(context, notice.union_id)
  await updateNoticePinned(context.db, id, type)
  return {}
})

export const remindUnread = answer(unionNoticeCalls.remind, async ({ id }, context) => {
  const { notice } = await findNotice(context, id)
  const { union } = await findUnionAsManager(context, notice.union_id)
  return context.db.transaction(async (db) => {
    if (notice.withdrawn_at) throw refuse(unionNoticeFailures.noticeWithdrawn)
    if (!(await updateReminded(db, id))) throw refuse(unionNoticeFailures.alreadyReminded)
    const unread = await selectUnreadIds(db, id)
    const facts = { union: union.name, notice: notice.title, noticeId: id }
    await notify(db, unread, publishingNotices.reminded.write(facts))
    return { reminded_num: unread.length }
  })
})
