import * as z from 'zod/mini'
import { defineCall } from '../wire/call.ts'
import { defineFailures } from '../wire/failure.ts'
import { bit, code, flag, id, idIfAny, lines, nothing, page, paged, text, words } from '../wire/fields.ts'
import {
  consultation,
  consultationItem,
  consultationView,
  receivingDepartment,
  receivingDoctor,
} from './consultation-nouns.ts'
import type { consultationEvent, consultationPerson } from './consultation-nouns.ts'
import { consultationSides, consultationStates } from './consultation-states.ts'
import { opinionField } from './opinions.ts'
import { oneOf } from '../wire/one-of.ts'

export const consultationFailures = defineFailures({
  consultationMissing: [404, '会诊不存在', 'the consultation does not exist'],
  receiverNeeded: [5721, '请选择会诊科室或上级医生', 'please choose a department or a superior doctor'],
  receiverUnable: [
    5722,
    '该科室或医生暂不能接诊，请另选',
    'this department or doctor cannot receive consultations, please choose another',
  ],
  receiverSelf: [5723, '不能向自己申请会诊', 'you cannot consult yourself'],
  alreadyOpen: [
    5724,
    '该患者已有进行中的会诊',
    'there is a consultation of this patient that is not over yet',
  ],
  alreadyReceived: [5725, '该会诊已由其他医生接收', 'another doctor has received this consultation'],
  notNow: [5726, '会诊当前状态不支持此操作', 'this cannot be done in the present state of the consultation'],
  timeWrong: [5727, '请选择正确的会诊时间', 'please choose a correct time'],
  timePast: [5728, '会诊时间不能早于现在', 'the time of the consultation cannot be in the past'],
  handOverUnable: [
    5729,
    '只能转交给同科室可接诊的其他医生',
    'it can only be handed over to another doctor of the department who can receive it',
  ],
  opinionMissing: [
    5730,
    '请填写诊断或处理建议后再签发',
    'please write a diagnosis or an advice before you sign',
  ],
  outcomeMissing: [5731, '请填写随访结果', 'please write the outcome'],
  urgentUnverified: [
    6470,
    '加急会诊须先通过身份认证',
    'urgent consultations are for verified doctors: please verify your identity first',
  ],
  receivingUnverified: [
    6471,
    '接诊须先通过身份认证',
    'only verified doctors receive consultations: please verify your identity first',
  ],
  profileIncomplete: [
    6472,
    '请先完善姓名、医院、科室和职称',
    'please complete your name, hospital, department and title first',
  ],
  diagnosisMissing: [
    6473,
    '请填写诊断，或勾选暂无法明确诊断',
    'please write a diagnosis, or tick that there is none yet',
  ],
  specialistUnable: [6474, '该医生不能参与本次会诊', 'this doctor cannot take part in the consultation'],
  specialistElsewhere: [
    6475,
    '患者的知情同意仅限接诊科室，只能邀请本科室医生',
    'the patient agreed to the receiving department alone: only its doctors can be invited',
  ],
  specialistsUnsigned: [
    6476,
    '还有受邀专家未签发意见，请等待或移除后再结束',
    'an invited specialist has not signed yet: please wait, or remove them first',
  ],
  specialistsFull: [6477, '最多邀请 5 位专家', 'at most 5 specialists can be invited'],
  addendumMissing: [6478, '请填写补充意见', 'please write the addendum'],
  reasonMissing: [6479, '请填写需要补充的内容', 'please say what has to be completed'],
  notYourSide: [403, '您无权进行此操作', 'this is up to the other side'],
})

/** Where the record of a consultation is, with its number and `.pdf`. */
export const consultationRecordPath = '/consultation-records/'

export const consultationLimits = {
  purpose: 500,
  reason: 500,
  outcome: 500,
  addendum: 5000,
  specialists: 5,
} as const

/** How many minutes before a scheduled time both doctors are reminded. */
export const reminderMinutes = 15

/** After how many minutes an urgent consultation that nobody has received is passed on: to the department, then to its managers. */
export const escalationMinutes = [10, 20] as const

/** After how many days the applying doctor is asked for the outcome. */
export const outcomeDays = 14

const sideCode = z.codec(z.enum(['1', '2']), z.union([z.literal(1), z.literal(2)]), {
  decode: (value) => (value === '2' ? 2 : 1),
  encode: (value) => (value === 2 ? '2' : '1'),
})

