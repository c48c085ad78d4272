/** `npm run db:backup -- FILE`, `npm run db:restore -- FILE|--newest [--replace]`, `npm run demo:reset`, `npm run operator -- PHONE [ROLE,…|--revoke]`, `npm run ledger` and `npm run audit`. */
import path from 'node:path'
import { operatorRoles } from '#contract/people/operators.ts'
import type { OperatorRole } from '#contract/people/operators.ts'
import { checkChain } from '#kernel/audit/chain.ts'
import { openDatabase } from '#kernel/open-database.ts'
import { openEmbeddedPostgres, runningPostgresUrl } from '#server/embedded-postgres/embedded.ts'
import { writeBackup } from '#server/embedded-postgres/write-backup.ts'
import { createVault, loadMasterKey } from '#kernel/vault.ts'
import { correctBalances } from '#server/features/commerce/ledger/check-balances.ts'
import { appointOperator } from '#server/features/people/second-step/appoint-operator.ts'
import { manifestKey, readIndex } from '#server/backups/backup-index.ts'
import { openBackupPlace } from '#server/backups/backup-place.ts'
import { refuseInUse, withClient } from '#server/backups/restore-dump.queries.ts'
import { prepareSchema, restoreFile } from '#server/backups/restore-file.ts'
import { findMissing, restoreFiles } from '#server/backups/stored-files.ts'
import { withBackupFile } from '#server/open-backups.ts'
import { openStorage } from '#server/providers/storage/open-storage.ts'
import { envOrEnd } from './env-or-end.ts'

const say = (line: string) => console.log(line)
const env = envOrEnd()

/** The configured database, the one a server is using right now, or the one in the data folder, for as long as it takes. */
async function withDatabase(work: (url: string) => Promise<void>): Promise<void> {
  const known = env.DATABASE_URL ?? (await runningPostgresUrl(env.DATA_DIR))
  if (known) return work(known)
  const embedded = await openEmbeddedPostgres({ dataDir: env.DATA_DIR, say })
  try {
    await work(embedded.url)
  } finally {
    await embedded.stop()
  }
}

async function appoint(url: string, phone: string, roles: OperatorRole[]): Promise<void> {
  const vault = createVault(await loadMasterKey(env.MASTER_KEY, env.DATA_DIR))
  const { db, close } = openDatabase(url, 2, () => undefined)
  await appointOperator({ db, vault }, phone, roles).finally(close)
  say(
    roles.length > 0
      ? `${phone} is an operator now: ${roles.join(', ')}.`
      : `${phone} is no operator any more.`,
  )
}

/** Computes the balances of the ledger from its postings, and says which were wrong. */
async function checkLedger(url: string): Promise<void> {
  const { db, close } = openDatabase(url, 2, () => undefined)
  const wrong = await correctBalances(db).finally(close)
  for (const { id, kind, balance_fen, posted_fen } of wrong)
    say(`Account ${id} (${kind}) had ${balance_fen} fen and has ${posted_fen} fen now.`)
  say(
    wrong.length === 0 ? 'Every balance is the sum of its postings.' : `${wrong.length} balances were wrong.`,
  )
  if (wrong.length > 0) process.exitCode = 1
}

/** Computes the chain of the audit log again, and says which entry breaks it. */
async function checkAudit(url: string): Promise<void> {
  const vault = createVault(await loadMasterKey(env.MASTER_KEY, env.DATA_DIR))
  const { db, close } = openDatabase(url, 2, () => undefined)
  const { entries, broken } = await checkChain({ db, vault }).finally(close)
  if (!broken) return say(`All ${entries} entries of the audit log are as they were written.`)
  say(
    `Entry ${broken.id} of the audit log breaks the chain: ${broken.why}. The ${entries} entries before fit.`,
  )
  process.exitCode = 1
}

/** Before the new version starts: what it would otherwise do itself, under the same lock. */
const migrateAhead = async (url: string) => {
  await prepareSchema(url, say)
  say('The database is up to date.')
}

const emptySchema = (url: string) =>
  withClient(url, async (client) => {
    await refuseInUse(client)
    await client.query(
      'drop schema public cascade; create schema public; drop schema if exists pgboss cascade',
    )
  })

/** A backup holds logins that were ended after it was written: everybody logs in again. */
const endLogins = (url: string) =>
  withClient(url, (client) =>
    client.query(`update sessions set ended_at = now(), ended_by = 'operator' where ended_at is null`),
  )

async function restore(url: string, file: string, replace: boolean): Promise<void> {
  await restoreFile(url, file, { replace, say })
  await endLogins(url)
  say('All logins were ended.')
}

/** Everything from the place of the backups, on a machine that has nothing but the environment of the old one. */
async function restoreAll(url: string, replace: boolean): Promise<void> {
  const place = await openBackupPlace(env)
  if (!place) throw new Error('Set BACKUP_DIR, BACKUP_BUCKET or S3_BUCKET: it says where the backups are.')
  const [newest] = await readIndex(place.store)
  if (!newest) throw new Error(`There is no backup at ${place.name}.`)
  const masterKey = await loadMasterKey(env.MASTER_KEY, env.DATA_DIR)
  say(`The newest backup at ${place.name} is ${newest.name}.`)
  await withBackupFile({ env, masterKey }, place, newest, (file) => restore(url, file, replace))
  const storage = await openStorage(env)
  const files = path.join(place.name, 'files')
  if (env.BACKUP_DIR !== undefined)
    say(`${await restoreFiles(files, storage, masterKey)} files were put back.`)
  const missing = await findMissing(await place.store.read(manifestKey(newest)), masterKey, storage)
  for (const key of missing) say(`The file ${key} is missing.`)
  say(`${newest.files - missing.length} of ${newest.files} files are there.`)
  if (missing.length > 0) process.exitCode = 1
}

const [name = '', ...args] = process.argv.slice(2)

const namedFile = () => {
  const file = args.find((arg) => !arg.startsWith('--'))
  if (!file) throw new Error('Name the file, like this: npm run db:backup -- xinglin.backup')
  return file
}

/** An administrator where nothing else is said, so that the first one can appoint all others in the console. */
function readRoles([, named = 'administrator']: string[]): OperatorRole[] {
  if (named === '--revoke') return []
  return named.split(',').map((name) => {
    const role = operatorRoles.find((one) => one === name)
    if (!role) throw new Error(`${name} is no role. The roles are: ${operatorRoles.join(', ')}`)
    return role
  })
}

/** Each says what is wrong with its arguments before a database is opened. */
const commands: Record<string, () => (url: string) => Promise<void>> = {
  backup() {
    const file = namedFile()
    return (url) => writeBackup({ url, file, isEmbedded: env.DATABASE_URL === undefined }, say)
  },
  restore() {
    if (args.includes('--newest')) return (url) => restoreAll(url, args.includes('--replace'))
    const file = namedFile()
    return (url) => restore(url, file, args.includes('--replace'))
  },
  'reset-demo'() {
    if (env.NODE_ENV === 'production') throw new Error('A production database has no demo world to reset.')
    return async (url) => {
      await emptySchema(url)
      await prepareSchema(url, say)
      const { loadDemo } = await import('#demo/load-demo.ts')
      await loadDemo(env, url, say)
    }
  },
  migrate: () => migrateAhead,
  ledger: () => checkLedger,
  audit: () => checkAudit,
  operator() {
    const roles = readRoles(args)
    return (url) => appoint(url, args[0] ?? '', roles)
  },
}

try {
  const command = commands[name]
  if (!command) throw new Error(`Say what to do: ${Object.keys(commands).join(', ')}.`)
  await withDatabase(command())
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
