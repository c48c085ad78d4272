import * as z from 'zod/mini'
import { userTypes } from './account.ts'
import { defineCall } from '../wire/call.ts'
import { uploadedFile } from '../wire/uploads.ts'
import { defineFailures } from '../wire/failure.ts'
import { bit, flag, id, line, lines, nothing, text, words } from '../wire/fields.ts'
import { characterCount } from '../wire/character-count.ts'
import { oneOf } from '../wire/one-of.ts'
import { verificationStates } from './verification-states.ts'

export const profileFailures = defineFailures({
  nameTooLong: [4601, '真实姓名最多10个字', 'real name max 10 words'],
  nameWrong: [4602, '请检查您的姓名', 'check your name'],
  emailWrong: [4603, '邮箱不正确', 'email incorrect'],
  incomplete: [4604, '请填写完整信息', 'please fill in everything that is required'],
  identityMissing: [4605, '请先选择身份', 'please choose an identity first'],
  photoNotOwn: [4606, '头像不存在，请重新上传', 'the picture was not found, please upload it again'],
  partnerUnknown: [4607, '合作平台不存在', 'no such partner'],
})

/** The longest text of each field of a profile. */
export const profileLimits = {
  truename: 10,
  hospital: 50,
  department: 30,
  title: 30,
  company: 50,
  product_group: 50,
  email: 100,
  good_at: 500,
  introduce: 1000,
} as const

export type ProfileField = keyof typeof profileLimits
export const profileFields = Object.keys(profileLimits) as ProfileField[]

