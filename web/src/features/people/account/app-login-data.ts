import type { LoginData } from '#contract/people/account.ts'
import { fieldsOf } from '#web/platform/kept.ts'

/** The login that the app has stored, as an object or its JSON text; undefined when it has none. */
export function readAppLogin(answer: unknown): LoginData | undefined {
  const fields = fieldsOf(typeof answer === 'string' ? parse(answer) : answer)
  const text = (name: string) => (typeof fields[name] === 'string' ? fields[name] : '')
  const userid = Number(fields['userid'])
  if (!Number.isSafeInteger(userid) || userid <= 0 || text('token') === '') return undefined
  return {
    userid,
    token: text('token'),
    refresh_token: text('refresh_token'),
    sys_token: text('sys_token'),
    openid: '',
    unionid: '',
    photo: '',
    if_auth: true,
    url: '',
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