/** `YYYY-MM-DD HH:mm` in Asia/Shanghai. */
const time = z.string().check(z.regex(/^\d{4}-\d\d-\d\d \d\d:\d\d$/))

const one = { id }
const moved = z.object({ id: z.int(), status: oneOf(consultationStates) })

export const consultationCalls = {
  departments: defineCall({
    id: 'outpatient.receivingDepartments',
    path: '/MedicalCollege/outpatient/receivingDepartments',
    about: 'Departments with doctors who can receive a consultation of the caller, 20 a page.',
    access: 'member',
    input: z.object({ keyword: z._default(text(50), ''), page }),
    output: paged(receivingDepartment),
  }),
  doctors: defineCall({
    id: 'outpatient.receivingDoctors',
    path: '/MedicalCollege/outpatient/receivingDoctors',
    about:
      'Doctors who can receive a consultation of the caller, of one department (`department_id`) or of all, 20 a page.',
    access: 'member',
    input: z.object({ department_id: z._default(id, 0), keyword: z._default(text(50), ''), page }),
    output: paged(receivingDoctor),
  }),
  apply: defineCall({
    id: 'outpatient.apply',
    path: '/MedicalCollege/outpatient/apply',
    about:
      'Applies for a consultation about a patient of the caller, at a department or at one doctor. The patient has to be complete and the consent recorded; one consultation of a patient is open at a time.',
    access: 'member',
    input: z.object({
      patient_id: id,
      department_id: z._default(idIfAny, 0),
      doctor_id: z._default(idIfAny, 0),
      purpose: words(consultationLimits.purpose),
      urgent: z._default(flag, false),
      /** One of the free times of the doctor. */
      begin_time: z.optional(time),
    }),
    output: moved,
  }),
  list: defineCall({
    id: 'outpatient.myAppointments',
    path: '/MedicalCollege/outpatient/myAppointments',
    about:
      'The consultations of the caller, 20 a page: applied for (`side` 1), or received, or waiting to be (2); of one `status` or of all (0). Waiting ones come first, urgent before others and the oldest first; then the latest.',
    access: 'member',
    input: z.object({
      side: z._default(sideCode, consultationSides.base),
      status: z._default(code, 0),
      page,
    }),
    output: z.extend(paged(consultationItem), {
      /** Whether the caller can receive consultations. */
      is_superior: bit,
      /** How many wait for the caller, to be received or to be started: as many as their to-dos. */
      waiting_num: z.int(),
    }),
  }),
  detail: defineCall({
    id: 'outpatient.detail',
    path: '/MedicalCollege/outpatient/detail',
    about:
      'One consultation, with `status` 1 awaiting, 2 in consultation, 3 ended, 4 cancelled. For the applying doctor, the receiving doctor and members of the receiving department; each view is logged.',
    access: 'member',
    input: z.object(one),
    output: consultation,
  }),
  views: defineCall({
    id: 'outpatient.views',
    path: '/MedicalCollege/outpatient/views',
    about:
      'Who else has seen the patient’s data, and when, latest first, 20 a page. For the applying doctor.',
    access: 'member',
    input: z.object({ ...one, page }),
    output: paged(consultationView),
  }),
  receive: defineCall({
    id: 'outpatient.receive',
    path: '/MedicalCollege/outpatient/receive',
    about: 'The caller receives a consultation; of several at once one does. It stays awaiting.',
    access: 'member',
    input: z.object(one),
    output: moved,
  }),
  schedule: defineCall({
    id: 'outpatient.schedule',
    path: '/MedicalCollege/outpatient/schedule',
    about: 'Schedules a consultation that the caller has received; the applying doctor is notified.',
    access: 'member',
    input: z.object({ ...one, begin_time: time }),
    output: moved,
  }),
  start: defineCall({
    id: 'outpatient.startConsultation',
    path: '/MedicalCollege/outpatient/startConsultation',
    about: 'Starts a consultation that the caller has received, and opens its chat and its video room.',
    access: 'member',
    input: z.object(one),
    output: z.extend(moved, { imGroupId: z.int(), room_id: z.int() }),
  }),
  handOver: defineCall({
    id: 'outpatient.handOver',
    path: '/MedicalCollege/outpatient/handOver',
    about:
      'Hands a consultation over to another doctor of the department, with a reason. Chat and room go with it.',
    access: 'member',
    input: z.object({ ...one, doctor_id: id, reason: words(consultationLimits.reason) }),
    output: moved,
  }),
  cancel: defineCall({
    id: 'outpatient.cancel',
    path: '/MedicalCollege/outpatient/cancel',
    about:
      'Cancels an awaiting consultation with a reason: the applying doctor, the doctor who has received it, or the doctor who was asked.',
    access: 'member',
    input: z.object({ ...one, reason: words(consultationLimits.reason) }),
    output: moved,
  }),
  sendBack: defineCall({
    id: 'outpatient.sendBack',
    path: '/MedicalCollege/outpatient/sendBack',
    about:
      'Sends an awaiting consultation back to the applying doctor, with what has to be completed. It waits until it is sent again.',
    access: 'member',
    input: z.object({ ...one, reason: z._default(lines(consultationLimits.reason), '') }),
    output: moved,
  }),
  resend: defineCall({
    id: 'outpatient.resend',
    path: '/MedicalCollege/outpatient/resend',
    about:
      'Sends a consultation again that was sent back; who has received it, or the department, is notified.',
    access: 'member',
    input: z.object(one),
    output: moved,
  }),
  invite: defineCall({
    id: 'outpatient.inviteSpecialist',
    path: '/MedicalCollege/outpatient/inviteSpecialist',
    about:
      'The receiving doctor asks a further doctor, who joins chat and room and signs an opinion of their own. Repeating it changes nothing.',
    access: 'member',
    input: z.object({ ...one, doctor_id: id }),
    output: moved,
  }),
  removeSpecialist: defineCall({
    id: 'outpatient.removeSpecialist',
    path: '/MedicalCollege/outpatient/removeSpecialist',
    about:
      'The receiving doctor takes a specialist out who has not signed yet. Repeating it changes nothing.',
    access: 'member',
    input: z.object({ ...one, specialist_id: id }),
    output: moved,
  }),
  sign: defineCall({
    id: 'outpatient.signOpinion',
    path: '/MedicalCollege/outpatient/signOpinion',
    about: 'A specialist signs an opinion of their own, which does not change any more.',
    access: 'member',
    input: z.object({ ...one, opinion: opinionField }),
    output: moved,
  }),
  addAddendum: defineCall({
    id: 'outpatient.addAddendum',
    path: '/MedicalCollege/outpatient/addAddendum',
    about:
      'Adds to a signed opinion: an entry of its own, signed with the caller’s name and the time. The opinion itself does not change.',
    access: 'member',
    input: z.object({ ...one, text: z._default(lines(consultationLimits.addendum), '') }),
    output: nothing,
  }),
  saveOpinion: defineCall({
    id: 'outpatient.saveOpinion',
    path: '/MedicalCollege/outpatient/saveOpinion',
    about: 'Saves the opinion as a draft that only its author sees.',
    access: 'member',
    input: z.object({ ...one, opinion: opinionField }),
    output: moved,
  }),
  end: defineCall({
    id: 'outpatient.end',
    path: '/MedicalCollege/outpatient/end',
    about:
      'Signs the opinion with the caller’s name and ends the consultation. `opinion` is JSON of `diagnosis, advice, medication, follow_up` and `no_diagnosis` (true where none can be made yet), or a text, which is taken as the advice.',
    access: 'member',
    input: z.object({ ...one, opinion: opinionField }),
    output: moved,
  }),
  saveOutcome: defineCall({
    id: 'outpatient.outcome',
    path: '/MedicalCollege/outpatient/outcome',
    about:
      'Adds what became of the patient, after the end; the receiving doctor is notified. For the applying doctor, who is asked for it later. Earlier entries stay.',
    access: 'member',
    input: z.object({ ...one, outcome: lines(consultationLimits.outcome) }),
    output: nothing,
  }),
  ofDoctor: defineCall({
    id: 'doctor.consultlist',
    path: '/api/web/v2/doctorhomepage/consultlist',
    about: 'The consultations that the caller has received or was asked for, for their own homepage.',
    access: 'member',
    input: z.object({ page }),
    output: paged(consultationItem),
  }),
}

export type Consultation = z.infer<typeof consultation>
export type ConsultationItem = z.infer<typeof consultationItem>
export type ConsultationPerson = z.infer<typeof consultationPerson>
export type ConsultationEvent = z.infer<typeof consultationEvent>
export type ConsultationView = z.infer<typeof consultationView>
