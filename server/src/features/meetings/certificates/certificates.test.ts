import { execFileSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { unzipSync } from 'fflate'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { certificateCalls, certificateFailures, certificateKeyPath } from '#contract/meetings/certificates.ts'
import { verificationStates } from '#contract/people/verification-states.ts'
import { buildMeeting } from '#server/testing/build-content.ts'
import { buildMember } from '#server/testing/build-user.ts'
import { consoleOf } from '#server/testing/console-asks.ts'
import { testApp } from '#server/testing/test-app.ts'
import { selectCertificateByNumber, updateRevoked } from './certificates.queries.ts'
import { certificates } from './certificates.tables.ts'
import { issueCertificate } from './issue-certificate.ts'
import { proofOf, signClaim } from './proof.ts'
import { loadCertificateKey } from './signing-key.ts'

const app = await testApp()

async function scene() {
  const { db } = app.services
  const meeting = await buildMeeting(db, { from: -3, to: -1, title: '2026 冠心病规范化诊疗高峰论坛' })
  const { client, user } = await buildMember(app)
  const meeting_id = meeting.id
  await issueCertificate(app.services, {
    userId: user.id,
    meetingId: meeting_id,
    title: meeting.title,
    pointsTenths: 15,
  })
  const certificate = await client.call(certificateCalls.get, { meeting_id })
  return { db, meeting_id, client, user, certificate }
}

const check = (number: string, proof?: string, client = app.client()) =>
  client.call(certificateCalls.check, { number, ...(proof !== undefined && { proof }) })

describe('a certificate', () => {
  it('is confirmed to everybody, with the name masked', async () => {
    const { certificate, client } = await scene()
    expect(await check(certificate.number.toLowerCase())).toMatchObject({
      number: certificate.number,
      truename: '林*',
      credit: '1.5',
      is_intact: 1,
      is_revoked: 0,
      is_mine: 0,
      paper: 'none',
    })
    expect(await check(certificate.number, undefined, client)).toMatchObject({ truename: '林晓', is_mine: 1 })
    const missing = await app.client().ask(certificateCalls.check, { number: 'XL2026-AAAAA-AAAAA' })
    expect(missing.status).toBe(certificateFailures.certificateMissing.status)
  })

  it('shows whether the presented document is genuine', async () => {
    const [one, two] = [await scene(), await scene()]
    const { number, proof } = one.certificate
    expect(await check(number, proof)).toMatchObject({ paper: 'genuine', truename: '林晓' })
    const [version, , signature] = proof.split('.')
    const fields = ['xinglin certificate', number, '张三', 'x', 15, '2026-01-01', '', '', '', 1]
    const claim = Buffer.from(JSON.stringify(fields))
    const forged = [version, claim.toString('base64url'), signature].join('.')
    for (const wrong of [forged, two.certificate.proof, 'v1.x', 'nonsense'])
      expect(await check(number, wrong)).toMatchObject({ paper: 'forged', truename: '林*' })
  })

  it('no longer matches its signature after the record was changed', async () => {
    const { db, certificate } = await scene()
    await db.execute(sql`update certificates set truename = '张三' where number = ${certificate.number}`)
    expect(await check(certificate.number, certificate.proof)).toMatchObject({
      is_intact: 0,
      paper: 'forged',
    })
  })

  it('is revoked only by operators, visibly and with the first reason', async () => {
    const { certificate, client } = await scene()
    const { number } = certificate
    expect((await consoleOf(client, 'certificates').askRows()).status).toBe(403)
    const operator = await buildMember(app, { operator_roles: ['administrator'] })
    const list = consoleOf(operator.client, 'certificates')
    const id = Number((await list.rows({ q: number })).rows[0]!.id)
    expect((await list.run('revoke', id, { reason: '代考' })).problem).toBe('')
    expect((await list.run('revoke', id, { reason: '其他' })).problem).not.toBe('')
    const checked = await check(number)
    expect(checked).toMatchObject({ is_revoked: 1, revoke_reason: '代考' })
    expect(checked.revoked_at).not.toBe('')
  })

  it('is issued once however often it is requested, and listed in authinfo', async () => {
    const { client, user, meeting_id, certificate } = await scene()
    const earned = { userId: user.id, meetingId: meeting_id, title: '另一个', pointsTenths: 1 }
    await Promise.all([1, 2, 3].map(() => issueCertificate(app.services, earned)))
    const info = await client.call(certificateCalls.authInfo, {})
    expect(info).toMatchObject({ truename: '林晓', certificates: [{ number: certificate.number }] })
    expect(info.certificates).toHaveLength(1)
  })

  it('is issued only when the person has a name', async () => {
    const { db } = app.services
    const meeting = await buildMeeting(db, { from: -3, to: -1 })
    const { client, user } = await buildMember(app, { truename: '' })
    await db.execute(sql`insert into credits (user_id, meeting_id) values (${user.id}, ${meeting.id})`)
    const ask = () => client.ask(certificateCalls.get, { meeting_id: meeting.id })
    expect((await ask()).status).toBe(certificateFailures.nameMissing.status)
    await db.execute(sql`update users set truename = '苏叶' where id = ${user.id}`)
    expect((await ask()).data).toMatchObject({ truename: '苏叶' })
  })

  it('is not issued before it is earned', async () => {
    const { client } = await scene()
    const meeting = await buildMeeting(app.services.db, { from: -3, to: -1, is_credit: true })
    const answer = await client.ask(certificateCalls.get, { meeting_id: meeting.id })
    expect(answer.status).toBe(certificateFailures.notEarned.status)
    expect((answer.data as unknown as { conditions: unknown[] }).conditions).toHaveLength(3)
  })
})

describe('its files', () => {
  it('open by the signed address and by no other', async () => {
    const { certificate } = await scene()
    const pdf = await fetch(app.url + certificate.pdf)
    expect(pdf.headers.get('content-type')).toBe('application/pdf')
    const bytes = Buffer.from(await pdf.arrayBuffer())
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
    // Only a subset of the font is embedded: the whole font would be a hundred times larger.
    expect(bytes.length).toBeLessThan(100_000)
    const picture = await fetch(app.url + certificate.picture)
    const metadata = await sharp(Buffer.from(await picture.arrayBuffer())).metadata()
    expect(metadata).toMatchObject({ format: 'png', width: 1190, height: 1684 })
    const bare = certificate.pdf.split('?')[0]!
    for (const wrong of [bare, certificate.pdf.replace('.pdf?', '.png?'), `${certificate.pdf}x`])
      expect((await fetch(app.url + wrong)).status).toBe(404)
  })

  it('contain a proof that a script verifies without the server, as genuine on its day', async () => {
    const { certificate } = await scene()
    const verify = await scriptOf()
    for (const given of [
      saved('a.pdf', await bytesOf(certificate.pdf)),
      saved('a.png', await bytesOf(certificate.picture)),
      certificate.proof,
    ]) {
      const said = verify(given)
      expect(said).toContain('genuine when issued, revocation unknown')
      expect(said).toContain(certificate.number)
      expect(said).toContain('not verified')
    }
    const [version, body, signature] = certificate.proof.split('.')
    const changed = Buffer.from(body!, 'base64url').toString().replace('林晓', '张三')
    const forged = [version, Buffer.from(changed).toString('base64url'), signature].join('.')
    expect(() => verify(forged)).toThrow(/not genuine/)
  })
})

describe('what it says of its holder', () => {
  it('is workplace, title, organiser and whether the name is verified, all of it signed', async () => {
    const { db } = app.services
    const meeting = await buildMeeting(db, { from: -3, to: -1, organiser: '杏林市医学会' })
    const { client, user } = await buildMember(app, { hospital: '杏林市人民医院', title: '主治医师' })
    await db.execute(sql`insert into verifications (user_id, real_name, qualification_sealed, title, photos, state)
      values (${user.id}, ${user.truename}, ''::bytea, '主治医师', '[]', ${verificationStates.passed})`)
    const earned = { userId: user.id, meetingId: meeting.id, title: meeting.title, pointsTenths: 10 }
    await issueCertificate(app.services, earned)
    const certificate = await client.call(certificateCalls.get, { meeting_id: meeting.id })
    const holder = {
      hospital: '杏林市人民医院',
      job_title: '主治医师',
      organiser: '杏林市医学会',
      name_state: 'verified',
    }
    expect(certificate).toMatchObject(holder)
    const { number, proof } = certificate
    expect(await check(number, proof)).toMatchObject({ ...holder, paper: 'genuine' })
    expect(await check(number)).toMatchObject({ hospital: '', job_title: '', truename: '林*' })
    const said = (await scriptOf())(proof)
    for (const fact of ['杏林市人民医院', '主治医师', '杏林市医学会', 'name is   verified'])
      expect(said).toContain(fact)
    await db.execute(sql`update certificates set hospital = '别的医院' where number = ${number}`)
    expect(await check(number, proof)).toMatchObject({ is_intact: 0, paper: 'forged' })
  })

  it('is not asked of certificates that were signed before it was said', async () => {
    const { db, certificate } = await scene()
    const row = (await selectCertificateByNumber(db, certificate.number))!
    const { privateKey } = await loadCertificateKey(app.services)
    const before = { ...row, proof_version: 1 as const }
    const signature = signClaim(before, privateKey)
    await db.update(certificates).set({ proof_version: 1, signature }).where(eq(certificates.id, row.id))
    const proof = proofOf(before, signature)
    expect(await check(row.number, proof)).toMatchObject({ paper: 'genuine', name_state: 'unknown' })
    expect((await scriptOf())(proof)).not.toContain('name is')
  })
})

it('tells any page whether it was revoked', async () => {
  const { db, certificate } = await scene()
  const state = async (number: string) => {
    const answer = await fetch(`${app.url}/certificates/state/${number}`)
    expect(answer.headers.get('access-control-allow-origin')).toBe('*')
    return ((await answer.json()) as { state: string }).state
  }
  expect(await state(certificate.number)).toBe('valid')
  await updateRevoked(db, certificate.number, '代考')
  expect(await state(certificate.number)).toBe('revoked')
  expect(await state('XL2026-AAAAA-AAAAA')).toBe('unknown')
})

it('goes to operators with all others of its meeting, in one archive', async () => {
  const { meeting_id, certificate, client } = await scene()
  const { user: other } = await buildMember(app, { truename: '苏/叶' })
  await issueCertificate(app.services, {
    userId: other.id,
    meetingId: meeting_id,
    title: '论坛',
    pointsTenths: 15,
  })
  const operator = await buildMember(app, { operator_roles: ['administrator'] })
  const { facts } = await consoleOf(operator.client, 'meetings').record(meeting_id)
  const address = facts.find(({ to }) => to?.startsWith('/certificates-of-meeting/'))!.to!
  const open = (cookie: string, at = address) => fetch(app.url + at, { headers: { cookie } })
  const files = unzipSync(new Uint8Array(await (await open(operator.client.cookie)).arrayBuffer()))
  const names = Object.keys(files).filter((name) => name.endsWith('.pdf'))
  expect(names).toHaveLength(2)
  expect(names).toContain(`林晓 ${certificate.number}.pdf`)
  expect(names.some((name) => name.startsWith('苏_叶 '))).toBe(true)
  for (const name of names) expect(Buffer.from(files[name]!).subarray(0, 5).toString()).toBe('%PDF-')
  for (const cookie of ['', client.cookie]) expect((await open(cookie)).status).toBe(404)
  const forOther = address.replace(`/${meeting_id}?`, `/${meeting_id + 1}?`)
  expect((await open(operator.client.cookie, forOther)).status).toBe(404)
})

const folder = mkdtempSync(path.join(tmpdir(), 'certificate-'))

function saved(name: string, body: string | Buffer): string {
  const file = path.join(folder, name)
  writeFileSync(file, body)
  return file
}

const bytesOf = async (address: string) => Buffer.from(await (await fetch(app.url + address)).arrayBuffer())

async function scriptOf() {
  const key = saved('key.pem', await bytesOf(certificateKeyPath))
  const script = path.resolve(import.meta.dirname, '../../../../../tools/verify-certificate.mjs')
  return (given: string) => execFileSync(process.execPath, [script, given, key], { stdio: 'pipe' }).toString()
}
