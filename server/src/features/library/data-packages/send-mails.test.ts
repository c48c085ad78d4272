import { mkdtemp } from 'node:fs/promises'
import { randomBytes } from 'node:crypto'
import path from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { openDatabase } from '#kernel/database.ts'
import type { Database } from '#kernel/database.ts'
import { readEnv } from '#kernel/env.ts'
import type { Services } from '#kernel/services.ts'
import { createVault } from '#kernel/vault.ts'
import { MailRefused } from '#server/providers/ports.ts'
import type { MailMessage } from '#server/providers/ports.ts'
import { openStorage } from '#server/providers/storage/open-storage.ts'
import { buildDataPackage } from '#server/testing/build-exhibition.ts'
import { cloneTemplate } from '#server/testing/database.ts'
import { insertUser } from '#server/features/people/account/account.queries.ts'
import type { MailDesk } from './compose-mail.ts'
import { dataPackageMails, dataPackages } from './data-packages.tables.ts'
import { insertMail, requeueFailedMail } from './mails.queries.ts'
import { sendDueMail } from './send-mails.ts'

/** A database without a server: nobody but these tests sends from it. */
let database: Database
let desk: MailDesk
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
  desk = {
    env,
    db: database.db,
    vault: createVault(randomBytes(32)),
    providers: { mail, storage: await openStorage(env) } as Services['providers'],
    log: { warn: () => undefined, error: () => undefined } as unknown as Services['log'],
  }
  userId = (await insertUser(database.db, {}))!.id
})
afterAll(() => database.close())
beforeEach(async () => {
  sent = []
  objections = []
  await database.db.delete(dataPackageMails)
})

const pdf = { name: '指南.pdf', mime: 'application/pdf', body: Buffer.from('%PDF-1.4 guide') }

async function queue(address: string, packageId?: number, language: 'zh' | 'en' = 'zh') {
  const id = packageId ?? (await buildDataPackage(desk, pdf)).dataPackage.id
  const mail = await insertMail(desk.db, {
    package_id: id,
    user_id: userId,
    address_sealed: desk.vault.seal(address),
    address_digest: desk.vault.digest(address),
    language,
  })
  return mail!
}

const read = async (mailId: number) => {
  const rows = await desk.db
    .select({
      state: dataPackageMails.state,
      tries: dataPackageMails.tries,
      waits: sql<number>`round(extract(epoch from ${dataPackageMails.due_at} - now()) / 60)::int`,
    })
    .from(dataPackageMails)
    .where(eq(dataPackageMails.id, mailId))
  return rows[0]!
}

const makeDue = (mailId: number) =>
  desk.db
    .update(dataPackageMails)
    .set({ due_at: sql`now() - interval '1 second'` })
    .where(eq(dataPackageMails.id, mailId))

it('sends what is due, once, with the files', async () => {
  const mail = await queue('a@example.com')
  expect(await sendDueMail(desk)).toBe(true)
  expect(await sendDueMail(desk)).toBe(false)
  expect(await read(mail.id)).toMatchObject({ state: 'sent', tries: 1 })
  expect(sent).toHaveLength(1)
  expect(sent[0]).toMatchObject({ to: 'a@example.com', reference: `data-package-mail-${mail.id}` })
  expect(sent[0]!.text).toContain('文件见附件')
  expect(sent[0]!.attachments).toMatchObject([{ name: '指南.pdf', mime: 'application/pdf' }])
  expect(sent[0]!.attachments[0]!.body.toString()).toBe('%PDF-1.4 guide')
})

it('writes in the language of whoever asked', async () => {
  await queue('a@example.com', undefined, 'en')
  await sendDueMail(desk)
  expect(sent[0]!.text).toContain('The files are attached')
})

it('links what is too large to attach', async () => {
  const { dataPackage, key } = await buildDataPackage(desk, { ...pdf, size: 40 * 1024 * 1024 })
  await queue('a@example.com', dataPackage.id)
  await sendDueMail(desk)
  expect(sent[0]!.attachments).toEqual([])
  expect(sent[0]!.text).toContain(`https://xinglin.example/files/${key}?until=`)
})

it('shares the work among several servers: none twice, none left', async () => {
  const mails = await Promise.all(Array.from({ length: 20 }, (_, at) => queue(`reader${at}@example.com`)))
  const work = async () => {
    while (await sendDueMail(desk));
  }
  await Promise.all([work(), work(), work(), work()])
  expect(sent.map(({ to }) => to).sort()).toEqual(mails.map((_, at) => `reader${at}@example.com`).sort())
})

it('tries again, later each time, and gives up in the end', async () => {
  const mail = await queue('a@example.com')
  const states: unknown[] = []
  for (let at = 0; at < 5; at++) {
    objections = [new Error('451 later')]
    await makeDue(mail.id)
    await sendDueMail(desk)
    const { state, waits } = await read(mail.id)
    states.push(state === 'queued' ? waits : state)
    if (at < 4) expect(await sendDueMail(desk)).toBe(false)
  }
  expect(states).toEqual([1, 5, 15, 60, 'failed'])
  await makeDue(mail.id)
  expect(await sendDueMail(desk)).toBe(false)
})

it('arrives when a later try goes well', async () => {
  const mail = await queue('a@example.com')
  objections = [new Error('451 later')]
  await sendDueMail(desk)
  await makeDue(mail.id)
  await sendDueMail(desk)
  expect(await read(mail.id)).toMatchObject({ state: 'sent', tries: 2 })
  expect(sent).toHaveLength(1)
})

it('gives up at once where no is final, and starts anew when asked again', async () => {
  const mail = await queue('a@example.com')
  objections = [new MailRefused('550 no such user')]
  await sendDueMail(desk)
  expect(await read(mail.id)).toMatchObject({ state: 'failed', tries: 1 })
  const again = await requeueFailedMail(desk.db, mail)
  expect(again!.id).toBe(mail.id)
  await sendDueMail(desk)
  expect(await read(mail.id)).toMatchObject({ state: 'sent', tries: 1 })
})

it('gives up when the package is gone', async () => {
  const mail = await queue('a@example.com')
  await desk.db.update(dataPackages).set({ published: false }).where(eq(dataPackages.id, mail.package_id))
  await sendDueMail(desk)
  expect(await read(mail.id)).toMatchObject({ state: 'failed' })
  expect(sent).toEqual([])
})

it('takes over from a server that died, but not from one that still sends', async () => {
  const mail = await queue('a@example.com')
  await desk.db
    .update(dataPackageMails)
    .set({ state: 'sending', tries: 1, due_at: sql`now() + interval '1 minute'` })
    .where(eq(dataPackageMails.id, mail.id))
  expect(await sendDueMail(desk)).toBe(false)
  await makeDue(mail.id)
  expect(await sendDueMail(desk)).toBe(true)
  expect(await read(mail.id)).toMatchObject({ state: 'sent', tries: 2 })
})

it('does not end one server after the other by the same mail', async () => {
  const mail = await queue('a@example.com')
  await desk.db
    .update(dataPackageMails)
    .set({ state: 'sending', tries: 5, due_at: sql`now() - interval '1 minute'` })
    .where(eq(dataPackageMails.id, mail.id))
  await sendDueMail(desk)
  expect(await read(mail.id)).toMatchObject({ state: 'failed' })
  expect(sent).toEqual([])
})
