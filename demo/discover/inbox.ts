import type { Notice } from '#kernel/notice.ts'
import { insertForIds, insertRows } from '#demo/demo.queries.ts'
import { selectNoticeTargets } from './inbox.queries.ts'
import { messageRecords, messages } from '#server/features/community/messages/messages.tables.ts'
import { invoiceIssued, refundArrived } from '#server/features/commerce/orders/orders.notices.ts'
import { authenticationPassed } from '#server/features/commerce/payees/payees.notices.ts'
import { checkinPassed } from '#server/features/meetings/checkin/checkin.notices.ts'
import { selectUserByPhone } from '#server/features/people/account/account.queries.ts'
import { digestPhone } from '#server/features/people/account/phone.ts'
import { feedbackAnswered } from '#server/features/people/feedback/feedback.notices.ts'
import { waitAdded } from '#server/features/practice/expert-duties/expert-duties.notices.ts'
import { baseNotices } from '#server/features/practice/consultations/consultations.notices.ts'
import { membershipNotices, publishingNotices } from '#server/features/practice/unions/unions.notices.ts'
import { demoAccounts } from '#demo/people/account.ts'
import { minutesFrom } from '#demo/world.ts'
import type { World } from '#demo/world.ts'

type SentNotice = { userId: number; notice: Notice; sentAt: Date; readAt?: Date }

/** A notice as it was sent to one person; unread unless `readAt` says otherwise. */
export async function loadNotice({ db }: World, { userId, notice, sentAt, readAt }: SentNotice) {
  const { event, kind, text, target } = notice
  const leadsTo =
    'path' in target ? { path: target.path } : { target_kind: target.kind, target_id: target.id }
  const message = {
    event,
    kind,
    title: text.zh.title,
    title_en: text.en.title,
    content: text.zh.content,
    content_en: text.en.content,
    ...leadsTo,
    created_at: sentAt,
  }
  const [messageId] = await insertForIds(db, messages, [message])
  const record = {
    user_id: userId,
    message_id: messageId!,
    kind,
    read_at: readAt ?? null,
    created_at: sentAt,
  }
  await insertRows(db, messageRecords, [record])
}

/** Messages of every kind for the first demo account, read and unread. Loaded last: they lead to what the others have loaded. */
export async function loadInbox(world: World): Promise<void> {
  const user = await selectUserByPhone(world.db, digestPhone(world.vault, '86', demoAccounts[0]!.phone))
  if (!user) return
  const { union, notice, sheet, consultation } = await selectNoticeTargets(world.db, user.id)
  const meeting = { meeting: world.meetings[0]!.title, meetingId: world.meetingIds[0]! }
  const unread = [
    consultation && baseNotices.ended.write({ id: consultation.id }),
    union &&
      notice &&
      publishingNotices.noticed.write({ union: union.name, notice: notice.title, noticeId: notice.id }),
    refundArrived.write({ title: '心电图判读入门' }),
    feedbackAnswered.write({}),
    checkinPassed.write(meeting),
    sheet &&
      waitAdded.write({
        meeting: meeting.meeting,
        wait: '填写行程与住宿需求',
        due: '18:00',
        taskId: sheet.taskId,
      }),
  ]
  const read = [
    consultation && baseNotices.received.write({ id: consultation.id, name: consultation.receiver }),
    union && membershipNotices.approved.write({ union: union.name, unionId: union.id }),
    invoiceIssued.write({ title: '心电图判读入门', number: '26112000000012345678' }),
    authenticationPassed.write({}),
  ]
  const send = async (all: (Notice | undefined)[], fromMinutes: number, isRead: boolean) => {
    for (const [at, one] of all.entries()) {
      if (!one) continue
      const sentAt = minutesFrom(world.now, -fromMinutes - at * 95)
      const readAt = isRead ? minutesFrom(world.now, -fromMinutes - at * 95 + 30) : undefined
      await loadNotice(world, { userId: user.id, notice: one, sentAt, readAt })
    }
  }
  await send(read, 3 * 24 * 60, true)
  await send(unread, 20, false)
}
