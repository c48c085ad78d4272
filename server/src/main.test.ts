import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import net from 'node:net'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openEmbeddedPostgres } from '#server/embedded-postgres/embedded.ts'
import { cloneTemplate } from '#server/testing/database.ts'
import { freePort } from '#server/testing/free-port.ts'

/** The program itself, as a person starts and stops it. */
type Program = { child: ChildProcess; url: string; said: () => string; ended: Promise<number | null> }

const root = path.resolve(import.meta.dirname, '../..')
const started: ChildProcess[] = []
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'xinglin-main-'))
  await chmod(folder, 0o711)
})
afterAll(async () => {
  for (const child of started) child.kill('SIGKILL')
  // A test that failed may have left its database running.
  const left = await openEmbeddedPostgres({ dataDir: folder, say: () => undefined })
  await left.stop()
  await rm(folder, { recursive: true, force: true })
})

/** Says so once a module of the demo world is loaded. */
const watchDemo = `data:text/javascript,${encodeURIComponent(`
  import { registerHooks } from 'node:module'
  registerHooks({
    load(url, context, next) {
      if (url.includes('/server/src/demo/')) process.stdout.write('loads ' + url)
      return next(url, context)
    },
  })`)}`

function start(env: Record<string, string>): Program {
  // What is deprecated ends it here, before a newer library does so everywhere.
  const options = ['--throw-deprecation', '--import', watchDemo]
  const child = spawn(process.execPath, [...options, 'server/src/main.ts'], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: 'development',
      LOG_LEVEL: 'fatal',
      DATA_DIR: folder,
      HOST: '127.0.0.1',
      ...env,
    },
  })
  started.push(child)
  let words = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (data: Buffer) => (words += data.toString()))
  const ended = once(child, 'exit').then(([code]) => code as number | null)
  return { child, url: `http://127.0.0.1:${env.PORT}`, said: () => words, ended }
}

const ready = (program: Program) =>
  expect.poll(program.said, { timeout: 120_000, interval: 50 }).toContain('Xinglin is ready')

const countDoctors = async (url: string) => {
  const html = await (await fetch(`${url}/`)).text()
  return /"id":"home.expertList".*?"total":(\d+)/.exec(html)?.[1]
}

it('starts on an empty folder, survives kill -9, and stops cleanly', { timeout: 300_000 }, async () => {
  const first = start({ PORT: String(await freePort()) })
  await ready(first)
  expect(first.said()).toContain('Loading the demo world')
  expect(first.said()).toContain('13800000001')
  expect(first.said()).toContain('/server/src/demo/load-demo.ts')
  expect(await countDoctors(first.url)).toBe('72')
  first.child.kill('SIGKILL')
  await first.ended

  const second = start({ PORT: String(await freePort()), PROCESSES: '2' })
  await ready(second)
  expect(second.said()).not.toContain('Loading the demo world')
  expect(await countDoctors(second.url)).toBe('72')

  const third = start({ PORT: String(await freePort()) })
  expect(await third.ended).toBe(1)
  expect(third.said()).toMatch(/already running/)

  second.child.kill('SIGINT')
  expect(await second.ended).toBe(0)
  expect(second.said()).toContain('Stopped.')
})

it('loads nothing of the demo world in production', { timeout: 120_000 }, async () => {
  const program = start({
    NODE_ENV: 'production',
    PORT: String(await freePort()),
    LIVE_RTMP_PORT: '0',
    DATABASE_URL: await cloneTemplate(process.env.XINGLIN_TEST_POSTGRES!, 'xinglin_production'),
    MASTER_KEY: '0'.repeat(64),
    PUBLIC_ORIGIN: 'https://xinglin.example',
    SMS_PROVIDER: 'aliyun',
    SMS_SIGN_NAME: 'x',
    SMS_TEMPLATE_CODE: 'x',
    SMS_TEMPLATE_PASSWORD: 'x',
    SMS_TEMPLATE_REMINDER: 'x',
    SMS_TEMPLATE_REBINDING: 'x',
    SMS_TEMPLATE_TASK: 'x',
    SMS_TEMPLATE_CONFERENCE: 'x',
    SMS_TEMPLATE_MESSAGE: 'x',
    ALIYUN_ACCESS_KEY_ID: 'x',
    ALIYUN_ACCESS_KEY_SECRET: 'x',
  })
  await ready(program)
  expect((await fetch(`${program.url}/readyz`)).status).toBe(200)
  expect(program.said()).not.toContain('/demo/')
  program.child.kill('SIGTERM')
  expect(await program.ended).toBe(0)
})

it('says in one sentence that a port is taken or a variable is wrong', { timeout: 180_000 }, async () => {
  const busy = net.createServer().listen(0, '127.0.0.1')
  await once(busy, 'listening')
  const taken = start({ PORT: String((busy.address() as AddressInfo).port) })
  expect(await taken.ended).toBe(1)
  expect(taken.said()).toMatch(/could not start: .*port/i)
  expect(taken.said()).not.toMatch(/\n\s+at /)

  const several = start({ PORT: String((busy.address() as AddressInfo).port), PROCESSES: '2' })
  expect(await several.ended).toBe(1)
  expect(several.said().match(/could not start: .*port/gi)).toHaveLength(1)
  busy.close()

  const away = start({ DATABASE_URL: `postgres://x:x@127.0.0.1:${await freePort()}/x` })
  expect(await away.ended).toBe(1)
  expect(away.said()).toMatch(/^Xinglin could not start: DATABASE_URL leads to no database: /)

  const wrong = start({ PORT: 'eighty' })
  expect(await wrong.ended).toBe(1)
  expect(wrong.said().trim()).toBe('Xinglin could not start: PORT is set wrongly: must be a whole number')
})
