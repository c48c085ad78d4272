import http from 'node:http'
import pg from 'pg'
import { pushCalls } from '#contract/community/messages.ts'
import { actionCalls, recordCalls } from '#contract/console/resources.ts'
import { cloneTemplate, makeTemplate, openTestPostgres } from '#server/testing/database.ts'
import { median, productionEnv, startChild, untilAnswering } from '../child-server.ts'
import { postCall } from '../post-call.ts'
import type { Line } from '../post-call.ts'
import { prepareMembers } from '../prepare-members.ts'
import { residentMegabytes } from '../process-cost.ts'
import { judge } from '../result.ts'
import type { BenchResult } from '../result.ts'
import { within } from '../within.ts'
import { prepareInbox, preparePeople } from './prepare-inboxes.ts'
import { builtServer } from '../../tools/build/built-folder.ts'

const port = 4181
const people = 100_000
const mostSeconds = 300
const tries = 300

/** One message to 100,000 people while others read theirs, and an inbox of 10,000 messages against one of 100. */
export const benchMessages = (): Promise<BenchResult[]> =>
  within(mostSeconds, async (after) => {
    const postgres = await openTestPostgres()
    after(() => postgres.stop())
    await makeTemplate(postgres.url)
    const databaseUrl = await cloneTemplate(postgres.url, 'xinglin_bench_messages')
    const pool = new pg.Pool({ connectionString: databaseUrl })
    // Its end does not wait for its connections, which the end of the database may break.
    pool.on('error', () => undefined)
    after(() => pool.end())
    const [writer, approver, small, large] = await prepareMembers(pool, 4)
    if (!writer || !approver || !small || !large) throw new Error('there are not enough members')
    const operators = [[writer.userId, approver.userId]]
    await pool.query(`update users set operator_roles = '{administrator}' where id = any($1)`, operators)
    await pool.query(
      `update sessions set elevated_until = now() + interval '8 hours' where user_id = any($1)`,
      operators,
    )
    await preparePeople(pool, people - 4)
    await prepareInbox(pool, small.userId, 100)
    await prepareInbox(pool, large.userId, 10_000)
    await pool.query('vacuum analyze')
    const child = startChild(builtServer, port, { ...productionEnv, DATABASE_URL: databaseUrl })
    after(() => child.kill('SIGKILL'))
    await untilAnswering(port)
    const agent = new http.Agent({ keepAlive: true, maxSockets: 8 })
    after(() => agent.destroy())
    const line: Line = { agent, port }
    const list = (token: string) =>
      timed(() => postCall(line, pushCalls.list.path, token, { pageNum: '1', pageSize: '20' }))

    for (let at = 0; at < tries; at++) await list(small.token)
    const [ofSmall, ofLarge] = [await repeat(() => list(small.token)), await repeat(() => list(large.token))]
    const idle = percentile99(ofSmall)

    const requestId = await askToSend(line, writer.token)
    const calm = await residentMegabytes(child.pid!)
    const begun = performance.now()
    await run(line, approver.token, ['requests', 'agree', requestId])
    const during: number[] = []
    let most = calm
    for (let isDone = false; !isDone;) {
      for (let at = 0; at < 20; at++) during.push(await list(small.token))
      most = Math.max(most, await residentMegabytes(child.pid!))
      isDone = await hasReachedLast(pool)
    }
    const seconds = (performance.now() - begun) / 1000
    return [
      judge({ name: `message to ${people} people`, value: seconds, unit: 's', limit: 120, better: 'lower' }),
      judge({
        name: 'message to everybody, memory it takes',
        value: most - calm,
        unit: 'MB',
        limit: 150,
        better: 'lower',
      }),
      judge({
        name: 'list of messages, p99 while one goes to everybody, against idle',
        value: percentile99(during) / idle,
        unit: 'x',
        limit: 3,
        better: 'lower',
      }),
      judge({
        name: 'inbox of 10,000 messages against one of 100',
        value: median(ofLarge) / median(ofSmall),
        unit: 'x',
        limit: 2,
        better: 'lower',
      }),
    ]
  })

type Deed = [resource: string, action: string, id: number]

/** Writes a message to everybody and asks for its sending, which takes a second person. Returns the request. */
async function askToSend(line: Line, token: string): Promise<number> {
  const message = { title: '系统升级公告', content: '今晚维护', kind: 'system' }
  const record = { resource: 'announcements', values: JSON.stringify(message) }
  const { id } = (await postCall(line, recordCalls.save.path, token, record)) as { id: number }
  return (await run(line, token, ['announcements', 'send', id]))!
}

async function run(line: Line, token: string, [resource, action, id]: Deed): Promise<number | null> {
  const fields = { resource, action, ids: `[${id}]`, reason: 'bench' }
  const answer = (await postCall(line, actionCalls.run.path, token, fields)) as Done
  if (answer.results[0]?.problem !== '')
    throw new Error(`${resource} ${action}: ${answer.results[0]?.problem}`)
  return answer.request_id
}

type Done = { results: { problem: string }[]; request_id: number | null }

async function timed(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now()
  await work()
  return performance.now() - begun
}

async function repeat(measure: () => Promise<number>): Promise<number[]> {
  const all: number[] = []
  for (let at = 0; at < tries; at++) all.push(await measure())
  return all
}

const percentile99 = (numbers: number[]) =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length * 0.99)] ?? 0

/** People are reached in the order of their numbers. */
async function hasReachedLast(pool: pg.Pool): Promise<boolean> {
  const { rows } = await pool.query(
    `select from message_records where user_id = (select max(id) from users) limit 1`,
  )
  return rows.length > 0
}
