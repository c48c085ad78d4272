import { once } from 'node:events'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import net from 'node:net'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openEmbeddedPostgres } from '#server/embedded-postgres/embedded.ts'
import { emptyDatabase } from '#server/testing/database.ts'
import { freePort } from '#server/testing/free-port.ts'
import { builtServer } from './build/built-folder.ts'
import { prepare } from './build/prepare.ts'
import { latePort } from './testing/late-port.ts'
import { expectReady, killPrograms, startProgram } from './testing/program.ts'

let folder: string

beforeAll(async () => {
  await prepare(() => undefined)
  folder = await mkdtemp(path.join(tmpdir(), 'xinglin-start-'))
  await chmod(folder, 0o711)
}, 600_000)
afterAll(async () => {
  killPrograms()
  // A test that failed may have left its database running.
  const left = await openEmbeddedPostgres({ dataDir: folder, say: () => undefined })
  await left.stop()
  await rm(folder, { recursive: true, force: true })
})

const start = async (env: Record<string, string>) =>
  startProgram(builtServer, { DATA_DIR: folder, PORT: String(await freePort()), ...env })

const countDoctors = async (url: string) => {
  const html = await (await fetch(`${url}/`)).text()
  return /"id":"home.expertList".*?"total":(\d+)/.exec(html)?.[1]
}

it('starts on an empty folder, survives kill -9, and stops cleanly', { timeout: 900_000 }, async () => {
  const first = await start({})
  await expectReady(first)
  expect(first.said()).toMatch(/Loading the demo world: [\d.]+ s/)
  expect(first.said()).toContain('13800000001')
  expect(await countDoctors(first.url)).toBe('72')
  first.child.kill('SIGKILL')
  await first.ended

  const second = await start({ PROCESSES: '2' })
  await expectReady(second)
  expect(second.said()).not.toContain('Loading the demo world')
  expect(await countDoctors(second.url)).toBe('72')

  const third = await start({})
  expect(await third.ended).toBe(1)
  expect(third.said()).toMatch(/already running/)

  second.child.kill('SIGINT')
  expect(await second.ended).toBe(0)
  expect(second.said()).toContain('Stopped.')
})

it('waits for a database that is away while it starts and after it', { timeout: 900_000 }, async () => {
  const databaseUrl = await emptyDatabase(process.env.XINGLIN_TEST_POSTGRES!, 'xinglin_late')
  const database = latePort(databaseUrl, await freePort())
  const program = await start({ DATABASE_URL: database.url, DEMO: 'off' })
  await expect.poll(program.said).toMatch(/Waiting for a service that does not answer: .*ECONNREFUSED/)
  await database.open()
  await expect.poll(program.said, { timeout: 120_000, interval: 5 }).toContain('Preparing the database')
  // In the middle of the migrations, or just after them.
  await database.cut()
  await expect.poll(() => program.said().split('Waiting').length, { timeout: 120_000 }).toBeGreaterThan(2)
  await database.open()
  await expectReady(program)
  expect(program.said()).toMatch(/There is no administrator yet.* setup code /)

  await database.cut()
  await expect.poll(async () => (await fetch(`${program.url}/readyz`)).status).toBe(503)
  await database.open()
  await expect.poll(async () => (await fetch(`${program.url}/readyz`)).status).toBe(200)
  expect((await fetch(`${program.url}/`)).status).toBe(200)
  program.child.kill('SIGTERM')
  expect(await program.ended).toBe(0)
  await database.cut()
})

it('says in one sentence what is wrong', { timeout: 600_000 }, async () => {
  const busy = net.createServer().listen(0, '127.0.0.1')
  await once(busy, 'listening')
  const taken = await start({ PORT: String((busy.address() as AddressInfo).port) })
  expect(await taken.ended).toBe(1)
  expect(taken.said()).toMatch(/could not start: .*port/i)
  expect(taken.said()).not.toMatch(/\n\s+at /)

  const several = await start({ PORT: String((busy.address() as AddressInfo).port), PROCESSES: '2' })
  expect(await several.ended).toBe(1)
  expect(several.said().match(/could not start: .*port/gi)).toHaveLength(1)
  busy.close()

  const missing = new URL(process.env.XINGLIN_TEST_POSTGRES!)
  missing.pathname = '/nowhere'
  const wrongName = await start({ DATABASE_URL: missing.href })
  expect(await wrongName.ended).toBe(1)
  expect(wrongName.said()).toMatch(/^Xinglin could not start: DATABASE_URL leads to no database: .*nowhere/)

  const wrong = await start({ PORT: 'eighty' })
  expect(await wrong.ended).toBe(1)
  expect(wrong.said().trim()).toBe('Xinglin could not start: PORT is set wrongly: must be a whole number')
})
