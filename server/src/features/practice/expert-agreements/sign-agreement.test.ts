import { createHash, createPublicKey, verify } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { eq, sql } from 'drizzle-orm'
import { expect, it, vi } from 'vitest'
import { certificateKeyPath } from '#contract/meetings/certificates.ts'
import { accountFailures } from '#contract/people/account.ts'
import { agreementCalls, agreementFailures } from '#contract/practice/expert-agreements.ts'
import { feeCalls } from '#contract/practice/expert-fees.ts'
import { expertTaskCalls, sheetFailures } from '#contract/practice/expert-sheets.ts'
import { meetings } from '#server/features/meetings/meetings/meetings.tables.ts'
import { selectFees } from '#server/features/practice/expert-fees/expert-fees.queries.ts'
import { buildFee } from '#server/testing/build-fee.ts'
import { buildExpertSession, buildSheet } from '#server/testing/build-sheet.ts'
import { consoleOf } from '#server/testing/console-asks.ts'
import { drawnSignature } from '#server/testing/draw-signature.ts'
import { buildParty, codeToSign, signAgreement } from '#server/testing/sign-agreement.ts'
import { testApp } from '#server/testing/test-app.ts'
import { selectAgreements, selectParty, selectTexts } from './expert-agreements.queries.ts'
import { recheckAgreements } from './recheck-agreement.ts'
import { sealedLines } from './seal-agreement.ts'

const app = await testApp()
const { db, providers } = app.services

await buildParty(app)

type Built = Awaited<ReturnType<typeof buildFee>>

const latestText = async () => (await selectTexts(db, 1))[0]!

const read = ({ expert, ids }: Built) => expert.client.call(agreementCalls.get, ids)

it('is read, signed after a code, and kept as a PDF with its sum', async () => {
  const built = await buildFee(app)
  const before = await read(built)
  expect(before).toMatchObject({ status: 1, guest_name: '程怀瑾', signed: [] })
  expect(before.content).toContain(built.meeting.title)
  expect(before.content).toContain('专题讲座 5000.00 元')
  expect(before.content).not.toContain('{{')
  const after = await signAgreement(app, built)
  expect(after).toMatchObject({ status: 2, signed: [{ signer: '程怀瑾' }] })
  const [row] = await selectAgreements(db, built.sheet.id)
  const pdf = await buffer(await providers.storage.read(row!.file_key))
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
  expect(createHash('sha256').update(pdf).digest('hex')).toBe(after.signed[0]!.sha256)
  const file = await fetch(app.url + after.signed[0]!.file_url)
  expect([file.status, file.headers.get('content-type')]).toEqual([200, 'application/pdf'])
  const { fees } = await built.expert.client.call(feeCalls.list, built.ids)
  expect(fees[0]!.missing).not.toContain('劳务协议尚未签署')
  const { rows } = await db.execute(
    sql`select from proved_browsers where browser = ${built.expert.client.guestId}`,
  )
  expect(rows).toHaveLength(1)
})

it('holds nothing of the sheet while its file is stored', async () => {
  const built = await buildFee(app)
  const isFree = async () => {
    await db.execute(sql`select from expert_sheets where id = ${built.sheet.id} for update nowait`)
    return true
  }
  const free: boolean[] = []
  const { storage } = providers
  const put = storage.put.bind(storage)
  const spy = vi.spyOn(storage, 'put').mockImplementation(async (...given) => {
    free.push(await isFree())
    return put(...given)
  })
  expect(await signAgreement(app, built)).toMatchObject({ status: 2 })
  spy.mockRestore()
  expect(free).toEqual([true])
})

it('is not shown on a second device that nobody has proved, signed or not', async () => {
  const built = await buildFee(app, { code: 'Q7Q2MX' })
  const withCode = { ...built.ids, tcode: 'Q7Q2MX' }
  const [own, passedOn] = [app.client(), app.client()]
  for (const client of [own, passedOn]) await client.call(expertTaskCalls.check, withCode)
  const unproved = sheetFailures.deviceUnproved.status
  expect((await passedOn.ask(agreementCalls.get, withCode)).status).toBe(unproved)
  const { digest } = await own.call(agreementCalls.get, withCode)
  await signAgreement(app, built)
  const again = { ...withCode, digest, strokes: drawnSignature, typed_name: '' }
  expect((await passedOn.ask(agreementCalls.sign, again)).status).toBe(unproved)
  expect(await own.call(agreementCalls.sign, again)).toMatchObject({ status: 2 })
})

