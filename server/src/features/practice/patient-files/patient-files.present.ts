import type { PatientFile } from '#contract/practice/patient-files.ts'
import type { FileRow } from '#kernel/files/files.queries.ts'
import { fileUrl } from '#kernel/files/keys.ts'
import type { Vault } from '#kernel/vault.ts'
import type { PatientFileRow } from './patient-files.queries.ts'

export const presentPatientFile = (vault: Vault, row: PatientFileRow, file?: FileRow): PatientFile => ({
  upload_id: row.id,
  name: vault.openText(row.name_sealed),
  bytes: row.bytes,
  received: row.received,
  file_id: file?.id ?? 0,
  url: file ? fileUrl(file.key) : '',
  mime: file?.mime ?? '',
})
