import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '#kernel/database.ts'
import { first } from '#kernel/first-row.ts'
import { dataPackages } from '#server/features/library/data-packages/data-packages.tables.ts'
import { companies, products } from '#server/features/library/encyclopedia/encyclopedia.tables.ts'
import { meetings } from '#server/features/meetings/meetings/meetings.tables.ts'
import { hallBoothMedia, hallBoothProducts, hallBooths, halls } from './halls.tables.ts'

// Outer columns are written out: in a select from one table drizzle omits the table's name, and a subquery would resolve them to its own
// table.
const boothCount = sql<number>`(select count(*)::int from hall_booths b where b.hall_id = halls.id and b.published)`

const hallColumns = {
  id: halls.id,
  meeting_id: halls.meeting_id,
  name: halls.name,
  cover: halls.cover,
  intro: halls.intro,
  visit_count: halls.visit_count,
  booths: boothCount,
}

/** The halls of a large meeting, or those of none. */
export const selectHalls = (db: Db, meetingId: number, limit: number, offset: number) =>
  db
    .select({ ...hallColumns, total: sql<number>`(count(*) over ())::int` })
    .from(halls)
    .where(and(halls.published, meetingId > 0 ? eq(halls.meeting_id, meetingId) : isNull(halls.meeting_id)))
    .orderBy(asc(halls.sort), asc(halls.id))
    .limit(limit)
    .offset(offset)

export const selectHall = (db: Db, hallId: number) =>
  first(
    db
      .select({ ...hallColumns, meetingTitle: meetings.title })
      .from(halls)
      .leftJoin(meetings, eq(meetings.id, halls.meeting_id))
      .where(and(eq(halls.id, hallId), halls.published)),
  )

export type HallRow = Omit<NonNullable<Awaited<ReturnType<typeof selectHall>>>, 'meetingTitle'>

const boothColumns = {
  id: hallBooths.id,
  number: hallBooths.number,
  slogan: hallBooths.slogan,
  cover: hallBooths.cover,
  visit_count: hallBooths.visit_count,
  company_id: hallBooths.company_id,
  companyName: companies.name,
  companyLogo: companies.logo,
  products: sql<number>`(select count(*)::int from hall_booth_products p where p.booth_id = hall_booths.id)`,
}

export const selectBooths = (db: Db, hallId: number) =>
  db
    .select(boothColumns)
    .from(hallBooths)
    .innerJoin(companies, eq(companies.id, hallBooths.company_id))
    .where(and(eq(hallBooths.hall_id, hallId), hallBooths.published))
    .orderBy(asc(hallBooths.sort), asc(hallBooths.id))

export type BoothRow = Awaited<ReturnType<typeof selectBooths>>[number]

export const selectBooth = (db: Db, boothId: number) =>
  first(
    db
      .select({ booth: boothColumns, hall: { id: halls.id, name: halls.name }, packageId: dataPackages.id })
      .from(hallBooths)
      .innerJoin(companies, eq(companies.id, hallBooths.company_id))
      .innerJoin(halls, eq(halls.id, hallBooths.hall_id))
      .leftJoin(dataPackages, and(eq(dataPackages.id, hallBooths.package_id), dataPackages.published))
      .where(and(eq(hallBooths.id, boothId), hallBooths.published, halls.published)),
  )

export type WholeBoothRow = NonNullable<Awaited<ReturnType<typeof selectBooth>>>

export const selectBoothProducts = (db: Db, boothId: number) =>
  db
    .select({
      id: products.id,
      name: products.name,
      cover: products.cover,
      specification: products.specification,
    })
    .from(hallBoothProducts)
    .innerJoin(products, eq(products.id, hallBoothProducts.product_id))
    .where(eq(hallBoothProducts.booth_id, boothId))
    .orderBy(asc(hallBoothProducts.sort), asc(products.id))

export type BoothProductRow = Awaited<ReturnType<typeof selectBoothProducts>>[number]

export const selectBoothMedia = (db: Db, boothId: number) =>
  db
    .select()
    .from(hallBoothMedia)
    .where(eq(hallBoothMedia.booth_id, boothId))
    .orderBy(asc(hallBoothMedia.sort), asc(hallBoothMedia.id))

export type BoothMediaRow = Awaited<ReturnType<typeof selectBoothMedia>>[number]

export const addHallVisit = (db: Db, hallId: number) =>
  db
    .update(halls)
    .set({ visit_count: sql`${halls.visit_count} + 1` })
    .where(eq(halls.id, hallId))

export const addBoothVisit = (db: Db, boothId: number) =>
  db
    .update(hallBooths)
    .set({ visit_count: sql`${hallBooths.visit_count} + 1` })
    .where(eq(hallBooths.id, boothId))
