import http from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { chatCalls } from '#contract/community/chat.ts'
import { cloneTemplate, makeTemplate, openTestPostgres } from '#server/testing/database.ts'
import { productionEnv, startChild, untilAnswering } from '../child-server.ts'
import { postCall } from '../post-call.ts'
import type { Line } from '../post-call.ts'
import { prepareMembers } from '../prepare-members.ts'
import type { BenchMember } from '../prepare-members.ts'
import { judge } from '../result.ts'
import type { BenchResult } from '../result.ts'
import { within } from '../within.ts'
import { openListeners } from './listeners.ts'
import type { Listeners } from './listeners.ts'
import { builtServer } from '../../tools/build/built-folder.ts'

const port = 4171
const groups = 50
const membersOfGroup = 200
/** As many as one socket may join. */
const groupsOfMember = 10
const people = (groups * membersOfGroup) / groupsOfMember
const seconds = 10
const killed = 600
const mostSeconds = 150

/** Each of 50 groups of 200 gets a message every second; then the server is killed while many are on their way. */
export const benchChat = (): Promise<BenchResult[]> =>
  within(mostSeconds, async (after) => {
    const postgres = await openTestPostgres()
    after(() => postgres.stop())
    await makeTemplate(postgres.url)
    const databaseUrl = await cloneTemplate(postgres.url, 'xinglin_bench_chat')
    const pool = new pg.Pool({ connectionString: databaseUrl })
    after(() => pool.end())
    const members = await prepareMembers(pool, people)
    await prepareGroups(pool, members)
    const start = () => startChild(builtServer, port, { ...productionEnv, DATABASE_URL: databaseUrl })
    let child = start()
    after(() => child.kill('SIGKILL'))
    await untilAnswering(port)
    const agent = new http.Agent({ keepAlive: true, maxSockets: 256 })
    after(() => agent.destroy())
    const line: Line = { agent, port }
    const listeners = await openListeners(port, members, groupsOf)
    after(() => listeners.close())
    const p99 = await talk(line, members, listeners)
    const heard = listeners.count()
    listeners.close()

    const acknowledged = await sendAndKill(line, members, () => child.kill('SIGKILL'))
    child = start()
    await untilAnswering(port)
    // Everything is sent again, as clients do that do not know what has arrived.
    await Promise.all(Array.from({ length: killed }, (_, at) => send(line, members, at, killedId(at))))
    const { stored, doubled, gaps } = await compare(pool)
    console.log(`  chat: killed with ${acknowledged} of ${killed} acknowledged; ${stored} stored in the end`)
    const wanted = groups * seconds * membersOfGroup
    return [
      judge({
        name: `chat, message to ${membersOfGroup} members of ${groups} groups, p99`,
        value: p99,
        unit: 'ms',
        limit: 150,
        better: 'lower',
      }),
      judge({
        name: 'chat, deliveries lost or doubled',
        value: Math.abs(heard - wanted),
        unit: '',
        limit: 0,
        better: 'lower',
      }),
      judge({
        name: 'chat, messages lost or doubled over kill -9',
        value: killed - stored + doubled + gaps,
        unit: '',
        limit: 0,
        better: 'lower',
      }),
    ]
  })

/** The groups of a member: every group has as many. */
const groupsOf = (at: number) =>
  Array.from({ length: groupsOfMember }, (_, n) => ((at + n * (groups / groupsOfMember)) % groups) + 1)

async function prepareGroups(pool: pg.Pool, members: BenchMember[]) {
  await pool.query(
    `insert into chat_groups (id, title) overriding system value select n, 'bench' from generate_series(1, $1::int) n`,
    [groups],
  )
  const pairs = members.flatMap(({ userId }, at) => groupsOf(at).map((group) => [group, userId] as const))
  await pool.query(
    `insert into chat_members (group_id, user_id) select * from unnest($1::bigint[], $2::bigint[])`,
    [pairs.map(([group]) => group), pairs.map(([, user]) => user)],
  )
}

const killedId = (at: number) => `killed-${String(at).padStart(6, '0')}`

/** A message of a member to one of their groups. */
async function send(line: Line, members: BenchMember[], at: number, clientId: string): Promise<void> {
  const place = at % members.length
  const group = groupsOf(place)[Math.floor(at / members.length) % groupsOfMember]
  const member = members[place]
  if (group === undefined || member === undefined) throw new Error('nobody to send')
  await postCall(line, chatCalls.send.path, member.token, {
    group_id: String(group),
    client_id: clientId,
    kind: 'text',
    content: '请看一下复查结果，是否需要调整随访间隔？',
  })
}

/** Returns the p99 of the time from sending to hearing, over all members. */
async function talk(line: Line, members: BenchMember[], listeners: Listeners): Promise<number> {
  const begun = performance.now()
  await Promise.all(
    Array.from({ length: groups * seconds }, async (_, n) => {
      await pause(Math.max(0, begun + (n * 1000) / groups - performance.now()))
      const clientId = `talk-${String(n).padStart(8, '0')}`
      listeners.sentAt.set(clientId, performance.now())
      // The member n belongs to the group n: each group gets one message a second.
      await send(line, members, n % groups, clientId)
    }),
  )
  for (let tries = 0; tries < 50 && listeners.count() < groups * seconds * membersOfGroup; tries++)
    await pause(100)
  const { p50, p99 } = listeners.percentiles()
  console.log(`  chat: ${listeners.count()} deliveries, p50 ${p50.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms`)
  return p99
}

/** Kills the server once a third is acknowledged: some are stored, some are being written, some have not arrived. */
async function sendAndKill(line: Line, members: BenchMember[], kill: () => void): Promise<number> {
  let acknowledged = 0
  await Promise.allSettled(
    Array.from({ length: killed }, async (_, at) => {
      await send(line, members, at, killedId(at))
      if (++acknowledged === Math.floor(killed / 3)) kill()
    }),
  )
  return acknowledged
}

async function compare(pool: pg.Pool): Promise<{ stored: number; doubled: number; gaps: number }> {
  const { rows } = await pool.query<{ stored: number; doubled: number; gaps: number }>(
    `select (select count(distinct client_id)::int from chat_messages where client_id like 'killed-%') as stored,
       (select (count(*) - count(distinct client_id))::int from chat_messages where client_id like 'killed-%') as doubled,
       (select count(*)::int from (
         select from chat_messages group by group_id having count(*) <> max(number)) g) as gaps`,
  )
  return rows[0] ?? { stored: 0, doubled: 0, gaps: 0 }
}
