import type { Patient, PatientAttachment, PatientDraft } from '#contract/practice/patients.ts'
import { asBit } from '#contract/wire/fields.ts'
import { fileUrl } from '#kernel/files/keys.ts'
import { shanghaiTime } from '#kernel/time.ts'
import type { Vault } from '#kernel/vault.ts'
import { openRecord } from './patient-record.ts'
import type { AttachmentRow, PatientRow } from './patients.queries.ts'

export const presentAttachment = (row: AttachmentRow, vault: Vault): PatientAttachment => ({
  file_id: row.id,
  url: fileUrl(row.key),
  name: vault.openText(row.name_sealed),
  mime: row.mime,
  size: row.size,
})

type PatientParts = { attachments: AttachmentRow[]; openId: number; isDraft: boolean }

export function presentPatient(row: PatientRow, parts: PatientParts, vault: Vault): Patient {
  const { name, phone, id_number, complaint, history } = openRecord(vault, row.record_sealed)
  return {
    patient_id: row.id,
    name,
    gender: row.gender,
    age: row.age,
    phone,
    id_number,
    complaint,
    history,
    attachments: parts.attachments.map((file) => presentAttachment(file, vault)),
    consent_time: row.consent_at ? shanghaiTime(row.consent_at) : '',
    consent_version: row.consent_version ?? 0,
    save_time: shanghaiTime(row.saved_at),
    is_draft: asBit(parts.isDraft),
    open_id: parts.openId,
  }
}

export const presentDraft = (row: PatientRow, vault: Vault): PatientDraft => ({
  patient_id: row.id,
  name: openRecord(vault, row.record_sealed).name,
  gender: row.gender,
  age: row.age,
  attachment_num: row.attachments.length,
  consent: asBit(row.consent_at !== null),
  save_time: shanghaiTime(row.saved_at),
})
