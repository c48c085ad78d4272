import * as z from 'zod/mini'
import { defineCall } from '../wire/call.ts'
import { defineFailures } from '../wire/failure.ts'
import { bit, id, json, text, words } from '../wire/fields.ts'

export const certificateFailures = defineFailures({
  notEarned: [4971, '尚未满足发放证书的条件', 'the conditions for the certificate are not met yet'],
  nameMissing: [
    4972,
    '请先填写真实姓名，再领取证书',
    'please fill in your real name before you take the certificate',
  ],
  notRevoked: [4973, '证书有效，无需重新颁发', 'the certificate is valid, there is nothing to issue again'],
  certificateMissing: [404, '没有这个编号的证书', 'there is no certificate of this number'],
})

/** `verified`: compared with a licence; `declared`: entered by the holder; `unknown`: on certificates of before it was said. */
export const nameStates = ['verified', 'declared', 'unknown'] as const

const certificate = z.object({
  number: z.string(),
  meeting_id: z.int(),
  meeting_title: z.string(),
  truename: z.string(),
  /** Where and as what the holder worked on the day it was issued; empty on certificates of before. */
  hospital: z.string(),
  job_title: z.string(),
  /** Who held the programme; empty where the platform did. */
  organiser: z.string(),
  name_state: z.enum(nameStates),
  credit: z.string(),
  issued_on: z.string(),
  is_revoked: bit,
})

/** How a certificate looks. `{points}` in its closing is replaced by the credit. */
export const certificateLook = z.object({
  issuer: words(40),
  heading: words(20),
  heading_en: words(60),
  lead: words(40),
  closing: words(60),
  closing_en: words(100),
  remark: text(60),
  accent: z.string().check(z.regex(/^#[0-9a-f]{6}$/)),
  /** Pictures of the library in the place of the platform's blossom and seal; certificates of before have neither. */
  logo: z.optional(text(500)),
  seal: z.optional(text(500)),
})
export type CertificateLook = z.infer<typeof certificateLook>

/** The path of the public key with which certificates are verified without this server. */
export const certificateKeyPath = '/certificates/public-key.pem'

/** The path of the page that verifies certificates offline, in one file to save. */
export const verifyPagePath = '/verify.html'

/** `genuine`: signed by this platform and as recorded; `forged`: not so; `none`: no proof was sent. */
export const proofStates = ['genuine', 'forged', 'none'] as const

export const certificateCheck = z.extend(certificate, {
  /** The name is masked, and workplace and title are left out, unless the caller owns the certificate or has its proof. */
  is_mine: bit,
  /** The record still matches its signature. */
  is_intact: bit,
  revoked_at: z.string(),
  revoke_reason: z.string(),
  paper: z.enum(proofStates),
  public_key: z.string(),
})

export const certificateCalls = {
  get: defineCall({
    id: 'meeting.getCertificate',
    path: '/api/web/v3/onlineexam/getCertificate',
    access: 'member',
    about:
      'The caller’s certificate of a meeting as PDF, picture and Open Badges 3.0 credential; issued once all conditions are met. The addresses expire.',
    input: z.object({ meeting_id: id }),
    output: z.extend(certificate, {
      pdf: z.string(),
      picture: z.string(),
      badge: z.string(),
      proof: z.string(),
    }),
  }),
  authInfo: defineCall({
    id: 'meeting.authinfo',
    path: '/api/web/v3/frame/authinfo',
    access: 'member',
    about: 'The caller’s certificates, latest first, and their total credit.',
    input: z.object({}),
    output: z.object({
      truename: z.string(),
      credit_total: z.string(),
      certificates: z.array(certificate),
    }),
  }),
  check: defineCall({
    id: 'certificate.check',
    path: '/api/web/v3/onlineexam/checkcertificate',
    about: 'Whether a certificate is genuine and valid; `proof` is the part of its QR code after the #.',
    input: z.object({ number: words(40), proof: z.optional(text(2000)) }),
    output: certificateCheck,
  }),
}

export const certificateTemplateCalls = {
  preview: defineCall({
    id: 'certificateTemplate.preview',
    path: '/api/console/certificatetemplate/preview',
    access: 'operator',
    right: 'meetings.edit',
    about: 'A certificate of a made-up doctor with this look, as a PNG in a data address.',
    input: z.object({ look: json(certificateLook) }),
    output: z.object({ picture: z.string() }),
  }),
}

export type Certificate = z.infer<typeof certificate>
export type CertificateCheck = z.infer<typeof certificateCheck>
