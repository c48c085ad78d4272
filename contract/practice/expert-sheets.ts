import * as z from 'zod/mini'
import { contentText } from '../wire/content-text.ts'
import { accountCalls, smsCodeIfAny } from '../people/account.ts'
import { profileLimits } from '../people/profile.ts'
import { defineCall } from '../wire/call.ts'
import { defineFailures } from '../wire/failure.ts'
import { bit, id, line, lines, nothing, onOff, page, paged, text } from '../wire/fields.ts'
import { uploadedFile } from '../wire/uploads.ts'
import { oneOf } from '../wire/one-of.ts'

/** Task, sheet and guest: `docs/glossary.md`. */
export const partTypes = { lecturer: 1, chair: 2, panel: 3 } as const
export const sheetStates = { open: 0, confirmed: 1, refused: 2 } as const

export const sheetFailures = defineFailures({
  taskMissing: [404, '任务单不存在', 'the task sheet does not exist'],
  notInvited: [
    4717,
    '您登录的手机号非邀约讲课专家，请更换其它账号登录!',
    'The mobile number you logged in with is not an invited lecturer. Please log in with another account.',
  ],
  severalSheets: [4777, '您有多份任务单，请选择', 'you have several task sheets, please choose one'],
  taskOver: [4718, '会议已结束，无法确认', 'the meeting is over, this can no longer be confirmed'],
  pictureNotOwn: [4719, '照片不存在，请重新上传', 'the picture was not found, please upload it again'],
  deviceUnproved: [
    4781,
    '此设备首次打开该任务单，请先验证手机号',
    'this device is new to the task sheet, please confirm the mobile number first',
  ],
  codeWrong: [
    4785,
    '链接不正确或已失效，请用受邀的手机号登录',
    'this link is wrong or no longer valid, please log in with the invited mobile number',
  ],
  reasonMissing: [4782, '请填写原因', 'please give the reason'],
})

export const sheetLimits = { reason: 500, code: 6 } as const

/** The longest text of each field that a guest may edit. */
export const guestLimits = {
  guest_name: profileLimits.truename,
  guest_position_name: profileLimits.title,
  guest_hospital_name: profileLimits.hospital,
  guest_department_name: profileLimits.department,
  introduce: 20_000,
} as const

export type GuestField = keyof typeof guestLimits

const guestChoice = z.object({
  guest_id: z.int(),
  guest_name: z.string(),
  guest_photo: z.string(),
  guest_position_name: z.string(),
  guest_hospital_name: z.string(),
  guest_department_name: z.string(),
})

/** An invited expert as the meeting introduces them. */
export const guestInfo = z.extend(guestChoice, { introduce: z.string(), meeting_title: contentText })

/** The home of an expert: who they are, and for which meeting. */
export const expertHome = z.extend(guestInfo, {
  id: z.int(),
  part_type: oneOf(partTypes),
  meeting_id: z.int(),
  cover: z.string(),
  begin_time: z.string(),
  /** Their homepage; 0 if they have none. */
  doctor_id: z.int(),
})

/** What one expert is asked for in a meeting. */
export const expertSheet = z.object({
  /** The number of the task, which all guests of the meeting share. */
  id: z.int(),
  guest_id: z.int(),
  guest_name: z.string(),
  meeting_id: z.int(),
  meeting_title: contentText,
  cover: z.string(),
  begin_time: z.string(),
  end_time: z.string(),
  part_type: oneOf(partTypes),
  note: z.string(),
  /** How to reach the organiser; may be empty. */
  contact: z.string(),
  status: oneOf(sheetStates),
  reason: z.string(),
  confirm_time: z.string(),
  /** Whether it may be confirmed or refused. */
  can_confirm: bit,
})

/** The task, and which of its sheets: by the code of the invitation, or by the number of the caller's account. */
export const ofSheet = z.object({ id, tcode: z._default(text(40), ''), guest_id: z.optional(id) })

/** The same for what a device that was never proved may do only with a code that is sent by SMS. */
export const ofProvedSheet = z.extend(ofSheet, { code: smsCodeIfAny })

/** The SMS scenes of codes that go to the guest of a sheet. */
export const sheetScenes = ['confirm', 'sign', 'withdraw'] as const

