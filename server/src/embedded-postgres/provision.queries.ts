import { Client } from 'pg'

export const DATABASE = 'xinglin'
export const ADMIN = 'postgres'

/** A busy machine takes its time to let somebody in; a server that has ended refuses at once. */
const patientMs = 60_000

type Answer = 'ready' | 'not yet' | { refused: string }

/** Does the server take connections? Starting and stopping servers, and silence, count as "not yet". */
export async function askServer(url: string): Promise<Answer> {
  const client = newClient(url)
  try {
    await client.connect()
    await client.query('select 1')
    return 'ready'
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : undefined
    const answered = code !== undefined && /^[0-9A-Z]{5}$/.test(code) && code !== '57P03'
    return answered ? { refused: error instanceof Error ? error.message : '' } : 'not yet'
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** The application's role owns its database but is no superuser: SQL alone must not reach the system. */
export async function provision(adminUrl: string, password: string) {
  const client = newClient(adminUrl)
  await client.connect()
  try {
    const role = await client.query('select 1 from pg_roles where rolname = $1', [DATABASE])
    if (role.rowCount === 0) {
      await client.query(`create role ${DATABASE} login createdb password ${client.escapeLiteral(password)}`)
    }
    const database = await client.query('select 1 from pg_database where datname = $1', [DATABASE])
    if (database.rowCount === 0) await client.query(`create database ${DATABASE} owner ${DATABASE}`)
  } finally {
    await client.end()
  }
}

function newClient(url: string): Client {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: patientMs,
    query_timeout: patientMs,
  })
  // Without a listener a server that dies in the middle takes this process along.
  client.on('error', () => undefined)
  return client
}
