import { eq } from 'drizzle-orm'
import { subjectCalls } from '#contract/library/subjects.ts'
import { draftDigest, draftDigests } from '#server/features/library/recording-digests/draft-digests.ts'
import { recordingDigests } from '#server/features/library/recording-digests/recording-digests.tables.ts'
import { mondayOf, tellDigests } from '#server/features/library/recording-digests/tell-digests.ts'
import { meetingRecordings } from '#server/features/meetings/meetings/meetings.tables.ts'
import { buildCollege, buildDoctor, buildMeeting, buildRecording } from '#server/testing/build-content.ts'
import { buildDigest, spokenLines } from '#server/testing/build-digest.ts'
import { buildCaptions } from '#server/testing/build-transcript.ts'
import { buildMember } from '#server/testing/build-user.ts'
import type { TestApp } from '#server/testing/test-app.ts'
import type { Deeds } from './deed.ts'

async function buildLecturer(app: TestApp) {
  const { user } = await buildMember(app)
  const { id } = await buildDoctor(app.services.db, { user_id: user.id })
  return { readerId: user.id, speakers: [id] }
}

export const digestDeeds: Deeds = {
  'recording-digests.ready': async (app) => {
    const { readerId, speakers } = await buildLecturer(app)
    const meeting = await buildMeeting(app.services.db, { from: -9 }, speakers)
    const captions = [await buildCaptions(app, spokenLines)]
    const { id } = await buildRecording(app.services.db, meeting.id, { captions })
    return { readerId, act: () => draftDigest(app.services, id) }
  },
  'recording-digests.ready-together': async (app) => {
    const { readerId, speakers } = await buildLecturer(app)
    const meeting = await buildMeeting(app.services.db, { from: -9 }, speakers)
    for (const name of ['上半场', '下半场'])
      await buildRecording(app.services.db, meeting.id, {
        name,
        captions: [await buildCaptions(app, spokenLines)],
      })
    return { readerId, act: () => draftDigests(app.services) }
  },
  'recording-digests.changed': async (app) => {
    const { readerId, speakers } = await buildLecturer(app)
    const id = await buildDigest(app, { speakers, isReleased: true })
    const captions = [await buildCaptions(app, [[20, '与先前完全不同的一句话。']])]
    await app.services.db.update(meetingRecordings).set({ captions }).where(eq(meetingRecordings.id, id))
    return { readerId, act: () => draftDigests(app.services) }
  },
  'recording-digests.week': async (app) => {
    const { db } = app.services
    const { user, client } = await buildMember(app)
    const college_id = await buildCollege(db)
    const focused = { college_id: 0, college_ids: [college_id], disease_id: 0, page: 1 }
    await client.call(subjectCalls.changeFocusCollege, focused)
    const id = await buildDigest(app, { meeting: { college_id }, isReleased: true })
    const first_released_at = new Date(Date.parse(`${mondayOf(new Date())}T00:00:00+08:00`) - 3600_000)
    await db.update(recordingDigests).set({ first_released_at }).where(eq(recordingDigests.recording_id, id))
    return { readerId: user.id, act: () => tellDigests(app.services) }
  },
}
