import * as z from 'zod/mini'
import { slideTicket, userTypes } from './account.ts'
import { defineCall } from '../wire/call.ts'
import { uploadedFile } from '../wire/uploads.ts'
import { defineFailures } from '../wire/failure.ts'
import { bit, flag, id, json, nothing, page, paged, text, words } from '../wire/fields.ts'

export const profileFailures = defineFailures({
  nameTooLong: [4601, '真实姓名最多10个字', 'real name max 10 words'],
  nameWrong: [4602, '请检查您的姓名', 'check your name'],
  emailWrong: [4603, '邮箱不正确', 'email incorrect'],
  incomplete: [4604, '请填写完整信息', 'please fill in everything that is required'],
  identityMissing: [4605, '请先选择身份', 'please choose an identity first'],
  photoNotOwn: [4606, '头像不存在，请重新上传', 'the picture was not found, please upload it again'],
  partnerUnknown: [4607, '合作平台不存在', 'no such partner'],
  pictureNotOwn: [4608, '图片不存在，请重新上传', 'a picture was not found, please upload it again'],
  feedbackAnswered: [4609, '该反馈已回复', 'this feedback has been answered already'],
})

/** The longest text of each field that a person tells about themselves. */
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

/** Letters of any script, and between the parts of a name what people write there. */
const nameParts = /^[\p{L}\p{M}]+(?:[ ·•.'’-]+[\p{L}\p{M}]+)*\.?$/u

/** What is wrong with a real name; undefined when nothing is. */
export function faultOfName(name: string) {
  if (Array.from(name).length > profileLimits.truename) return profileFailures.nameTooLong
  return nameParts.test(name) ? undefined : profileFailures.nameWrong
}

export const isEmail = (email: string) =>
  email.length <= profileLimits.email && /^[\w.%+-]+@[a-z\d-]+(?:\.[a-z\d-]+)*\.[a-z]{2,}$/i.test(email)

/** One line, also none; no control characters, among which is the one that the database cannot keep. */
export const line = (max: number) => text(max).check(z.regex(/^\P{Cc}*$/u))

/** A multipart body writes a line end as two characters, which must not count twice. */
const lines = (max: number) =>
  z.string().check(
    z.overwrite((value) => value.replaceAll('\r\n', '\n')),
    z.trim(),
    z.maxLength(max),
    z.regex(/^[^\0]*$/),
  )

/** Longer than allowed on purpose: the handler says what is wrong in words of its own. */
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

/** How the form asks: the last five have a search or a list of their own. */
export const templateKinds = ['text', 'lines', 'email', 'hospital', 'department', 'title', 'company'] as const

export const templateField = z.object({
  key: z.enum(profileFields),
  label: z.string(),
  kind: z.enum(templateKinds),
  required: bit,
  max_length: z.int(),
  /** What is known so far. */
  value: z.string(),
})

export const profile = z.object({
  userid: z.int(),
  user_type: z.int(),
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
  /** As in `verificationStates`. */
  verification_state: z.int(),
  /** How many have registered through this person's share address. */
  invited_num: z.int(),
})

const identity = z.object({ user_type: z.int(), name: z.string() })

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

export const feedbackKinds = ['fault', 'content', 'account', 'advice', 'other'] as const
export const feedbackLimits = { content: 500, pictures: 4, answer: 500 } as const

export const ownFeedback = z.object({
  feedback_id: z.int(),
  kind: z.enum(feedbackKinds),
  content: z.string(),
  pictures: z.array(z.string()),
  created_at: z.string(),
  /** Empty until there is one. */
  answer: z.string(),
  answered_at: z.string(),
})

export const feedbackItem = z.extend(ownFeedback, {
  /** 0 for a visitor. */
  userid: z.int(),
  truename: z.string(),
  phone: z.string(),
})

export const profileCalls = {
  userType: defineCall({
    id: 'account.getusertype',
    path: '/api/web/v2/account/getusertype',
    about: 'The own identity: 0 none chosen, 1 doctor, 2 other, 3 enterprise.',
    access: 'member',
    input: nothing,
    output: z.object({ user_type: z.int() }),
  }),
  setUserType: defineCall({
    id: 'account.setusertype',
    path: '/api/web/v2/account/setusertype',
    about: 'Sets the identity. Another one than before ends a verification, which was of the former.',
    access: 'member',
    input: z.object({ user_type: chosenType }),
    output: z.object({ user_type: z.int(), verification_state: z.int() }),
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
    about: 'The fields that the completion form asks for by identity and, where one is named, by meeting.',
    access: 'member',
    input: z.object({ meeting_id: z.optional(id) }),
    output: z.object({ user_type: z.int(), need_completion: bit, fields: z.array(templateField) }),
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
    about: 'Everything that the personal screens show of the own profile.',
    access: 'member',
    input: nothing,
    output: profile,
  }),
  saveFields: defineCall({
    id: 'account.setUserInfos',
    path: '/api/web/v2/account/setUserInfos',
    about:
      'Saves single fields of the profile. Another real name than the verified one ends the verification.',
    access: 'member',
    input: z.extend(fields, { photo: z.optional(line(200)) }),
    output: profile,
  }),
  uploadPhoto: defineCall({
    id: 'account.uploadimg',
    path: '/api/web/v2/account/uploadimg',
    about: 'Keeps a picture (10 MB) and makes it the own photo.',
    access: 'member',
    upload: true,
    input: nothing,
    output: uploadedFile,
  }),
  partnerInfo: defineCall({
    id: 'account.getuserencryptinfo',
    path: '/api/web/v2/account/getuserencryptinfo',
    about:
      'The own user info sealed for a partner: `iv.body`, both base64url; body is AES-256-GCM with its tag behind, the name of the partner being the additional data, `issued_at` the time in ms.',
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
    about: 'By which ways the caller wants to be told news.',
    access: 'member',
    input: nothing,
    output: noticeSettings,
  }),
  setNoticeSettings: defineCall({
    id: 'account.setnoticesettings',
    path: '/api/web/v2/account/setnoticesettings',
    about: 'Changes those ways; what is left out stays.',
    access: 'member',
    input: z.object({ sms: z.optional(flag), push: z.optional(flag), mail: z.optional(flag) }),
    output: noticeSettings,
  }),
  feedback: defineCall({
    id: 'account.feedback',
    path: '/api/web/v2/account/feedback',
    about:
      'Tells the operators something. `pictures` is a JSON list of own uploads, so that only members add any. Visitors need `slide_ticket`.',
    input: z.object({
      kind: z.enum(feedbackKinds),
      content: lines(feedbackLimits.content).check(z.minLength(1)),
      pictures: z._default(json(z.array(line(200)).check(z.maxLength(feedbackLimits.pictures))), []),
      phone: z._default(text(15), ''),
      slide_ticket: slideTicket,
    }),
    output: nothing,
  }),
  ownFeedback: defineCall({
    id: 'account.feedbacklist',
    path: '/api/web/v2/account/feedbacklist',
    about: 'What the caller has told the operators, newest first, with their answers.',
    access: 'member',
    input: z.object({ page }),
    output: paged(ownFeedback),
  }),
}

/** What operators do about feedback. */
export const feedbackOperatorCalls = {
  list: defineCall({
    id: 'feedback.lists',
    path: '/api/web/v2/feedback/lists',
    about: 'The feedback, open ones oldest first, answered ones newest first; numbers are masked.',
    access: 'operator',
    input: z.object({ answered: z._default(flag, false), page }),
    output: paged(feedbackItem),
  }),
  detail: defineCall({
    id: 'feedback.detail',
    path: '/api/web/v2/feedback/detail',
    about: 'One feedback with the number to call in full; the look is logged.',
    access: 'operator',
    input: z.object({ feedback_id: id }),
    output: feedbackItem,
  }),
  answer: defineCall({
    id: 'feedback.answer',
    path: '/api/web/v2/feedback/answer',
    about: 'Answers a feedback, once. Its sender reads the answer in feedbacklist.',
    access: 'operator',
    input: z.object({ feedback_id: id, answer: lines(feedbackLimits.answer).check(z.minLength(1)) }),
    output: nothing,
  }),
}

export const workplaceOptionCalls = {
  searchHospital: defineCall({
    id: 'checkin.searchHospital',
    path: '/api/web/v2/checkin/searchhospital',
    about:
      'Up to 20 hospitals by a part of the name, by characters of it in their order, or by pinyin initials.',
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
export type OwnFeedback = z.infer<typeof ownFeedback>
export type FeedbackItem = z.infer<typeof feedbackItem>
export type NoticeSettings = z.infer<typeof noticeSettings>
