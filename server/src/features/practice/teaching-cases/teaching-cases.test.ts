import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { articleCalls } from '#contract/library/articles.ts'
import { consultationCalls } from '#contract/practice/consultations.ts'
import { teachingCalls, teachingFailures } from '#contract/practice/teaching-cases.ts'
import { failures } from '#contract/wire/failure.ts'
import { operatorFailures } from '#contract/wire/operator-failures.ts'
import { uploadFailures } from '#contract/wire/uploads.ts'
import { applyAs, buildConsultations, patientSecrets } from '#server/testing/build-consultation.ts'
import { buildCollege } from '#server/testing/build-content.ts'
import { buildMember } from '#server/testing/build-user.ts'
import { consoleOf } from '#server/testing/console-asks.ts'
import { testApp } from '#server/testing/test-app.ts'
import { useStandInFinder } from '#server/testing/find-letters.ts'
import { maskPicture } from '#server/testing/mask-picture.ts'
import { keyOf } from '#kernel/files/keys.ts'
import { dicomOf } from '#server/testing/upload-patient-file.ts'
import { askUpload, drawPicture } from '#server/testing/upload-picture.ts'
import { teachingCases } from './teaching-cases.tables.ts'

useStandInFinder()

const app = await testApp()
const { db } = app.services

const opinion = {
  diagnosis: `${patientSecrets.name}：缺血性心肌病`,
  advice: '2026年11月3日复查，请联系沈清和 13712349876',
  medication: '美托洛尔 25 mg 每日2次',
  follow_up: '两周后复诊',
}

/** A consultation that has ended. */
async function setUp() {
  const people = await buildConsultations(app)
  const { base, superior, department } = people
  const { id } = await applyAs(base.client, { department_id: department.id })
  await superior.client.call(consultationCalls.receive, { id })
  await superior.client.call(consultationCalls.start, { id })
  await superior.client.call(consultationCalls.end, { id, opinion })
  const { client: operator } = await buildMember(app, { operator_roles: ['administrator'] })
  return { ...people, id, operator }
}

const given = async (id: number) => ({
  id,
  college_id: await buildCollege(db),
  title: `${patientSecrets.name}的胸闷`,
  body: `患者${patientSecrets.name}，电话${patientSecrets.phone}，2026-11-03 入院。\n${patientSecrets.complaint}`,
  pictures: [] as string[],
  consent: true,
})

it('begins with a text that names nobody, no date and no number', async () => {
  const { base, id } = await setUp()
  const { body, status } = await base.client.call(teachingCalls.draft, { id })
  expect(status).toBe(-1)
  expect(body).toContain('女性，70 余岁')
  expect(body).toContain('缺血性心肌病')
  expect(body).toContain('美托洛尔 25 mg 每日2次')
  for (const secret of [
    patientSecrets.name,
    patientSecrets.phone,
    patientSecrets.id_number,
    '沈清和',
    '2026年',
  ])
    expect(body).not.toContain(secret)
})

it('stores nothing that identifies, whatever was handed in', async () => {
  const { base, id } = await setUp()
  const { case_id } = await base.client.call(teachingCalls.submit, await given(id))
  const [row] = await db.select().from(teachingCases).where(eq(teachingCases.id, case_id))
  for (const secret of [patientSecrets.name, patientSecrets.phone, '2026-11-03'])
    expect(`${row!.title} ${row!.body}`).not.toContain(secret)
  expect(row!.body).toContain(patientSecrets.complaint)
})

it('takes pictures without their metadata, and no DICOM file', async () => {
  const { base } = await setUp()
  const photo = await sharp({ create: { width: 40, height: 40, channels: 3, background: 'teal' } })
    .withExif({ IFD0: { ImageDescription: patientSecrets.phone } })
    .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/"><a>${patientSecrets.phone}</a></x:xmpmeta>`)
    .jpeg()
    .toBuffer()
  expect(photo.includes(patientSecrets.phone)).toBe(true)
  const { url, masked_url } = await maskPicture(app, base.client, photo)
  for (const address of [url, masked_url]) {
    const answer = await fetch(app.url + address, { headers: { cookie: base.client.cookie } })
    const stored = Buffer.from(await answer.arrayBuffer())
    expect(answer.status).toBe(200)
    expect(stored.includes(patientSecrets.phone)).toBe(false)
    const { exif, xmp, iptc } = await sharp(stored).metadata()
    expect([exif, xmp, iptc]).toEqual([undefined, undefined, undefined])
  }
  const dicom = await askUpload(app, base.client, teachingCalls.upload, dicomOf())
  expect(dicom.status).toBe(uploadFailures.pictureExpected.status)
})

