import { announcementFailures } from '#contract/console/announcements.ts'
import { operatorFailures } from '#contract/wire/operator-failures.ts'
import { failures } from '#contract/wire/failure.ts'
import { memberOf } from '#kernel/answer.ts'
import { expectChange } from '#kernel/console-framework/expect-change.ts'
import { timeField } from '#kernel/console-framework/fields.ts'
import { words } from '#kernel/console-framework/words.ts'
import { changeOf, guardedDeed } from '#kernel/deeds/guarded-deed.ts'
import { refuse } from '#kernel/fail.ts'
import type { Context } from '#kernel/services.ts'
import { shanghaiTime } from '#kernel/time.ts'
import { recallFromInboxes } from '#server/features/community/messages/recall.ts'
import { saveAndSend } from '#server/features/community/messages/send-message.ts'
import { lockAnnouncement, selectAnnouncement, sumPeopleToday, updateIn } from './announcements.queries.ts'
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

/** How many people one person may write to within a day. */
export const mostAlone = 20

const fields = {
  send_at: timeField('发送时间', 'Send at', {
    hint: ['留空则立即发送', 'When empty: at once'],
  }),
}

/** Plans the sending, at once or at a time. */
export const sendToAudience = guardedDeed({
  name: 'announcements.send',
  title: words('群发消息', 'Send a message to many people'),
  right: 'messages.send',
  secondRight: 'messages.approve',
  fields,
  limit: {
    about: words(
      `同一人 24 小时内的收件人合计超过 ${mostAlone} 人，或定时发送`,
      `to more than ${mostAlone} people within 24 hours, or at a later time`,
    ),
    async isAbove(context, doings) {
      // An audience may grow until then.
      if (doings.some(({ values }) => isLater(values.send_at))) return true
      let people = await sumPeopleToday(context.db, memberOf(context).userId)
      for (const { id } of doings)
        people += await countPeople(context.db, (await findAnnouncement(context, id)).audience)
      return people > mostAlone
    },
  },
  async describe(context, { id, values }) {
    const row = await findAnnouncement(context, id)
    const people = String(await countPeople(context.db, row.audience))
    const now = { zh: '立即', en: 'at once' }[context.caller.language]
    return [
      changeOf(words('标题', 'Title'), '', row.title),
      changeOf(words('摘要', 'Summary'), '', row.content),
      changeOf(words('收件人数', 'People'), '0', people),
      changeOf(words('发送时间', 'Sent at'), '', values.send_at ? shanghaiTime(values.send_at) : now),
    ]
  },
  async run(context, { id, values: { send_at }, askedBy }) {
    await checkAudience(context, id)
    const { audience } = await findAnnouncement(context, id)
    const plannedAt = isLater(send_at) ? send_at! : new Date()
    expectChange(
      await updateIn(context.db, id, ['draft'], {
        state: 'scheduled',
        send_at: plannedAt,
        planned_at: new Date(),
        sender_id: askedBy,
        people: await countPeople(context.db, audience),
      }),
    )
    const data = { announcementId: id, plannedAt: plannedAt.toISOString() }
    await context.jobs.send(context.db, sendAnnouncement, data, plannedAt)
  },
})

const isLater = (at: Date | null) => at !== null && at.getTime() > Date.now()

/** What has not begun is a draft again; its job finds nothing to do. */
export async function cancelSending({ db }: Context, id: number): Promise<void> {
  const before = { state: 'draft', send_at: null, planned_at: null, sender_id: null, people: 0 } as const
  expectChange(await updateIn(db, id, ['scheduled'], before))
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
