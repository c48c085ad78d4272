import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Db } from '#kernel/database.ts'
import { contains, defineRows } from '#kernel/console-framework/rows.queries.ts'
import { first, only } from '#kernel/first-row.ts'
import { meetings } from '#server/features/meetings/meetings/meetings.tables.ts'
import { lookColumns } from './certificates.queries.ts'
import { certificateTemplates } from './certificates.tables.ts'

const state = sql<string>`case when ${certificateTemplates}.taken_back_at is null then 'used' else 'taken_back' end`

export const templateRows = defineRows({
  id: certificateTemplates.id,
  values: {
    name: certificateTemplates.name,
    issuer: certificateTemplates.issuer,
    heading: certificateTemplates.heading,
    accent: certificateTemplates.accent,
    state: state.as('state'),
    meetings: sql<number>`(select count(*)::int from ${meetings} m
      where m.certificate_template_id = ${certificateTemplates}.id)`.as('meetings'),
    created_at: certificateTemplates.created_at,
  },
  from: (db, values) => db.select(values).from(certificateTemplates).$dynamic(),
  filters: {
    q: contains(certificateTemplates.name),
    state: (value) => sql`${state} = ${value}`,
  },
})

export const selectTemplate = (db: Db, id: number) =>
  first(
    db
      .select({ name: certificateTemplates.name, ...lookColumns })
      .from(certificateTemplates)
      .where(eq(certificateTemplates.id, id)),
  )

type NewTemplate = Omit<typeof certificateTemplates.$inferInsert, 'id'>

export const insertTemplate = async (db: Db, template: NewTemplate) =>
  (await only(db.insert(certificateTemplates).values(template).returning({ id: certificateTemplates.id }))).id

export const updateTemplate = (db: Db, id: number, template: NewTemplate) =>
  db.update(certificateTemplates).set(template).where(eq(certificateTemplates.id, id))

/** False where it is so already. */
export const setTemplateTakenBack = async (db: Db, id: number, isTakenBack: boolean) => {
  const { taken_back_at } = certificateTemplates
  const rows = await db
    .update(certificateTemplates)
    .set({ taken_back_at: isTakenBack ? sql`now()` : null })
    .where(
      and(eq(certificateTemplates.id, id), isTakenBack ? isNull(taken_back_at) : isNotNull(taken_back_at)),
    )
    .returning({ id: certificateTemplates.id })
  return rows.length > 0
}
