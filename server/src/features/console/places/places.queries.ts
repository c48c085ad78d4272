import { and, eq, isNull, sql } from 'drizzle-orm'
import { authenticationStates } from '#contract/commerce/payees.ts'
import { feeStates } from '#contract/practice/expert-fees.ts'
import { sessionStates } from '#contract/practice/expert-sessions.ts'
import { sheetStates } from '#contract/practice/expert-sheets.ts'
import type { Db } from '#kernel/database.ts'
import { first } from '#kernel/first-row.ts'
import { expertAuthentications } from '#server/features/commerce/payees/payees.tables.ts'
import { comments } from '#server/features/community/comments/comments.tables.ts'
import { certificates } from '#server/features/meetings/certificates/certificates.tables.ts'
import { checkins, checkinVisits } from '#server/features/meetings/checkin/checkin.tables.ts'
import { examQuestions, exams, examTries } from '#server/features/meetings/exams/exams.tables.ts'
import {
  meetingRecordings,
  meetings,
  meetingSessions,
} from '#server/features/meetings/meetings/meetings.tables.ts'
import { meetingReservations } from '#server/features/meetings/reservations/reservations.tables.ts'
import { credits, watchProgress } from '#server/features/meetings/study/study.tables.ts'
import { watchSettings, watchWhitelist } from '#server/features/meetings/watching/watching.tables.ts'
import { expertAgreements } from '#server/features/practice/expert-agreements/expert-agreements.tables.ts'
import { expertFees } from '#server/features/practice/expert-fees/expert-fees.tables.ts'
import { expertSessions } from '#server/features/practice/expert-sessions/expert-sessions.tables.ts'
import { expertSheets, expertTasks } from '#server/features/practice/expert-sheets/expert-sheets.tables.ts'
import { lectureEvidence } from '#server/features/practice/lecture-evidence/lecture-evidence.tables.ts'
import { lectureSlides } from '#server/features/practice/lecture-slides/lecture-slides.tables.ts'

/** What a meeting has of what it needs before it is published. */
export const selectReadiness = (db: Db, meetingId: number) => {
  const ofIt = sql`= ${meetings}.id`
  return first(
    db
      .select({
        meeting: meetings,
        sessions: sql<number>`(select count(*)::int from ${meetingSessions} s
          where s.meeting_id ${ofIt} and s.taken_back_at is null)`,
        unassigned: sql<number>`(select count(*)::int from ${meetingSessions} s
          where s.meeting_id ${ofIt} and s.taken_back_at is null and s.doctor_id is null)`,
        parts: sql<number>`(select count(*)::int from ${meetings} p where p.parent_id ${ofIt})`,
        invited: sql<number>`(select count(*)::int from ${expertSheets} h join ${expertTasks} t on t.id = h.task_id
          where t.meeting_id ${ofIt} and h.withdrawn_at is null)`,
        unanswered: sql<number>`(select count(*)::int from ${expertSheets} h join ${expertTasks} t on t.id = h.task_id
          where t.meeting_id ${ofIt} and h.withdrawn_at is null and h.status = ${sheetStates.open})`,
        whitelisted: sql<number>`(select count(*)::int from ${watchWhitelist} w
          join ${watchSettings} s on s.id = w.setting_id where s.meeting_id ${ofIt})`,
        by_whitelist: sql<boolean>`exists (select from ${watchSettings} s where s.meeting_id ${ofIt}
          and s.session_id is null and s.watch_status = 1 and s.watch_type = 1 and s.password_hash is null)`,
        exams: sql<number>`(select count(*)::int from ${exams} e where e.meeting_id ${ofIt} and e.published)`,
        empty_exams: sql<number>`(select count(*)::int from ${exams} e where e.meeting_id ${ofIt} and e.published
          and not exists (select from ${examQuestions} q where q.exam_id = e.id and q.taken_back_at is null))`,
        recordings: sql<number>`(select count(*)::int from ${meetingRecordings} r
          where r.meeting_id ${ofIt} and r.published)`,
      })
      .from(meetings)
      .where(eq(meetings.id, meetingId)),
  )
}

/** What has come of a meeting so far. */
export const selectOutcome = (db: Db, meetingId: number) => {
  const count = (
    table: typeof credits | typeof checkins | typeof checkinVisits | typeof meetingReservations,
  ) => db.$count(table, eq(table.meeting_id, meetingId))
  const watched = first(
    db
      .select({
        people: sql<number>`count(distinct ${watchProgress.user_id})::int`,
        minutes: sql<number>`coalesce(round(sum(${watchProgress.watched_ms}) / 60000.0), 0)::int`,
      })
      .from(watchProgress)
      .where(eq(watchProgress.meeting_id, meetingId)),
  )
  return Promise.all([
    watched,
    count(meetingReservations),
    count(checkins),
    count(checkinVisits),
    count(credits),
    db.$count(certificates, and(eq(certificates.meeting_id, meetingId), isNull(certificates.revoked_at))),
    db.$count(sql`${examTries} t join ${exams} e on e.id = t.exam_id and e.meeting_id = ${meetingId}`),
    db.$count(comments, and(eq(comments.item_type, 'meeting'), eq(comments.item_id, meetingId))),
  ])
}

/** How far an invitation of an expert has come. */
export const selectInvitation = (db: Db, sheetId: number) => {
  const ofIt = sql`= ${expertSheets}.id`
  return first(
    db
      .select({
        status: expertSheets.status,
        is_withdrawn: sql<boolean>`${expertSheets.withdrawn_at} is not null`,
        user_id: expertSheets.user_id,
        meeting_id: expertTasks.meeting_id,
        meeting: meetings.title,
        introduction: expertSheets.introduction,
        sessions: sql<number>`(select count(*)::int from ${expertSessions} s where s.sheet_id ${ofIt})`,
        unconfirmed: sql<number>`(select count(*)::int from ${expertSessions} s
          where s.sheet_id ${ofIt} and s.status <> ${sessionStates.confirmed})`,
        signed: sql<boolean>`exists (select from ${expertAgreements} a where a.sheet_id ${ofIt})`,
        slides: sql<number>`(select count(*)::int from ${lectureSlides} l
          where l.sheet_id ${ofIt} and l.uploaded_at is not null)`,
        authenticated: sql<boolean>`exists (select from ${expertAuthentications} x
          where x.user_id = ${expertSheets}.user_id and x.state = ${authenticationStates.passed})`,
        evidence: sql<boolean>`exists (select from ${lectureEvidence} e
          where e.sheet_id ${ofIt} and e.completed_at is not null)`,
        fees: sql<number>`(select count(*)::int from ${expertFees} f where f.sheet_id ${ofIt})`,
        unsettled: sql<number>`(select count(*)::int from ${expertFees} f
          where f.sheet_id ${ofIt} and f.status in (${feeStates.open}, ${feeStates.confirmed}, ${feeStates.disputed}))`,
      })
      .from(expertSheets)
      .innerJoin(expertTasks, eq(expertTasks.id, expertSheets.task_id))
      .innerJoin(meetings, eq(meetings.id, expertTasks.meeting_id))
      .where(eq(expertSheets.id, sheetId)),
  )
}
