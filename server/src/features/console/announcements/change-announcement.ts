import { announcementFailures } from '#contract/console/announcements.ts'
import { operatorFailures } from '#contract/wire/operator-failures.ts'
import { failures } from '#contract/wire/failure.ts'
import { memberOf } from '#kernel/answer.ts'
import { expectChange } from '#kernel/console/expect-change.ts'
import { refuse } from '#kernel/fail.ts'
import type { Context } from '#kernel/services.ts'
import { recallFromInboxes } from '#server/features/community/messages/recall.ts'
import { saveAndSend } from '#server/features/community/messages/send-message.ts'
import { lockAnnouncement, selectAnnouncement, updateIn } from './announcements.queries.ts'
import { countPeople } from './audience.queries.ts'
import { messageOf, sendAnnouncement } from './send-announcement.ts'

async function findAnnouncement({ db }: Context, id: number) {
  const row = await selectAnnouncement(db, id)
  if (!row) throw refuse(failures.dataMissing)
  return row
}

/** Refuses what nobody would get. */
export async function checkAudience(context: Context, id: number): Promise<void> {
  const { audience } = await findAnnouncement(context, id)
  if ((await countPeople(context.db, audience)) === 0) throw refuse(announcementFailures.nobody)
}

/** Plans the sending, at once or at a time. */
export async function planSending(context: Context, id: number, sendAt: Date | null): Promise<void> {
  await checkAudience(context, id)
  const plannedAt = sendAt && sendAt.getTime() > Date.now() ? sendAt : new Date()
  await context.db.transaction(async (db) => {
    expectChange(await updateIn(db, id, ['draft'], { state: 'scheduled', send_at: plannedAt }))
    const data = { announcementId: id, plannedAt: plannedAt.toISOString() }
    await context.jobs.send(db, sendAnnouncement, data, plannedAt)
  })
}

/** What has not begun is a draft again; its job finds nothing to do. */
export async function cancelSending({ db }: Context, id: number): Promise<void> {
  expectChange(await updateIn(db, id, ['scheduled'], { state: 'draft', send_at: null }))
}

/** Takes it out of every inbox, also while it is being sent. */
export async function recallAnnouncement(context: Context, id: number): Promise<void> {
  await context.db.transaction(async (db) => {
    const row = await lockAnnouncement(db, id)
    if (!row?.message_id || (row.state !== 'sending' && row.state !== 'sent'))
      throw refuse(operatorFailures.notApplicable)
    await recallFromInboxes({ ...context, db }, row.message_id)
    await updateIn(db, id, ['sending', 'sent'], { state: 'recalled' })
  })
}

const testMark = { title: '【测试】', title_en: '[Test] ' }

/** Sends it to the caller alone, as its readers will get it. */
export async function sendTest(context: Context, id: number): Promise<void> {
  const row = await findAnnouncement(context, id)
  const message = messageOf(row)
  await saveAndSend(context, [memberOf(context).userId], {
    ...message,
    title: testMark.title + message.title,
    title_en: message.title_en === '' ? '' : testMark.title_en + message.title_en,
    channels: row.channels,
  })
}
