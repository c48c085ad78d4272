import { mkdtemp } from 'node:fs/promises'
import { randomBytes } from 'node:crypto'
import path from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { openDatabase } from '#kernel/open-database.ts'
import type { Database } from '#kernel/open-database.ts'
import { readEnv } from '#kernel/env.ts'
import { queuedNotices } from '#kernel/queued-notices/queued-notices.tables.ts'
import type { Services } from '#kernel/services.ts'
import { createVault } from '#kernel/vault.ts'
import { MailRefused } from '#kernel/ports/mail.ts'
import type { MailMessage } from '#kernel/ports/mail.ts'
import { openStorage } from '#server/providers/storage/open-storage.ts'
import { buildDataPackage } from '#server/testing/build-exhibition.ts'
import { cloneTemplate } from '#server/testing/database.ts'
import { openJobRunner, silentLog } from '#server/testing/job-runner.ts'
import type { JobRunner } from '#server/testing/job-runner.ts'
import { insertUser } from '#server/features/people/account/account.queries.ts'
import { dataPackageMails, dataPackages } from './data-packages.tables.ts'
import { insertMail, requeueFailedMail } from './mails.queries.ts'
import { requeueMails } from './requeue-mails.ts'
import { sendMail } from './send-mail.ts'

/** A database without a server: nobody but these tests sends from it. */
let database: Database
let runner: JobRunner
let services: Services
let userId: number
let sent: MailMessage[] = []
/** What the mail server says to the next mails; nothing means yes. */
let objections: (Error | undefined)[] = []

beforeAll(async () => {
  const url = await cloneTemplate(
    process.env.XINGLIN_TEST_POSTGRES!,
    `xinglin_mails_${process.env.VITEST_POOL_ID}`,
  )
  database = openDatabase(url, 8, () => undefined)
  const dataDir = await mkdtemp(path.join(process.env.XINGLIN_TEST_FOLDER!, 'mails-'))
  const env = readEnv({ NODE_ENV: 'test', DATA_DIR: dataDir, PUBLIC_ORIGIN: 'https://xinglin.example' })
  const mail = {
    send: async (message: MailMessage) => {
      const objection = objections.shift()
      if (objection) throw objection
      sent.push(message)
    },
  }
  runner = await openJobRunner(database, [sendMail])
  services = {
    env,
    db: database.db,
    vault: createVault(randomBytes(32)),
    providers: { mail, storage: await openStorage(env) } as Services['providers'],
    log: silentLog,
    jobs: runner.jobs,
  } as Services
  userId = (await insertUser(database.db, {}))!.id
})
afterAll(async () => {
  await runner.close()
  await database.close()
})
beforeEach(async () => {
  sent = []
  objections = []
  await database.db.delete(dataPackageMails)
  await database.db.delete(queuedNotices)
  await runner.boss.deleteAllJobs()
})

const pdf = { name: '指南.pdf', mime: 'application/pdf', body: Buffer.from('%PDF-1.4 guide') }

async function queue(address: string, packageId?: number, language: 'zh' | 'en' = 'zh') {
  const id = packageId ?? (await buildDataPackage(services, pdf)).dataPackage.id
  const mail = await insertMail(services.db, {
    package_id: id,
    user_id: userId,
    address_sealed: services.vault.seal(address),
    address_digest: services.vault.digest(address),
    language,
  })
  await runner.jobs.send(services.db, sendMail, { mailId: mail!.id })
  return mail!
}

/** How many mails were due. */
const sendDue = () => runner.runDue(services, sendMail)

const read = async (mailId: number) => {
  const { db } = services
  const rows = await db.select().from(dataPackageMails).where(eq(dataPackageMails.id, mailId))
  const jobs = await runner.boss.findJobs(sendMail.name, { key: String(mailId) })
  const job = jobs.toSorted((a, b) => b.createdOn.getTime() - a.createdOn.getTime())[0]!
  const isWaiting = job.state === 'created' || job.state === 'retry'
  return {
    state: rows[0]!.state,
    tries: job.retryCount + 1,
    waits: isWaiting ? [1, 5, 15, 60].find((m) => runner.wasPutOff(job.startAfter, m * 60)) : undefined,
  }
}

it('sends what is due, once, with the files', async () => {
  const mail = await queue('a@example.com')
  expect(await sendDue()).toBe(1)
  expect(await sendDue()).toBe(0)
  expect(await read(mail.id)).toMatchObject({ state: 'sent', tries: 1 })
  expect(sent).toHaveLength(1)
  expect(sent[0]).toMatchObject({ to: 'a@example.com', reference: `data-package-mail-${mail.id}` })
  expect(sent[0]!.text).toContain('文件见附件')
  expect(sent[0]!.attachments).toMatchObject([{ name: '指南.pdf', mime: 'application/pdf' }])
  expect(sent[0]!.attachments[0]!.body.toString()).toBe('%PDF-1.4 guide')
})

it('writes in the language of whoever asked', async () => {
  await queue('a@example.com', undefined, 'en')
  await sendDue()
  expect(sent[0]!.text).toContain('The files are attached')
})

