import { verificationStates } from '#contract/people/verification-states.ts'
import type { Verification, VerificationItem } from '#contract/people/verification.ts'
import { maskNumber } from '#kernel/mask-number.ts'
import { shanghaiTime } from '#kernel/time.ts'
import type { Vault } from '#kernel/vault.ts'
import type { VerificationRow, VerificationWithUser } from './verification.queries.ts'

const inFull = (number: string) => number

export function presentVerification(
  row: VerificationRow | undefined,
  vault: Vault,
  show: (number: string) => string = maskNumber,
): Verification {
  return {
    state: row?.state ?? verificationStates.none,
    reason: row?.reason ?? '',
    real_name: row?.real_name ?? '',
    id_number: row?.id_number_sealed ? show(vault.openText(row.id_number_sealed)) : '',
    qualification_number: row ? show(vault.openText(row.qualification_sealed)) : '',
    title: row?.title ?? '',
    photos: row?.photos ?? [],
    submitted_at: row ? shanghaiTime(row.submitted_at) : '',
    reviewed_at: row?.reviewed_at ? shanghaiTime(row.reviewed_at) : '',
  }
}

export const presentForOperator = (
  { verification, hospital, department }: VerificationWithUser,
  vault: Vault,
  numbers: 'masked' | 'in full',
): VerificationItem => ({
  verification_id: verification.id,
  userid: verification.user_id,
  hospital,
  department,
  ...presentVerification(verification, vault, numbers === 'masked' ? maskNumber : inFull),
})
