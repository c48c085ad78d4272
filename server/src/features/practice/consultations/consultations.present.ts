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
import type { Opinion } from '#contract/practice/opinions.ts'
import { asBit } from '#contract/wire/fields.ts'
import { maskName, maskNumber } from '#kernel/mask-number.ts'
import { shanghaiTime } from '#kernel/time.ts'
import type { Vault } from '#kernel/vault.ts'
import type { ConsultationRow, EventRow, ViewRow } from './consultations.queries.ts'
import { factsOf, roleOf } from './find-consultation.ts'
import type { FoundConsultation } from './find-consultation.ts'
import { openRecord } from './patient-record.ts'
import { presentAttachment } from './patients.present.ts'
import type { AttachmentRow } from './patients.queries.ts'

const timeOf = (at: Date | null) => (at ? shanghaiTime(at) : '')

const openText = (vault: Vault, sealed: Buffer | null) => (sealed ? vault.openText(sealed) : '')

export function presentItem(row: ConsultationRow, userId: number, vault: Vault): ConsultationItem {
  const { consultation } = row
  const { name } = openRecord(vault, consultation.record_sealed)
  const role = roleOf(row, userId)
  return {
    id: consultation.id,
    status: consultation.status,
    urgent: asBit(consultation.urgent),
    patient_name: role === 'applicant' ? name : maskName(name),
    gender: consultation.gender,
    age: consultation.age,
    applicant_name: row.applicant?.truename ?? '',
    applicant_hospital: row.applicant?.hospital ?? '',
    receiver_name: row.receiver?.truename ?? row.doctor?.name ?? '',
    department_name: row.department?.name ?? '',
    hospital: row.department?.hospital ?? '',
    is_received: asBit(consultation.receiver_id !== null),
    can_receive: asBit(role !== undefined && mayAct('receive', factsOf(row, role))),
    apply_time: shanghaiTime(consultation.created_at),
    begin_time: timeOf(consultation.begin_at),
  }
}

const presentPerson = (row: ConsultationRow['applicant']): ConsultationPerson | null =>
  row && {
    userid: row.userId,
    truename: row.truename,
    photo: row.photo,
    hospital: row.hospital,
    department: row.department,
    title: row.title,
  }

const presentEvent = ({ event, name }: EventRow, vault: Vault): ConsultationEvent => ({
  kind: event.kind,
  name: name ?? '',
  time: shanghaiTime(event.created_at),
  detail: openText(vault, event.detail_sealed),
})

type Parts = { events: EventRow[]; attachments: AttachmentRow[] }

export function presentConsultation(
  { row, consultation, role, facts }: FoundConsultation,
  { events, attachments }: Parts,
  vault: Vault,
): Consultation {
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
    applicant: presentPerson(row.applicant),
    receiver: presentPerson(row.receiver),
    department_id: row.department?.id ?? 0,
    department_name: row.department?.name ?? '',
    hospital: row.department?.hospital ?? '',
    doctor_id: consultation.doctor_id ?? 0,
    doctor_name: row.doctor?.name ?? '',
    apply_time: shanghaiTime(consultation.created_at),
    begin_time: timeOf(consultation.begin_at),
    start_time: timeOf(consultation.started_at),
    end_time: timeOf(consultation.ended_at),
    imGroupId: isInChat ? (consultation.chat_group_id ?? 0) : 0,
    room_id: isInChat && isRunning ? (consultation.room_id ?? 0) : 0,
    opinion: isOpinionShown(consultation.status, role)
      ? presentOpinion(consultation.opinion_sealed, vault)
      : null,
    signer_name: consultation.signer_name,
    signer_title: consultation.signer_title,
    signer_hospital: consultation.signer_hospital,
    outcome: openText(vault, consultation.outcome_sealed),
    outcome_time: timeOf(consultation.outcome_at),
    events: events.map((event) => presentEvent(event, vault)),
  }
}

/** A draft is its author’s. */
const isOpinionShown = (status: number, role: FoundConsultation['role']) =>
  status === consultationStates.ended || role === 'receiver'

const presentOpinion = (sealed: Buffer | null, vault: Vault): Opinion | null =>
  sealed && (JSON.parse(vault.openText(sealed)) as Opinion)

export const presentView = (row: ViewRow): ConsultationView => ({
  truename: row.name,
  hospital: row.hospital,
  what: row.what,
  time: shanghaiTime(row.viewed_at),
})
