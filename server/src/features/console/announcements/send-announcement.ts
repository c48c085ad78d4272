import type { Db } from '#kernel/database.ts'
import { defineJob } from '#kernel/jobs/job.ts'
import { fillFor } from '#server/features/community/messages/fill-inboxes.ts'
import { insertMessage } from '#server/features/community/messages/sending.queries.ts'
import { countRead, lockAnnouncement, selectAnnouncement, updateIn } from './announcements.queries.ts'
import type { AnnouncementRow } from './announcements.queries.ts'
import { selectPeople } from './audience.queries.ts'

/** The message that an announcement becomes. */
export const messageOf = (row: AnnouncementRow) => ({
  kind: row.kind,
  event: 'announcement',
  title: row.title,
  title_en: row.title_en,
  content: row.content,
  // Somebody who reads English gets the whole message in one language.
  content_en: row.title_en === '' ? '' : row.content_en,
  body: row.body,
  body_en: row.body_en,
  is_public: row.is_public,
  ...(row.path === '' ? { target_kind: 'richText' as const } : { path: row.path }),
})

/** Whether this is the sending that was agreed to: one that was cancelled and planned again has another time. */
const isDue = (row: AnnouncementRow, plannedAt: string) =>
  row.state === 'scheduled' && row.send_at?.toISOString() === plannedAt

/** Makes the message once; a job that is run again finds it. */
const begin = (db: Db, id: number, plannedAt: string) =>
  db.transaction(async (db) => {
    const row = await lockAnnouncement(db, id)
    if (!row || !isDue(row, plannedAt)) return
    const { id: message_id } = await insertMessage(db, messageOf(row))
    await updateIn(db, id, ['scheduled'], { state: 'sending', message_id })
  })

/** Sends an announcement to its audience as it is now, little by little. */
export const sendAnnouncement = defineJob<{ announcementId: number; plannedAt: string }>({
  name: 'send-announcement',
  retryWaits: [10, 60, 300],
  atOnce: 1,
  longestSeconds: 3600,
  async run(services, { announcementId, plannedAt }) {
    const { db } = services
    await begin(db, announcementId, plannedAt)
    const row = await selectAnnouncement(db, announcementId)
    if (row?.state !== 'sending' || row.message_id === null) return
    await fillFor(services, row.message_id, {
      channels: row.channels,
      nextIds: (after, limit) => selectPeople(db, row.audience, after, limit),
    })
    const { reached } = await countRead(db, row.message_id)
    await updateIn(db, announcementId, ['sending'], { state: 'sent', sent_at: new Date(), reached })
  },
})
