import type { Audience } from '#contract/console/announcements.ts'
import { userTypes } from '#contract/people/account.ts'
import { insertForIds, insertRows } from '#demo/demo.queries.ts'
import { announcements } from '#server/features/console/announcements/announcements.tables.ts'
import { selectPeople } from '#server/features/console/announcements/audience.queries.ts'
import { actionRequests } from '#server/features/console/requests/requests.tables.ts'
import { messageRecords, messages } from '#server/features/community/messages/messages.tables.ts'
import { findAccount } from '#demo/people/find-account.ts'
import { minutesFrom } from '#demo/world.ts'
import type { World } from '#demo/world.ts'

const writerPhone = '13800000018'
const dayMinutes = 24 * 60
/** The others have not opened it. */
const readers = 21

const audience = (given: Partial<Audience>): Audience => ({
  identities: [],
  provinces: [],
  subjects: [],
  department: '',
  titles: [],
  is_verified: false,
  unions: [],
  people: [],
  ...given,
})

/** Messages that operators have written: one sent, one that waits for a second person, one unfinished. */
export async function loadAnnouncements(world: World): Promise<void> {
  const { db, now } = world
  const { id: author_id } = await findAccount(world, writerPhone)
  await addSent(world, author_id)
  const [waiting] = await insertForIds(db, announcements, [
    {
      author_id,
      title: '全国心衰病例讨论会',
      title_en: 'National heart failure case discussion',
      content: '本周五 20:00，三例疑难心衰病例，欢迎参加讨论。',
      content_en: 'Friday at 20:00: three difficult cases of heart failure.',
      body: '<p>本周五 20:00 线上讨论三例疑难心衰病例，会后提供回放。</p>',
      body_en: '<p>Three difficult cases of heart failure, online, Friday at 20:00.</p>',
      kind: 'meetings',
      channels: ['app', 'web'],
      audience: audience({ identities: [String(userTypes.doctor)] }),
      created_at: minutesFrom(now, -180),
    },
    {
      author_id,
      title: '继续教育学分年度核对（未写完）',
      content: '请在年底前核对本年度学分。',
      kind: 'system',
      audience: audience({ identities: [String(userTypes.doctor)], is_verified: true }),
      created_at: minutesFrom(now, -60),
    },
  ])
  await insertRows(db, actionRequests, [
    {
      resource: 'announcements',
      deed: 'announcements.send',
      record_ids: [waiting!],
      titles: '全国心衰病例讨论会',
      values: { send_at: '' },
      reason: '病例讨论通知，面向全国医生',
      asked_by: author_id,
      asked_at: minutesFrom(now, -150),
    },
  ])
}

async function addSent({ db, now }: World, author_id: number): Promise<void> {
  const sentAt = minutesFrom(now, -6 * dayMinutes)
  const text = {
    title: '平台夜间维护通知',
    title_en: 'Maintenance at night',
    content: '本周日 02:00–04:00 平台维护，期间无法观看回放。',
    content_en: 'Recordings cannot be watched on Sunday from 02:00 to 04:00.',
    kind: 'system' as const,
  }
  const [message_id] = await insertForIds(db, messages, [
    { ...text, event: 'announcement', target_kind: 'richText', created_at: sentAt },
  ])
  const everybody = audience({ identities: [String(userTypes.doctor)] })
  const people = await selectPeople(db, everybody, 0, 1000)
  await insertRows(
    db,
    messageRecords,
    people.map((user_id, at) => ({
      user_id,
      message_id: message_id!,
      kind: 'system' as const,
      created_at: sentAt,
      read_at: at < readers ? minutesFrom(sentAt, 30 + at) : null,
    })),
  )
  await insertRows(db, announcements, [
    {
      ...text,
      author_id,
      audience: everybody,
      state: 'sent',
      send_at: sentAt,
      sent_at: minutesFrom(sentAt, 1),
      message_id: message_id!,
      reached: people.length,
      created_at: minutesFrom(sentAt, -dayMinutes),
    },
  ])
}
