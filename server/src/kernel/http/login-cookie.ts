import type { Env } from '#kernel/env.ts'

const name = 'med_login'
/** How long a login lasts without being used, and its cookie with it. */
export const loginLife = 720 * 3600_000

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
