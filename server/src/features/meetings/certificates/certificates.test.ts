import { execFileSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { certificateCalls, certificateFailures, certificateKeyPath } from '#contract/meetings/certificates.ts'
import { buildMeeting } from '#server/testing/build-content.ts'
import { buildMember } from '#server/testing/build-user.ts'
import { consoleOf } from '#server/testing/console-asks.ts'
import { testApp } from '#server/testing/test-app.ts'
import { issueCertificate } from './issue-certificate.ts'

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
    const claim = Buffer.from(JSON.stringify(['xinglin certificate', number, '张三', 'x', 15, '2026-01-01']))
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

  it('contain a proof that a script verifies without the server', async () => {
    const { certificate } = await scene()
    const folder = mkdtempSync(path.join(tmpdir(), 'certificate-'))
    const save = (name: string, body: string | Buffer) => {
      const file = path.join(folder, name)
      writeFileSync(file, body)
      return file
    }
    const bytes = async (address: string) => Buffer.from(await (await fetch(app.url + address)).arrayBuffer())
    const key = save('key.pem', await bytes(certificateKeyPath))
    const script = path.resolve(import.meta.dirname, '../../../../../tools/verify-certificate.mjs')
    const verify = (...given: string[]) =>
      execFileSync(process.execPath, [script, ...given, key], { stdio: 'pipe' }).toString()
    for (const given of [
      save('a.pdf', await bytes(certificate.pdf)),
      save('a.png', await bytes(certificate.picture)),
      certificate.proof,
    ])
      expect(verify(given)).toContain(certificate.number)
    const [version, body, signature] = certificate.proof.split('.')
    const changed = Buffer.from(body!, 'base64url').toString().replace('林晓', '张三')
    const forged = [version, Buffer.from(changed).toString('base64url'), signature].join('.')
    expect(() => verify(forged)).toThrow(/not genuine/)
  })
})
