import type { LoginData } from '#contract/people/account.ts'
import type { UserRow } from '#server/features/people/account/account.queries.ts'
import type { IdentityRow } from '#server/features/people/account/wechat-identities.queries.ts'

type Known = Pick<IdentityRow, 'openid' | 'unionid' | 'photo'>

const unknown: Known = { openid: '', unionid: '', photo: '' }

/** Somebody without a login: WeChat may know them, we do not yet. */
export const presentVisitor = ({ openid, unionid, photo }: Known = unknown, url = ''): LoginData => ({
  userid: 0,
  token: '',
  refresh_token: '',
  sys_token: '',
  openid,
  unionid,
  photo,
  if_auth: false,
  url,
})

/** Somebody who is logged in already and keeps the tokens that they have. */
export const presentMember = (user: UserRow, identity: Known = unknown): LoginData => ({
  ...presentVisitor(identity),
  userid: user.id,
  photo: user.photo || identity.photo,
  if_auth: true,
})

/** A login that WeChat has opened. */
export const presentWechatLogin = (login: LoginData, identity: Known): LoginData => ({
  ...login,
  openid: identity.openid,
  unionid: identity.unionid,
  photo: login.photo || identity.photo,
})
