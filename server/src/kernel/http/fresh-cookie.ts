import type { Env } from '#kernel/env.ts'
import type { Member } from '#kernel/member.ts'
import { readLoginCookie, writeCookie } from './login-cookie.ts'

/** Longer than a replica may be behind without being noticed (`open-replicas.ts`). */
const lifeMs = 10_000

/** Whoever has written reads from the primary for a while, whichever server answers. */
export const freshCookie = (env: Env, isSecure: boolean): string =>
  writeCookie(env, isSecure, { name: 'med_fresh', secret: '1', lifeMs })

/**
 * Whether what a caller reads may be a moment late: they have written nothing lately, as far as the cookie says, and keep
 * cookies. Visitors have little to write, and a browser that has is given one.
 */
export const mayReadLate = (cookies = '', member: Member | undefined): boolean =>
  !/(?:^|;\s*)med_fresh=/.test(cookies) && (!member || readLoginCookie(cookies) !== undefined)
