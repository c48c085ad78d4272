import { faultOfName, isEmail, profileFailures } from '#contract/people/profile.ts'
import type { ProfileField } from '#contract/people/profile.ts'
import { refuse } from '#kernel/fail.ts'
import type { Vault } from '#kernel/vault.ts'
import type { UserColumns } from '#server/features/people/account/account.queries.ts'

type Given = Partial<Record<ProfileField, string>>

/** Turns what a person tells into columns, or says what is wrong with it. */
export function readFields({ email, ...given }: Given, vault: Vault): UserColumns {
  if (given.truename !== undefined) checkName(given.truename)
  if (email === undefined) return given
  if (email !== '' && !isEmail(email)) throw refuse(profileFailures.emailWrong)
  return { ...given, email_sealed: email === '' ? null : vault.seal(email) }
}

function checkName(name: string): void {
  const fault = faultOfName(name)
  if (fault) throw refuse(fault)
}
