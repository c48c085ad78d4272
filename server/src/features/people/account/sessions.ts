import { createHash, randomBytes } from 'node:crypto'
import { rightsOf } from '#contract/people/operators.ts'
import { elevatedHours, freshMinutes } from '#contract/people/second-step.ts'
import { failures } from '#contract/wire/failure.ts'
import type { Right } from '#contract/wire/rights.ts'
import type { Db } from '#kernel/database.ts'
import { refuse } from '#kernel/fail.ts'
import { loginLife } from '#kernel/http/login-cookie.ts'
import type { Client, Logins, Member } from '#kernel/member.ts'
import type { Services } from '#kernel/services.ts'
import {
  deleteSessionTokens,
  endReplacedSessions,
  endSession,
  endSessionsOfUser,
  insertSession,
  insertSessionToken,
  insertSpentRefresh,
  lockSessionByRefresh,
  selectLoginByCookie,
  selectLoginByRefresh,
  selectLoginBySystemToken,
  selectLoginByToken,
  selectSpentRefresh,
  updateSession,
} from './sessions.queries.ts'

const tokenLife = 2 * 3600_000
/** A token past half of its life is renewed by the next answer. */
const renewBefore = tokenLife / 2

/** What a client gets at login. Only digests of it are stored. */
export type LoginSecrets = { token: string; refreshToken: string; sysToken: string; cookie: string }

const newSecret = () => randomBytes(32).toString('base64url')
/** Secrets are 256 random bits, so a plain hash is as good as a slow one. */
const digestOf = (secret: string) => createHash('sha256').update(secret).digest()

const after = (ms: number) => new Date(Date.now() + ms)

type Login = NonNullable<Awaited<ReturnType<typeof selectLoginByCookie>>>

const noRights: ReadonlySet<Right> = new Set()

function believe(login: Login): Member {
  if (login.endedBy === 'logout') throw refuse(failures.loginExpired)
  if (login.endedBy || login.status !== 'active') throw refuse(failures.loginEnded)
  if (login.sessionExpiresAt.getTime() <= Date.now()) throw refuse(failures.loginExpired)
  const { userId, sessionId, roles, elevatedUntil, userType, client } = login
  const leftMs = (elevatedUntil?.getTime() ?? 0) - Date.now()
  const isElevated = leftMs > 0
  return {
    userId,
    sessionId,
    isOperator: roles.length > 0,
    rights: isElevated ? new Set(rightsOf(roles)) : noRights,
    // Every second step elevates for as long, so that what is left says how long ago it was.
    hasFreshStep: leftMs > elevatedHours * 3600_000 - freshMinutes * 60_000,
    userType,
    client,
  }
}

export const openLogins = (db: Db): Logins => ({
  recogniseMember: async (token) => (await believeToken(db, token)).member,
  recognise: (token) => recognise(db, token),
  recogniseSystem: (systemToken) => recogniseSystem(db, systemToken),
  recogniseCookie: (cookie) => recogniseCookie(db, cookie),
})

async function recognise(db: Db, token: string): Promise<{ member: Member; renewed?: string }> {
  const { member, left } = await believeToken(db, token)
  if (left > renewBefore) return { member }
  const renewed = newSecret()
  await insertSessionToken(db, {
    digest: digestOf(renewed),
    session_id: member.sessionId,
    expires_at: after(tokenLife),
  })
  return { member, renewed }
}

async function believeToken(db: Db, token: string): Promise<{ member: Member; left: number }> {
  const login = await selectLoginByToken(db, digestOf(token))
  if (!login) throw refuse(failures.tokenInvalid)
  const member = believe(login)
  const left = login.tokenExpiresAt.getTime() - Date.now()
  if (left <= 0) throw refuse(failures.loginExpired)
  return { member, left }
}

async function recogniseSystem(db: Db, systemToken: string): Promise<Member> {
  const login = await selectLoginBySystemToken(db, digestOf(systemToken))
  if (!login) throw refuse(failures.tokenInvalid)
  return believe(login)
}

