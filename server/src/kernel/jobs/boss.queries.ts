import type pg from 'pg'
import type { Db as Connection } from 'pg-boss'
import { sessionOf } from '#kernel/drizzle-session.ts'
import type { Db } from '#kernel/database.ts'
import { statementName } from '#kernel/prepared.ts'

/** pg-boss brings its own SQL; these two say which connection runs it. */
export const throughPool = (pool: pg.Pool): Connection => ({
  executeSql: (text, values) => pool.query(text, values),
})

/**
 * Inside a transaction: what pg-boss writes is committed with the rest of it. Its statements are long, and few for each
 * queue, so that a connection remembers them.
 */
export const throughTransaction = (db: Db): Connection => ({
  executeSql: (text, values) =>
    sessionOf(db).client.query({ name: statementName('job', text), text, values }),
})

export type QueueCounts = {
  name: string
  waiting: number
  running: number
  failing: number
  givenUp: number
  done: number
}

/** How many jobs of each queue are in which state. Dead letters count for the queue that they come from. */
export async function selectQueueCounts(pool: pg.Pool, deadLetterQueue: string): Promise<QueueCounts[]> {
  const { rows } = await pool.query<QueueCounts>(
    `select case when name = $1 then source_name else name end as name,
       (count(*) filter (where state = 'created' and name <> $1))::int as waiting,
       (count(*) filter (where state = 'active'))::int as running,
       (count(*) filter (where state = 'retry'))::int as failing,
       (count(*) filter (where state = 'created' and name = $1))::int as "givenUp",
       (count(*) filter (where state = 'completed' and name <> $1))::int as done
     from pgboss.job where name not like '\\_\\_pgboss%' group by 1 order by 1`,
    [deadLetterQueue],
  )
  return rows
}

/** Asked once a minute: what is done is not looked at. */
export async function selectOpenCounts(
  pool: pg.Pool,
  deadLetterQueue: string,
): Promise<Omit<QueueCounts, 'done'>[]> {
  const { rows } = await pool.query<Omit<QueueCounts, 'done'>>(
    `select case when name = $1 then source_name else name end as name,
       (count(*) filter (where state = 'created' and name <> $1))::int as waiting,
       (count(*) filter (where state = 'active'))::int as running,
       (count(*) filter (where state = 'retry'))::int as failing,
       (count(*) filter (where state = 'created' and name = $1))::int as "givenUp"
     from pgboss.job where state < 'completed' and name not like '\\_\\_pgboss%' group by 1 order by 1`,
    [deadLetterQueue],
  )
  return rows
}

/** What an earlier version of the program has left of jobs that come again by themselves. */
export const deleteDeadLettersOf = (pool: pg.Pool, deadLetterQueue: string, names: string[]) =>
  pool.query('delete from pgboss.job where name = $1 and source_name = any($2)', [deadLetterQueue, names])

export type OpenJobRow = {
  id: string
  name: string
  state: 'created' | 'active' | 'retry'
  data: object
  tries: number
  output: { message?: string } | null
  dueAt: Date
}

/** The jobs that wait, run or will be tried again: those that fail first, then those that are due first. */
export async function selectOpenJobs(
  pool: pg.Pool,
  deadLetterQueue: string,
  limit: number,
): Promise<OpenJobRow[]> {
  const { rows } = await pool.query<OpenJobRow>(
    `select id, name, state, data, retry_count as tries, output, start_after as "dueAt"
     from pgboss.job
     where state in ('created', 'active', 'retry') and name <> $1 and name not like '\\_\\_pgboss%'
     order by state <> 'retry', state <> 'active', start_after limit $2`,
    [deadLetterQueue, limit],
  )
  return rows
}
