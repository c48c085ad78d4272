import * as z from 'zod/mini'
import { smsCodeIfAny } from '../people/account.ts'
import { defineCall } from '../wire/call.ts'
import { defineFailures } from '../wire/failure.ts'
import { json, line, text } from '../wire/fields.ts'
import { ofSheet } from './expert-sheets.ts'
import { oneOf } from '../wire/one-of.ts'

/** `outdated`: a fee or a date has changed since, and a new one has to be signed. */
export const agreementStates = { unneeded: 0, unsigned: 1, signed: 2, outdated: 3 } as const

export const agreementFailures = defineFailures({
  codeMissing: [
    5921,
    '请填写短信验证码后签署',
    'please fill in the code that was sent to you before signing',
  ],
  textChanged: [
    5922,
    '协议内容已更新，请阅读后重新签署',
    'the agreement has changed, please read it and sign again',
  ],
  signatureMissing: [5923, '请先签名', 'please sign first'],
  nameWrong: [5924, '输入的姓名与受邀专家不一致', 'the name is not that of the invited expert'],
  unneeded: [5925, '该任务单暂无需要签署的协议', 'there is nothing to sign in this task sheet'],
  placeholderWrong: [5926, '协议模板含有未知的占位符', 'the text has an unknown placeholder'],
  partyMissing: [
    6420,
    '主办方尚未填写签约主体，暂时无法签署，请联系会务组',
    'the organiser has not entered the legal entity that signs, please contact them',
  ],
  creditCodeWrong: [
    6421,
    '统一社会信用代码不正确，请核对 18 位代码',
    'the unified social credit code is wrong, please check its 18 characters',
  ],
})

export const partyLimits = { name: 100, signatory: 30 } as const

/** The field of a signature, in the units of its points. */
export const signatureArea = { width: 1000, height: 400 } as const

const coordinate = (most: number) => z.int().check(z.minimum(0), z.maximum(most))
const point = z.tuple([coordinate(signatureArea.width), coordinate(signatureArea.height)])

/** Lines as they were drawn. A single point is no signature. */
const strokes = z.array(z.array(point).check(z.maxLength(1000))).check(z.maxLength(100))

const signed = z.object({
  agreement_id: z.int(),
  signer: z.string(),
  /** Party A, which has signed too; empty for those from before it did. */
  party: z.string(),
  sign_time: z.string(),
  /** SHA-256 of the PDF. */
  sha256: z.string(),
  /** Where it is downloaded; expires. */
  file_url: z.string(),
})

const agreement = z.object({
  status: oneOf(agreementStates),
  /** What is signed, filled from the sheet, in the language of the caller. The Chinese text is binding. */
  title: z.string(),
  content: z.string(),
  /** Names the text that was read: signing sends it back. */
  digest: z.string(),
  guest_name: z.string(),
  /** Masked. */
  phone: z.string(),
  /** The signed ones, latest first. */
  signed: z.array(signed),
})

export const agreementCalls = {
  get: defineCall({
    id: 'expert.agreement',
    path: '/api/web/v2/doctorhomepage/agreement',
    about: 'The agreement of a sheet as it would be signed now, and those that were signed.',
    input: ofSheet,
    output: agreement,
  }),
  sign: defineCall({
    id: 'expert.agreementsign',
    path: '/api/web/v2/doctorhomepage/agreementsign',
    about:
      'Signs the agreement whose `digest` was read, with the code of scene `sign`: by drawn lines, or by the typed name for those who cannot draw.',
    input: z.extend(ofSheet, {
      digest: line(64),
      code: smsCodeIfAny,
      strokes: z._default(json(strokes), []),
      typed_name: z._default(text(40), ''),
    }),
    output: agreement,
  }),
}

export type Agreement = z.infer<typeof agreement>
export type SignedAgreement = z.infer<typeof signed>
export type Strokes = z.infer<typeof strokes>