it('is asked for again when the fee changes, and the old one is kept', async () => {
  const built = await buildFee(app)
  await signAgreement(app, built)
  const fees = consoleOf(built.operator.client, 'expert-fees')
  const changed = { sheet_id: built.sheet.id, title: '专题讲座', gross_fen: 600_000 }
  expect((await fees.change(built.fee_id, changed)).status).toBe(200)
  expect(await read(built)).toMatchObject({ status: 3, signed: [{}] })
  const shown = await built.expert.client.call(feeCalls.list, built.ids)
  expect(shown.fees[0]!.missing).toContain('劳务协议尚未签署')
  expect((await signAgreement(app, built)).signed).toHaveLength(2)
  const signed = consoleOf(built.operator.client, 'expert-agreements')
  expect((await signed.rows({ q: built.meeting.title })).total).toBeGreaterThanOrEqual(2)
})

it('is asked for again when a session moves, and holds again when it moves back', async () => {
  const built = await buildFee(app)
  const session = await buildExpertSession(app, built.sheet.id)
  await signAgreement(app, built)
  const isAgreed = async () =>
    !(await built.expert.client.call(feeCalls.list, built.ids)).fees[0]!.missing.includes('劳务协议尚未签署')
  expect(await isAgreed()).toBe(true)
  const { kind, title, hall } = session
  const moveBy = (minutes: number) =>
    consoleOf(built.operator.client, 'expert-sessions').change(session.id, {
      sheet_id: built.sheet.id,
      kind,
      title,
      hall,
      begin_at: new Date(session.begin_at.getTime() + minutes * 60_000).toISOString(),
      end_at: new Date(session.end_at.getTime() + minutes * 60_000).toISOString(),
    })
  await moveBy(60)
  expect(await read(built)).toMatchObject({ status: 3 })
  expect(await isAgreed()).toBe(false)
  await moveBy(0)
  expect(await read(built)).toMatchObject({ status: 2 })
  expect(await isAgreed()).toBe(true)
})

it('is asked for again when the meeting moves to another day, not when it ends early', async () => {
  const built = await buildFee(app)
  const moveTo = async (begin: string, end: string) => {
    const time = { begin_at: new Date(`${begin}+08:00`), end_at: new Date(`${end}+08:00`) }
    const { id: meetingId } = built.meeting
    await db.update(meetings).set(time).where(eq(meetings.id, meetingId))
    await recheckAgreements.run(app.services, { meetingId })
  }
  const agreedAt = async () => (await selectFees(db, built.sheet.id))[0]!.agreed_at
  await moveTo('2031-05-01T10:00', '2031-05-01T12:00')
  await signAgreement(app, built)
  await moveTo('2031-05-01T09:58', '2031-05-01T11:30')
  expect(await read(built)).toMatchObject({ status: 2 })
  expect(await agreedAt()).not.toBeNull()
  await moveTo('2031-05-02T10:00', '2031-05-02T12:00')
  expect(await read(built)).toMatchObject({ status: 3 })
  expect(await agreedAt()).toBeNull()
})

it('holds when only its words would be others', async () => {
  const built = await buildFee(app)
  await signAgreement(app, built)
  const { content_zh, content_en } = await latestText()
  const texts = consoleOf(built.operator.client, 'expert-agreement-texts')
  await texts.create({ content_zh: `${content_zh}\n七、其他`, content_en })
  expect(await read(built)).toMatchObject({ status: 2 })
})

