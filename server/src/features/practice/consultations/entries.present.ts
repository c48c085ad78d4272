import type { Consultation } from '#contract/practice/consultations.ts'
import type { Opinion } from '#contract/practice/opinions.ts'
import { shanghaiTime } from '#kernel/time.ts'
import type { Vault } from '#kernel/vault.ts'
import type { AddendumRow, OutcomeRow, SpecialistRow } from './entries.queries.ts'

export const presentOpinion = (sealed: Buffer | null, vault: Vault): Opinion | null =>
  sealed && (JSON.parse(vault.openText(sealed)) as Opinion)

export const presentOutcome = (row: OutcomeRow, vault: Vault): Consultation['outcomes'][number] => ({
  text: vault.openText(row.text_sealed),
  name: row.name,
  time: shanghaiTime(row.created_at),
})

export const presentAddendum = (row: AddendumRow, vault: Vault): Consultation['addenda'][number] => ({
  text: vault.openText(row.text_sealed),
  signer_name: row.signer_name,
  signer_title: row.signer_title,
  signer_hospital: row.signer_hospital,
  time: shanghaiTime(row.created_at),
})

/** A signed opinion carries the name that it was signed with. A draft is its author’s. */
export function presentSpecialist(
  { specialist, person }: SpecialistRow,
  readerId: number,
  vault: Vault,
): Consultation['specialists'][number] {
  const { signed_at, user_id } = specialist
  return {
    specialist_id: specialist.id,
    userid: user_id ?? 0,
    truename: signed_at ? specialist.signer_name : (person?.truename ?? ''),
    title: signed_at ? specialist.signer_title : (person?.title ?? ''),
    hospital: signed_at ? specialist.signer_hospital : (person?.hospital ?? ''),
    opinion: signed_at || user_id === readerId ? presentOpinion(specialist.opinion_sealed, vault) : null,
    sign_time: signed_at ? shanghaiTime(signed_at) : '',
  }
}
