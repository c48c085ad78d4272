import { defaultCountryCode } from '#contract/people/account.ts'
import type { CheckinForm } from '#contract/meetings/checkin.ts'
import type { Vault } from '#kernel/vault.ts'
import type { UserRow } from '#server/features/people/account/account.queries.ts'
import { maskPhone } from '#server/features/people/account/phone.ts'

/** The number of the account as the form offers it. A check-in takes mainland numbers only. */
export const maskOwnPhone = (user: UserRow, vault: Vault): string =>
  user.country_code === defaultCountryCode ? maskPhone(user.phone_sealed, vault) : ''

/** The form with the number of the account in place of its mask. */
export const openOwnPhone = (form: CheckinForm, user: UserRow, vault: Vault): CheckinForm =>
  user.phone_sealed && form.phone && form.phone === maskOwnPhone(user, vault)
    ? { ...form, phone: vault.openText(user.phone_sealed) }
    : form
