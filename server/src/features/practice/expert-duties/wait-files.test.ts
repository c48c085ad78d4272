import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import {
  dutyCalls,
  dutyFailures,
  waitCalls,
  waitOperatorCalls,
  waitStates,
} from '#contract/practice/expert-duties.ts'
import { expertTaskCalls, sheetFailures } from '#contract/practice/expert-sheets.ts'
import { failures } from '#contract/wire/failure.ts'
import { buildSheet } from '#server/testing/build-sheet.ts'
import { buildMember } from '#server/testing/build-user.ts'
import { consoleOf } from '#server/testing/console-asks.ts'
import { readInbox } from '#server/testing/read-inbox.ts'
import { runJobs } from '#server/testing/run-jobs.ts'
import { testApp } from '#server/testing/test-app.ts'
import { askUpload, drawPicture } from '#server/testing/upload-picture.ts'
import { notifySheetChange } from '#server/features/practice/expert-sheets/notify-sheet-change.ts'
import { removeUnlisted } from './wait-files.ts'

const app = await testApp()
const { db } = app.services
const operator = await buildMember(app, { operator_roles: ['administrator'] })
const waits = consoleOf(operator.client, 'expert-waits')

async function buildWait(kind: 'travel' | 'hotel', code?: string) {
  const built = await buildSheet(app, code === undefined ? {} : { code })
  const due_at = '2031-05-01T12:00:00+08:00'
  const { id: wait_id } = await waits.create({ sheet_id: built.sheet.id, kind, title: '返程航班', due_at })
  return { ...built, wait_id, address: { ...built.ids, wait_id } }
}

type Wait = Awaited<ReturnType<typeof buildWait>>

const send = async ({ expert, address }: Wait, color: string) => {
  const fields = { id: String(address.id), wait_id: String(address.wait_id) }
  return askUpload(app, expert.client, waitCalls.upload, await drawPicture(color), fields)
}

const give = async (wait_id: number) =>
  askUpload(app, operator.client, waitOperatorCalls.addFile, await drawPicture('navy'), {
    wait_id: String(wait_id),
  })

const open = (address: string) => fetch(app.url + address)

it('asks for travel and hotel by their names, with documents of both sides', async () => {
  const wait = await buildWait('hotel')
  const { expert, ids, address } = wait
  const { duties } = await expert.client.call(dutyCalls.list, ids)
  expect(duties.find(({ kind }) => kind === 'hotel')).toMatchObject({
    subject_id: wait.wait_id,
    title: '返程航班',
  })
  const urls = [(await send(wait, 'teal')).data.url, (await send(wait, 'red')).data.url]
  const edited = await expert.client.call(waitCalls.edit, { ...address, content: '11 日入住', files: urls })
  expect(edited.files.map(({ url }) => url)).toEqual(urls)
  expect((await open(edited.files[0]!.address)).status).toBe(200)
  // Without its signature it is closed.
  expect((await open(urls[0]!)).status).not.toBe(200)
  const kept = await expert.client.call(waitCalls.edit, { ...address, content: '12 日入住' })
  expect(kept.files).toHaveLength(2)
  await expert.client.call(waitCalls.dispose, { ...address, status: waitStates.done, reason: '' })

  expect((await give(wait.wait_id)).status).toBe(200)
  const { facts } = await waits.record(wait.wait_id)
  expect(facts.filter(({ kind }) => kind === 'link')).toHaveLength(3)
  const shown = await expert.client.call(waitCalls.get, address)
  expect(shown.given_files).toMatchObject([{ name: 'photo.jpg' }])
  expect((await open(shown.given_files[0]!.address)).status).toBe(200)
  await runJobs(app, notifySheetChange)
  expect((await readInbox(expert.client)).join()).toContain('“返程航班”的文件')
})

it('shows the documents to nobody who was only given the link', async () => {
  const wait = await buildWait('travel', 'WAIT26')
  const { expert, address } = wait
  const { url } = (await send(wait, 'teal')).data
  await expert.client.call(waitCalls.edit, { ...address, content: '', files: [url] })
  // The first device that opens the link is the guest's.
  await app.client().call(expertTaskCalls.check, { id: address.id, tcode: 'WAIT26' })
  const visitor = app.client()
  const byCode = { id: address.id, tcode: 'WAIT26', wait_id: address.wait_id }
  expect((await visitor.call(waitCalls.get, byCode)).files).toMatchObject([{ url, address: '' }])
  const replaced = await visitor.ask(waitCalls.edit, { ...byCode, content: '', files: [] })
  expect(replaced.status).toBe(sheetFailures.deviceUnproved.status)
})

it('takes documents of the guest alone, and while it is open', async () => {
  const wait = await buildWait('travel')
  const { expert, address } = wait
  const other = await buildWait('travel')
  const { url } = (await send(other, 'teal')).data
  const stolen = await expert.client.ask(waitCalls.edit, { ...address, content: '', files: [url] })
  expect(stolen.status).toBe(dutyFailures.fileNotOwn.status)
  await expert.client.call(waitCalls.dispose, { ...address, status: waitStates.refused, reason: '自驾前往' })
  expect((await send(wait, 'teal')).status).toBe(dutyFailures.waitDecided.status)
  expect((await give(wait.wait_id)).status).toBe(dutyFailures.waitMissing.status)
  const { client: editor } = await buildMember(app, { operator_roles: ['editor'] })
  const fields = { wait_id: String(other.wait_id) }
  const refused = await askUpload(app, editor, waitOperatorCalls.addFile, await drawPicture(), fields)
  expect(refused.status).toBe(failures.noPermission.status)
})

it('keeps each of several documents that are added at once', async () => {
  const { wait_id } = await buildWait('hotel')
  const answers = await Promise.all([give(wait_id), give(wait_id), give(wait_id)])
  expect(answers.map(({ data }) => data.files).toSorted((a, b) => a - b)).toEqual([1, 2, 3])
})

it('removes what was uploaded and never named', async () => {
  const wait = await buildWait('travel')
  const [lost, kept] = [(await send(wait, 'teal')).data, (await send(wait, 'red')).data]
  await wait.expert.client.call(waitCalls.edit, { ...wait.address, content: '', files: [kept.url] })
  await db.execute(sql`update files set created_at = now() - interval '3 days' where purpose = 'guest-wait'`)
  await removeUnlisted(app.services)
  const { rows } = await db.execute<{ id: number }>(
    sql`select id::int from files where id in (${lost.id}, ${kept.id})`,
  )
  expect(rows).toEqual([{ id: kept.id }])
})
