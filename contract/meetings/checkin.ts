import * as z from 'zod/mini'
import { accountFailures, defaultCountryCode, userTypes } from '../people/account.ts'
import { isPhone } from '../people/phone.ts'
import { defineCall } from '../wire/call.ts'
import { uploadedFile } from '../wire/uploads.ts'
import { defineFailures } from '../wire/failure.ts'
import type { Failure } from '../wire/failure.ts'
import { bit, flag, id, json, line, nothing, text } from '../wire/fields.ts'
import { passkeyAssertion, passkeyRegistration } from '../people/second-step.ts'
import { faultOfName, isEmail, profileFailures, profileLimits } from '../people/profile.ts'
import { isIdNumber, verificationFailures } from '../people/verification.ts'
import { oneOf } from '../wire/one-of.ts'

/** Passed also covers people who checked in on site. */
export const checkinStates = { none: 0, underReview: 1, passed: 2, failed: 3 } as const

/** Every field that a check-in can ask for; each meeting selects its own. */
export const checkinTexts = [
  'real_name',
  'phone',
  'email',
  'identity',
  'medical_professional',
  'hospital',
  'department',
  'specialty',
  'title',
  'company',
  'product_group',
  'id_number',
  'qualification_number',
] as const
export const checkinPhotos = ['id_card_front', 'id_card_back', 'badge', 'practising_certificate'] as const
export const checkinFields = [...checkinTexts, ...checkinPhotos] as const

export type CheckinField = (typeof checkinFields)[number]
export type CheckinPhoto = (typeof checkinPhotos)[number]
export const isCheckinPhoto = (field: CheckinField): field is CheckinPhoto =>
  checkinPhotos.some((photo) => photo === field)

export const checkinFailures = defineFailures({
  notNeeded: [4501, '该会议无需签到', 'no sign-in needed for this meeting'],
  incomplete: [4502, '信息不完整，请完善后签到', 'information incomplete, complete before sign-in'],
  idCardFrontMissing: [4503, '身份证正面不能为空', 'ID card front cannot be blank'],
  idCardBackMissing: [4504, '身份证反面不能为空', 'ID card back cannot be blank'],
  idNumberMissing: [4505, '身份证号不能为空', 'ID number cannot be blank'],
  practisingMissing: [4506, '执业证书不能为空', 'practising certificate cannot be blank'],
  badgeMissing: [4507, '胸牌照片不能为空', 'badge cannot be blank'],
  photoNotOwn: [4508, '照片不存在，请重新上传', 'a photo was not found, please upload it again'],
  underReview: [4509, '签到审核中', 'your sign-in is under review'],
  alreadyPassed: [4510, '您已签到', 'you have signed in already'],
  notUnderReview: [4511, '该签到不在审核中', 'this sign-in is not under review'],
  onSiteOnly: [
    4515,
    '本场会议在会场扫码签到',
    'this meeting is signed in to at the venue, by scanning the code there',
  ],
  codeOver: [
    4520,
    '签到码已失效，请扫描现场屏幕上的最新签到码',
    'this code has run out, please scan the one on the screen',
  ],
  ticketOver: [4521, '确认超时，请重新扫码', 'confirmed too late, please scan again'],
  otherDevice: [4522, '请在扫码的设备上确认', 'please confirm on the device that scanned the code'],
  deviceUsed: [
    4523,
    '该设备已为其他账号签到，请到签到台由工作人员核实后代签',
    'this device has signed in another person already, please ask the staff at the desk to sign you in',
  ],
  notOpen: [4524, '现在不在现场签到时间内', 'it is not the time to sign in on site'],
  personUnknown: [4525, '该手机号尚未注册', 'nobody is registered with this number'],
  reasonMissing: [4526, '请填写代签原因', 'please say why'],
  visitedAlready: [4527, '该人员已签到', 'this person has signed in already'],
  deviceUnproven: [
    4528,
    '无法确认您的设备，请重新扫码，或到签到台由工作人员代签',
    'your device could not be verified, please scan again or ask the staff at the desk',
  ],
  notConsented: [
    4530,
    '该用户未同意向主办方提供信息，由平台审核',
    'this person has not agreed to share their details with the organiser; the platform reviews it',
  ],
  passkeyRefused: [
    6541,
    '未能通过本机验证，请重新扫码',
    'this device could not verify you, please scan again',
  ],
  nobodyWaiting: [6542, '名单已更新，请查看后再操作', 'the list has changed, please look again'],
  entryTooOld: [4529, '该记录已超过 24 小时，不能再提交', 'this entry is older than 24 hours'],
})

