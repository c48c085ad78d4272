import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { eq, sql } from 'drizzle-orm'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { patientFileCalls, patientFileFailures, patientFileLimits } from '#contract/practice/patient-files.ts'
import { failures } from '#contract/wire/failure.ts'
import { uploadFailures, uploadLimits } from '#contract/wire/uploads.ts'
import { files } from '#kernel/kernel.tables.ts'
import { buildMember } from '#server/testing/build-user.ts'
import { docx, pdf } from '#server/testing/file-fixtures.ts'
import { testApp } from '#server/testing/test-app.ts'
import {
  askAppend,
  beginPatientFile,
  dicomOf,
  uploadPatientFile,
} from '#server/testing/upload-patient-file.ts'
import { cleanUpPatientFiles } from './discard-patient-file.ts'
import { selectPatientFile } from './patient-files.queries.ts'
import { patientFiles } from './patient-files.tables.ts'

const app = await testApp()
const { db, env } = app.services
const { partBytes } = patientFileLimits

const read = (cookie: string, url: string) => fetch(app.url + url, { headers: { cookie } })

/** A DICOM file of several parts, whose private element says something that can be searched for. */
const largeDicom = (bytes: number, secret = '') =>
  dicomOf([
    { tag: 'x00091010', vr: 'UN', value: Buffer.concat([Buffer.from(secret), Buffer.alloc(bytes, 7)]) },
  ])

it('takes a DICOM file in parts and gives it back whole, to its owner only', async () => {
  const { client, user } = await buildMember(app)
  const body = largeDicom(partBytes * 2)
  const file = await uploadPatientFile(app, client, body)
  expect(file).toMatchObject({
    name: '胸部CT.dcm',
    mime: 'application/dicom',
    bytes: body.length,
    received: body.length,
  })
  const answer = await read(client.cookie, file.url)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/dicom'])
  expect(Buffer.from(await answer.arrayBuffer()).equals(body)).toBe(true)
  const [other, operator] = [
    await buildMember(app),
    await buildMember(app, { operator_roles: ['administrator'] }),
  ]
  for (const cookie of ['', other.client.cookie, operator.client.cookie])
    expect((await read(cookie, file.url)).status).toBe(404)
  const [row] = await db.select().from(files).where(eq(files.id, file.file_id))
  expect(row).toMatchObject({ owner_id: user.id, private: true, sealed: true, original_name: '' })
})

it('leaves nothing readable in the storage, neither while it arrives nor afterwards', async () => {
  const { client } = await buildMember(app)
  const body = largeDicom(partBytes, '王小明的检查')
  const { upload_id } = await beginPatientFile(client, body.length)
  await askAppend(app, client, { upload_id, offset: 0 }, body.subarray(0, partBytes))
  expect(await storageContains('王小明的检查')).toBe(false)
  const { parts_key } = (await selectPatientFile(db, upload_id))!
  expect(await storedBelow(parts_key)).toEqual(['0'])
  await askAppend(app, client, { upload_id, offset: partBytes }, body.subarray(partBytes))
  expect(await storageContains('王小明的检查')).toBe(false)
  expect(await storedBelow(parts_key)).toEqual([])
})

const storedBelow = (key: string) => readdir(path.join(env.DATA_DIR, 'files', key)).catch(() => [])

async function storageContains(text: string): Promise<boolean> {
  const names = await readdir(path.join(env.DATA_DIR, 'files'), { recursive: true, withFileTypes: true })
  for (const entry of names.filter((one) => one.isFile()))
    if ((await readFile(path.join(entry.parentPath, entry.name))).includes(text)) return true
  return false
}

it('continues where it was, in another browser as well, and says where that is', async () => {
  const { client } = await buildMember(app)
  const body = largeDicom(partBytes)
  const { upload_id } = await beginPatientFile(client, body.length)
  await askAppend(app, client, { upload_id, offset: 0 }, body.subarray(0, partBytes))
  expect(await beginPatientFile(client, body.length)).toMatchObject({ upload_id, received: partBytes })
  const again = await askAppend(app, client, { upload_id, offset: 0 }, body.subarray(0, partBytes))
  expect(again).toMatchObject({
    status: patientFileFailures.offsetWrong.status,
    data: { received: partBytes },
  })
  expect((await uploadPatientFile(app, client, body)).upload_id).toBe(upload_id)
  // A complete file is not continued: the same one chosen again is a new upload.
  expect((await beginPatientFile(client, body.length)).upload_id).not.toBe(upload_id)
})