export const expertTaskCalls = {
  loginPage: defineCall({
    id: 'expert.loginpage',
    path: '/api/web/v2/doctorhomepage/loginpage',
    about: 'What somebody who has not entered yet may know of a task.',
    input: z.object({ id }),
    output: z.object({
      meeting_group_contact: z.string(),
      meeting_id: z.int(),
      meeting_title: contentText,
      cover: z.string(),
    }),
  }),
  website: defineCall({
    id: 'expert.officalwebsite',
    path: '/api/web/v2/doctorhomepage/officalwebsite',
    about: 'The website of the meeting of a task; that of its own page where there is no other.',
    input: z.object({ id }),
    output: z.object({ offical_website: z.string() }),
  }),
  servicePhone: defineCall({
    id: 'expert.servicephone',
    path: '/api/web/v2/doctorhomepage/servicephone',
    about: 'The hotline of the platform; empty if there is none.',
    input: nothing,
    output: z.object({ service_phone: z.string() }),
  }),
  login: defineCall({
    id: 'expert.login',
    path: '/api/web/v2/doctorhomepage/login',
    about: 'The same login as account/login, for the page of a task.',
    sealed: true,
    input: accountCalls.login.input,
    output: accountCalls.login.output,
  }),
  codeLogin: defineCall({
    id: 'expert.codelogin',
    path: '/api/web/v2/doctorhomepage/codelogin',
    about: 'The same login as account/codeLogin, for the page of a task.',
    sealed: true,
    input: accountCalls.codeLogin.input,
    output: accountCalls.codeLogin.output,
  }),
  check: defineCall({
    id: 'expert.checksubjectexpert',
    path: '/api/web/v2/doctorhomepage/checksubjectexpert',
    about:
      'Whether the caller may open a sheet of the task: by its code, else by the number of their account. 4717 if the number they logged in with is not invited, 4777 if they have several and chose none by `guest_id`. The answer carries the code to come back with.',
    countsVisit: true,
    input: z.extend(ofSheet, { userid: z.optional(text(20)) }),
    output: z.object({ guest_id: z.int(), tcode: z.string(), is_proved: bit, phone: z.string() }),
  }),
  guests: defineCall({
    id: 'expert.getmultipleguest',
    path: '/api/web/v2/doctorhomepage/getmultipleguest',
    about: 'The sheets of a task that belong to the number of the caller.',
    access: 'member',
    input: z.object({ id }),
    output: z.array(guestChoice),
  }),
  proveDevice: defineCall({
    id: 'expert.provedevice',
    path: '/api/web/v2/doctorhomepage/provedevice',
    about: 'Sends a code by SMS to the invited number of a sheet, for a device that has to be proved.',
    input: z.extend(ofSheet, { scene: z.enum(sheetScenes) }),
    output: z.object({ phone: z.string() }),
  }),
  confirmDevice: defineCall({
    id: 'expert.confirmdevice',
    path: '/api/web/v2/doctorhomepage/confirmdevice',
    about:
      'Proves the device by the code of `provedevice`, scene `confirm`, so that it may read what is about money; nothing happens on one that is proved.',
    input: ofProvedSheet,
    output: nothing,
  }),
}

export const sheetCalls = {
  status: defineCall({
    id: 'expert.assignmentStatus',
    path: '/api/web/v2/doctorhomepage/assignmentstatus',
    about: 'A sheet and whether its schedule was confirmed.',
    input: ofSheet,
    output: expertSheet,
  }),
  affirm: defineCall({
    id: 'expert.assignmentaffirm',
    path: '/api/web/v2/doctorhomepage/assignmentaffirm',
    about:
      'Confirms (`type` 1) or, with a reason, refuses (2) the schedule of a sheet; repeating it changes nothing.',
    input: z.extend(ofProvedSheet, { type: onOff, reason: z._default(lines(sheetLimits.reason), '') }),
    output: expertSheet,
  }),
  own: defineCall({
    id: 'doctor.tasklist',
    path: '/api/web/v2/doctorhomepage/tasklist',
    about:
      'The caller’s sheets of meetings that are not over, 20 a page: undecided ones first, then by time.',
    access: 'member',
    input: z.object({ page }),
    output: paged(expertSheet),
  }),
}

export const sheetPageSize = 20

export const guestCalls = {
  get: defineCall({
    id: 'doctor.guestInfoGet',
    path: '/api/web/v2/doctorhomepage/getguestinfo',
    about: 'How the meeting introduces the guest of a sheet: what was edited for it, else their profile.',
    input: ofSheet,
    output: guestInfo,
  }),
  home: defineCall({
    id: 'expert.home',
    path: '/api/web/v2/doctorhomepage/experthome',
    about:
      'The home of an expert: for everybody, by `guest_id`, once they have confirmed; before that for those who may open the sheet.',
    input: ofSheet,
    output: expertHome,
  }),
  edit: defineCall({
    id: 'doctor.guestInfoEdit',
    path: '/api/web/v2/doctorhomepage/editguestinfo',
    about: 'Changes how the meeting introduces the guest of a sheet; their profile stays as it is.',
    input: z.extend(ofSheet, {
      guest_name: text(200),
      guest_photo: line(200),
      guest_position_name: line(guestLimits.guest_position_name),
      guest_hospital_name: line(guestLimits.guest_hospital_name),
      guest_department_name: line(guestLimits.guest_department_name),
      introduce: lines(guestLimits.introduce),
    }),
    output: guestInfo,
  }),
  uploadPhoto: defineCall({
    id: 'doctorhomepage.uploadguestphoto',
    path: '/api/web/v2/doctorhomepage/uploadguestphoto',
    about: 'Stores a picture (10 MB) for the guest of a sheet.',
    upload: true,
    input: ofSheet,
    output: uploadedFile,
  }),
}

export type GuestInfo = z.infer<typeof guestInfo>
export type ExpertHome = z.infer<typeof expertHome>
export type GuestChoice = z.infer<typeof guestChoice>
export type ExpertSheet = z.infer<typeof expertSheet>