/** A field of the form and whether it is required. */
export const askedField = z.object({ field: z.enum(checkinFields), required: bit })
export type AskedField = z.infer<typeof askedField>

/** As it is typed and shown. */
export type CheckinValues = Partial<Record<CheckinField, string>>
/** As it is sent. */
export type CheckinForm = z.infer<typeof filled>
export type CheckinFaults = Partial<Record<CheckinField, Failure>>

const limits: Partial<Record<CheckinField, number>> = {
  hospital: profileLimits.hospital,
  department: profileLimits.department,
  specialty: 50,
  title: profileLimits.title,
  company: profileLimits.company,
  product_group: profileLimits.product_group,
}
export const checkinLimit = (field: CheckinField) => limits[field] ?? 100
export const staffReasonLimit = 100
export const refusalReasonLimit = 200
/** For how long the counter may hold back what it noted without a network. */
export const staffEntrySeconds = 24 * 60 * 60

/** A public key (P-256, SPKI, base64url), and a signature made with it (IEEE P1363, base64url). */
const deviceKey = text(200)
const deviceSign = text(100)

/** What a device signs when it checks somebody in by the form. A ticket is signed as it is. */
export const checkinStatement = (meetingId: number, userId: number) => `checkin ${meetingId} ${userId}`

const companyFields = new Set<CheckinField>(['company', 'product_group'])

/**
 * The fields that apply to a person: only the people of a company are asked for it. An empty identity is known later where
 * the form asks for it; otherwise everything is asked.
 */
export function fieldsFor(asked: readonly AskedField[], identity: string): AskedField[] {
  const mayBeCompany = identity === '' && !asked.some(({ field }) => field === 'identity')
  return identity === String(userTypes.enterprise) || mayBeCompany
    ? [...asked]
    : asked.filter(({ field }) => !companyFields.has(field))
}

const missing: Partial<Record<CheckinField, Failure>> = {
  id_card_front: checkinFailures.idCardFrontMissing,
  id_card_back: checkinFailures.idCardBackMissing,
  id_number: checkinFailures.idNumberMissing,
  qualification_number: verificationFailures.qualificationMissing,
  practising_certificate: checkinFailures.practisingMissing,
  badge: checkinFailures.badgeMissing,
}

/** The faults of a filled-in form by field, in the order of the form. */
export function faultsOfCheckin(asked: readonly AskedField[], form: CheckinValues): CheckinFaults {
  const faults: CheckinFaults = {}
  for (const { field, required } of asked) {
    const value = form[field]?.trim() ?? ''
    const fault = value === '' ? missingFault(field, required) : faultOfValue(field, value)
    if (fault) faults[field] = fault
  }
  return faults
}

const missingFault = (field: CheckinField, required: 0 | 1) =>
  required === 1 ? (missing[field] ?? checkinFailures.incomplete) : undefined

function faultOfValue(field: CheckinField, value: string): Failure | undefined {
  switch (field) {
    case 'real_name':
      return faultOfName(value)
    case 'email':
      return isEmail(value) ? undefined : profileFailures.emailWrong
    case 'phone':
      return isPhone(value, defaultCountryCode) ? undefined : accountFailures.wrongPhone
    case 'id_number':
      return isIdNumber(value.toUpperCase()) ? undefined : verificationFailures.idNumberWrong
    default:
      return undefined
  }
}

/** What can be chosen; empty for nothing yet. */
export const checkinChoices = { identity: ['', '1', '2', '3'], medical_professional: ['', '0', '1'] } as const

const value = line(200)

