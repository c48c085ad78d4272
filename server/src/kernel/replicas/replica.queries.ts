import type pg from 'pg'

type Place = { place: string | null }

/** Where the primary's log is. */
export const selectWrittenPlace = (pool: pg.Pool) =>
  pool.query<Place>('select pg_current_wal_lsn()::text as place')

/** How far a replica has replayed it; null for one that was made a primary of its own and follows nobody. */
export const selectReplayedPlace = (pool: pg.Pool) =>
  pool.query<Place>('select case when pg_is_in_recovery() then pg_last_wal_replay_lsn()::text end as place')
