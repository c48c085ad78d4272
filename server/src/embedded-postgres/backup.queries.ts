import { Client } from 'pg'

export type Table = {
  name: string
  partitioned: boolean
  /** Whether its migration fills it: the comment on the table says so. */
  beginsWithRows: boolean
  columns: { name: string; type: string }[]
}
type Sequence = { name: string; value: string; called: boolean }

const BATCH = 500
const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`

export async function connect(url: string): Promise<Client> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  client.on('error', () => undefined)
  await client.connect()
  return client
}

/** One way of writing values, whatever the server's own settings, and no time-outs for a long work. */
const SETTINGS = `
  set local search_path = public;
  set local timezone = 'UTC';
  set local datestyle = 'ISO, MDY';
  set local intervalstyle = 'postgres';
  set local extra_float_digits = 1;
  set local bytea_output = 'hex';
  set local statement_timeout = 0;
  set local idle_in_transaction_session_timeout = 0;`

export async function beginReading(client: Client) {
  await client.query(`begin transaction isolation level repeatable read read only; ${SETTINGS}`)
}

/** A server at work on the same tables would block for ever: give up after a while instead. */
export async function beginWriting(client: Client) {
  await client.query(`begin; ${SETTINGS} set local lock_timeout = '10s'`)
}

export const commit = (client: Client) => client.query('commit')

/** The newest migration; undefined for a database that never had any. */
export async function selectMigration(client: Client): Promise<string | undefined> {
  const table = await client.query<{ found: boolean }>(
    `select to_regclass('schema_migrations') is not null as found`,
  )
  if (!table.rows[0]?.found) return undefined
  const newest = await client.query<{ name: string }>(
    'select name from schema_migrations order by version desc limit 1',
  )
  return newest.rows[0]?.name
}

/** Tables with the columns that can be written: generated ones are computed again. */
export async function selectTables(client: Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(`
    select c.relname as name, c.relkind = 'p' as partitioned,
      coalesce(obj_description(c.oid, 'pg_class') = 'begins with rows', false) as "beginsWithRows", coalesce(
      (select json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod))
         order by a.attnum)
       from pg_attribute a
       where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''), '[]') as columns
    from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
      and c.relname <> 'schema_migrations'
      and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
    order by c.relname`)
  return rows
}

export async function selectSequences(client: Client): Promise<Sequence[]> {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'S' order by 1`,
  )
  const sequences: Sequence[] = []
  for (const { name } of rows) {
    const state = await client.query<Sequence>(
      `select $1::text as name, last_value::text as value, is_called as called from ${quoted(name)}`,
      [name],
    )
    sequences.push(...state.rows)
  }
  return sequences
}

/** Every row as a JSON array of the values' texts: exact for all types, and null stays apart from 'null'. */
export async function* selectRows(client: Client, table: Table): AsyncGenerator<string[]> {
  const values = table.columns.map((column) => `${quoted(column.name)}::text`)
  await client.query(
    `declare backup_rows no scroll cursor for
       select to_json(array[${values.join(', ')}]::text[])::text as row from ${rowsOf(table)}`,
  )
  for (;;) {
    const { rows } = await client.query<{ row: string }>(`fetch ${BATCH} from backup_rows`)
    if (rows.length === 0) break
    yield rows.map(({ row }) => row)
  }
  await client.query('close backup_rows')
}

/** Children by inheritance come as tables of their own, partitions only through their parent. */
const rowsOf = (table: Table) => (table.partitioned ? quoted(table.name) : `only ${quoted(table.name)}`)

export async function lockTables(client: Client, tables: readonly Table[]) {
  await client.query(`lock table ${namesOf(tables)} in access exclusive mode`)
}

export async function hasRows(client: Client, table: Table): Promise<boolean> {
  const { rows } = await client.query<{ found: boolean }>(
    `select exists (select from ${rowsOf(table)}) as found`,
  )
  return rows[0]?.found === true
}

export async function emptyTables(client: Client, tables: readonly Table[]) {
  await client.query(`truncate table ${namesOf(tables)}`)
}

const namesOf = (tables: readonly Table[]) => tables.map((table) => quoted(table.name)).join(', ')

export async function insertRows(client: Client, table: Table, rows: readonly string[]) {
  const names = table.columns.map((column) => quoted(column.name)).join(', ')
  const values = table.columns.map((column, index) => `(r ->> ${index})::${column.type}`).join(', ')
  await client.query(
    `insert into ${quoted(table.name)} (${names}) overriding system value
     select ${values} from jsonb_array_elements($1::jsonb) as r`,
    [`[${rows.join(',')}]`],
  )
}

export async function setSequence(client: Client, sequence: Sequence) {
  await client.query('select setval($1::regclass, $2::bigint, $3)', [
    quoted(sequence.name),
    sequence.value,
    sequence.called,
  ])
}

/**
 * Rows come table by table, so references may point to rows not there yet, and triggers would act twice.
 * Both are taken off; the returned function puts them back, which checks every reference.
 */
export async function suspendRules(client: Client): Promise<() => Promise<void>> {
  const references = await client.query<{ place: string; name: string; rule: string }>(`
    select conrelid::regclass::text as place, quote_ident(conname) as name, pg_get_constraintdef(oid) as rule
    from pg_constraint
    where contype = 'f' and conparentid = 0 and connamespace = 'public'::regnamespace`)
  const triggers = await client.query<{ place: string; name: string }>(`
    select t.tgrelid::regclass::text as place, quote_ident(t.tgname) as name
    from pg_trigger t join pg_class c on c.oid = t.tgrelid
    where not t.tgisinternal and t.tgenabled = 'O' and t.tgparentid = 0
      and c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')`)
  for (const { place, name } of references.rows)
    await client.query(`alter table ${place} drop constraint ${name}`)
  for (const { place, name } of triggers.rows)
    await client.query(`alter table ${place} disable trigger ${name}`)
  return async () => {
    for (const { place, name } of triggers.rows)
      await client.query(`alter table ${place} enable trigger ${name}`)
    for (const { place, name, rule } of references.rows) {
      await client.query(`alter table ${place} add constraint ${name} ${rule}`)
    }
  }
}

/** The major version of the server. */
export async function selectVersion(client: Client): Promise<number> {
  const { rows } = await client.query<{ version: number }>(
    `select current_setting('server_version_num')::int / 10000 as version`,
  )
  return rows[0]!.version
}
