import { eq, sql } from 'drizzle-orm'
import { userTypes } from '#contract/people/account.ts'
import type { Db } from '#kernel/database.ts'
import { only } from '#kernel/first-row.ts'
import { allArticles } from '#server/features/library/articles/articles.tables.ts'
import { users } from '#server/features/people/account/account.tables.ts'
import { verifications } from '#server/features/people/verification/verification.tables.ts'

/** Doctors among the readers, who cannot log in, whom nobody has verified. */
export const selectWaitingDoctors = async (db: Db, count: number) => {
  const { rows } = await db.execute<{ id: number; truename: string; title: string }>(
    sql`select id, truename, title from ${users} u where phone_digest is null and operator_roles = '{}'
      and user_type = ${userTypes.doctor} and truename <> ''
      and not exists (select from ${verifications} v where v.user_id = u.id) order by id desc limit ${count}`,
  )
  return rows
}

/** What a draft of an article changes. */
export function selectArticleText(db: Db, id: number) {
  const { title, intro, source, body } = allArticles
  return only(db.select({ title, intro, source, body }).from(allArticles).where(eq(allArticles.id, id)))
}
