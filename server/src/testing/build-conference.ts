import { eq } from 'drizzle-orm'
import { conferenceCalls } from '#contract/practice/conferences.ts'
import { rooms } from '#server/features/community/rooms/rooms.tables.ts'
import { conferences } from '#server/features/practice/conferences/conferences.tables.ts'
import { slotIn } from './build-specimen-room.ts'
import { buildMember } from './build-user.ts'
import type { TestApp } from './test-app.ts'

type Given = { beginsIn?: number; endsIn?: number; phones?: string[] }

/** A conference with its host and one invited colleague that begins and ends in so many minutes; also one that has begun. */
export async function buildConference(app: TestApp, { beginsIn = 5, endsIn = 65, phones = [] }: Given = {}) {
  const { db } = app.services
  const [host, guest] = [
    await buildMember(app, { truename: '程怀瑾' }),
    await buildMember(app, { truename: '陆清和' }),
  ]
  const { id } = await host.client.call(conferenceCalls.create, {
    title: '心衰疑难病例讨论',
    kind: 'picture',
    ...slotIn(60, 120),
    invitees: [guest.user.id, ...phones],
  })
  const times = { begin_at: minutesFromNow(beginsIn), end_at: minutesFromNow(endsIn) }
  await db.update(conferences).set(times).where(eq(conferences.id, id))
  await db
    .update(rooms)
    .set(times)
    .where(eq(rooms.subject, `conference ${id}`))
  const { code } = await host.client.call(conferenceCalls.qrCode, { id })
  return { id, code, host, guest }
}

const minutesFromNow = (minutes: number) => new Date(Date.now() + minutes * 60_000)
