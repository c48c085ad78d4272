import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { indexContent } from '../index-content.ts'
import { prepareRows } from '../list/prepare-rows.ts'

/** Ten thousand rows of each kind, in twelve subjects. */
export async function prepareContent(databaseUrl: string): Promise<void> {
  await prepareRows(databaseUrl)
  const pool = new pg.Pool({ connectionString: databaseUrl })
  const fill = (text: string) => pool.query(text)
  await fill(
    `insert into doctors (name, cover, hospital, department, title, college_id) values ('医生', '', '医院', '科室', '主任医师', 1)`,
  )
  const place = `1 + n % 12, '第 ' || n || ' 期学术内容', '/files/demo/' || n || '.svg', '要点', now() - n * interval '1 hour'`
  const rows = 'from generate_series(1, 10000) n'
  await fill(
    `insert into articles (college_id, title, cover, intro, published_at, body) select ${place}, repeat('<p>正文</p>', 40) ${rows}`,
  )
  await fill(
    `insert into operations (college_id, title, cover, intro, published_at, video) select ${place}, '/files/v.mp4' ${rows}`,
  )
  await fill(
    `insert into productions (college_id, title, cover, intro, published_at, doctor_id) select ${place}, 1 ${rows}`,
  )
  await fill(
    `insert into production_episodes (production_id, title, video, seconds, sort) select n, '第 ' || s || ' 讲', '/files/v.m3u8', 600, s ${rows}, generate_series(1, 5) s`,
  )
  await fill(`insert into meeting_doctors (meeting_id, doctor_id) select n, 1 ${rows}`)
  for (const table of ['articles', 'operations', 'productions', 'production_episodes', 'meeting_doctors'])
    await fill(`vacuum analyze ${table}`)
  await indexContent(drizzle(pool))
  await pool.end()
}