it('is passed by a second person, and then is an article whose readers get masked pictures alone', async () => {
  const { base, superior, id, operator } = await setUp()
  const picture = await maskPicture(app, base.client, await drawPicture())
  // The original and what is masked are two files: the first one cannot be handed in.
  const original = await base.client.ask(teachingCalls.submit, {
    ...(await given(id)),
    pictures: [picture.url],
  })
  expect(original.status).toBe(teachingFailures.casePictureNotOwn.status)
  const handedIn = { ...(await given(id)), pictures: [picture.masked_url] }
  const { case_id } = await base.client.call(teachingCalls.submit, handedIn)

  const statusOf = async (address: string, client?: typeof operator) =>
    (await fetch(app.url + address, { headers: client ? { cookie: client.cookie } : {} })).status
  const visitor = undefined
  for (const reader of [visitor, superior.client])
    for (const address of [picture.url, picture.masked_url]) expect(await statusOf(address, reader)).toBe(404)
  expect(await statusOf(picture.url, operator)).toBe(404)
  expect(await statusOf(picture.masked_url, operator)).toBe(200)

  const cases = consoleOf(operator, 'teaching-cases')
  const shown = await cases.record(case_id)
  expect(JSON.stringify(shown)).toContain('沈清和')
  expect(shown.facts.map(({ value }) => value)).toContain(picture.masked_url)
  expect(JSON.stringify(shown)).toContain('作者未遮盖 0 处')
  expect((await cases.run('pass', case_id)).problem).toBe('')
  expect(await statusOf(picture.masked_url)).toBe(200)
  // The original is gone, for its author too, and so are smaller versions of it.
  for (const reader of [visitor, superior.client, operator, base.client])
    for (const address of [picture.url, `${picture.url}?w=240`])
      expect(await statusOf(address, reader)).toBe(404)
  const { information_id } = await base.client.call(teachingCalls.draft, { id })
  const article = await app.client().call(articleCalls.detail, { information_id })
  expect(JSON.stringify(article)).toContain(picture.masked_url)
  const page = await (await fetch(`${app.url}/homeConsultingDetail?information_id=${information_id}`)).text()
  for (const secret of [
    patientSecrets.name,
    patientSecrets.phone,
    '沈清和',
    '江城大学附属第一医院',
    keyOf(picture.url),
  ])
    expect(JSON.stringify(article) + page).not.toContain(secret)
  expect((await cases.run('refuse', case_id, { reason: '晚了' })).problem).toBe(
    operatorFailures.notApplicable.zh,
  )
})

it('tells the second person what its author has left open', async () => {
  const { base, id, operator } = await setUp()
  const picture = await maskPicture(app, base.client, await drawPicture(), [])
  const handedIn = { ...(await given(id)), pictures: [picture.masked_url] }
  const { case_id } = await base.client.call(teachingCalls.submit, handedIn)
  const cases = consoleOf(operator, 'teaching-cases')
  const { facts } = await cases.record(case_id)
  expect(facts.map(({ value }) => value).join()).toMatch(/作者未遮盖 [1-9]\d* 处/)
  const outlined = facts.find(({ title }) => title === '作者未遮盖之处')!.value
  const look = (client: typeof operator) => fetch(app.url + outlined, { headers: { cookie: client.cookie } })
  expect((await look(operator)).status).toBe(200)
  expect((await app.client().ask(teachingCalls.draft, { id })).status).not.toBe(200)
  // Sent back, its author goes on with the same picture.
  await cases.run('refuse', case_id, { reason: '姓名可见' })
  expect((await base.client.call(teachingCalls.draft, { id })).pictures).toEqual([picture.url])
})

it('is not passed with a picture whose masks nobody has confirmed', async () => {
  const { base, id, operator } = await setUp()
  const { case_id } = await base.client.call(teachingCalls.submit, await given(id))
  const { data } = await askUpload(app, base.client, teachingCalls.upload, await drawPicture())
  await db
    .update(teachingCases)
    .set({ pictures: [data.url] })
    .where(eq(teachingCases.id, case_id))
  const { problem } = await consoleOf(operator, 'teaching-cases').run('pass', case_id)
  expect(problem).toBe(teachingFailures.casePictureNotMasked.zh)
  expect((await base.client.call(teachingCalls.draft, { id })).status).toBe(0)
})

it('may be handed in again after a refusal, with what was refused to begin with', async () => {
  const { base, id, operator } = await setUp()
  const first = await base.client.call(teachingCalls.submit, await given(id))
  const twice = await base.client.ask(teachingCalls.submit, await given(id))
  expect(twice.status).toBe(teachingFailures.caseExists.status)
  await consoleOf(operator, 'teaching-cases').run('refuse', first.case_id, { reason: '图片可见面容' })
  expect(await base.client.call(teachingCalls.draft, { id })).toMatchObject({
    status: 2,
    review_reason: '图片可见面容',
    body: expect.stringContaining(patientSecrets.complaint),
  })
  const second = await base.client.call(teachingCalls.submit, await given(id))
  expect(second).toMatchObject({ status: 0 })
})

it('needs the consent of the patient, the applying doctor and an ended consultation', async () => {
  const { base, superior, colleague, stranger, id, department } = await setUp()
  const { submit, draft } = teachingCalls
  const all = await given(id)
  const statusOf = async (client: typeof base.client, input = all) => (await client.ask(submit, input)).status
  expect(await statusOf(base.client, { ...all, consent: false })).toBe(
    teachingFailures.caseConsentMissing.status,
  )
  for (const { client } of [superior, colleague])
    expect(await statusOf(client)).toBe(teachingFailures.caseByApplicant.status)
  expect(await statusOf(stranger.client)).toBe(404)
  expect(await statusOf(base.client, { ...all, pictures: ['/files/u/foreign.png'] })).toBe(
    teachingFailures.casePictureNotOwn.status,
  )
  expect((await app.client().ask(draft, { id })).status).toBe(failures.loginExpired.status)
  const { id: open } = await applyAs(base.client, { department_id: department.id })
  expect((await base.client.ask(draft, { id: open })).status).toBe(teachingFailures.caseNotEnded.status)
})

it('is not passed by members, nor by its author', async () => {
  const { base, superior, id } = await setUp()
  const { case_id } = await base.client.call(teachingCalls.submit, await given(id))
  for (const { client } of [base, superior])
    expect((await consoleOf(client, 'teaching-cases').askRun('pass', case_id)).status).toBe(
      failures.noPermission.status,
    )
})
