import { asc, eq, sql } from 'drizzle-orm'
import type { Db } from '#kernel/database.ts'
import { checkinForms } from '#server/features/meetings/checkin/checkin.tables.ts'
import { examOptions, examQuestions, exams } from '#server/features/meetings/exams/exams.tables.ts'
import { meetingCreditRules } from '#server/features/meetings/meetings/credit-rules.tables.ts'
import { meetingEntries } from '#server/features/meetings/meetings/entries.tables.ts'
import { meetingManagers } from '#server/features/meetings/meetings/managers.tables.ts'
import {
  meetingDiseases,
  meetingDoctors,
  meetings,
  meetingSessions,
} from '#server/features/meetings/meetings/meetings.tables.ts'
import { meetingProfileFields } from '#server/features/people/profile/profile.tables.ts'

/** From which meeting to which, and how much later it is. */
export type Copy = { fromId: number; toId: number; laterMs: number }

/** A row for each of the other meeting, in one statement. */
export async function copyParts(db: Db, { fromId, toId, laterMs }: Copy): Promise<void> {
  const later = (column: string) => sql.raw(`${column} + ${Math.round(laterMs)} * interval '1 millisecond'`)
  await db.execute(sql`insert into ${meetingDiseases} (meeting_id, disease_id)
    select ${toId}, disease_id from ${meetingDiseases} where meeting_id = ${fromId}`)
  await db.execute(sql`insert into ${meetingDoctors} (meeting_id, doctor_id, sort)
    select ${toId}, doctor_id, sort from ${meetingDoctors} where meeting_id = ${fromId}`)
  await db.execute(sql`insert into ${meetingManagers} (meeting_id, user_id)
    select ${toId}, user_id from ${meetingManagers} where meeting_id = ${fromId}`)
  await db.execute(sql`insert into ${meetingSessions} (meeting_id, hall, title, doctor_id, begin_at, end_at)
    select ${toId}, hall, title, doctor_id, ${later('begin_at')}, ${later('end_at')}
    from ${meetingSessions} where meeting_id = ${fromId} and taken_back_at is null order by begin_at, id`)
  await db.execute(sql`insert into ${meetingCreditRules}
      (meeting_id, needs_checkin, watch_percent, needs_recall, points_tenths)
    select ${toId}, needs_checkin, watch_percent, needs_recall, points_tenths
    from ${meetingCreditRules} where meeting_id = ${fromId}`)
  await db.execute(sql`insert into ${meetingEntries} (meeting_id, needs_completion, needs_sign_in, contact)
    select ${toId}, needs_completion, needs_sign_in, contact from ${meetingEntries} where meeting_id = ${fromId}`)
  await db.execute(sql`insert into ${meetingProfileFields} (meeting_id, field, required, sort)
    select ${toId}, field, required, sort from ${meetingProfileFields} where meeting_id = ${fromId}`)
  await db.execute(sql`insert into ${checkinForms} (meeting_id, fields, is_reviewed)
    select ${toId}, fields, is_reviewed from ${checkinForms} where meeting_id = ${fromId}`)
}

/** The exam with its bank; nobody has tried it yet. */
export async function copyExam(db: Db, { fromId, toId }: Copy): Promise<void> {
  const [exam] = await db.select().from(exams).where(eq(exams.meeting_id, fromId))
  if (!exam) return
  const { id: examId, ...facts } = exam
  const [copied] = await db
    .insert(exams)
    .values({ ...facts, meeting_id: toId })
    .returning({ id: exams.id })
  const questions = await db
    .select()
    .from(examQuestions)
    .where(eq(examQuestions.exam_id, examId))
    .orderBy(asc(examQuestions.sort), asc(examQuestions.id))
  for (const { id: questionId, taken_back_at, ...question } of questions) {
    if (taken_back_at) continue
    const [asked] = await db
      .insert(examQuestions)
      .values({ ...question, exam_id: copied!.id })
      .returning({ id: examQuestions.id })
    await db.execute(sql`insert into ${examOptions} (question_id, label, is_right, sort)
      select ${asked!.id}, label, is_right, sort from ${examOptions} where question_id = ${questionId} order by sort, id`)
  }
}

export const selectChildren = (db: Db, parentId: number) =>
  db
    .select()
    .from(meetings)
    .where(eq(meetings.parent_id, parentId))
    .orderBy(asc(meetings.begin_at), asc(meetings.id))
