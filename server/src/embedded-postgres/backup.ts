import { createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type { Client } from 'pg'
import * as queries from './backup.queries.ts'
import { BACKUP_FORMAT, backupEnd, backupHeader, backupTable, readLines } from './backup-file.ts'
import type { BackupEnd, BackupHeader, BackupTable } from './backup-file.ts'
import { LaunchError } from './launch-error.ts'

type Say = (line: string) => void

const BATCH_CHARACTERS = 1_000_000
const BATCH_ROWS = 500

/**
 * Writes every table of the database, as of one moment, to one compressed file of JSON lines. The platform
 * packages bring no pg_dump, and a file must be restorable wherever the program itself runs.
 */
export async function backupTo(databaseUrl: string, file: string, say: Say): Promise<void> {
  const partial = `${file}.partial`
  try {
    await withClient(databaseUrl, async (client) => {
      await queries.beginReading(client)
      // Personal data: for its owner only. A file with the final name is complete.
      const target = createWriteStream(partial, { mode: 0o600, flush: true })
      await pipeline(Readable.from(backupLines(client, say)), createGzip(), target)
    })
    await rename(partial, file)
  } catch (error) {
    await rm(partial, { force: true }).catch(() => undefined)
    throw new LaunchError(`No backup was written to ${file}: ${reason(error)}.`, { cause: error })
  }
}

/** All or nothing: a failed restore leaves the database as it was. */
export async function restoreFrom(
  databaseUrl: string,
  file: string,
  say: Say,
  { replace = false }: { replace?: boolean } = {},
): Promise<void> {
  try {
    await withClient(databaseUrl, async (client) => {
      await queries.beginWriting(client)
      await restoreLines(client, readLines(file), replace, say)
      await queries.commit(client)
    })
  } catch (error) {
    throw new LaunchError(`Nothing was restored from ${file}: ${reason(error)}.`, { cause: error })
  }
}

async function* backupLines(client: Client, say: Say): AsyncGenerator<string> {
  const tables = await queries.selectTables(client)
  const migration = await queries.selectMigration(client)
  yield line({ format: BACKUP_FORMAT, at: new Date().toISOString(), migration } satisfies BackupHeader)
  const counts: Record<string, number> = {}
  for (const table of tables) {
    let count = 0
    yield line({
      table: table.name,
      columns: table.columns.map((column) => column.name),
    } satisfies BackupTable)
    for await (const rows of queries.selectRows(client, table)) {
      count += rows.length
      yield `${rows.join('\n')}\n`
    }
    counts[table.name] = count
  }
  // Read last: sequences stand outside the snapshot and must not be behind its rows.
  const sequences = await queries.selectSequences(client)
  yield line({ end: true, counts, sequences } satisfies BackupEnd)
  say(`Backed up ${sum(counts)} rows of ${tables.length} tables`)
}

async function restoreLines(client: Client, lines: AsyncGenerator<string>, replace: boolean, say: Say) {
  const header = readAs(backupHeader, (await lines.next()).value)
  if (!header) throw new LaunchError('it is not a backup of Xinglin')
  await refuseOtherSchema(client, header)
  const tables = await queries.selectTables(client)
  if (tables.length > 0) await queries.lockTables(client, tables)
  if (!replace) await refuseContent(client, tables)
  const resume = await queries.suspendRules(client)
  if (tables.length > 0) await queries.emptyTables(client, tables)
  const end = await insertAll(client, tables, lines)
  await resume()
  for (const sequence of end.sequences) await queries.setSequence(client, sequence)
  say(`Restored ${sum(end.counts)} rows of ${tables.length} tables, as of ${header.at}`)
}

/** The baseline is the schema of the last migration before it (docs/decisions/077-schema-baseline.md). */
const baselineOf = (migration: string | undefined) =>
  migration === '0474_sealed_invoices.sql' ? '0010_synonyms.sql' : migration

async function refuseOtherSchema(client: Client, header: BackupHeader) {
  const migration = await queries.selectMigration(client)
  if (migration === baselineOf(header.migration)) return
  throw new LaunchError(
    `it was made with the database at ${header.migration ?? 'no migration'}, but this one is at ${migration ?? 'no migration'}; restore it with the version of the program that made it`,
  )
}

/**
 * A database is restored into while it is empty, unless its content is given up. Rows with which a table begins are in
 * every database, and in the backup too.
 */
export async function refuseContent(client: Client, tables: readonly queries.Table[]): Promise<void> {
  for (const table of tables) {
    if (!table.beginsWithRows && (await queries.hasRows(client, table))) {
      throw new LaunchError(
        `the database is not empty (table ${table.name}); restore with --replace to give up its content`,
      )
    }
  }
}

async function insertAll(client: Client, tables: readonly queries.Table[], lines: AsyncGenerator<string>) {
  const counts: Record<string, number> = {}
  let table: queries.Table | undefined
  let batch: string[] = []
  let size = 0
  const flush = async () => {
    if (table && batch.length > 0) await queries.insertRows(client, table, batch)
    batch = []
    size = 0
  }
  for await (const text of lines) {
    if (table && text.startsWith('[')) {
      batch.push(text)
      size += text.length
      counts[table.name] = (counts[table.name] ?? 0) + 1
      if (batch.length >= BATCH_ROWS || size >= BATCH_CHARACTERS) await flush()
      continue
    }
    await flush()
    const end = readAs(backupEnd, text)
    if (end) {
      if (Object.entries(end.counts).some(([name, count]) => count !== counts[name])) break
      return end
    }
    table = matchingTable(tables, readAs(backupTable, text))
    counts[table.name] = 0
  }
  throw new LaunchError('it is damaged or incomplete')
}

/** The table as it is here, with the columns in the order of the file. */
function matchingTable(tables: readonly queries.Table[], from: BackupTable | undefined): queries.Table {
  if (!from) throw new LaunchError('it is damaged or incomplete')
  const table = tables.find(({ name }) => name === from.table)
  if (!table) throw new LaunchError(`the database has no table ${from.table}`)
  const columns = from.columns.map((name) => {
    const column = table.columns.find((each) => each.name === name)
    if (!column) throw new LaunchError(`the table ${from.table} has no column ${name}`)
    return column
  })
  return { ...table, columns }
}

async function withClient(url: string, work: (client: Client) => Promise<void>) {
  const client = await queries.connect(url)
  try {
    await work(client)
  } finally {
    // Ends an open transaction as well.
    await client.end()
  }
}

function readAs<T>(
  shape: { safeParse(value: unknown): { success: true; data: T } | { success: false } },
  text: unknown,
) {
  try {
    const result = shape.safeParse(JSON.parse(String(text)))
    return result.success ? result.data : undefined
  } catch {
    return undefined
  }
}

function reason(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (code === '55P03') return 'the database is in use, stop Xinglin first'
  if (code.startsWith('Z_')) return 'it is damaged or incomplete'
  return error instanceof Error ? error.message.replace(/\.$/, '') : String(error)
}

const line = (value: object) => `${JSON.stringify(value)}\n`
const sum = (counts: Record<string, number>) =>
  Object.values(counts).reduce((total, count) => total + count, 0)
