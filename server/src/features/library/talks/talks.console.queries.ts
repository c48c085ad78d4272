import { eq, exists, sql } from 'drizzle-orm'
import { contains, defineRows, pageAt } from '#kernel/console-framework/rows.queries.ts'
import {
  isShownIn,
  ownedRows,
  shownOrTakenBack,
  storedRows,
  updateTakenBack,
} from '#kernel/console-framework/stored-rows.queries.ts'
import type { Db } from '#kernel/database.ts'
import { allColumns } from '#server/features/library/articles/articles.tables.ts'
import { colleges } from '#server/features/library/subjects/subjects.tables.ts'
import { doctors } from '#server/features/people/doctors/doctors.tables.ts'
import { columnDoctors, columnMeetings, columnWorks } from './talks.tables.ts'

export const talkPage = '/subjectTalkHomepage?column_id='

export const storedTalks = storedRows(allColumns)
export const hostsOfTalk = ownedRows(columnDoctors, 'column_id', 'sort')
export const meetingsOfTalk = ownedRows(columnMeetings, 'column_id', 'meeting_id')
export const worksOfTalk = ownedRows(columnWorks, 'column_id', 'sort')

const hosts = sql<string>`(select string_agg(d.name, '、' order by cd.sort)
  from ${columnDoctors} cd join ${doctors} d on d.id = cd.doctor_id where cd.column_id = ${allColumns}.id)`

export const talkRows = defineRows({
  id: allColumns.id,
  values: {
    theme: allColumns.theme,
    cover: allColumns.cover,
    college: sql<string>`${colleges.name}`.as('college'),
    hosts: hosts.as('hosts'),
    meetings:
      sql<number>`(select count(*)::int from ${columnMeetings} m where m.column_id = ${allColumns}.id)`.as(
        'meetings',
      ),
    works: sql<number>`(select count(*)::int from ${columnWorks} w where w.column_id = ${allColumns}.id)`.as(
      'works',
    ),
    sort: allColumns.sort,
    state: shownOrTakenBack(allColumns.taken_back_at),
    page: pageAt(talkPage, allColumns.id),
  },
  from: (db, values) =>
    db.select(values).from(allColumns).leftJoin(colleges, eq(colleges.id, allColumns.college_id)).$dynamic(),
  where: exists(sql`(select 1 from ${columnDoctors} cd where cd.column_id = ${allColumns}.id)`),
  filters: {
    q: contains(allColumns.theme, hosts),
    college: contains(colleges.name),
    state: isShownIn(allColumns.taken_back_at),
  },
})

export const updateTalkTakenBack = (db: Db, id: number, isTakenBack: boolean) =>
  updateTakenBack(db, allColumns, id, isTakenBack)
