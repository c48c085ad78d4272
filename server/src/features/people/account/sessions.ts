import { createHash, randomBytes } from 'node:crypto'
import { failures } from '#contract/wire/failure.ts'
import type { Db } from '#kernel/database.ts'
import { refuse } from '#kernel/fail.ts'
import { loginLife } from '#kernel/http/login-cookie.ts'
import type { Client, Logins, Member } from '#kernel/member.ts'
import {
  deleteSessionTokens,
  endSession,
  endSessionsOfUser,
  insertSession,
  insertSessionToken,
  insertSpentRefresh,
  lockSessionByRefresh,
  selectLoginByCookie,
  selectLoginByToken,
  selectSpentRefresh,
  updateSessionSecrets,
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

function believe(login: Login): Member {
  if (login.endedBy === 'logout') throw refuse(failures.loginExpired)
  if (login.endedBy || login.status !== 'active') throw refuse(failures.loginEnded)
  if (login.sessionExpiresAt.getTime() <= Date.now()) throw refuse(failures.loginExpired)
  const { userId, sessionId, role, userType, client } = login
  return { userId, sessionId, role, userType, client }
}

export const openLogins = (db: Db): Logins => ({
  recogniseMember: async (token) => (await believeToken(db, token)).member,
  recognise: (token) => recognise(db, token),
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
  const secrets = newSecrets()
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

/** Trades a refresh token for a new set. One that was traded before ends the whole login: it was copied. */
export async function refreshSession(
  db: Db,
  refreshToken: string,
): Promise<{ secrets: LoginSecrets; member: Member }> {
  const digest = digestOf(refreshToken)
  const spent = await selectSpentRefresh(db, digest)
  if (spent) {
    await endSession(db, spent.session_id, 'reuse')
    throw refuse(failures.loginEnded)
  }
  return db.transaction(async (db) => {
    const login = await lockSessionByRefresh(db, digest)
    if (!login) throw refuse(failures.loginExpired)
    const member = believe(login)
    const secrets = newSecrets()
    await insertSpentRefresh(db, digest, login.sessionId)
    await updateSessionSecrets(db, login.sessionId, digests(secrets))
    await deleteSessionTokens(db, login.sessionId)
    await insertSessionToken(db, {
      digest: digestOf(secrets.token),
      session_id: login.sessionId,
      expires_at: after(tokenLife),
    })
    return { secrets, member }
  })
}

function newSecrets(): LoginSecrets {
  return { token: newSecret(), refreshToken: newSecret(), sysToken: newSecret(), cookie: newSecret() }
}

const digests = (secrets: LoginSecrets) => ({
  refresh_digest: digestOf(secrets.refreshToken),
  sys_digest: digestOf(secrets.sysToken),
  cookie_digest: digestOf(secrets.cookie),
  expires_at: after(loginLife),
})
