import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { beforeAll, expect, it } from 'vitest'
import { certificateCalls, certificateTemplateCalls } from '#contract/meetings/certificates.ts'
import { resourceFailures } from '#contract/wire/resource-failures.ts'
import { uploadCalls } from '#contract/people/uploads.ts'
import { meetings } from '#server/features/meetings/meetings/meetings.tables.ts'
import { buildMeeting } from '#server/testing/build-content.ts'
import { buildMember } from '#server/testing/build-user.ts'
import { consoleOf } from '#server/testing/console-asks.ts'
import { testApp } from '#server/testing/test-app.ts'
import { askUpload } from '#server/testing/upload-picture.ts'
import { selectCertificateByNumber, updateRevoked } from './certificates.queries.ts'
import { issueCertificate } from './issue-certificate.ts'

const app = await testApp()
const { db } = app.services
const { client: manager } = await buildMember(app, { operator_roles: ['meetingManager'] })
const templates = consoleOf(manager, 'certificate-templates')

const words = {
  name: '江城医学会',
  issuer: '江城医学会',
  heading: '结业证书',
  heading_en: 'CERTIFICATE',
  lead: '已完成',
  closing: '的全部学习要求。',
  closing_en: 'has completed the programme.',
  remark: '',
  accent: '#0a6c74',
}

/** Of one colour, which nothing else on a certificate has. */
async function upload(colour: string, [width, height]: [number, number], isPrivate = false) {
  const picture = await sharp({ create: { width, height, channels: 3, background: colour } })
    .png()
    .toBuffer()
  const fields: Record<string, string> = isPrivate ? { private: '1' } : {}
  return (await askUpload(app, manager, uploadCalls.upload, picture, fields)).data.url
}

let logo = ''
let seal = ''
beforeAll(async () => {
  logo = await upload('#ff00ff', [800, 200])
  seal = await upload('#00ff00', [400, 400])
})

async function issue(templateId: number) {
  const meeting = await buildMeeting(db, { from: -3, to: -1 })
  await db.update(meetings).set({ certificate_template_id: templateId }).where(eq(meetings.id, meeting.id))
  const { client, user } = await buildMember(app)
  const earned = { userId: user.id, meetingId: meeting.id, title: meeting.title, pointsTenths: 10 }
  await issueCertificate(app.services, earned)
  return { client, meeting_id: meeting.id }
}

/** How many pixels of the drawn certificate have about this colour. */
async function countPixels(bytes: Buffer, [red, green, blue]: [number, number, number]) {
  const { data } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  let count = 0
  for (let at = 0; at < data.length; at += 3)
    if ([red, green, blue].every((wanted, channel) => Math.abs(data[at + channel]! - wanted) < 40)) count++
  return count
}

const magenta: [number, number, number] = [255, 0, 255]
const green: [number, number, number] = [0, 255, 0]

const fetchBytes = async (address: string) =>
  Buffer.from(await (await fetch(app.url + address)).arrayBuffer())

it('are drawn in the picture and the PDF, in the place of those of the platform', async () => {
  const { id } = await templates.create({ ...words, logo, seal })
  const { client, meeting_id } = await issue(id)
  const { picture: png, pdf } = await client.call(certificateCalls.get, { meeting_id })
  const picture = await fetchBytes(png)
  expect(await countPixels(picture, magenta)).toBeGreaterThan(20_000)
  expect(await countPixels(picture, green)).toBeGreaterThan(20_000)
  const document = await fetchBytes(pdf)
  expect(document.toString('latin1').match(/\/Subtype \/Image/g)).toHaveLength(2)
})

it('stay on what was issued, which stays genuine, when the template changes', async () => {
  const { id } = await templates.create({ ...words, logo, seal })
  const { client, meeting_id } = await issue(id)
  const before = await client.call(certificateCalls.get, { meeting_id })
  const drawn = await fetchBytes(before.picture)
  await templates.change(id, { ...words, logo: '', seal: await upload('#0000ff', [400, 400]) })
  const after = await client.call(certificateCalls.get, { meeting_id })
  expect((await fetchBytes(after.picture)).equals(drawn)).toBe(true)
  const { number, proof } = after
  expect(proof).toBe(before.proof)
  expect(await app.client().call(certificateCalls.check, { number, proof })).toMatchObject({
    is_intact: 1,
    paper: 'genuine',
  })
})

it('leave no seal on what was revoked', async () => {
  const { id } = await templates.create({ ...words, logo, seal })
  const { client, meeting_id } = await issue(id)
  const { number, picture: png } = await client.call(certificateCalls.get, { meeting_id })
  await updateRevoked(db, number, '学分有误')
  const picture = await fetchBytes(png)
  expect(await countPixels(picture, green)).toBe(0)
  expect(await countPixels(picture, magenta)).toBeGreaterThan(20_000)
  expect((await selectCertificateByNumber(db, number))!.look).toMatchObject({ seal })
})

it('are none of other sizes and shapes, none of elsewhere and nothing private', async () => {
  const problemsOf = async (pictures: { logo?: string; seal?: string }) => {
    const answer = await templates.askSave({ ...words, ...pictures })
    expect(answer.status).toBe(resourceFailures.valuesWrong.status)
    const { problems } = answer.data as unknown as { problems: Record<string, string> }
    return Object.keys(problems)
  }
  expect(await problemsOf({ seal: await upload('#00ff00', [400, 200]) })).toEqual(['seal'])
  expect(await problemsOf({ seal: await upload('#00ff00', [120, 120]) })).toEqual(['seal'])
  expect(await problemsOf({ logo: await upload('#ff00ff', [150, 40]), seal: logo })).toEqual(['logo', 'seal'])
  expect(await problemsOf({ logo: 'https://example.com/logo.png' })).toEqual(['logo'])
  expect(await problemsOf({ logo: '/files/u/2026/11/none.png' })).toEqual(['logo'])
  const hidden = await upload('#ff00ff', [800, 200], true)
  expect(await problemsOf({ logo: hidden })).toEqual(['logo'])
  // Nor does the preview open it.
  const { name: _name, ...look } = words
  const answer = await manager.ask(certificateTemplateCalls.preview, { look: { ...look, logo: hidden } })
  expect(answer.status).toBe(resourceFailures.valuesWrong.status)
  const { picture } = await manager.call(certificateTemplateCalls.preview, { look: { ...look, logo } })
  expect(await countPixels(Buffer.from(picture.split(',')[1]!, 'base64'), magenta)).toBeGreaterThan(20_000)
})
