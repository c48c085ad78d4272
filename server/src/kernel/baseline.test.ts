import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { emptyDatabase } from '#server/testing/database.ts'
import { migrate } from './migrate.ts'
import { places } from './places.ts'

const silent = () => undefined
const server = process.env.XINGLIN_TEST_POSTGRES!
const named = (name: string) => `xinglin_${name}_${process.env.VITEST_POOL_ID}`
const pools: pg.Pool[] = []
const open = (connectionString: string) => {
  const pool = new pg.Pool({ connectionString, max: 2 })
  pools.push(pool)
  return pool
}

let folder: string
/** A folder with the files of the baseline alone. */
let baseline: string
const isBaseline = (file: string) => Number(file.slice(0, 4)) <= 10
/** A database of the last version before the baseline, and one that the baseline made. */
let old: pg.Pool
let fresh: pg.Pool

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'xinglin-baseline-'))
  baseline = path.join(folder, 'baseline')
  for (const file of (await readdir(places.migrations)).filter(isBaseline))
    await cp(path.join(places.migrations, file), path.join(baseline, file))
  fresh = open(await emptyDatabase(server, named('fresh')))
  await migrate(fresh, silent, baseline)
  old = open(await emptyDatabase(server, named('old')))
  // What the migrations before the baseline did, in their order, and what they recorded about themselves.
  const dump = await readFile(path.join(import.meta.dirname, '../testing/before-baseline.sql.gz'))
  await old.query(gunzipSync(dump).toString())
  await old.query(`insert into users (truename, account) values ('程怀瑾', 'kept')`)
  await old.query(`insert into access_log (reader_id, what) select id, 'kept' from users`)
  await old.query(`insert into colleges (name, name_en, logo) values ('心血管内科', 'Cardiology', '')`)
  await old.query(`insert into articles (college_id, title, cover, body)
    select id, '留下的文章', '', '' from colleges`)
})
afterAll(async () => {
  await Promise.all(pools.map((pool) => pool.end()))
  await rm(folder, { recursive: true })
})

/**
 * Everything that a query can notice about a schema, in lines. The names of NOT NULL constraints are left out: they tell which name a
 * column once had, and only PostgreSQL 18 has them. So is whether old rows were checked when a constraint was added.
 */
const catalogue = async (pool: pg.Pool) => {
  const { rows } = await pool.query<{ line: string }>({
    text: `
    select concat_ws(' ', 'table', c.relname, c.relkind, c.relpersistence, c.reloptions, pg_get_partkeydef(c.oid),
      pg_get_expr(c.relpartbound, c.oid), obj_description(c.oid, 'pg_class')) as line
    from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v')
    union all
    select concat_ws(' ', 'column', a.attrelid::regclass, row_number() over (partition by a.attrelid order by a.attnum), a.attname,
      format_type(a.atttypid, a.atttypmod), a.attnotnull, a.attidentity, a.attgenerated, pg_get_expr(d.adbin, d.adrelid))
    from pg_attribute a join pg_class c on c.oid = a.attrelid left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v') and a.attnum > 0 and not a.attisdropped
    union all
    select concat_ws(' ', 'constraint', conrelid::regclass, conname, replace(pg_get_constraintdef(oid), ' NOT VALID', ''))
    from pg_constraint where connamespace = 'public'::regnamespace and contype <> 'n'
    union all
    select concat_ws(' ', 'index', pg_get_indexdef(indexrelid)) from pg_index join pg_class c on c.oid = indexrelid
    where c.relnamespace = 'public'::regnamespace
    union all
    select concat_ws(' ', 'trigger', pg_get_triggerdef(oid), tgenabled) from pg_trigger where not tgisinternal
    union all
    select concat_ws(' ', 'function', pg_get_functiondef(oid)) from pg_proc where pronamespace = 'public'::regnamespace
    union all
    select concat_ws(' ', 'view', relname, pg_get_viewdef(oid)) from pg_class
    where relkind = 'v' and relnamespace = 'public'::regnamespace
    union all
    select concat_ws(' ', 'sequence', sequencename, data_type, start_value, increment_by, cycle) from pg_sequences
    where schemaname = 'public'
    order by 1`,
  })
  return rows.map(({ line }) => line)
}

const recorded = async (pool: pg.Pool) => {
  const { rows } = await pool.query('select version, name, checksum from schema_migrations order by version')
  return rows as { version: number; name: string; checksum: string }[]
}

const textOf = async (pool: pg.Pool, sql: string) => (await pool.query(sql)).rows

it('makes the schema that the migrations before it made, and its first rows', async () => {
  // The program adds this column to the table of its own when it looks at the steps.
  await old.query('alter table schema_migrations add column if not exists readable_from int')
  const lines = await catalogue(old)
  expect(lines.length).toBeGreaterThan(4000)
  expect(await catalogue(fresh)).toEqual(lines)
  for (const rows of [
    'select term, others, kind from synonyms order by id',
    'select valid_from, rates from tax_rates',
    'select content_zh, content_en from expert_agreement_texts',
  ])
    expect(await textOf(fresh, rows)).toEqual(await textOf(old, rows))
})

it('refuses a database that stopped on the way to it, and changes nothing', async () => {
  const { rows } = await old.query(`delete from schema_migrations where version > 400 returning *`)
  await expect(migrate(old, silent)).rejects.toThrow(
    /stopped at 0399_unions\.sql.*0474_sealed_invoices\.sql.*Start the version before this one once/,
  )
  expect((await recorded(old)).at(-1)?.name).toBe('0399_unions.sql')
  for (const { version, name, checksum, applied_at } of rows)
    await old.query('insert into schema_migrations values ($1, $2, $3, $4)', [
      version,
      name,
      checksum,
      applied_at,
    ])
})

it('is marked as there in a database that has had them all, whose rows stay', async () => {
  const lines: string[] = []
  await Promise.all([1, 2, 3].map(() => migrate(old, (line) => lines.push(line), baseline)))
  expect(lines).toEqual([])
  expect(await recorded(old)).toEqual(await recorded(fresh))
  expect(await textOf(old, 'select account from users')).toEqual([{ account: 'kept' }])
  expect(await textOf(old, 'select title from articles')).toEqual([{ title: '留下的文章' }])
  expect(await textOf(old, 'select what from access_log')).toEqual([{ what: 'kept' }])
})

it('is followed by the same forward step in both', async () => {
  const further = path.join(folder, 'migrations')
  await cp(places.migrations, further, { recursive: true })
  await writeFile(
    path.join(further, '9000_users.sql'),
    `alter table users add column nickname text not null default 'none'; create index users_by_nickname on users (nickname)`,
  )
  for (const pool of [old, fresh]) await migrate(pool, silent, further)
  expect(await textOf(old, 'select nickname from users')).toEqual([{ nickname: 'none' }])
  expect(await catalogue(fresh)).toEqual(await catalogue(old))
  expect(await recorded(fresh)).toEqual(await recorded(old))
})