const filled = z.object({
  real_name: z.optional(value),
  phone: z.optional(value),
  email: z.optional(value),
  identity: z.optional(z.enum(checkinChoices.identity)),
  medical_professional: z.optional(z.enum(checkinChoices.medical_professional)),
  hospital: z.optional(line(profileLimits.hospital)),
  department: z.optional(line(profileLimits.department)),
  specialty: z.optional(line(50)),
  title: z.optional(line(profileLimits.title)),
  company: z.optional(line(profileLimits.company)),
  product_group: z.optional(line(profileLimits.product_group)),
  id_number: z.optional(text(40).check(z.toUpperCase())),
  qualification_number: z.optional(text(40).check(z.toUpperCase())),
  id_card_front: z.optional(value),
  id_card_back: z.optional(value),
  badge: z.optional(value),
  practising_certificate: z.optional(value),
})

/** Every requested field with its current value; numbers are masked. */
export const checkinInfo = z.object({
  checkin_status: bit,
  state: oneOf(checkinStates),
  /** Why it failed. */
  reason: z.string(),
  is_reviewed: bit,
  /** Checked in on site. */
  is_on_site: bit,
  /** Has scanned the code and waits at the counter. */
  is_waiting: bit,
  /** There is no form: people check in at the venue. */
  is_on_site_only: bit,
  /** The caller runs the meeting, including the counter on site. */
  may_run: bit,
  fields: z.array(askedField),
  form: z.partialRecord(z.enum(checkinFields), z.string()),
  /** The number of the account, masked; empty when it cannot be used here. */
  own_phone: z.string(),
  consent: bit,
  submitted_at: z.string(),
})

export const checkinItem = z.object({
  checkin_id: z.int(),
  meeting_id: z.int(),
  meeting_title: z.string(),
  userid: z.int(),
  state: oneOf(checkinStates),
  reason: z.string(),
  form: z.partialRecord(z.enum(checkinFields), z.string()),
  consent: bit,
  submitted_at: z.string(),
})

const ofMeeting = z.object({ meeting_id: id })
const ofSession = z.object({ meeting_id: id, schedule_id: z._default(id, 0) })

export const checkinCalls = {
  uploadPhoto: defineCall({
    id: 'checkin.upload',
    path: '/api/web/v2/checkin/upload',
    about: 'Stores a photo for a check-in (10 MB), encrypted, for its owner and operators.',
    access: 'member',
    upload: true,
    input: nothing,
    output: uploadedFile,
  }),
  info: defineCall({
    id: 'checkin.info',
    path: '/api/web/v2/checkin/info',
    about:
      'The check-in form of a meeting and the state of the caller’s check-in: 0 none, 1 under review, 2 passed, 3 failed.',
    access: 'member',
    input: ofMeeting,
    output: checkinInfo,
  }),
  submit: defineCall({
    id: 'checkin.submit',
    path: '/api/web/v2/checkin/submit',
    about:
      'Checks in to a meeting, also again after a failed review. `form` is JSON of the fields that checkin/info names; photos are addresses returned by checkin/upload, and `own_phone` as the phone stands for the number of the account. `consent` lets the organiser see the form. A device that has checked somebody else in to this meeting is reviewed: `device_key` names it, `device_sign` signs `checkin <meeting_id> <userid>`.',
    access: 'member',
    sealed: true,
    input: z.object({
      meeting_id: id,
      form: json(filled),
      consent: z._default(flag, false),
      device_key: z.optional(deviceKey),
      device_sign: z.optional(deviceSign),
    }),
    output: checkinInfo,
  }),
  status: defineCall({
    id: 'meeting.getcheckinstatus',
    path: '/api/web/v3/meeting/getcheckinstatus',
    about: 'The state of the caller’s check-in to a meeting.',
    access: 'member',
    input: ofMeeting,
    output: z.object({ checkin_status: bit, state: oneOf(checkinStates), reason: z.string() }),
  }),
}

export const visitMethods = ['code', 'staff'] as const

/** Somebody on site, by a masked name. */
export const visitItem = z.object({
  name: z.string(),
  method: z.enum(visitMethods),
  time: z.string(),
})

/** How a device proved itself: with a key that verifies its user, or with one that any script can make. */
export const visitProofs = ['passkey', 'key'] as const

