import type { Env } from '#kernel/env.ts'
import { loginLife } from '#kernel/session/sessions.ts'

const name = 'med_login'

export function loginCookie(env: Env, isSecure: boolean, secret: string | undefined): string {
  const parts = [
    `${name}=${secret ?? ''}`,
    'Path=/',
    `Max-Age=${secret ? loginLife / 1000 : 0}`,
    'HttpOnly',
    'SameSite=Lax',
  ]
  if (isSecure) parts.push('Secure')
  if (env.COOKIE_DOMAIN) parts.push(`Domain=${env.COOKIE_DOMAIN}`)
  return parts.join('; ')
}

export const readLoginCookie = (header: string | undefined) =>
  header === undefined ? undefined : /(?:^|;\s*)med_login=([\w-]+)/.exec(header)?.[1]
