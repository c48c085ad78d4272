import * as z from 'zod/mini'
import { defineCall } from '../wire/call.ts'
import { defineFailures } from '../wire/failure.ts'
import { bit, code, flag, id, lines, nothing, page, paged, text, words } from '../wire/fields.ts'
import { consultationActions, consultationSides, consultationStates } from './consultation-states.ts'
import { opinion, opinionField } from './opinions.ts'
import { patientRecord } from './patients.ts'
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
  notYourSide: [403, '您无权进行此操作', 'this is up to the other side'],
})

/** Where the record of a consultation is, with its number and `.pdf`. */
export const consultationRecordPath = '/consultation-records/'

export const consultationLimits = { purpose: 500, reason: 500, outcome: 500 } as const

/** After how many days the applying doctor is asked for the outcome. */
export const outcomeDays = 14

const sideCode = z.codec(z.enum(['1', '2']), z.union([z.literal(1), z.literal(2)]), {
  decode: (value) => (value === '2' ? 2 : 1),
  encode: (value) => (value === 2 ? '2' : '1'),
})

/** `YYYY-MM-DD HH:mm` in Asia/Shanghai. */
const time = z.string().check(z.regex(/^\d{4}-\d\d-\d\d \d\d:\d\d$/))

const consultationPerson = z.object({
  userid: z.int(),
  truename: z.string(),
  photo: z.string(),
  hospital: z.string(),
  department: z.string(),
  title: z.string(),
})

export const consultationItem = z.object({
  id: z.int(),
  status: oneOf(consultationStates),
  urgent: bit,
  /** In full for the applying doctor; others see the first character. */
  patient_name: z.string(),
  gender: z.int(),
  age: z.int(),
  applicant_name: z.string(),
  applicant_hospital: z.string(),
  /** The doctor who has received it, or was asked; empty for a department that nobody has received it for. */
  receiver_name: z.string(),
  /** Of the asked department, or of the asked doctor. */
  department_name: z.string(),
  hospital: z.string(),
  is_received: bit,
  /** Whether the caller may receive it. */
  can_receive: bit,
  apply_time: z.string(),
  /** The time that was scheduled, or empty. */
  begin_time: z.string(),
})

export const consultationEventKinds = [
  'applied',
  'edited',
  'received',
  'scheduled',
  'handedOver',
  'started',
  'ended',
  'cancelled',
  'outcome',
] as const

export const consultationEvent = z.object({
  kind: z.enum(consultationEventKinds),
  name: z.string(),
  time: z.string(),
  /** Why, of what was handed over or cancelled; the time of what was scheduled; else empty. */
  detail: z.string(),
})

export const consultation = z.object({
  id: z.int(),
  status: oneOf(consultationStates),
  /** The side of the caller: 1 base, 2 superior. */
  side: z.int(),
  actions: z.array(z.enum(consultationActions)),
  urgent: bit,
  purpose: z.string(),
  /** The number of the patient, for the applying doctor; else 0. */
  patient_id: z.int(),
  patient: patientRecord,
  consent_time: z.string(),
  consent_version: z.int(),
  applicant: z.nullable(consultationPerson),
  /** The doctor who has received it. */
  receiver: z.nullable(consultationPerson),
  /** The asked department, or that of the asked doctor; 0 for none. */
  department_id: z.int(),
  department_name: z.string(),
  hospital: z.string(),
  /** The asked doctor; 0 when a department was asked. */
  doctor_id: z.int(),
  doctor_name: z.string(),
  apply_time: z.string(),
  begin_time: z.string(),
  start_time: z.string(),
  end_time: z.string(),
  /** The chat of both doctors from the start on; 0 before, and for others. */
  imGroupId: z.int(),
  /** Their video room while they consult; 0 else. */
  room_id: z.int(),
  /** For both sides once it is signed; a draft is shown to its author only. */
  opinion: z.nullable(opinion),
  signer_name: z.string(),
  signer_title: z.string(),
  signer_hospital: z.string(),
  outcome: z.string(),
  outcome_time: z.string(),
  events: z.array(consultationEvent),
})

export const consultationView = z.object({
  truename: z.string(),
  hospital: z.string(),
  /** `record` for the consultation itself, `file` for one of its attachments, `export` for a copy to take away. */
  what: z.string(),
  time: z.string(),
})

const receivingDepartment = z.object({
  department_id: z.int(),
  department_name: z.string(),
  hospital: z.string(),
  doctor_num: z.int(),
})

const receivingDoctor = z.object({
  doctor_id: z.int(),
  name: z.string(),
  cover: z.string(),
  title: z.string(),
  hospital: z.string(),
  department: z.string(),
  department_id: z.int(),
})

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
      department_id: z._default(id, 0),
      doctor_id: z._default(id, 0),
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
      /** How many wait to be received by the caller. */
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
      'Signs the opinion with the caller’s name and ends the consultation. `opinion` is JSON of `diagnosis, advice, medication, follow_up`, or a text, which is taken as the advice.',
    access: 'member',
    input: z.object({ ...one, opinion: opinionField }),
    output: moved,
  }),
  saveOutcome: defineCall({
    id: 'outpatient.outcome',
    path: '/MedicalCollege/outpatient/outcome',
    about:
      'Saves what became of the patient, after the end; the receiving doctor is notified. For the applying doctor, who is asked for it later.',
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