/** Somebody who has scanned the code and is let in at the counter: a fresh key, or several people at once from one network. */
export const waitingItem = z.object({
  waiting_id: z.int(),
  /** Masked, and the end of the number: a full hall looks on. */
  name: z.string(),
  phone_end: z.string(),
  time: z.string(),
  proof: z.enum(visitProofs),
  /** How many people came from one network within a second; 0 where it was no burst. */
  burst_num: z.int(),
})

/** Checking in on site, for attendees and for the staff. */
export const onSiteCalls = {
  code: defineCall({
    id: 'checkin.code',
    path: '/api/web/v2/checkin/code',
    about:
      'For those who run a meeting: the code to show now, how long it remains the newest, and who is on site.',
    access: 'member',
    input: ofSession,
    output: z.object({
      title: z.string(),
      code: z.string(),
      next_in_ms: z.int(),
      is_open: bit,
      count: z.int(),
      latest: z.array(visitItem),
      waiting: z.array(waitingItem),
    }),
  }),
  scan: defineCall({
    id: 'checkin.scan',
    path: '/api/web/v2/checkin/scan',
    about:
      'Exchanges a code that was just scanned for a ticket, which only this account can confirm, within seconds, on the device that holds the private key of `device_key`.',
    access: 'member',
    input: z.object({
      code: text(200),
      device_key: deviceKey,
      /** The device can verify its user: `passkey` then says what to ask it for. */
      has_passkey: z._default(flag, false),
    }),
    output: z.object({
      meeting_id: z.int(),
      schedule_id: z.int(),
      title: z.string(),
      ticket: z.string(),
      life_ms: z.int(),
      passkey: z.nullable(
        z.object({ kind: z.enum(['create', 'get']), options: z.record(z.string(), z.unknown()) }),
      ),
    }),
  }),
  confirm: defineCall({
    id: 'checkin.confirm',
    path: '/api/web/v2/checkin/confirm',
    about:
      'Checks the caller in on site; a device checks in one account per meeting. `device_sign` signs the ticket. `consent` lets the organiser see name, number and workplace. `created` or `signed` is what the device answered to `passkey`. Without one a key that was never seen waits at the counter (`is_waiting`), as does a burst of fresh keys from one network.',
    access: 'member',
    input: z.object({
      ticket: text(1000),
      device_sign: deviceSign,
      consent: z._default(flag, false),
      created: z.optional(json(passkeyRegistration)),
      signed: z.optional(json(passkeyAssertion)),
    }),
    output: z.object({ meeting_id: z.int(), is_new: bit, is_waiting: bit }),
  }),
  letIn: defineCall({
    id: 'checkin.letin',
    path: '/api/web/v2/checkin/letin',
    about:
      'For those who run a meeting: lets somebody in who waits at the counter, or without `waiting_id` everybody up to `last_id`, the newest that was looked at.',
    access: 'member',
    input: z.object({ ...ofSession.shape, waiting_id: z._default(id, 0), last_id: z._default(id, 0) }),
    output: z.object({ let_in_num: z.int() }),
  }),
  turnAway: defineCall({
    id: 'checkin.turnaway',
    path: '/api/web/v2/checkin/turnaway',
    about: 'For those who run a meeting: somebody on the list is not there.',
    access: 'member',
    input: z.object({ ...ofSession.shape, waiting_id: id }),
    output: nothing,
  }),
  byStaff: defineCall({
    id: 'checkin.bystaff',
    path: '/api/web/v2/checkin/bystaff',
    about:
      'For those who run a meeting: checks somebody in by their number, with a reason; who did it is recorded. `seconds_ago` is how long the counter had to wait for a network.',
    access: 'member',
    input: z.object({
      ...ofSession.shape,
      phone: text(15),
      reason: line(staffReasonLimit),
      seconds_ago: z.optional(id),
    }),
    output: visitItem,
  }),
}

export type CheckinInfo = z.infer<typeof checkinInfo>
export type CheckinItem = z.infer<typeof checkinItem>
export type WaitingItem = z.infer<typeof waitingItem>
export type VisitItem = z.infer<typeof visitItem>
