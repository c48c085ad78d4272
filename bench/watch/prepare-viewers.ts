import pg from 'pg'
import { prepareMembers } from '../prepare-members.ts'
import type { BenchMember } from '../prepare-members.ts'
import { watchedMeetingId, watchedRecordingId } from './viewers.ts'

/** Logged-in members, and one long recording that they watch. */
export async function prepareViewers(databaseUrl: string, count: number): Promise<BenchMember[]> {
  const pool = new pg.Pool({ connectionString: databaseUrl })
  await pool.query(
    `insert into colleges (id, name, name_en, logo) overriding system value values (90, 'b', 'b', '')`,
  )
  await pool.query(
    `insert into meetings (id, college_id, title, cover, begin_at, end_at, is_credit) overriding system value
     values ($1, 90, 'bench', '', now() - interval '3 hours', now() - interval '1 hour', true)`,
    [watchedMeetingId],
  )
  await pool.query(
    `insert into meeting_recordings (id, meeting_id, name, video, seconds) overriding system value
     values ($1, $2, 'bench', '/files/x.mp4', 36000)`,
    [watchedRecordingId, watchedMeetingId],
  )
  const viewers = await prepareMembers(pool, count)
  await pool.end()
  return viewers
}
