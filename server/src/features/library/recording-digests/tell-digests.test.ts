import { eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { subjectCalls } from '#contract/library/subjects.ts'
import { meetings } from '#server/features/meetings/meetings/meetings.tables.ts'
import { buildCollege } from '#server/testing/build-content.ts'
import { buildDigest } from '#server/testing/build-digest.ts'
import { buildMember } from '#server/testing/build-user.ts'
import { readInbox } from '#server/testing/read-inbox.ts'
import { testApp } from '#server/testing/test-app.ts'
import { digestWeeks, recordingDigests } from './recording-digests.tables.ts'
import { mondayOf, tellDigests } from './tell-digests.ts'

const app = await testApp()
const { db } = app.services

const monday = new Date('2026-11-16T08:30:00+08:00')
const lastWeek = new Date('2026-11-12T10:00:00+08:00')

async function buildFollower(collegeIds: number[]) {
  const { client } = await buildMember(app)
  await client.call(subjectCalls.changeFocusCollege, {
    college_id: 0,
    college_ids: collegeIds,
    disease_id: 0,
    page: 1,
  })
  return client
}

async function buildReleased(
  name: string,
  college_id: number,
  first_released_at = lastWeek,
  isReleased = true,
) {
  const id = await buildDigest(app, { name, meeting: { college_id }, isReleased })
  await db.update(recordingDigests).set({ first_released_at }).where(eq(recordingDigests.recording_id, id))
  return id
}

const tell = () => tellDigests(app.services, monday)
const told = (client: Parameters<typeof readInbox>[0]) => readInbox(client)

beforeEach(async () => {
  await db.delete(recordingDigests)
  await db.delete(digestWeeks)
})

it('tells those who follow a subject once, whatever runs twice', async () => {
  const [heart, lung, kidney] = [await buildCollege(db), await buildCollege(db), await buildCollege(db)]
  const [both, one, none] = [
    await buildFollower([heart, lung]),
    await buildFollower([lung]),
    await buildFollower([kidney]),
  ]
  await buildReleased('心衰用药', heart)
  await buildReleased('肺癌随访', lung)
  await Promise.all([tell(), tell()])
  await tell()
  expect(await told(both)).toEqual([
    expect.stringMatching(/2 篇会议要点：.*心衰用药|2 篇会议要点：.*肺癌随访/),
  ])
  expect(await told(one)).toEqual([expect.stringContaining('1 篇会议要点：肺癌随访')])
  expect(await told(none)).toEqual([])
})

it.each<[string, (college: number) => Promise<unknown>]>([
  ['a draft', (college) => buildReleased('草稿', college, lastWeek, false)],
  [
    'what was released before',
    (college) => buildReleased('旧', college, new Date('2026-11-08T23:59:00+08:00')),
  ],
  [
    'what is released this week',
    (college) => buildReleased('新', college, new Date('2026-11-16T00:00:00+08:00')),
  ],
  [
    'what was taken back',
    async (college) => {
      const id = await buildReleased('收回', college)
      await db
        .update(recordingDigests)
        .set({ released_at: null })
        .where(eq(recordingDigests.recording_id, id))
    },
  ],
  [
    'a recording for doctors only',
    async (college) => {
      await buildReleased('医生', college)
      await db.update(meetings).set({ audience: 'doctor' }).where(eq(meetings.college_id, college))
    },
  ],
])('does not tell of %s', async (_what, build) => {
  const college = await buildCollege(db)
  const client = await buildFollower([college])
  await build(college)
  await tell()
  expect(await told(client)).toEqual([])
})

it.each([
  ['2026-11-16T00:00:00+08:00', '2026-11-16'],
  ['2026-11-22T23:59:59+08:00', '2026-11-16'],
  ['2026-11-15T23:59:59+08:00', '2026-11-09'],
])('knows the Monday of %s', (at, weekOn) => expect(mondayOf(new Date(at))).toBe(weekOn))
