import {
  allowedActions,
  consultationSides,
  consultationStates,
  mayAct,
} from '#contract/practice/consultation-states.ts'
import type {
  Consultation,
  ConsultationEvent,
  ConsultationItem,
  ConsultationPerson,
  ConsultationView,
} from '#contract/practice/consultations.ts'
import { asBit } from '#contract/wire/fields.ts'
import { maskName, maskNumber } from '#kernel/mask-number.ts'
import { shanghaiTime } from '#kernel/time.ts'
import type { Vault } from '#kernel/vault.ts'
import type { ConsultationRow, EventRow } from './consultations.queries.ts'
import { factsOf, roleOf } from './find-consultation.ts'
import type { FoundConsultation } from './find-consultation.ts'
import { presentAddendum, presentOpinion, presentOutcome, presentSpecialist } from './entries.present.ts'
import type { EntryRows } from './entries.queries.ts'
import { openRecord } from './patient-record.ts'
import { presentAttachment } from './patients.present.ts'
import type { KeptPerson } from './consultations.tables.ts'
import type { AttachmentRow } from './patients.queries.ts'
import type { ViewRow } from './views.queries.ts'

const timeOf = (at: Date | null) => (at ? shanghaiTime(at) : '')

const openText = (vault: Vault, sealed: Buffer | null) => (sealed ? vault.openText(sealed) : '')

export function presentItem(row: ConsultationRow, userId: number, vault: Vault): ConsultationItem {
  const { consultation } = row
  const { name } = openRecord(vault, consultation.record_sealed)
  const role = roleOf(row, userId)
  const applicant = row.applicant ?? consultation.applicant_kept
  return {
    id: consultation.id,
    status: consultation.status,
    urgent: asBit(consultation.urgent),
    patient_name: role === 'applicant' ? name : maskName(name),
    gender: consultation.gender,
    age: consultation.age,
    applicant_name: applicant?.truename ?? '',
    applicant_hospital: applicant?.hospital ?? '',
    applicant_verified: asBit(row.applicant?.verified === true),
    receiver_name: row.receiver?.truename ?? consultation.receiver_kept?.truename ?? row.doctor?.name ?? '',
    department_name: row.department?.name ?? '',
    hospital: row.department?.hospital ?? '',
    is_received: asBit(consultation.receiver_id !== null),
    can_receive: asBit(role !== undefined && mayAct('receive', factsOf(row, role))),
    apply_time: shanghaiTime(consultation.created_at),
    begin_time: timeOf(consultation.begin_at),
    is_returned: asBit(consultation.returned_at !== null),
    promised_time: promisedTime(row),
  }
}

/** Somebody whose account is deleted is shown as they were named then. */
function presentPerson(
  row: ConsultationRow['applicant'],
  kept: KeptPerson | null,
): ConsultationPerson | null {
  const named = row ?? kept
  return (
    named && {
      userid: row?.userId ?? 0,
      truename: named.truename,
      photo: row?.photo ?? '',
      hospital: named.hospital,
      department: named.department,
      title: named.title,
      verified: asBit(row?.verified === true),
    }
  )
}

/** Once a doctor has received it, the promise is kept or broken. */
function promisedTime({ consultation, promise }: ConsultationRow): string {
  const isOpen =
    consultation.status === consultationStates.awaiting && consultation.first_received_at === null
  if (!promise || !isOpen || consultation.returned_at) return ''
  const minutes = consultation.urgent ? promise.urgentMinutes : promise.minutes
  return shanghaiTime(new Date(consultation.asked_since.getTime() + minutes * 60_000))
}

const presentEvent = ({ event, name }: EventRow, vault: Vault): ConsultationEvent => ({
  kind: event.kind,
  name,
  time: shanghaiTime(event.created_at),
  detail: openText(vault, event.detail_sealed),
})

export type Parts = EntryRows & { events: EventRow[]; attachments: AttachmentRow[] }

export function presentConsultation(found: FoundConsultation, parts: Parts, vault: Vault): Consultation {
  const { row, consultation, role, facts } = found
  const { attachments } = parts
  const events = parts.events.map((event) => presentEvent(event, vault))
  const outcomes = parts.outcomes.map((entry) => presentOutcome(entry, vault))
  const isReturned = consultation.returned_at !== null
  const isApplicant = role === 'applicant'
  const isInChat = role !== 'candidate'
  const { name, phone, id_number, complaint, history } = openRecord(vault, consultation.record_sealed)
  const isRunning = consultation.status === consultationStates.inConsultation
  return {
    id: consultation.id,
    status: consultation.status,
    side: isApplicant ? consultationSides.base : consultationSides.superior,
    actions: allowedActions(facts),
    urgent: asBit(consultation.urgent),
    purpose: vault.openText(consultation.purpose_sealed),
    patient_id: isApplicant ? (consultation.patient_id ?? 0) : 0,
    patient: {
      name,
      gender: consultation.gender,
      age: consultation.age,
      phone: isApplicant ? phone : maskNumber(phone),
      id_number: isApplicant ? id_number : maskNumber(id_number),
      complaint,
      history,
      attachments: attachments.map((file) => presentAttachment(file, vault)),
    },
    consent_time: shanghaiTime(consultation.consent_at),
    consent_version: consultation.consent_version,
    applicant: presentPerson(row.applicant, consultation.applicant_kept),
    receiver: presentPerson(row.receiver, consultation.receiver_kept),
    department_id: row.department?.id ?? 0,
    department_name: row.department?.name ?? '',
    hospital: row.department?.hospital ?? '',
    doctor_id: consultation.doctor_id ?? 0,
    doctor_name: row.doctor?.name ?? '',
    apply_time: shanghaiTime(consultation.created_at),
    begin_time: timeOf(consultation.begin_at),
    start_time: timeOf(consultation.started_at),
    end_time: timeOf(consultation.ended_at),
    is_returned: asBit(isReturned),
    return_reason: isReturned ? (events.findLast(({ kind }) => kind === 'returned')?.detail ?? '') : '',
    promised_time: promisedTime(row),
    imGroupId: isInChat ? (consultation.chat_group_id ?? 0) : 0,
    room_id: isInChat && isRunning ? (consultation.room_id ?? 0) : 0,
    recorded_room_id: isInChat ? (consultation.room_id ?? 0) : 0,
    opinion: isOpinionShown(consultation.status, role)
      ? presentOpinion(consultation.opinion_sealed, vault)
      : null,
    signer_name: consultation.signer_name,
    signer_title: consultation.signer_title,
    signer_hospital: consultation.signer_hospital,
    addenda: parts.addenda.map((entry) => presentAddendum(entry, vault)),
    specialists: parts.specialists.map((each) => presentSpecialist(each, found.userId, vault)),
    outcome: outcomes.at(-1)?.text ?? '',
    outcome_time: outcomes.at(-1)?.time ?? '',
    outcomes,
    events,
  }
}

/** A draft is its author’s. */
const isOpinionShown = (status: number, role: FoundConsultation['role']) =>
  status === consultationStates.ended || role === 'receiver'

export const presentView = ({ view, sealedName, chatName }: ViewRow, vault: Vault): ConsultationView => ({
  truename: view.name,
  hospital: view.hospital,
  what: view.what,
  file_name: openText(vault, sealedName) || (chatName ?? ''),
  time: shanghaiTime(view.viewed_at),
})
