import { Client } from 'pg'

/** Ends the connections between processes as a crash would. Answers how many there were. */
export async function cutSocketConnections(url: string): Promise<number> {
  const client = new Client(url)
  await client.connect()
  const { rowCount } = await client.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where application_name = 'xinglin-socket' and datname = current_database()`,
  )
  await client.end()
  return rowCount ?? 0
}