async function recogniseCookie(db: Db, cookie: string): Promise<Member | undefined> {
  const login = await selectLoginByCookie(db, digestOf(cookie))
  if (!login) return undefined
  try {
    return believe(login)
  } catch {
    return undefined
  }
}

export type EndedLogin = { id: number; guestId: string }

/** Opens a login. Logins of the same user on the same kind of client end; the caller tells their sockets. */
export async function openSession(
  db: Db,
  userId: number,
  client: Client,
  guestId: string,
): Promise<{ secrets: LoginSecrets; sessionId: number; ended: EndedLogin[] }> {
  const secrets = createSecrets(newSecret)
  return db.transaction(async (db) => {
    const ended = await endSessionsOfUser(db, userId, 'elsewhere', { client })
    const sessionId = await insertSession(db, {
      user_id: userId,
      client,
      guest_id: guestId,
      ...digests(secrets),
    })
    await insertSessionToken(db, {
      digest: digestOf(secrets.token),
      session_id: sessionId,
      expires_at: after(tokenLife),
    })
    return { secrets, sessionId, ended }
  })
}

/** Ends what a browser was logged in with before it was given this login. */
export const endReplaced = (
  db: Db,
  { cookie, member, keptId }: { cookie: string; member: Member | undefined; keptId: number },
): Promise<EndedLogin[]> =>
  endReplacedSessions(db, { cookieDigest: digestOf(cookie), sessionId: member?.sessionId ?? 0, keptId })

type ShownRefresh = { refreshToken: string; guestId: string }

/**
 * Trades a refresh token for a new set. The set follows from the token, so that an answer that was lost on its way can
 * be given again: for a minute, to the same browser, as long as the new set has not been traded in itself. Any other
 * second use means that the token was copied, and ends the login.
 */
export async function refreshSession(
  { db, vault }: Pick<Services, 'db' | 'vault'>,
  { refreshToken, guestId }: ShownRefresh,
): Promise<{ secrets: LoginSecrets; member: Member }> {
  const digest = digestOf(refreshToken)
  const secrets = createSecrets((name) => vault.digest(`login ${name} ${refreshToken}`).toString('base64url'))
  const member = await db.transaction(async (db) => {
    const login = await lockSessionByRefresh(db, digest)
    if (!login) return undefined
    const member = believe(login)
    await insertSpentRefresh(db, digest, login.sessionId)
    await updateSession(db, login.sessionId, { ...digests(secrets), guest_id: guestId })
    await deleteSessionTokens(db, login.sessionId)
    await insertSessionToken(db, {
      digest: digestOf(secrets.token),
      session_id: login.sessionId,
      expires_at: after(tokenLife),
    })
    return member
  })
  return { secrets, member: member ?? (await believeRepeat(db, digest, { secrets, guestId })) }
}

async function believeRepeat(
  db: Db,
  digest: Buffer,
  { secrets, guestId }: { secrets: LoginSecrets; guestId: string },
): Promise<Member> {
  const spent = await selectSpentRefresh(db, digest)
  if (!spent) throw refuse(failures.loginExpired)
  const login = spent.isRecent ? await selectLoginByRefresh(db, digestOf(secrets.refreshToken)) : undefined
  if (login && login.guestId === guestId) return believe(login)
  await endSession(db, spent.sessionId, 'reuse')
  throw refuse(failures.loginEnded)
}

const createSecrets = (create: (name: keyof LoginSecrets) => string): LoginSecrets => ({
  token: create('token'),
  refreshToken: create('refreshToken'),
  sysToken: create('sysToken'),
  cookie: create('cookie'),
})

const digests = (secrets: LoginSecrets) => ({
  refresh_digest: digestOf(secrets.refreshToken),
  sys_digest: digestOf(secrets.sysToken),
  cookie_digest: digestOf(secrets.cookie),
  expires_at: after(loginLife),
})
