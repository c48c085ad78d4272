import { draftDigest } from '#server/features/library/recording-digests/draft-digests.ts'
import { selectDigest } from '#server/features/library/recording-digests/recording-digests.queries.ts'
import { releaseDigest } from '#server/features/library/recording-digests/release-digest.ts'
import type { meetingRecordings, meetings } from '#server/features/meetings/meetings/meetings.tables.ts'
import { buildMeeting, buildRecording } from './build-content.ts'
import { buildCaptions } from './build-transcript.ts'
import type { TestApp } from './test-app.ts'
import { buildMember } from './build-user.ts'

type Given = {
  name?: string
  lines?: [second: number, words: string][]
  meeting?: Parameters<typeof buildMeeting>[1]
  speakers?: number[]
  recording?: Partial<typeof meetingRecordings.$inferInsert>
  isReleased?: boolean
}

export const spokenLines: [second: number, words: string][] = [
  [5, '大家好，欢迎参加今天的学习。'],
  [20, '指南推荐四类药物尽早联合，剂量从小开始。'],
  [95, '收缩压低于九十的病人应当减慢加量，不建议停药。'],
]

/** A recording of a meeting that is over, with checked captions, and its digest. */
export async function buildDigest(app: TestApp, given: Given = {}): Promise<number> {
  const { name = '第一讲', lines = spokenLines, meeting: ofMeeting, speakers, recording, isReleased } = given
  const { db } = app.services
  const meeting: typeof meetings.$inferSelect = await buildMeeting(
    db,
    { title: '查房', from: -9, ...ofMeeting },
    speakers,
  )
  const captions = [await buildCaptions(app, lines)]
  const { id } = await buildRecording(db, meeting.id, { name, captions, ...recording })
  await draftDigest(app.services, id)
  if (isReleased) {
    const { user } = await buildMember(app)
    const digest = (await selectDigest(db, id))!
    await releaseDigest(db, digest, { revision: digest.revision, userId: user.id })
  }
  return id
}