it('is not signed without a code, a signature, or what was read', async () => {
  const built = await buildFee(app)
  const { digest } = await read(built)
  const code = await codeToSign(app, built)
  const sign = { ...built.ids, digest, code, strokes: drawnSignature, typed_name: '' }
  const ask = (changed: object) => built.expert.client.ask(agreementCalls.sign, { ...sign, ...changed })
  expect((await ask({ code: '' })).message).toBe(agreementFailures.codeMissing.zh)
  expect((await ask({ strokes: [] })).message).toBe(agreementFailures.signatureMissing.zh)
  expect((await ask({ strokes: [[[1, 1]]] })).message).toBe(agreementFailures.signatureMissing.zh)
  expect((await ask({ strokes: [], typed_name: '张三' })).message).toBe(agreementFailures.nameWrong.zh)
  expect((await ask({ digest: 'a'.repeat(64) })).message).toBe(agreementFailures.textChanged.zh)
  const wrongCode = String((Number(code) + 1) % 10_000).padStart(4, '0')
  expect((await ask({ code: wrongCode })).status).toBe(accountFailures.wrongCode.status)
  expect((await ask({ strokes: [], typed_name: '程怀瑾' })).data).toMatchObject({ status: 2 })
})

it('is signed once, however often it is sent', async () => {
  const built = await buildFee(app)
  const { digest } = await read(built)
  const code = await codeToSign(app, built)
  const sign = { ...built.ids, digest, code, strokes: drawnSignature, typed_name: '' }
  await Promise.all([1, 2].map(() => built.expert.client.ask(agreementCalls.sign, sign)))
  await built.expert.client.call(agreementCalls.sign, sign)
  expect(await selectAgreements(db, built.sheet.id)).toHaveLength(1)
})

it('is not needed without a fee', async () => {
  const { expert, ids } = await buildSheet(app)
  const { status, digest } = await expert.client.call(agreementCalls.get, ids)
  expect(status).toBe(0)
  const sign = { ...ids, digest, code: '1234', strokes: drawnSignature, typed_name: '' }
  expect((await expert.client.ask(agreementCalls.sign, sign)).message).toBe(agreementFailures.unneeded.zh)
})

it('has a text that operators change, with known placeholders', async () => {
  const { operator, expert } = await buildFee(app)
  const { content_zh, content_en } = await latestText()
  const texts = consoleOf(operator.client, 'expert-agreement-texts')
  const foreign = consoleOf(expert.client, 'expert-agreement-texts')
  expect((await foreign.askSave({ content_zh, content_en })).status).toBe(403)
  const unknown = await texts.askSave({ content_zh: '{{bank}}', content_en })
  expect(unknown.message).toContain(agreementFailures.placeholderWrong.zh)
  const { id } = await texts.create({ content_zh, content_en })
  expect((await latestText()).id).toBe(id)
})

it('is signed by party A as well, by the published key', async () => {
  const built = await buildFee(app)
  expect((await read(built)).content).toContain('甲方：江城医学会（统一社会信用代码 91350100M000100Y43')
  const { signed } = await signAgreement(app, built)
  expect(signed).toMatchObject([{ signer: '程怀瑾', party: '江城医学会' }])
  const [row] = await selectAgreements(db, built.sheet.id)
  const party = (await selectParty(db))!
  const lines = sealedLines({ digest: row!.text_digest, party, signedAt: row!.signed_at })
  const key = createPublicKey(await (await fetch(app.url + certificateKeyPath)).text())
  expect(verify(null, lines, key, row!.party_signature!)).toBe(true)
})

it('cannot be signed until an operator has entered party A, with a code that can be right', async () => {
  const built = await buildFee(app)
  await db.execute(sql`update expert_agreements set party_id = null, party_signature = null`)
  await db.execute(sql`delete from agreement_parties`)
  const { digest, content } = await read(built)
  expect(content).toContain('甲方：（主办方待填写）')
  const code = await codeToSign(app, built)
  const sign = { ...built.ids, digest, code, strokes: drawnSignature, typed_name: '' }
  expect((await built.expert.client.ask(agreementCalls.sign, sign)).message).toBe(
    agreementFailures.partyMissing.zh,
  )
  const parties = consoleOf(built.operator.client, 'agreement-parties')
  const party = { name: '江城医学会', credit_code: '91350100M000100Y44', signatory: '周明' }
  const wrong = await parties.askSave(party)
  expect(wrong.message).toContain(agreementFailures.creditCodeWrong.zh)
  expect((await consoleOf(built.expert.client, 'agreement-parties').askSave(party)).status).toBe(403)
  await parties.create({ ...party, credit_code: ' 91350100m000100y43 ' })
  expect(await signAgreement(app, built)).toMatchObject({ status: 2 })
})
