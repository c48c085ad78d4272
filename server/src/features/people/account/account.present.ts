import { userTypes } from '#contract/people/account.ts'
import type { LoginData, UserInfo } from '#contract/people/account.ts'
import type { LoginSecrets } from './sessions.ts'
import type { Vault } from '#kernel/vault.ts'
import type { UserRow } from './account.queries.ts'
import { maskPhone } from './phone.ts'

export const presentLogin = (user: UserRow, secrets: LoginSecrets): LoginData => ({
  userid: user.id,
  token: secrets.token,
  refresh_token: secrets.refreshToken,
  sys_token: secrets.sysToken,
  openid: '',
  unionid: '',
  photo: user.photo,
  if_auth: true,
  url: '',
})

export const presentUser = (user: UserRow, vault: Vault): UserInfo => ({
  userid: user.id,
  img: user.photo,
  truename: user.truename,
  sysusers_name: user.account ?? maskPhone(user.phone_sealed, vault),
  account: user.account ?? '',
  photo: user.photo,
  user_type: user.user_type,
  home_selected_college: user.home_college_id,
  alert_userinfo_frame: needsCompletion(user) ? 1 : 0,
})

/** What a profile has to say, by identity. Without an identity nothing is enough. */
export const neededFields: Partial<
  Record<number, ('truename' | 'hospital' | 'department' | 'title' | 'company')[]>
> = {
  [userTypes.doctor]: ['truename', 'hospital', 'department', 'title'],
  [userTypes.other]: ['truename'],
  [userTypes.enterprise]: ['truename', 'company'],
}

/** Which profiles must be completed. */
export const needsCompletion = (user: UserRow): boolean =>
  neededFields[user.user_type]?.some((field) => user[field] === '') ?? true
