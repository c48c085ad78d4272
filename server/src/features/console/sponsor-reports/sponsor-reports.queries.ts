import { and, asc, between, eq, inArray, sql } from 'drizzle-orm'
import type { SponsorReport, sponsoredKinds } from '#contract/console/sponsor-reports.ts'
import { checkinStates } from '#contract/meetings/checkin.ts'
import type { Db } from '#kernel/database.ts'
import { viewHistory } from '#server/features/community/history/history.tables.ts'
import {
  companies,
  companyContents,
  products,
  productViewers,
} from '#server/features/library/encyclopedia/encyclopedia.tables.ts'
import { checkins, checkinVisits } from '#server/features/meetings/checkin/checkin.tables.ts'
import { meetings } from '#server/features/meetings/meetings/meetings.tables.ts'
import { watchSessions } from '#server/features/meetings/study/study.tables.ts'
import { users } from '#server/features/people/account/account.tables.ts'
import { hospitals } from '#server/features/people/profile/profile.tables.ts'
import { expertTasks } from '#server/features/practice/expert-sheets/expert-sheets.tables.ts'
import { evidenceSponsors } from '#server/features/practice/lecture-evidence/lecture-evidence.tables.ts'
import type { Participant } from './group-people.ts'
import { sponsorCells, sponsorMonths } from './sponsor-reports.tables.ts'

export type Kind = (typeof sponsoredKinds)[number]
export type SponsoredItem = { company_id: number; kind: Kind; id: number }
/** A month by its first day. */
type Month = string

const isInMonth = (at: string, month: Month) =>
  sql`${sql.raw(at)} >= ${month}::date::timestamp at time zone 'Asia/Shanghai'
    and ${sql.raw(at)} < (${month}::date + interval '1 month')::timestamp at time zone 'Asia/Shanghai'`

/** What companies have: their content, the lectures that accounts of theirs sponsor, and their products. */
export const selectSponsored = async (db: Db): Promise<SponsoredItem[]> => {
  const { rows } = await db.execute<{ company_id: string; kind: Kind; id: string }>(sql`
    select company_id, item_kind as kind, item_id as id from ${companyContents}
    union
    select c.id, 'meeting', t.meeting_id
    from ${evidenceSponsors} s join ${users} u on u.id = s.user_id join ${companies} c on c.name = u.company
    join ${expertTasks} t on t.id = s.task_id
    union
    select company_id, 'product', id from ${products}`)
  return rows.map(({ company_id, kind, id }) => ({ company_id: Number(company_id), kind, id: Number(id) }))
}

/** Who took part in a meeting during a month, and whether they agreed to be named to its organiser. */
const meetingPeople = (meetingId: number, month: Month) => sql`
  select user_id, bool_or(consents) as consents from (
    select user_id, consents from ${checkins}
    where meeting_id = ${meetingId} and state <> ${checkinStates.failed} and ${isInMonth('submitted_at', month)}
    union all
    select user_id, consents from ${checkinVisits} where meeting_id = ${meetingId} and ${isInMonth('at', month)}
    union all
    select user_id, false from ${watchSessions} where meeting_id = ${meetingId} and ${isInMonth('opened_at', month)}
  ) came group by user_id`

const peopleOf = ({ kind, id }: SponsoredItem, month: Month) => {
  if (kind === 'meeting') return meetingPeople(id, month)
  if (kind === 'product')
    return sql`select user_id, false as consents from ${productViewers}
      where product_id = ${id} and month = ${month}::date`
  return sql`select distinct user_id, false as consents from ${viewHistory}
    where item_type = ${kind} and item_id = ${id} and ${isInMonth('viewed_at', month)}`
}

/** Those who are not named, as a report groups them. */
export const selectUnnamed = async (db: Db, item: SponsoredItem, month: Month): Promise<Participant[]> => {
  const { rows } = await db.execute<Participant>(sql`
    select coalesce((select h.province from ${hospitals} h where h.name = u.hospital limit 1), '') as province,
      u.department, u.title
    from (${peopleOf(item, month)}) p join ${users} u on u.id = p.user_id
    where not p.consents and u.status <> 'deleted'`)
  return rows
}

/** Those who agreed, of the meetings of a company in counted months. Who has left is not named any more. */
export const selectNamed = async (
  db: Db,
  meetingIds: number[],
  months: Month[],
): Promise<SponsorReport['named']> => {
  if (meetingIds.length === 0 || months.length === 0) return []
  const { rows } = await db.execute<SponsorReport['named'][number]>(sql`
    select u.truename as name, u.hospital, u.department, u.title, m.title as meeting, to_char(d.month, 'YYYY-MM') as month
    from unnest(${sql.param(months)}::date[]) d (month)
    cross join ${meetings} m
    join lateral (
      select user_id from ${checkins} where meeting_id = m.id and consents and state <> ${checkinStates.failed}
        and (submitted_at at time zone 'Asia/Shanghai')::date between d.month and d.month + interval '1 month - 1 day'
      union
      select user_id from ${checkinVisits} where meeting_id = m.id and consents
        and (at at time zone 'Asia/Shanghai')::date between d.month and d.month + interval '1 month - 1 day'
    ) came on true
    join ${users} u on u.id = came.user_id
    where m.id = any (${sql.param(meetingIds)}::bigint[]) and u.status <> 'deleted'
    order by d.month, m.id, u.truename, u.id`)
  return rows
}

/** False where the month has been counted before. */
export const insertMonth = async (db: Db, month: Month): Promise<boolean> => {
  const rows = await db.insert(sponsorMonths).values({ month }).onConflictDoNothing().returning()
  return rows.length > 0
}

export const insertCells = async (db: Db, cells: (typeof sponsorCells.$inferInsert)[]): Promise<void> => {
  for (let at = 0; at < cells.length; at += 1000)
    await db.insert(sponsorCells).values(cells.slice(at, at + 1000))
}

/** Who looked at products is needed until the month is counted. */
export const deleteProductViewers = (db: Db, month: Month) =>
  db.delete(productViewers).where(eq(productViewers.month, month))

type Asked = { companyId: number; from: Month; until: Month; kind: Kind | '' }

export const selectCells = (db: Db, { companyId, from, until, kind }: Asked) =>
  db
    .select()
    .from(sponsorCells)
    .where(
      and(
        eq(sponsorCells.company_id, companyId),
        between(sponsorCells.month, from, until),
        kind === '' ? undefined : eq(sponsorCells.item_kind, kind),
      ),
    )

export const selectCountedMonths = async (db: Db, from: Month, until: Month): Promise<Month[]> => {
  const rows = await db
    .select({ month: sponsorMonths.month })
    .from(sponsorMonths)
    .where(between(sponsorMonths.month, from, until))
    .orderBy(asc(sponsorMonths.month))
  return rows.map(({ month }) => month)
}

export const selectCompanies = (db: Db) =>
  db
    .select({ id: companies.id, name: companies.name })
    .from(companies)
    .orderBy(asc(companies.sort), asc(companies.id))

export const selectProductNames = async (db: Db, ids: number[]): Promise<Map<number, string>> => {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: products.id, name: products.name })
    .from(products)
    .where(inArray(products.id, ids))
  return new Map(rows.map(({ id, name }) => [id, name]))
}