it('stores the last part once, however often it is sent at the same time', async () => {
  const { client, user } = await buildMember(app)
  const body = dicomOf()
  const { upload_id } = await beginPatientFile(client, body.length)
  const answers = await Promise.all(
    Array.from({ length: 4 }, () => askAppend(app, client, { upload_id, offset: 0 }, body)),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(await db.$count(files, eq(files.owner_id, user.id))).toBe(1)
})

it('finishes an upload whose last byte had arrived when the server died', async () => {
  const { client } = await buildMember(app)
  const body = dicomOf()
  const file = await uploadPatientFile(app, client, body)
  const { upload_id } = await beginPatientFile(client, body.length)
  const whole = (await selectPatientFile(db, upload_id))!
  await app.services.providers.storage.put(`${whole.parts_key}/0`, app.services.vault.seal(body), '')
  await db.update(patientFiles).set({ received: body.length }).where(eq(patientFiles.id, upload_id))
  const finished = await beginPatientFile(client, body.length)
  expect(finished).toMatchObject({ upload_id, mime: file.mime })
  expect(finished.file_id).toBeGreaterThan(0)
})

it('takes PDF and pictures without their metadata', async () => {
  const { client } = await buildMember(app)
  expect((await uploadPatientFile(app, client, pdf(), '报告.pdf')).mime).toBe('application/pdf')
  const photo = await sharp({ create: { width: 3, height: 2, channels: 3, background: 'teal' } })
    .withExif({ IFD0: { Artist: '王小明' } })
    .jpeg()
    .toBuffer()
  const picture = await uploadPatientFile(app, client, photo, '皮疹.jpg')
  const stored = Buffer.from(await (await read(client.cookie, picture.url)).arrayBuffer())
  expect((await sharp(photo).metadata()).exif).toBeDefined()
  expect((await sharp(stored).metadata()).exif).toBeUndefined()
})

it.each([
  ['a Word file', docx()],
  ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['something with a wrong mark', Buffer.concat([Buffer.alloc(128), Buffer.from('DICX')])],
])('refuses %s at its first bytes and keeps nothing', async (_name, body) => {
  const { client } = await buildMember(app)
  const { upload_id } = await beginPatientFile(client, body.length)
  expect(await askAppend(app, client, { upload_id, offset: 0 }, body)).toMatchObject({
    status: uploadFailures.medicalTypeExpected.status,
  })
  expect(await selectPatientFile(db, upload_id)).toBeUndefined()
})

it('refuses what is too large, empty or cut, and the uploads of others', async () => {
  const { client } = await buildMember(app)
  const ask = (bytes: number) =>
    client.ask(patientFileCalls.create, { file_name: 'a.dcm', bytes, modified_at: 0 })
  expect(await ask(0)).toMatchObject({ status: uploadFailures.fileEmpty.status })
  expect(await ask(uploadLimits.dicomBytes + 1)).toMatchObject({
    status: uploadFailures.dicomTooLarge.status,
  })
  const body = dicomOf()
  const { upload_id } = await beginPatientFile(client, body.length)
  const short = await askAppend(app, client, { upload_id, offset: 0 }, body.subarray(0, 150))
  expect(short).toMatchObject({ status: patientFileFailures.partSizeWrong.status })
  const { client: other } = await buildMember(app)
  expect(await askAppend(app, other, { upload_id, offset: 0 }, body)).toMatchObject({
    status: patientFileFailures.uploadMissing.status,
  })
  const begin = { file_name: 'a.dcm', bytes: 1, modified_at: 0 }
  expect(await app.client().ask(patientFileCalls.create, begin)).toMatchObject({
    status: failures.loginExpired.status,
  })
})

it('discards the oldest of too many unfinished uploads', async () => {
  const { client } = await buildMember(app)
  const begun = []
  for (let at = 0; at <= patientFileLimits.unfinished; at++)
    begun.push(await beginPatientFile(client, 1000, `${at}.dcm`))
  expect(await selectPatientFile(db, begun[0]!.upload_id)).toBeUndefined()
  expect(await selectPatientFile(db, begun[1]!.upload_id)).toBeDefined()
})

it('discards what nobody continues for three days', async () => {
  const { client } = await buildMember(app)
  const [left, fresh] = [
    await beginPatientFile(client, 1000, 'left.dcm'),
    await beginPatientFile(client, 1000, 'fresh.dcm'),
  ]
  await db
    .update(patientFiles)
    .set({ received_at: sql`now() - interval '4 days'` })
    .where(eq(patientFiles.id, left.upload_id))
  await cleanUpPatientFiles(app.services)
  expect(await selectPatientFile(db, left.upload_id)).toBeUndefined()
  expect(await selectPatientFile(db, fresh.upload_id)).toBeDefined()
})
