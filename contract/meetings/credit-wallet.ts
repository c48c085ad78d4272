import * as z from 'zod/mini'
import { contentText } from '../wire/content-text.ts'
import { defineCall } from '../wire/call.ts'
import { defineFailures } from '../wire/failure.ts'
import { bit, code, count, id, json, line, nothing, text } from '../wire/fields.ts'
import { uploadedFile } from '../wire/uploads.ts'
import { oneOf } from '../wire/one-of.ts'

export const walletFailures = defineFailures({
  numberTaken: [
    6161,
    '该证书编号已登记，学分不会重复计算',
    'a certificate of this number is in your wallet already; nothing counts twice',
  ],
  meetingTaken: [
    6162,
    '该活动在这一天的学分已登记，不会重复计算',
    'this activity of this day is in your wallet already; nothing counts twice',
  ],
  ownPlatform: [
    6163,
    '该证书由本平台颁发，学分已自动计入',
    'this certificate was issued here and counts by itself',
  ],
  dayWrong: [
    6164,
    '请填写正确的取得日期，不能晚于今天',
    'please give the day of the credit, not after today',
  ],
  pointsWrong: [
    6165,
    '学分应在 0.1 至 100 之间，最多一位小数',
    'credits are between 0.1 and 100, with one decimal',
  ],
  titleMissing: [6166, '请填写活动名称', 'please give the name of the activity'],
  fileMissing: [6167, '请上传证书照片或 PDF', 'please upload a photo or PDF of the certificate'],
  fileNotOwn: [6168, '证书文件不存在，请重新上传', 'the file was not found, please upload it again'],
  fileKindWrong: [
    6169,
    '仅支持 jpg、png、webp 图片和 pdf 文件',
    'only jpg, png and webp pictures and pdf files',
  ],
  alreadyCounted: [
    6170,
    '该学分已计入，如需修改请先删除',
    'this credit counts already; to change it, remove it first',
  ],
  tooMany: [6171, '登记的学分已达上限', 'there are too many credits in the wallet'],
  idNumberMissing: [
    6173,
    '该平台的格式需要身份证号，请先完成身份认证',
    'the format of this platform wants your ID number; please get verified first',
  ],
  requirementWrong: [
    6172,
    'Ⅰ类学分要求不能高于总学分要求',
    'no more credits of class I can be required than in total',
  ],
})

/** National continuing education knows two classes; credits of this platform are of class II. */
export const creditClasses = { first: 1, second: 2 } as const

export const walletLimits = {
  title: 80,
  organiser: 60,
  number: 60,
  files: 3,
  credits: 500,
  note: 200,
} as const

/** Whether a credit from elsewhere waits for its owner to compare it with the certificate. */
export const walletStates = { toCheck: 0, counted: 1 } as const

export const walletFormats = ['pdf', 'xlsx'] as const

/** `YYYY-MM-DD`. */
const day = text(10)

export const walletCredit = z.object({
  /** 1 earned here, 0 from elsewhere. */
  is_platform: bit,
  /** The entry of a credit from elsewhere, the meeting of one from here. */
  credit_id: z.int(),
  title: contentText,
  organiser: z.string(),
  number: z.string(),
  credit_class: z.int(),
  /** Points with one decimal. */
  credit: z.string(),
  earned_on: z.string(),
  state: oneOf(walletStates),
  /** Addresses of its photos or PDFs, which only the caller may open. */
  files: z.array(z.string()),
})

export const creditRequirement = z.object({
  requirement_id: z.int(),
  year: z.int(),
  title: z.string(),
  province: z.string(),
  credit: z.string(),
  first_class: z.string(),
  note: z.string(),
})

export const creditFormat = z.object({
  format_id: z.int(),
  province: z.string(),
  name: z.string(),
  /** When the caller last took the credits of this year in it; empty if never. */
  exported_time: z.string(),
})

export const wallet = z.object({
  year: z.int(),
  /** The years that there is something in, latest first, and the current one. */
  years: z.array(z.int()),
  /** The closest one for the caller’s title and the province of their hospital. */
  requirement: z.nullable(creditRequirement),
  total: z.string(),
  first_class_total: z.string(),
  /** What is missing to the requirement; 0.0 once it is met. */
  gap: z.string(),
  first_class_gap: z.string(),
  credits: z.array(walletCredit),
  /** In which formats platforms of provinces take the credits, the one of the caller’s hospital first. */
  formats: z.array(creditFormat),
})

const fields = {
  title: line(walletLimits.title),
  organiser: z._default(line(walletLimits.organiser), ''),
  number: z._default(line(walletLimits.number), ''),
  credit_class: code.check(z.minimum(1), z.maximum(2)),
  credit: text(8),
  earned_on: day,
  files: json(z.array(z.string()).check(z.maxLength(walletLimits.files))),
}

const ofCredit = { credit_id: id }
const year = count.check(z.maximum(2100))

export const walletCalls = {
  get: defineCall({
    id: 'wallet.get',
    path: '/api/web/v3/creditwallet/get',
    about:
      'The credits of the caller in one year (0 the current one), earned here and elsewhere, and the gap to the requirement.',
    access: 'member',
    input: z.object({ year: z._default(year, 0) }),
    output: wallet,
  }),
  upload: defineCall({
    id: 'wallet.upload',
    path: '/api/web/v3/creditwallet/upload',
    about: 'Stores the photo or PDF of a certificate, encrypted; only its owner may open it.',
    access: 'member',
    upload: true,
    input: nothing,
    output: uploadedFile,
  }),
  add: defineCall({
    id: 'wallet.add',
    path: '/api/web/v3/creditwallet/add',
    about:
      'Adds a credit from elsewhere. It counts once the caller has confirmed it. Neither a number nor an activity of a day is taken twice.',
    access: 'member',
    input: z.object(fields),
    output: walletCredit,
  }),
  edit: defineCall({
    id: 'wallet.edit',
    path: '/api/web/v3/creditwallet/edit',
    about: 'Corrects a credit from elsewhere that does not count yet.',
    access: 'member',
    input: z.object({ ...ofCredit, ...fields }),
    output: walletCredit,
  }),
  confirm: defineCall({
    id: 'wallet.confirm',
    path: '/api/web/v3/creditwallet/confirm',
    about:
      'The caller has compared an entry with its certificate: from now on it counts. Repeating changes nothing.',
    access: 'member',
    input: z.object(ofCredit),
    output: walletCredit,
  }),
  remove: defineCall({
    id: 'wallet.remove',
    path: '/api/web/v3/creditwallet/remove',
    about: 'Removes a credit from elsewhere and its files.',
    access: 'member',
    input: z.object(ofCredit),
    output: nothing,
  }),
  export: defineCall({
    id: 'wallet.export',
    path: '/api/web/v3/creditwallet/export',
    about:
      'The counted credits of a year as a file for the hospital, or with `format_id` as an Excel file that the platform of a province reads. The address expires.',
    access: 'member',
    input: z.object({ year, format: z.enum(walletFormats), format_id: z.optional(id) }),
    output: z.object({ file_name: z.string(), url: z.string() }),
  }),
}

export type WalletCredit = z.infer<typeof walletCredit>
export type CreditRequirement = z.infer<typeof creditRequirement>
export type CreditFormat = z.infer<typeof creditFormat>
export type Wallet = z.infer<typeof wallet>
export type WalletFormat = (typeof walletFormats)[number]
