import pg from 'pg'

/** What stays as large as it is however many people come: words, places, settings, and what programs keep. */
const fixed =
  /^(schema_migrations|settings|colleges|diseases|hospitals|departments|agreements|menu_items|sections|synonyms|tags|.*_months|scheduled_jobs|wechat_tokens|outbox.*|ledger.*|audit_log.*)$/
/** Ids of copies stand so far apart. */
const apart = 10_000_000
const mostRows = 1_000_000

type Column = { table: string; name: string; type: string; isMade: boolean }
type Table = { name: string; columns: Column[]; rows: number }

/**
 * Copies the rows of the demo world, each set with numbers and references of its own. Without triggers, foreign keys and checks, which the
 * numbers of copies would not pass; what cannot be copied stays as it is and is named.
 */
export async function multiply(adminUrl: string, times: number): Promise<{ rows: number; left: string[] }> {
  const client = new pg.Client({ connectionString: adminUrl })
  await client.connect()
  try {
    await client.query(`set session_replication_role = replica; set synchronous_commit = off`)
    await dropChecks(client)
    const shifted = await selectShifted(client)
    const unique = await selectUnique(client, shifted)
    let rows = 0
    const left: string[] = []
    for (const table of await selectTables(client)) {
      if (fixed.test(table.name) || table.rows === 0) continue
      const copies = Math.min(times - 1, Math.ceil(mostRows / table.rows))
      try {
        const { rowCount } = await client.query(copyOf(table, copies, { shifted, unique }))
        rows += rowCount ?? 0
      } catch (error) {
        left.push(`${table.name} (${(error as Error).message.slice(0, 60)})`)
      }
    }
    await client.query('analyze')
    return { rows, left }
  } finally {
    await client.end()
  }
}

type Known = { shifted: Set<string>; unique: Set<string> }

function copyOf({ name, columns }: Table, copies: number, { shifted, unique }: Known): string {
  const kept = columns.filter(({ isMade }) => !isMade)
  const values = kept.map((column) => {
    const place = `${name}.${column.name}`
    const value = `t."${column.name}"`
    if (shifted.has(place)) return `${value} + k * ${apart}`
    if (!unique.has(place)) return value
    if (column.type === 'text') return `${value} || '-' || k`
    if (column.type === 'bytea') return `sha256(${value} || convert_to(k::text, 'utf8'))`
    return value
  })
  const names = kept.map((column) => `"${column.name}"`).join(', ')
  return `insert into "${name}" (${names}) overriding system value
    select ${values.join(', ')} from "${name}" t, generate_series(1, ${copies}) k on conflict do nothing`
}

async function selectTables(client: pg.Client): Promise<Table[]> {
  const { rows } = await client.query<Column>(
    `select c.relname as "table", a.attname as name, format_type(a.atttypid, a.atttypmod) as type, a.attgenerated <> '' as "isMade"
     from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
       and a.attnum > 0 and not a.attisdropped order by c.relname, a.attnum`,
  )
  const tables: Table[] = []
  for (const [name, columns] of Map.groupBy(rows, ({ table }) => table)) {
    const counted = await client.query<{ rows: number }>(`select count(*)::int as rows from "${name}"`)
    tables.push({ name, columns, rows: counted.rows[0]?.rows ?? 0 })
  }
  return tables
}

/** Numbers of rows, and all that refers to such of tables that are copied; numbers of items that are named with a type as well. */
async function selectShifted(client: pg.Client): Promise<Set<string>> {
  const { rows } = await client.query<{ place: string; target: string }>(
    `select c.relname || '.' || a.attname as place, c.relname as target
     from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relnamespace = 'public'::regnamespace and a.attnum > 0
       and (a.attidentity <> '' or a.attname = 'item_id' and a.atttypid = 'int8'::regtype)
     union all
     select c.relname || '.' || a.attname, t.relname
     from pg_constraint f join pg_class c on c.oid = f.conrelid join pg_class t on t.oid = f.confrelid
       join pg_attribute a on a.attrelid = c.oid and a.attnum = f.conkey[1]
     where f.contype = 'f' and cardinality(f.conkey) = 1 and a.atttypid = 'int8'::regtype`,
  )
  return new Set(rows.filter(({ target }) => !fixed.test(target)).map(({ place }) => place))
}

async function dropChecks(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ drop: string }>(
    `select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop
     from pg_constraint where contype = 'c' and connamespace = 'public'::regnamespace and coninhcount = 0 and conrelid <> 0`,
  )
  for (const { drop } of rows) await client.query(drop)
}

/** Columns that have to differ, where no number of the same index does already. */
async function selectUnique(client: pg.Client, shifted: Set<string>): Promise<Set<string>> {
  const { rows } = await client.query<{ index: string; place: string }>(
    `select i.indexrelid::text as index, c.relname || '.' || a.attname as place
     from pg_index i join pg_class c on c.oid = i.indrelid join pg_attribute a on a.attrelid = c.oid and a.attnum = any (i.indkey)
     where i.indisunique and c.relnamespace = 'public'::regnamespace`,
  )
  const indexes = [...Map.groupBy(rows, ({ index }) => index).values()]
  const open = indexes.filter((columns) => !columns.some(({ place }) => shifted.has(place)))
  return new Set(open.flat().map(({ place }) => place))
}