/** Letters of any script, with the separators that people write between the parts of a name. */
const nameParts = /^[\p{L}\p{M}]+(?:[ ·•.'’-]+[\p{L}\p{M}]+)*\.?$/u

/** What is wrong with a real name; undefined if it is valid. */
export function faultOfName(name: string) {
  if (characterCount(name) > profileLimits.truename) return profileFailures.nameTooLong
  return nameParts.test(name) ? undefined : profileFailures.nameWrong
}

export const isEmail = (email: string) =>
  email.length <= profileLimits.email && /^[\w.%+-]+@[a-z\d-]+(?:\.[a-z\d-]+)*\.[a-z]{2,}$/i.test(email)

/** Longer than allowed on purpose: the handler has its own message for what is wrong. */
const spoken = text(200)

const fields = z.object({
  truename: z.optional(spoken),
  hospital: z.optional(line(profileLimits.hospital)),
  department: z.optional(line(profileLimits.department)),
  title: z.optional(line(profileLimits.title)),
  company: z.optional(line(profileLimits.company)),
  product_group: z.optional(line(profileLimits.product_group)),
  email: z.optional(spoken),
  good_at: z.optional(lines(profileLimits.good_at)),
  introduce: z.optional(lines(profileLimits.introduce)),
})

/** The control that the form shows: the last five have their own search or list. */
export const templateKinds = ['text', 'lines', 'email', 'hospital', 'department', 'title', 'company'] as const

export const templateField = z.object({
  key: z.enum(profileFields),
  label: z.string(),
  kind: z.enum(templateKinds),
  required: bit,
  max_length: z.int(),
  /** The value known so far. */
  value: z.string(),
})

export const profile = z.object({
  userid: z.int(),
  user_type: oneOf(userTypes),
  photo: z.string(),
  truename: z.string(),
  country_code: z.string(),
  /** Masked. */
  phone: z.string(),
  email: z.string(),
  hospital: z.string(),
  department: z.string(),
  title: z.string(),
  company: z.string(),
  product_group: z.string(),
  good_at: z.string(),
  introduce: z.string(),
  alert_userinfo_frame: bit,
  verification_state: oneOf(verificationStates),
  /** How many people have registered through this person's share address. */
  invited_num: z.int(),
})

const identity = z.object({ user_type: oneOf(userTypes), name: z.string() })

/** `value` is what is stored, `name` how it is shown in the language of the caller. */
const option = z.object({ value: z.string(), name: z.string() })
export const optionGroup = z.object({ value: z.string(), name: z.string(), children: z.array(option) })

export const hospital = z.object({
  hospital_id: z.int(),
  name: z.string(),
  province: z.string(),
  city: z.string(),
})

const chosenType = z.codec(z.enum(['1', '2', '3']), z.literal([1, 2, 3]), {
  decode: (value) =>
    value === '3' ? userTypes.enterprise : value === '2' ? userTypes.other : userTypes.doctor,
  encode: (value) => (value === 3 ? '3' : value === 2 ? '2' : '1'),
})

export const noticeSettings = z.object({ sms: bit, push: bit, mail: bit })

export const profileCalls = {
  userType: defineCall({
    id: 'account.getusertype',
    path: '/api/web/v2/account/getusertype',
    about: 'The caller’s identity: 0 none chosen, 1 doctor, 2 other, 3 enterprise.',
    access: 'member',
    input: nothing,
    output: z.object({ user_type: oneOf(userTypes) }),
  }),
  setUserType: defineCall({
    id: 'account.setusertype',
    path: '/api/web/v2/account/setusertype',
    about: 'Sets the identity. Changing it ends a verification, which belonged to the former one.',
    access: 'member',
    input: z.object({ user_type: chosenType }),
    output: z.object({ user_type: oneOf(userTypes), verification_state: oneOf(verificationStates) }),
  }),
  identities: defineCall({
    id: 'account.usertype',
    path: '/api/web/v2/account/usertype',
    about: 'The identities to choose from.',
    input: nothing,
    output: z.array(identity),
  }),
  template: defineCall({
    id: 'account.getusertemplateinfo',
    path: '/api/web/v2/account/getusertemplateinfo',
    about: 'The fields of the completion form for the identity and, if named, for a meeting.',
    access: 'member',
    input: z.object({ meeting_id: z.optional(id) }),
    output: z.object({ user_type: oneOf(userTypes), need_completion: bit, fields: z.array(templateField) }),
  }),
  registerOptions: defineCall({
    id: 'account.getRegisterOptions',
    path: '/api/web/v2/account/getRegisterOptions',
    about: 'The option lists of the completion form.',
    input: nothing,
    output: z.object({
      identities: z.array(identity),
      departments: z.array(optionGroup),
      titles: z.array(optionGroup),
    }),
  }),
  saveForm: defineCall({
    id: 'account.setusermessage',
    path: '/api/web/v2/account/setusermessage',
    about: 'Saves the completion form: the fields that getusertemplateinfo names, and no others.',
    access: 'member',
    input: z.extend(fields, { meeting_id: z.optional(id) }),
    output: profile,
  }),
  profile: defineCall({
    id: 'account.getprofile',
    path: '/api/web/v2/account/getprofile',
    about: 'The caller’s profile as the personal screens show it.',
    access: 'member',
    input: nothing,
    output: profile,
  }),
  saveFields: defineCall({
    id: 'account.setUserInfos',
    path: '/api/web/v2/account/setUserInfos',
    about:
      'Saves single fields of the profile. A real name other than the verified one ends the verification.',
    access: 'member',
    input: z.extend(fields, { photo: z.optional(line(200)) }),
    output: profile,
  }),
  uploadPhoto: defineCall({
    id: 'account.uploadimg',
    path: '/api/web/v2/account/uploadimg',
    about: 'Stores a picture (10 MB) and makes it the caller’s photo.',
    access: 'member',
    upload: true,
    input: nothing,
    output: uploadedFile,
  }),
  partnerInfo: defineCall({
    id: 'account.getuserencryptinfo',
    path: '/api/web/v2/account/getuserencryptinfo',
    about:
      'The caller’s user info sealed for a partner: `iv.body`, both base64url; body is AES-256-GCM followed by its tag, with the name of the partner as additional data; `issued_at` is the time in ms.',
    access: 'member',
    input: z.object({ partner: words(40) }),
    output: z.object({ partner: z.string(), encrypt_info: z.string() }),
  }),
  sellerName: defineCall({
    id: 'account.getsellername',
    path: '/api/web/v2/account/getsellername',
    about: 'The name of the inviting person, for share pages.',
    input: z.object({ inviter: id }),
    output: z.object({ name: z.string() }),
  }),
  noticeSettings: defineCall({
    id: 'account.getnoticesettings',
    path: '/api/web/v2/account/getnoticesettings',
    about: 'The channels by which the caller wants to be notified.',
    access: 'member',
    input: nothing,
    output: noticeSettings,
  }),
  setNoticeSettings: defineCall({
    id: 'account.setnoticesettings',
    path: '/api/web/v2/account/setnoticesettings',
    about: 'Changes those channels; omitted ones stay.',
    access: 'member',
    input: z.object({ sms: z.optional(flag), push: z.optional(flag), mail: z.optional(flag) }),
    output: noticeSettings,
  }),
}

export const workplaceOptionCalls = {
  searchHospital: defineCall({
    id: 'checkin.searchHospital',
    path: '/api/web/v2/checkin/searchhospital',
    about: 'Up to 20 hospitals by a part of the name, by its characters in order, or by pinyin initials.',
    input: z.object({ keyword: line(50).check(z.minLength(1)) }),
    output: z.array(hospital),
  }),
  departmentLevels: defineCall({
    id: 'checkin.departmentLevels',
    path: '/api/web/v2/checkin/departmentlevels',
    about: 'The departments in two levels.',
    input: nothing,
    output: z.array(optionGroup),
  }),
  titleOptions: defineCall({
    id: 'checkin.titleOptions',
    path: '/api/web/v2/checkin/titleoptions',
    about: 'The professional titles by profession.',
    input: nothing,
    output: z.array(optionGroup),
  }),
}

export type Profile = z.infer<typeof profile>
export type TemplateField = z.infer<typeof templateField>
export type TemplateKind = (typeof templateKinds)[number]
export type OptionGroup = z.infer<typeof optionGroup>
export type NoticeSettings = z.infer<typeof noticeSettings>
