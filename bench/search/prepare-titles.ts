import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Db } from '#kernel/database.ts'
import { indexContent } from '../index-content.ts'

/** About twenty titles contain it, whatever their number. */
export const rareWord = '嗜铬细胞瘤'
/** One title in a hundred contains it. */
export const commonWord = '心力衰竭'

export type Titles = { db: Db; pool: pg.Pool; seen: { text: string; values: unknown[] }[] }

/** A database with this many titles, indexed as by the server. `seen` collects the SQL run afterwards. */
export async function prepareTitles(databaseUrl: string, count: number): Promise<Titles> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 2 })
  const seen: Titles['seen'] = []
  const db = drizzle(pool, {
    logger: { logQuery: (text, values) => void seen.push({ text, values }) },
  }) as Db
  await pool.query(`insert into colleges (name, name_en, logo) values ('内科', 'Medicine', '')`)
  await pool.query(
    `insert into articles (college_id, title, cover, body, view_count, published_at)
     select 1, case when n % ($1::int / 20) = 0 then '${rareWord}' when n % 100 = 7 then '${commonWord}'
         else chr(20000 + n * 7 % 3000) || chr(23000 + n * 13 % 3000) || chr(26000 + n * 17 % 3000) end
         || (array['的早期识别', '的综合治疗', '病例讨论', '长期随访结果', '指南更新解读'])[1 + n % 5] || ' ' || n,
       '/files/demo/' || n || '.svg', '', n % 5000, now() - n * interval '1 hour'
     from generate_series(1, $1::int) n`,
    [count],
  )
  await indexContent(db)
  await pool.query('vacuum analyze search_entries')
  await pool.query('vacuum analyze all_articles')
  seen.length = 0
  return { db, pool, seen }
}
