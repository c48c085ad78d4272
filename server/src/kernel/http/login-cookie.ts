import type { Env } from '#kernel/env.ts'

/** How long a login lasts without being used, and its cookie with it. */
export const loginLife = 720 * 3600_000
/** As long as browsers allow. */
const deviceLife = 400 * 24 * 3600_000

export const loginCookie = (env: Env, isSecure: boolean, secret: string | undefined): string =>
  writeCookie(env, isSecure, { name: 'med_login', secret, lifeMs: loginLife })

/** Stays when a login ends: it tells a browser that an account has been used in from others. It gives no access. */
export const deviceCookie = (env: Env, isSecure: boolean, secret: string): string =>
  writeCookie(env, isSecure, { name: 'med_device', secret, lifeMs: deviceLife })

export function writeCookie(
  env: Env,
  isSecure: boolean,
  { name, secret, lifeMs }: { name: string; secret: string | undefined; lifeMs: number },
): string {
  const parts = [
    `${name}=${secret ?? ''}`,
    'Path=/',
    `Max-Age=${secret ? lifeMs / 1000 : 0}`,
    'HttpOnly',
    'SameSite=Lax',
  ]
  if (isSecure) parts.push('Secure')
  if (env.COOKIE_DOMAIN) parts.push(`Domain=${env.COOKIE_DOMAIN}`)
  return parts.join('; ')
}

export const readLoginCookie = (header: string | undefined) =>
  header === undefined ? undefined : /(?:^|;\s*)med_login=([\w-]+)/.exec(header)?.[1]

/** Empty where there is none. */
export const readDeviceCookie = (header = '') => /(?:^|;\s*)med_device=([\w-]{20,64})/.exec(header)?.[1] ?? ''
