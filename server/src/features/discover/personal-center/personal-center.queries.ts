import { eq, sql } from 'drizzle-orm'
import { historyDays } from '#contract/community/history.ts'
import type { Db } from '#kernel/database.ts'
import { only } from '#kernel/first-row.ts'
import { prepared } from '#kernel/prepared.ts'
import { viewHistory } from '#server/features/community/history/history.tables.ts'
import { playbackNotes } from '#server/features/community/notes/notes.tables.ts'
import { coffeeCounters, coffeeStaff } from '#server/features/commerce/coffee/coffee.tables.ts'
import { productions } from '#server/features/library/works/works.tables.ts'
import {
  dataPackageMails,
  dataPackages,
} from '#server/features/library/data-packages/data-packages.tables.ts'
import { rights } from '#server/features/library/rights/rights.tables.ts'
import { certificates } from '#server/features/meetings/certificates/certificates.tables.ts'
import { meetings } from '#server/features/meetings/meetings/meetings.tables.ts'
import { meetingReservations } from '#server/features/meetings/reservations/reservations.tables.ts'
import { credits } from '#server/features/meetings/study/study.tables.ts'
import { users } from '#server/features/people/account/account.tables.ts'
import { doctors } from '#server/features/people/doctors/doctors.tables.ts'
import { expertSheets, expertTasks } from '#server/features/practice/expert-sheets/expert-sheets.tables.ts'
import {
  evidenceSponsors,
  lectureEvidence,
} from '#server/features/practice/lecture-evidence/lecture-evidence.tables.ts'
import { unionMembers } from '#server/features/practice/unions/unions.tables.ts'

const me = sql`${users}.id`

const counts = prepared('personal_counts', (db) =>
  db
    .select({
      reserve_num: sql<number>`(select count(*)::int from ${meetingReservations} r
        join ${meetings} m on m.id = r.meeting_id and m.published where r.user_id = ${me})`,
      purchased_num: sql<number>`(select count(*)::int from ${rights} r join ${productions} p on p.id = r.item_id
        where r.user_id = ${me} and r.item_type = 'production' and r.revoked_at is null)`,
      history_num: sql<number>`(select count(*)::int from ${viewHistory} v where v.user_id = ${me}
        and v.viewed_at > now() - make_interval(days => ${sql.raw(String(historyDays))}))`,
      note_num: sql<number>`(select count(*)::int from ${playbackNotes} n where n.user_id = ${me})`,
      download_num: sql<number>`(select count(distinct m.package_id)::int from ${dataPackageMails} m
        join ${dataPackages} p on p.id = m.package_id and p.published where m.user_id = ${me})`,
      certificate_num: sql<number>`(select count(*)::int from ${certificates} c
        where c.user_id = ${me} and c.revoked_at is null)`,
      credit_tenths: sql<number>`(select coalesce(sum(c.points_tenths), 0)::int from ${credits} c
        where c.user_id = ${me} and c.revoked_at is null)`,
      sheet_num: sql<number>`(select count(*)::int from ${expertSheets} s join ${expertTasks} t on t.id = s.task_id
        join ${meetings} m on m.id = t.meeting_id and m.published and m.end_at > now()
        where s.user_id = ${me} and s.withdrawn_at is null)`,
      union_num: sql<number>`(select count(distinct u.union_id)::int from ${unionMembers} u where u.user_id = ${me})`,
      lecture_num: sql<number>`(select count(*)::int from ${evidenceSponsors} e
        join ${expertSheets} s on s.task_id = e.task_id and s.withdrawn_at is null
        join ${lectureEvidence} l on l.sheet_id = s.id and l.consented_at is not null
        join ${expertTasks} t on t.id = s.task_id
        join ${meetings} m on m.id = t.meeting_id and m.published and m.end_at <= now() where e.user_id = ${me})`,
      doctor_id: sql<number>`coalesce((select d.id from ${doctors} d where d.user_id = ${me}), 0)`,
      work_num: sql<number>`(select count(*)::int from ${productions} p join ${doctors} d on d.id = p.doctor_id
        where d.user_id = ${me} and p.removed_at is null)`,
      is_staff: sql<boolean>`exists (select 1 from ${coffeeStaff} s join ${coffeeCounters} c on c.id = s.counter_id
        where s.user_id = ${me} and c.closed_at is null)`,
    })
    .from(users)
    .where(eq(users.id, sql.placeholder('userId'))),
)

/** How much a user owns; one statement, because it is read whenever the personal centre opens. */
export const selectPersonalCounts = (db: Db, userId: number) => only(counts(db).execute({ userId }))

export type PersonalCounts = Awaited<ReturnType<typeof selectPersonalCounts>>