it('links what is too large to attach', async () => {
  const { dataPackage, key } = await buildDataPackage(services, { ...pdf, size: 40 * 1024 * 1024 })
  await queue('a@example.com', dataPackage.id)
  await sendDue()
  expect(sent[0]!.attachments).toEqual([])
  expect(sent[0]!.text).toContain(`https://xinglin.example/files/${key}?until=`)
})

it('shares the work among several servers: none twice, none left', async () => {
  const mails = await Promise.all(Array.from({ length: 20 }, (_, at) => queue(`reader${at}@example.com`)))
  const servers = await Promise.all([1, 2, 3, 4].map(() => openJobRunner(database, [sendMail])))
  await Promise.all(
    servers.map(async (server) => {
      while (await server.runDue(services, sendMail));
      await server.close()
    }),
  )
  expect(sent.map(({ to }) => to).sort()).toEqual(mails.map((_, at) => `reader${at}@example.com`).sort())
})

it('tries again, later each time, and gives up in the end', async () => {
  const mail = await queue('a@example.com')
  const states: unknown[] = []
  for (let at = 0; at < 5; at++) {
    objections = [new Error('451 later')]
    await runner.makeDue(sendMail)
    await sendDue()
    const { state, waits } = await read(mail.id)
    states.push(state === 'queued' ? waits : state)
    if (at < 4) expect(await sendDue()).toBe(0)
  }
  expect(states).toEqual([1, 5, 15, 60, 'failed'])
  await runner.makeDue(sendMail)
  expect(await sendDue()).toBe(0)
})

it('arrives when a later try goes well', async () => {
  const mail = await queue('a@example.com')
  objections = [new Error('451 later')]
  await sendDue()
  await runner.makeDue(sendMail)
  await sendDue()
  expect(await read(mail.id)).toMatchObject({ state: 'sent', tries: 2 })
  expect(sent).toHaveLength(1)
})

it('gives up at once where no is final, and starts over when asked again', async () => {
  const mail = await queue('a@example.com')
  objections = [new MailRefused('550 no such user')]
  await sendDue()
  expect(await read(mail.id)).toMatchObject({ state: 'failed', tries: 1 })
  const told = await database.db.select().from(queuedNotices)
  expect(told).toMatchObject([{ user_id: userId, notice: { event: 'data-packages.notSent' } }])
  const again = await requeueFailedMail(services.db, mail)
  expect(again!.id).toBe(mail.id)
  await runner.jobs.send(services.db, sendMail, { mailId: mail.id })
  await sendDue()
  expect(await read(mail.id)).toMatchObject({ state: 'sent', tries: 1 })
})

it('gives up when the package is gone', async () => {
  const mail = await queue('a@example.com')
  await services.db.update(dataPackages).set({ published: false }).where(eq(dataPackages.id, mail.package_id))
  await sendDue()
  expect(await read(mail.id)).toMatchObject({ state: 'failed' })
  expect(sent).toEqual([])
})

it('takes over from a server that died, but not from one that still sends', async () => {
  const mail = await queue('a@example.com')
  // Taken by a server that does not come back.
  await runner.boss.fetch(sendMail.name)
  expect(await sendDue()).toBe(0)
  await runner.loseServer(sendMail)
  expect(await sendDue()).toBe(1)
  expect(await read(mail.id)).toMatchObject({ state: 'sent', tries: 2 })
})

it('does not end one server after the other by the same mail', async () => {
  const mail = await queue('a@example.com')
  for (let n = 0; n < 5; n++) {
    await runner.boss.fetch(sendMail.name)
    await runner.loseServer(sendMail)
  }
  await sendDue()
  expect(await read(mail.id)).toMatchObject({ state: 'failed' })
  expect(sent).toEqual([])
})

it('sends a mail once, also when an operator sends its dead letter again', async () => {
  const mail = await queue('a@example.com')
  objections = [new MailRefused('550 no such user')]
  await sendDue()
  await requeueFailedMail(services.db, mail)
  await runner.jobs.send(services.db, sendMail, { mailId: mail.id })
  await sendDue()
  const [dead] = await runner.jobs.listDeadLetters()
  await runner.jobs.sendAgain(dead!.id)
  expect(await sendDue()).toBe(1)
  expect(await read(mail.id)).toMatchObject({ state: 'sent' })
  expect(sent).toHaveLength(1)
})

it('queues mails again that have lost their job, as in a restored backup', async () => {
  const [lost, waiting] = [await queue('a@example.com'), await queue('b@example.com')]
  await services.db.update(dataPackageMails).set({ created_at: new Date(Date.now() - 3 * 3600_000) })
  const [job] = await runner.boss.findJobs(sendMail.name, { key: String(lost.id) })
  await runner.boss.deleteJob(sendMail.name, job!.id)
  await requeueMails(services)
  expect(await sendDue()).toBe(2)
  for (const { id } of [lost, waiting]) expect(await read(id)).toMatchObject({ state: 'sent', tries: 1 })
  expect(sent).toHaveLength(2)
})
