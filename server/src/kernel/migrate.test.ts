import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cloneTemplate } from '#server/testing/database.ts'
import { migrate } from './migrate.ts'
import { places } from './places.ts'

let pool: pg.Pool
beforeAll(async () => {
  pool = new pg.Pool({
    connectionString: await cloneTemplate(process.env.XINGLIN_TEST_POSTGRES!, 'xinglin_migrate'),
    max: 4,
  })
})
afterAll(() => pool.end())

const silent = () => undefined

it('does nothing to a database that is up to date, however many ask at once', async () => {
  const lines: string[] = []
  await Promise.all([1, 2, 3].map(() => migrate(pool, (line) => lines.push(line))))
  expect(lines).toEqual([])
})

it('waits for another server longer than a call may take', async () => {
  const hasty = new pg.Pool({ ...pool.options, max: 1, statement_timeout: 1_000 })
  const other = await pool.connect()
  await other.query('select pg_advisory_lock(7406110)')
  const migrated = migrate(hasty, silent)
  await other.query('select pg_sleep(1.5)')
  await other.query('select pg_advisory_unlock(7406110)')
  other.release()
  await expect(migrated).resolves.toBeUndefined()
  const { rows } = await hasty.query('show statement_timeout')
  expect(rows).toEqual([{ statement_timeout: '1s' }])
  await hasty.end()
})

it('refuses a database that is newer than the program', async () => {
  await pool.query(
    `insert into schema_migrations (version, name, checksum) values (9999, '9999_tomorrow.sql', 'x')`,
  )
  await expect(migrate(pool, silent)).rejects.toThrow(/newer than this program.*9999_tomorrow/)
  await pool.query('delete from schema_migrations where version = 9999')
})

it('refuses a database whose past was written otherwise', async () => {
  await pool.query(`update schema_migrations set checksum = 'other' where version = 1`)
  await expect(migrate(pool, silent)).rejects.toThrow(/0001_kernel/)
})

describe('with migrations of its own', () => {
  let folder: string
  let empty: pg.Pool
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'xinglin-migrations-'))
    await pool.query('create schema apart')
    empty = new pg.Pool({ ...pool.options, options: '-c search_path=apart' })
  })
  afterAll(async () => {
    await empty.end()
    await rm(folder, { recursive: true })
  })

  const write = (name: string, sql: string) => writeFile(path.join(folder, name), sql)
  /** What it has applied, in that order. */
  async function apply() {
    const before = await recorded()
    await migrate(empty, silent, folder)
    return (await recorded()).filter((name) => !before.includes(name))
  }
  async function recorded() {
    const known = await empty.query(`select to_regclass('schema_migrations') is not null as is_there`)
    if (!known.rows[0].is_there) return []
    const { rows } = await empty.query('select name from schema_migrations order by applied_at')
    return rows.map(({ name }) => name as string)
  }

  it('applies a lower number that lands later', async () => {
    await write('0001_first.sql', 'create table first (id int)')
    await write('0003_third.sql', 'create table third (id int)')
    expect(await apply()).toEqual(['0001_first.sql', '0003_third.sql'])
    await write('0002_second.sql', 'alter table first add name text')
    await write('0004_fourth.sql', 'alter table third add name text')
    expect(await apply()).toEqual(['0002_second.sql', '0004_fourth.sql'])
    await empty.query('select first.name, third.name from first, third')
    expect(await apply()).toEqual([])
  })

  it('undoes a migration that fails and keeps those before it', async () => {
    await write('0005_fifth.sql', 'create table fifth (id int)')
    await write('0006_sixth.sql', 'create table sixth (id int); select nonsense')
    await expect(apply()).rejects.toThrow(/nonsense/)
    await write('0006_sixth.sql', 'create table sixth (id int)')
    expect(await apply()).toEqual(['0006_sixth.sql'])
  })

  it('refuses a database that records a number it does not know, however low', async () => {
    await rm(path.join(folder, '0002_second.sql'))
    await expect(apply()).rejects.toThrow(/newer than this program.*0002_second/)
    await write('0002_second.sql', 'alter table first add name text')
  })

  it('works with steps that it does not know and that say so, until one needs what it does not know', async () => {
    await write('0007_seventh.sql', '-- readable by older programs\ncreate table seventh (id int)')
    await write(
      '0008_eighth.sql',
      '-- readable by programs that know 0007\nalter table first drop column name',
    )
    await apply()
    await rm(path.join(folder, '0008_eighth.sql'))
    expect(await apply()).toHaveLength(0)
    await rm(path.join(folder, '0007_seventh.sql'))
    await expect(apply()).rejects.toThrow(/newer than this program.*0008_eighth/)
    await empty.query('delete from schema_migrations where version = 8; alter table first add name text')
    expect(await apply()).toHaveLength(0)
    await empty.query('delete from schema_migrations where version = 7; drop table seventh')
  })

  it('compares checksums by number', async () => {
    await write('0003_third.sql', 'create table third (id bigint)')
    await expect(apply()).rejects.toThrow(/another version of 0003_third/)
    await write('0003_third.sql', 'create table third (id int)')
    expect(await apply()).toEqual([])
  })

  it('refuses two migrations with one number', async () => {
    await write('0006_other.sql', 'create table other (id int)')
    await expect(apply()).rejects.toThrow('0006_other.sql and 0006_sixth.sql')
  })
})

it('has steps that say, from 0200 on, which older programs work with them', async () => {
  const steps = await readdir(places.migrations)
  const silent = []
  for (const name of steps.filter((step) => step >= '0200')) {
    const sql = await readFile(path.join(places.migrations, name), 'utf8')
    if (
      !/^-- (readable by (older programs|programs that know \d{4})|not readable by older programs: .+)$/m.test(
        sql,
      )
    )
      silent.push(name)
  }
  expect(silent).toEqual([])
})
