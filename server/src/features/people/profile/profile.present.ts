import { userTypes } from '#contract/people/account.ts'
import { asBit } from '#contract/wire/fields.ts'
import type { OptionGroup, Profile } from '#contract/people/profile.ts'
import type { Language } from '#contract/wire/language.ts'
import type { Vault } from '#kernel/vault.ts'
import { needsCompletion } from '#server/features/people/account/account.present.ts'
import type { UserRow } from '#server/features/people/account/account.queries.ts'
import { maskPhone } from '#server/features/people/account/phone.ts'
import type { NamedGroup } from './departments.data.ts'
import { profileText } from './profile.text.ts'

export const presentProfile = (
  user: UserRow,
  known: { verificationState: Profile['verification_state']; invitedCount: number },
  vault: Vault,
): Profile => ({
  userid: user.id,
  user_type: user.user_type,
  photo: user.photo,
  truename: user.truename,
  country_code: user.country_code,
  phone: maskPhone(user.phone_sealed, vault),
  email: presentEmail(user, vault),
  hospital: user.hospital,
  department: user.department,
  title: user.title,
  company: user.company,
  product_group: user.product_group,
  good_at: user.good_at,
  introduce: user.introduce,
  alert_userinfo_frame: asBit(needsCompletion(user)),
  verification_state: known.verificationState,
  invited_num: known.invitedCount,
})

export const presentEmail = (user: UserRow, vault: Vault) =>
  user.email_sealed ? vault.openText(user.email_sealed) : ''

export function presentIdentities(language: Language) {
  const names = profileText[language].identities
  return (['doctor', 'other', 'enterprise'] as const).map((key) => ({
    user_type: userTypes[key],
    name: names[key],
  }))
}

export function presentGroups(groups: readonly NamedGroup[], language: Language): OptionGroup[] {
  const at = language === 'zh' ? 0 : 1
  return groups.map(({ group, members }) => ({
    value: group[0],
    name: group[at],
    children: members.map((member) => ({ value: member[0], name: member[at] })),
  }))
}
