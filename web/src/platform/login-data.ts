import type { Environment } from './environment.ts'
import type { AppStorage, StoredKey } from './storage.ts'

export type StoredLogin = {
  userid: number | string
  token: string
  refresh_token: string
  sys_token: string
  openid?: string
  unionid?: string
}

const loginKeys = ['userid', 'guest_id', 'refresh_token', 'sys_token', 'token', 'unread_im_group'] as const

const wechatKeys = ['wxopenid', 'unionid'] as const

export function saveLoginData(storage: AppStorage, login: StoredLogin, environment: Environment): void {
  const userid = String(login.userid)
  // In WeChat the two belong to the phone's owner; in a browser, to the user who logged in last.
  if (environment.isWechat === 1 && storage.get('last_userid') !== userid) removeAll(storage, wechatKeys)
  storage.set('userid', userid)
  storage.set('last_userid', userid)
  storage.set('token', login.token)
  storage.set('refresh_token', login.refresh_token)
  storage.set('sys_token', login.sys_token)
  if (login.openid) storage.set('wxopenid', login.openid)
  if (login.unionid) storage.set('unionid', login.unionid)
}

export function clearLoginData(storage: AppStorage, environment: Environment): void {
  removeAll(storage, loginKeys)
  storage.set('user_type', -1)
  if (environment.isWechat === 2) removeAll(storage, wechatKeys)
}

function removeAll(storage: AppStorage, keys: readonly StoredKey[]) {
  for (const key of keys) storage.remove(key)
}
