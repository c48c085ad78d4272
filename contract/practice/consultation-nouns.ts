import * as z from 'zod/mini'
import { bit } from '../wire/fields.ts'
import { oneOf } from '../wire/one-of.ts'
import { consultationActions, consultationStates } from './consultation-states.ts'
import { opinion } from './opinions.ts'
import { patientRecord } from './patients.ts'

export const consultationPerson = z.object({
  userid: z.int(),
  truename: z.string(),
  photo: z.string(),
  hospital: z.string(),
  department: z.string(),
  title: z.string(),
  /** Whether the platform has verified who they are. */
  verified: bit,
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
  applicant_verified: bit,
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
  /** Whether it was sent back to be completed. */
  is_returned: bit,
  /** By when the department promises to receive it; empty once it is received, and without a promise. */
  promised_time: z.string(),
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
  'returned',
  'resent',
  'passedOn',
  'escalated',
  'invited',
  'removed',
  'signed',
  'addendum',
] as const

export const consultationEvent = z.object({
  kind: z.enum(consultationEventKinds),
  name: z.string(),
  time: z.string(),
  /** Why, of what was handed over, sent back or cancelled; the time of what was scheduled; a doctor’s name; else empty. */
  detail: z.string(),
})

/** What was added to a signed opinion, signed by itself. */
const addendum = z.object({
  text: z.string(),
  signer_name: z.string(),
  signer_title: z.string(),
  signer_hospital: z.string(),
  time: z.string(),
})

const outcomeEntry = z.object({ text: z.string(), name: z.string(), time: z.string() })

const specialist = z.object({
  specialist_id: z.int(),
  userid: z.int(),
  truename: z.string(),
  title: z.string(),
  hospital: z.string(),
  /** Once it is signed; a draft is shown to its author only. */
  opinion: z.nullable(opinion),
  /** Empty while it is not signed. */
  sign_time: z.string(),
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
  is_returned: bit,
  /** What the applying doctor is asked to complete; empty unless it was sent back. */
  return_reason: z.string(),
  /** By when the department promises to receive it; empty once it is received, and without a promise. */
  promised_time: z.string(),
  /** The chat of the doctors from the moment of receiving on; 0 before, and for others. */
  imGroupId: z.int(),
  /** Their video room while they consult; 0 else. */
  room_id: z.int(),
  /** The room whose recordings are kept with it, also when it is over; 0 where there is none. */
  recorded_room_id: z.int(),
  /** For both sides once it is signed; a draft is shown to its author only. */
  opinion: z.nullable(opinion),
  signer_name: z.string(),
  signer_title: z.string(),
  signer_hospital: z.string(),
  addenda: z.array(addendum),
  specialists: z.array(specialist),
  /** The latest; all of them are in `outcomes`. */
  outcome: z.string(),
  outcome_time: z.string(),
  outcomes: z.array(outcomeEntry),
  events: z.array(consultationEvent),
})

/** `record` is the consultation itself, `file` an attachment or what was sent to its chat, `export` a copy to take away. */
export const consultationViewedParts = ['record', 'file', 'export', 'recording'] as const

export const consultationView = z.object({
  truename: z.string(),
  hospital: z.string(),
  what: z.enum(consultationViewedParts),
  /** Of a file that is still there. */
  file_name: z.string(),
  time: z.string(),
})

export const receivingDepartment = z.object({
  department_id: z.int(),
  department_name: z.string(),
  hospital: z.string(),
  doctor_num: z.int(),
  /** Within how many minutes the department promises to receive a consultation, and an urgent one; 0 without a promise. */
  promised_minutes: z.int(),
  promised_urgent_minutes: z.int(),
})

export const receivingDoctor = z.object({
  doctor_id: z.int(),
  name: z.string(),
  cover: z.string(),
  title: z.string(),
  hospital: z.string(),
  department: z.string(),
  department_id: z.int(),
})
