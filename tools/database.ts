/** `npm run db:backup -- FILE`, `npm run db:restore -- FILE [--replace]`, `npm run demo:reset`, `npm run operator -- PHONE [ROLE,…|--revoke]`, `npm run ledger` and `npm run audit`. */
import { operatorRoles } from '#contract/people/operators.ts'
import type { OperatorRole } from '#contract/people/operators.ts'
import { checkChain } from '#kernel/audit/chain.ts'
import { openDatabase } from '#kernel/open-database.ts'
import { migrate } from '#kernel/migrate.ts'
import { restoreFrom } from '#server/embedded-postgres/backup.ts'
import { openEmbeddedPostgres, runningPostgresUrl } from '#server/embedded-postgres/embedded.ts'
import { writeBackup } from '#server/embedded-postgres/write-backup.ts'
import { createVault, loadMasterKey } from '#kernel/vault.ts'
import { correctBalances } from '#server/features/commerce/ledger/check-balances.ts'
import { appointOperator } from '#server/features/people/second-step/appoint-operator.ts'
import { envOrEnd } from './env-or-end.ts'
import { isDump, refuseInUse, restoreDump, withClient } from './pg-tools.ts'

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

async function prepareSchema(url: string): Promise<void> {
  const database = openDatabase(url, 2, () => undefined)
  await migrate(database.pool, say).finally(() => database.close())
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

/** The file says which of the two has written it. */
async function restore(url: string, file: string, replace: boolean): Promise<void> {
  await withClient(url, refuseInUse)
  if (await isDump(file)) {
    await restoreDump(url, file, { replace, prepare: () => prepareSchema(url) })
    say(`Restored by pg_restore from ${file}`)
  } else {
    say(`${file} is a built-in dump`)
    await prepareSchema(url)
    await restoreFrom(url, file, say, { replace })
  }
  await endLogins(url)
  say('All logins were ended.')
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
    const file = namedFile()
    return (url) => restore(url, file, args.includes('--replace'))
  },
  'reset-demo'() {
    if (env.NODE_ENV === 'production') throw new Error('A production database has no demo world to reset.')
    return async (url) => {
      await emptySchema(url)
      await prepareSchema(url)
      const { loadDemo } = await import('#demo/load-demo.ts')
      await loadDemo(env, url, say)
    }
  },
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
