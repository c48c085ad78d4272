import { eq, sql } from 'drizzle-orm'
import { contains, defineRows, equalTo, pageAt } from '#kernel/console-framework/rows.queries.ts'
import {
  isPublishedIn,
  ownedRows,
  shownIfPublished,
  storedRows,
} from '#kernel/console-framework/stored-rows.queries.ts'
import { allCompanies } from '#server/features/library/encyclopedia/encyclopedia.tables.ts'
import { meetings } from '#server/features/meetings/meetings/meetings.tables.ts'
import { hallBoothMedia, hallBoothProducts, hallBooths, halls } from './halls.tables.ts'

export const hallPage = '/hallDetail?id='

export const storedHalls = storedRows(halls)
export const storedBooths = storedRows(hallBooths)
export const productsOfBooth = ownedRows(hallBoothProducts, 'booth_id', 'sort')
export const mediaOfBooth = ownedRows(hallBoothMedia, 'booth_id', 'sort')

export const hallRows = defineRows({
  id: halls.id,
  values: {
    name: halls.name,
    cover: halls.cover,
    meeting: sql<string>`${meetings.title}`.as('meeting'),
    booths: sql<number>`(select count(*)::int from ${hallBooths} b where b.hall_id = ${halls}.id)`.as(
      'booths',
    ),
    visits: halls.visit_count,
    sort: halls.sort,
    state: shownIfPublished(halls.published),
    page: pageAt(hallPage, halls.id),
  },
  from: (db, values) =>
    db.select(values).from(halls).leftJoin(meetings, eq(meetings.id, halls.meeting_id)).$dynamic(),
  filters: {
    meeting_id: equalTo(halls.meeting_id),
    q: contains(halls.name),
    state: isPublishedIn(halls.published),
  },
})

export const boothRows = defineRows({
  id: hallBooths.id,
  values: {
    number: hallBooths.number,
    cover: hallBooths.cover,
    hall: sql<string>`${halls.name}`.as('hall'),
    company: sql<string>`${allCompanies.name}`.as('company'),
    slogan: hallBooths.slogan,
    visits: hallBooths.visit_count,
    sort: hallBooths.sort,
    state: shownIfPublished(hallBooths.published),
    page: sql<string>`${hallPage}::text || ${hallBooths.hall_id} || '&booth=' || ${hallBooths.id}`.as('page'),
  },
  from: (db, values) =>
    db
      .select(values)
      .from(hallBooths)
      .innerJoin(halls, eq(halls.id, hallBooths.hall_id))
      .innerJoin(allCompanies, eq(allCompanies.id, hallBooths.company_id))
      .$dynamic(),
  filters: {
    company_id: equalTo(hallBooths.company_id),
    hall_id: equalTo(hallBooths.hall_id),
    q: contains(allCompanies.name, hallBooths.number),
    hall: contains(halls.name),
    state: isPublishedIn(hallBooths.published),
  },
})
