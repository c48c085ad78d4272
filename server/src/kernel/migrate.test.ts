import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { cloneTemplate } from '#server/testing/database.ts'
import { migrate } from './migrate.ts'

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
  const hasty = new pg.Pool({ ...pool.options, max: 1, statement_timeout: 100 })
  const other = await pool.connect()
  await other.query('select pg_advisory_lock(7406110)')
  const migrated = migrate(hasty, silent)
  await other.query('select pg_sleep(0.5)')
  await other.query('select pg_advisory_unlock(7406110)')
  other.release()
  await expect(migrated).resolves.toBeUndefined()
  const { rows } = await hasty.query('show statement_timeout')
  expect(rows).toEqual([{ statement_timeout: '100ms' }])
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
