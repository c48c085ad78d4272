import type { ChildProcess } from 'node:child_process'
import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { accountCalls } from '#contract/people/account.ts'
import type { LoginData } from '#contract/people/account.ts'
import { sealedField, signText } from '#contract/wire/envelope.ts'
import { homeCalls } from '#contract/discover/home.ts'
import { hashPassword } from '#server/features/people/account/passwords.ts'
import { cloneTemplate, makeTemplate, openTestPostgres } from '#server/testing/database.ts'
import { sealLikeAClient } from '#server/testing/seal.ts'
import { median, productionEnv, startChild, untilAnswering } from '../child-server.ts'
import { collegeId, prepareRows } from '../list/prepare-rows.ts'
import { judge } from '../result.ts'
import type { BenchResult } from '../result.ts'
import { drive } from './drive.ts'
import type { Asked } from './drive.ts'
import { builtServer } from '../../tools/build/built-folder.ts'

const ownPort = 4131
const hashPort = 4132
const seconds = 4
const rounds = 3
const password = 'Xinglin2026'
/** A storm of logins: how many log in at once, and how many read meanwhile. */
const stormers = 8
const readers = 4
/** A name has twenty attempts in ten minutes: enough names for every login within the time. */
const users = 1000

/** Logins against the password check alone; a refresh and a status check against the list call. */
export async function benchLogin(): Promise<BenchResult[]> {
  const postgres = await openTestPostgres()
  const children: ChildProcess[] = []
  try {
    await makeTemplate(postgres.url)
    const databaseUrl = await cloneTemplate(postgres.url, 'xinglin_bench_login')
    await prepareRows(databaseUrl)
    const hash = await hashPassword(password)
    await insertUsers(databaseUrl, hash)
    const trusted = { TRUSTED_PROXIES: '127.0.0.1', DATABASE_URL: databaseUrl }
    children.push(startChild(builtServer, ownPort, { ...productionEnv, ...trusted }))
    children.push(
      startChild('bench/login/hash-peer.ts', hashPort, { PASSWORD_HASH: hash, PASSWORD: password }),
    )
    await untilAnswering(ownPort)
    return await measure()
  } finally {
    for (const child of children) child.kill()
    await pause(500)
    await postgres.stop()
  }
}

async function measure(): Promise<BenchResult[]> {
  const bodies = await loginBodies()
  let next = 0
  const logins: LoginData[] = []
  const own = { port: ownPort, seconds }
  const logIn = (clients?: number) =>
    drive(
      { ...own, clients },
      () => ({ path: accountCalls.login.path, body: bodies[next++ % users] }),
      (who, data) => (logins[who] = data as LoginData),
    )
  const refresh = () =>
    drive(
      own,
      (who) => form(accountCalls.onlineRefresh.path, { refresh_token: logins[who]?.refresh_token ?? '' }),
      (who, data) => (logins[who] = data as LoginData),
    )
  const status = () =>
    drive(own, (who) => ({
      path: accountCalls.loginStatus.path,
      headers: { token: logins[who]?.token ?? '' },
    }))
  const list = (clients?: number) =>
    drive({ ...own, clients }, () =>
      form(homeCalls.playback.path, { college_id: String(collegeId), page: '1' }),
    )
  const hashes = () => drive({ port: hashPort, seconds }, () => ({ path: '/' }))

  const ratios = {
    login: [] as number[],
    refresh: [] as number[],
    status: [] as number[],
    storm: [] as number[],
  }
  for (let round = 0; round < rounds; round++) {
    const [loggedIn, hashed] = [(await logIn()).perSecond, (await hashes()).perSecond]
    const [refreshed, checked] = [(await refresh()).perSecond, (await status()).perSecond]
    const listed = (await list()).perSecond
    ratios.login.push(loggedIn / hashed)
    ratios.refresh.push(refreshed / listed)
    ratios.status.push(checked / listed)
    const quiet = await list(readers)
    const [storm, stormy] = await Promise.all([logIn(stormers), list(readers)])
    ratios.storm.push(stormy.p99Ms / quiet.p99Ms)
    process.stdout.write(
      `  login: ${loggedIn.toFixed(0)}/s of ${hashed.toFixed(0)} password checks/s; ` +
        `refresh ${refreshed.toFixed(0)}/s, status ${checked.toFixed(0)}/s, list ${listed.toFixed(0)}/s; ` +
        `readers' p99 ${quiet.p99Ms.toFixed(0)} ms, ${stormy.p99Ms.toFixed(0)} ms at ${storm.perSecond.toFixed(0)} logins/s\n`,
    )
  }
  const higher = { unit: 'x', better: 'higher' } as const
  return [
    judge({
      ...higher,
      name: 'share of the password hash in a login',
      value: median(ratios.login),
      limit: 0.6,
    }),
    judge({ ...higher, name: 'refresh against the list call', value: median(ratios.refresh), limit: 0.2 }),
    judge({ ...higher, name: 'status check against the list call', value: median(ratios.status), limit: 1 }),
    judge({
      name: "readers' p99 in a storm of logins against a quiet server",
      unit: 'x',
      better: 'lower',
      value: median(ratios.storm),
      limit: 3,
    }),
  ]
}

async function insertUsers(databaseUrl: string, hash: string): Promise<void> {
  const pool = new pg.Pool({ connectionString: databaseUrl })
  await pool.query(
    `insert into users (account, password_hash, password_initial) select 'bench' || n, $1, false from generate_series(1, $2::int) n`,
    [hash, users],
  )
  await pool.end()
}

async function loginBodies(): Promise<string[]> {
  const answer = await fetch(`http://127.0.0.1:${ownPort}${accountCalls.publicKey.path}`)
  const { data } = (await answer.json()) as { data: { public_key: string } }
  return Array.from({ length: users }, (_, n) => {
    const sealed = sealLikeAClient({ username: `bench${n + 1}`, password }, data.public_key)
    return form(accountCalls.login.path, { [sealedField]: sealed }).body!
  })
}

function form(path: string, fields: Record<string, string>): Asked {
  const timestamp = String(Date.now())
  const sign = createHash('sha256').update(signText('8', timestamp)).digest('hex')
  const common = { platform: '8', sign, timestamp, guest_id: '', is_wechat: '1' }
  return { path, body: new URLSearchParams({ ...common, ...fields }).toString() }
}
