import { unionNoticeCalls, unionNoticeFailures } from '#contract/practice/union-notices.ts'
import { answer } from '#kernel/answer.ts'
import type { Tx } from '#kernel/database.ts'
import { refuse } from '#kernel/fail.ts'
import { requireOwnFiles } from '#kernel/files/own-files.ts'
import { selectFileNames } from '#kernel/files/files.queries.ts'
import { keyOf } from '#kernel/files/keys.ts'
import { notify } from '#kernel/notify.ts'
import { shanghaiTime } from '#kernel/time.ts'
import { noticeFile } from './notice-file.ts'
import {
  deleteOtherReads,
  lockNotice,
  selectMemberIds,
  updateNotice,
  updateWithdrawn,
} from './notices.queries.ts'
import { findNotice } from './read-notices.ts'
import { keepChange } from './union-changes.ts'
import { findUnionAsManager } from './union-role.ts'
import { publishingNotices } from './unions.notices.ts'
import { plainText } from './unions.present.ts'

/** Files that it has stay, whoever uploaded them; others are the editor's own. */
export const editNotice = answer(unionNoticeCalls.edit, async ({ id, ...input }, context) => {
  const { notice } = await findNotice(context, id)
  const { union, userId } = await findUnionAsManager(context, notice.union_id)
  await context.db.transaction(async (db) => {
    const before = await lockNotice(db, id)
    if (before.withdrawn_at) throw refuse(unionNoticeFailures.noticeWithdrawn)
    const added = input.files.filter((url) => !before.files.includes(url))
    await requireOwnFiles(db, added, { ownerId: userId, purpose: noticeFile }, unionNoticeFailures.fileNotOwn)
    const files = [...new Set(input.files)]
    // What was written with markup stays as it is while its words do.
    const content = plainText(before.content) === input.content ? before.content : input.content
    const isChanged = await keepChange(
      db,
      { unionId: union.id, subject: 'notice', subjectId: id, userId },
      { title: before.title, content: plainText(before.content), files: await namesOf(db, before.files) },
      { title: input.title, content: input.content, files: await namesOf(db, files) },
    )
    if (!isChanged) return
    await updateNotice(db, id, { title: input.title, content, files })
    if (!input.is_told) return
    await deleteOtherReads(db, id, userId)
    const others = (await selectMemberIds(db, union.id)).filter((memberId) => memberId !== userId)
    const facts = { union: union.name, notice: input.title, noticeId: id }
    await notify(db, others, publishingNotices.edited.write(facts))
  })
  return {}
})

async function namesOf(db: Tx, urls: string[]): Promise<string> {
  const names = await selectFileNames(db, urls.map(keyOf))
  return urls.map((url) => names.get(keyOf(url)) || url).join('\n')
}

export const withdrawNotice = answer(unionNoticeCalls.withdraw, async ({ id, reason }, context) => {
  const { notice } = await findNotice(context, id)
  const { union, userId } = await findUnionAsManager(context, notice.union_id)
  await context.db.transaction(async (db) => {
    const withdrawnAt = await updateWithdrawn(db, id, reason)
    if (!withdrawnAt) throw refuse(unionNoticeFailures.noticeWithdrawn)
    await keepChange(
      db,
      { unionId: union.id, subject: 'notice', subjectId: id, userId },
      { withdrawn: '' },
      { withdrawn: [shanghaiTime(withdrawnAt), reason].filter(Boolean).join(' ') },
    )
    const others = (await selectMemberIds(db, union.id)).filter((memberId) => memberId !== userId)
    const facts = { union: union.name, unionId: union.id, notice: notice.title, reason }
    await notify(db, others, publishingNotices.withdrawn.write(facts))
  })
  return {}
})
