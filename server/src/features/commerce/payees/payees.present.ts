import { authenticationStates } from '#contract/commerce/payees.ts'
import type { Authentication, AuthenticationItem, Payee } from '#contract/commerce/payees.ts'
import { asBit } from '#contract/wire/fields.ts'
import { maskCard, maskNumber } from '#kernel/mask-number.ts'
import { shanghaiTime } from '#kernel/time.ts'
import type { Vault } from '#kernel/vault.ts'
import { maskDigits } from '#server/features/people/account/phone.ts'
import type { AuthenticationRow, AuthenticationWithUser } from './authentications.queries.ts'
import type { PayeeRow } from './payees.queries.ts'

/** How the numbers of a person are shown. */
type Shown = { idNumber(number: string): string; phone(number: string): string }

const masked: Shown = { idNumber: maskNumber, phone: maskDigits }
const inFull: Shown = { idNumber: (number) => number, phone: (number) => number }

export const presentAuthentication = (
  row: AuthenticationRow | undefined,
  vault: Vault,
  shown = masked,
): Authentication => ({
  status: row?.state ?? authenticationStates.none,
  reason: row?.reason ?? '',
  truename: row?.truename ?? '',
  id_number: row ? shown.idNumber(vault.openText(row.id_number_sealed)) : '',
  phone: row ? shown.phone(vault.openText(row.phone_sealed)) : '',
  submitted_at: row ? shanghaiTime(row.submitted_at) : '',
  reviewed_at: row?.reviewed_at ? shanghaiTime(row.reviewed_at) : '',
})

export const presentForOperator = (
  { authentication, hospital, department, title }: AuthenticationWithUser,
  vault: Vault,
  numbers: 'masked' | 'in full',
): AuthenticationItem => ({
  authentication_id: authentication.id,
  userid: authentication.user_id,
  hospital,
  department,
  title,
  ...presentAuthentication(authentication, vault, numbers === 'masked' ? masked : inFull),
})

export const presentPayee = (row: PayeeRow | undefined, vault: Vault): Payee => ({
  is_complete: asBit(row !== undefined),
  truename: row?.truename ?? '',
  id_number: row ? maskNumber(vault.openText(row.id_number_sealed)) : '',
  bank_name: row?.bank_name ?? '',
  bank_card: row ? maskCard(vault.openText(row.bank_card_sealed)) : '',
  bank_branch: row?.bank_branch ?? '',
  phone: row ? maskDigits(vault.openText(row.phone_sealed)) : '',
  saved_at: row ? shanghaiTime(row.saved_at) : '',
})
