import * as z from 'zod/mini'
import { defineCall } from '../wire/call.ts'
import { uploadedFile } from '../wire/uploads.ts'
import { defineFailures } from '../wire/failure.ts'
import { json, line, nothing, text } from '../wire/fields.ts'
import { profileLimits } from './profile.ts'
import { oneOf } from '../wire/one-of.ts'
import { verificationStates } from './verification-states.ts'

export const verificationFailures = defineFailures({
  idNumberWrong: [4651, '身份证格式不正确', 'ID format incorrect'],
  qualificationMissing: [4652, '医师资格证号不能为空', 'qualification number cannot be blank'],
  qualificationWrong: [4653, '医师资格证号格式不正确', 'qualification number incorrect'],
  photoCount: [4654, '请上传 2 至 4 张证件照片', 'please upload 2 to 4 photos of your certificates'],
  photoNotOwn: [4655, '证件照片不存在，请重新上传', 'a photo was not found, please upload it again'],
  doctorsOnly: [4656, '仅医生身份可以认证', 'only doctors can be verified'],
  underReview: [4657, '认证正在审核中', 'the verification is under review'],
  alreadyPassed: [4658, '您已通过认证', 'you are verified already'],
  notUnderReview: [4659, '该认证不在审核中', 'this verification is not under review'],
})

export const verificationLimits = {
  fewestPhotos: 2,
  mostPhotos: 4,
  reason: 200,
  title: profileLimits.title,
} as const

const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]
const checkDigits = '10X98765432'

/** 18 characters: a region, a date in the past, a sequence and the check digit of the first seventeen. */
export function isIdNumber(number: string, now = new Date()): boolean {
  const parts = /^[1-9]\d{5}(\d{4})(\d\d)(\d\d)\d{3}[\dX]$/.exec(number)
  if (!parts) return false
  const [year, month, day] = parts.slice(1).map(Number) as [number, number, number]
  const born = new Date(Date.UTC(year, month - 1, day))
  if (born.getUTCMonth() !== month - 1 || born.getUTCDate() !== day || year < 1900 || born > now) return false
  const sum = weights.reduce((sum, weight, at) => sum + weight * Number(number[at]), 0)
  return number[17] === checkDigits[sum % 11]
}

/** Certificates of different decades differ in length; all are digits and capitals. */
export const isQualificationNumber = (number: string) => /^[\dA-Z]{10,30}$/.test(number)

const number = text(40).check(z.toUpperCase())

export const verification = z.object({
  state: oneOf(verificationStates),
  /** Why it failed. */
  reason: z.string(),
  real_name: z.string(),
  /** Masked. */
  id_number: z.string(),
  /** Masked. */
  qualification_number: z.string(),
  title: z.string(),
  photos: z.array(z.string()),
  submitted_at: z.string(),
  reviewed_at: z.string(),
})

export const verificationItem = z.extend(verification, {
  verification_id: z.int(),
  userid: z.int(),
  hospital: z.string(),
  department: z.string(),
})

export const verificationCalls = {
  uploadPhoto: defineCall({
    id: 'account.uploadverification',
    path: '/api/web/v2/account/uploadverification',
    about: 'Stores a photo of a certificate (10 MB), encrypted, for its owner and operators.',
    access: 'member',
    upload: true,
    input: nothing,
    output: uploadedFile,
  }),
  submit: defineCall({
    id: 'account.submitverification',
    path: '/api/web/v2/account/submitverification',
    about:
      'Applies for verification as a doctor; also again after a failure. `photos` is a JSON list of 2 to 4 addresses returned by uploadverification; `id_number` may be left out.',
    access: 'member',
    sealed: true,
    input: z.object({
      real_name: text(200),
      id_number: z._default(number, ''),
      qualification_number: number,
      title: line(verificationLimits.title).check(z.minLength(1)),
      photos: json(z.array(line(200)).check(z.maxLength(20))),
    }),
    output: verification,
  }),
  own: defineCall({
    id: 'account.getverification',
    path: '/api/web/v2/account/getverification',
    about:
      'The state of the caller’s verification: 0 none, 1 under review, 2 passed, 3 failed with the reason.',
    access: 'member',
    input: nothing,
    output: verification,
  }),
}

export type Verification = z.infer<typeof verification>
export type VerificationItem = z.infer<typeof verificationItem>
