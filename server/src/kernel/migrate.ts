import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type pg from 'pg'
import { isBaseline, isBeforeBaseline } from './before-baseline.ts'
import type { Recorded } from './before-baseline.ts'
import { places } from './places.ts'
import { sayStep } from './say-step.ts'

/** Any constant will do, as long as every server asks for the same lock. */
const migrationLock = 7_406_110

type Migration = Recorded & { sql: string }

/** The step that a program has to know to work with a newer one; 0 for any program, null for none. */
type Applied = Recorded & { readable_from: number | null }

const readable = /^-- readable by (?:(older programs)|programs that know (\d{4}))$/m

/** What a step says of programs that do not know it: decision 106. */
function readableFrom(sql: string): number | null {
  const found = readable.exec(sql)
  return found ? Number(found[2] ?? 0) : null
}

async function readMigrations(folder: string): Promise<Migration[]> {
  const files = (await readdir(folder)).filter((file) => /^\d{4}_.+\.sql$/.test(file)).sort()
  const migrations = await Promise.all(
    files.map(async (name) => {
      const sql = await readFile(path.join(folder, name), 'utf8')
      return {
        version: Number(name.slice(0, 4)),
        name,
        sql,
        checksum: createHash('sha256').update(sql).digest('hex'),
      }
    }),
  )
  for (const [index, { version, name }] of migrations.entries()) {
    if (migrations[index - 1]?.version === version)
      throw new Error(`Two migrations have one number: ${migrations[index - 1]!.name} and ${name}.`)
  }
  return migrations
}

/**
 * Applies every migration that the database does not record, in the order of their numbers. A number may be lower than
 * those already applied: it belongs to work that began earlier and landed later.
 * Safe when several servers start at once: one works, the others wait.
 */
export async function migrate(
  pool: pg.Pool,
  say: (line: string) => void,
  folder = places.migrations,
): Promise<void> {
  const migrations = await readMigrations(folder)
  const client = await pool.connect()
  try {
    // Waiting for another server, or for an index over many rows, takes as long as it takes.
    await client.query('set statement_timeout = 0')
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    await client.query(
      `create table if not exists schema_migrations (
         version int primary key, name text not null, checksum text not null, applied_at timestamptz not null default now());
       alter table schema_migrations add column if not exists readable_from int`,
    )
    const recorded = await carryOver(client, await readRecorded(client), migrations)
    refuseForeign(recorded, migrations, say)
    const applied = new Set(recorded.map(({ version }) => version))
    const waiting = migrations.filter(({ version }) => !applied.has(version))
    if (waiting.length > 0)
      await sayStep(say, `Preparing the database (${waiting.length} steps)`, () => apply(client, waiting))
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw error
  } finally {
    await client.query('select pg_advisory_unlock($1)', [migrationLock]).catch(() => undefined)
    await client.query('reset statement_timeout').catch(() => undefined)
    client.release()
  }
}

async function readRecorded(client: pg.PoolClient): Promise<Applied[]> {
  const { rows } = await client.query<Applied>(
    'select version, name, checksum, readable_from from schema_migrations order by version',
  )
  return rows
}

/** Marks a database from before the baseline as having it. Its tables and rows stay as they are. */
async function carryOver(client: pg.PoolClient, recorded: Applied[], known: Migration[]): Promise<Applied[]> {
  if (!isBeforeBaseline(recorded)) return recorded
  const baseline = known.filter(isBaseline)
  await client.query('begin')
  await client.query('delete from schema_migrations')
  for (const migration of baseline) await record(client, migration)
  await client.query('commit')
  return baseline.map((migration) => ({ ...migration, readable_from: null }))
}

async function apply(client: pg.PoolClient, waiting: Migration[]): Promise<void> {
  for (const migration of waiting) {
    await client.query('begin')
    await client.query(migration.sql)
    await record(client, migration)
    await client.query('commit')
  }
}

const record = (client: pg.PoolClient, { version, name, checksum, sql }: Migration) =>
  client.query(
    'insert into schema_migrations (version, name, checksum, readable_from) values ($1, $2, $3, $4)',
    [version, name, checksum, readableFrom(sql)],
  )

/** A program works with a newer database as long as each step that it does not know says so: then it can be gone back to. */
function refuseForeign(applied: Applied[], known: Migration[], say: (line: string) => void) {
  const checksums = new Map(known.map(({ version, checksum }) => [version, checksum]))
  for (const { version, name, checksum, readable_from } of applied) {
    const expected = checksums.get(version)
    if (expected === undefined && isReadable(readable_from, checksums)) {
      say(`The database is newer than this program, which works with ${name} all the same.`)
      continue
    }
    if (expected === undefined)
      throw new Error(`The database is newer than this program (it knows ${name}). Start the newer version.`)
    if (expected !== checksum)
      throw new Error(
        `The database was prepared by another version of ${name}. Start the version that wrote it.`,
      )
  }
}

const isReadable = (from: number | null, known: Map<number, string>) =>
  from !== null && (from === 0 || known.has(from))
