import type { Vault } from '#kernel/vault.ts'

/** What is sealed of a patient. */
export type PatientRecordText = {
  name: string
  phone: string
  id_number: string
  complaint: string
  history: string
}

export const sealRecord = (
  vault: Vault,
  { name, phone, id_number, complaint, history }: PatientRecordText,
): Buffer => vault.seal(JSON.stringify({ name, phone, id_number, complaint, history }))

export const openRecord = (vault: Vault, sealed: Buffer): PatientRecordText =>
  JSON.parse(vault.openText(sealed)) as PatientRecordText
