import type { Notice } from '#kernel/notice.ts'
import { deleteNotices } from '#kernel/queued-notices/queued-notices.queries.ts'
import type { QueuedNotice } from '#kernel/queued-notices/queued-notices.queries.ts'
import type { Services, Within } from '#kernel/services.ts'
import { userChanged } from '#kernel/user-changed.ts'
import { putIntoInboxes } from './put-into-inboxes.ts'
import { insertNoticed } from './sending.queries.ts'

/** Makes a message of each notice, and takes it out of the queue in the same transaction: it is told once. */
export async function makeMessages(services: Within<Services>, rows: QueuedNotice[]): Promise<void> {
  if (rows.length === 0) return
  const { db, events } = services
  const saved = await insertNoticed(
    db,
    rows.map(({ id, notice }) => ({ notice_id: id, ...messageOf(notice) })),
  )
  const byNotice = new Map(saved.map((message) => [message.notice_id, message]))
  const letters = rows.flatMap(({ id, userId, notice: { channels, isUrgent } }) => {
    const message = byNotice.get(id)
    return message ? [{ message, userId, channels, isUrgent }] : []
  })
  const added = await putIntoInboxes(services, letters)
  await deleteNotices(
    db,
    rows.map(({ id }) => id),
  )
  // A notice mostly says that something waits.
  for (const userId of new Set(added.map((letter) => letter.userId)))
    await events.announce(db, userChanged, { userId })
}

const messageOf = ({ event, kind, text, target }: Notice) => ({
  event,
  kind,
  title: text.zh.title,
  title_en: text.en.title,
  content: text.zh.content,
  content_en: text.en.content,
  ...('path' in target ? { path: target.path } : { target_kind: target.kind, target_id: target.id }),
})
