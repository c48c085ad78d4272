import type { InferInsertModel } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '#kernel/database.ts'
import { only } from '#kernel/first-row.ts'
import { articles, columns } from '#server/features/library/articles/articles.tables.ts'
import { productionEpisodes, productions } from '#server/features/library/works/works.tables.ts'
import { departments } from '#server/features/library/departments/departments.tables.ts'
import { doctors } from '#server/features/people/doctors/doctors.tables.ts'
import { colleges, diseases } from '#server/features/library/subjects/subjects.tables.ts'
import {
  meetingDoctors,
  meetingRecordings,
  meetings,
  meetingSessions,
} from '#server/features/meetings/meetings/meetings.tables.ts'
import {
  operationDoctors,
  operations,
  operationSteps,
} from '#server/features/library/operations/operations.tables.ts'

/** Content for tests. Each builder makes one row and what that row cannot do without. */

let names = 0
const newName = (kind: string) => `${kind}${++names}`

type Given<Table extends PgTable> = Partial<InferInsertModel<Table>>

export async function buildCollege(db: Db): Promise<number> {
  const name = newName('学科')
  return (
    await only(
      db
        .insert(colleges)
        .values({ name, name_en: `College ${name}`, logo: '/files/logo.png' })
        .returning({ id: colleges.id }),
    )
  ).id
}

export async function buildDisease(db: Db, given: Given<typeof diseases> = {}): Promise<number> {
  return (
    await only(
      db
        .insert(diseases)
        .values({ college_id: await buildCollege(db), name: newName('疾病'), name_en: 'Disease', ...given })
        .returning({ id: diseases.id }),
    )
  ).id
}

export async function buildDepartment(db: Db, given: Given<typeof departments> = {}) {
  return only(
    db
      .insert(departments)
      .values({
        name: newName('科室'),
        hospital: '江城大学附属第一医院',
        college_id: given.college_id ?? (await buildCollege(db)),
        ...given,
      })
      .returning(),
  )
}

export async function buildDoctor(db: Db, given: Given<typeof doctors> = {}) {
  return only(
    db
      .insert(doctors)
      .values({
        name: newName('医生'),
        cover: '/files/portrait.png',
        hospital: '江城大学附属第一医院',
        department: '心血管内科',
        title: '主任医师',
        college_id: given.college_id ?? (await buildCollege(db)),
        ...given,
      })
      .returning(),
  )
}

export async function buildArticle(db: Db, given: Given<typeof articles> = {}) {
  return only(
    db
      .insert(articles)
      .values({
        college_id: given.college_id ?? (await buildCollege(db)),
        title: newName('文章'),
        cover: '/files/cover.png',
        body: '<p>正文</p>',
        ...given,
      })
      .returning(),
  )
}

export function buildColumn(db: Db, given: Given<typeof columns> = {}) {
  return only(
    db
      .insert(columns)
      .values({ theme: newName('专题'), cover: '/files/cover.png', ...given })
      .returning(),
  )
}

export async function buildWork(db: Db, given: Given<typeof productions> = {}, episodes: string[] = []) {
  const doctorId = given.doctor_id ?? (await buildDoctor(db)).id
  const rows = await db
    .insert(productions)
    .values({
      doctor_id: doctorId,
      college_id: given.college_id ?? (await buildCollege(db)),
      title: newName('作品'),
      cover: '/files/cover.png',
      ...given,
    })
    .returning()
  const work = rows[0]!
  for (const [sort, title] of episodes.entries())
    await db
      .insert(productionEpisodes)
      .values({ production_id: work.id, title, video: `/files/${title}.mp4`, seconds: 60 + sort, sort })
  return work
}

export function buildEpisode(db: Db, workId: number, given: Given<typeof productionEpisodes> = {}) {
  return only(
    db
      .insert(productionEpisodes)
      .values({ production_id: workId, title: newName('课时'), video: '/files/episode.mp4', ...given })
      .returning(),
  )
}

export async function buildOperation(
  db: Db,
  given: Given<typeof operations> = {},
  more: { doctorIds?: number[]; steps?: [at: number, title: string][] } = {},
) {
  const rows = await db
    .insert(operations)
    .values({
      college_id: given.college_id ?? (await buildCollege(db)),
      title: newName('手术'),
      cover: '/files/cover.png',
      video: '/files/operation.mp4',
      ...given,
    })
    .returning()
  const operation = rows[0]!
  for (const [sort, doctorId] of (more.doctorIds ?? []).entries())
    await db.insert(operationDoctors).values({ operation_id: operation.id, doctor_id: doctorId, sort })
  for (const [at, title] of more.steps ?? [])
    await db.insert(operationSteps).values({ operation_id: operation.id, at_seconds: at, title })
  return operation
}

/** Hours from now; a meeting lasts from `from` to `to`. */
type MeetingTime = { from?: number; to?: number }

export const hoursFromNow = (hours: number) => new Date(Date.now() + hours * 3600_000)

export async function buildMeeting(
  db: Db,
  given: Given<typeof meetings> & MeetingTime = {},
  speakerIds: number[] = [],
) {
  const { from = 24, to = from + 2, ...columns } = given
  const rows = await db
    .insert(meetings)
    .values({
      college_id: given.college_id ?? (await buildCollege(db)),
      title: newName('会议'),
      cover: '/files/cover.png',
      begin_at: hoursFromNow(from),
      end_at: hoursFromNow(to),
      ...columns,
    })
    .returning()
  const meeting = rows[0]!
  for (const [sort, doctorId] of speakerIds.entries())
    await db.insert(meetingDoctors).values({ meeting_id: meeting.id, doctor_id: doctorId, sort })
  return meeting
}

export function buildSession(
  db: Db,
  meetingId: number,
  given: Given<typeof meetingSessions> & MeetingTime = {},
) {
  const { from = 24, to = from + 1, ...columns } = given
  return only(
    db
      .insert(meetingSessions)
      .values({
        meeting_id: meetingId,
        title: newName('议程'),
        begin_at: hoursFromNow(from),
        end_at: hoursFromNow(to),
        ...columns,
      })
      .returning(),
  )
}

export function buildRecording(db: Db, meetingId: number, given: Given<typeof meetingRecordings> = {}) {
  return only(
    db
      .insert(meetingRecordings)
      .values({ meeting_id: meetingId, name: newName('回放'), video: '/files/playback.mp4', ...given })
      .returning(),
  )
}
