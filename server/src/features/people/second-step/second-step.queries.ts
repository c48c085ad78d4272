import { and, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import type { Db } from '#kernel/database.ts'
import { first } from '#kernel/first-row.ts'
import { sessions } from '#server/features/people/account/account.tables.ts'
import { operatorLogins, recoveryCodes, secondFactors, secondStepChallenges } from './second-step.tables.ts'

export const selectFactors = (db: Db, userId: number) =>
  db.select().from(secondFactors).where(eq(secondFactors.user_id, userId)).orderBy(secondFactors.id)

export type FactorRow = Awaited<ReturnType<typeof selectFactors>>[number]

export const hasFactor = async (db: Db, userId: number): Promise<boolean> =>
  (await db.$count(secondFactors, eq(secondFactors.user_id, userId))) > 0

export const selectTotp = (db: Db, userId: number) =>
  first(
    db
      .select({ id: secondFactors.id, sealed: sql<Buffer>`${secondFactors.sealed}` })
      .from(secondFactors)
      .where(and(eq(secondFactors.user_id, userId), eq(secondFactors.kind, 'totp'))),
  )

/** Uses up the code of a step and those before it. False if that has happened: of two at once, one succeeds. */
export const useTotpStep = async (db: Db, factorId: number, step: number): Promise<boolean> => {
  const rows = await db
    .update(secondFactors)
    .set({ used_step: step, used_at: sql`now()` })
    .where(and(eq(secondFactors.id, factorId), lt(secondFactors.used_step, step)))
    .returning({ id: secondFactors.id })
  return rows.length === 1
}

export const replaceTotp = async (
  db: Db,
  userId: number,
  { sealed, used_step }: { sealed: Buffer; used_step: number },
) => {
  await db.delete(secondFactors).where(and(eq(secondFactors.user_id, userId), eq(secondFactors.kind, 'totp')))
  await db
    .insert(secondFactors)
    .values({ user_id: userId, kind: 'totp', sealed, used_step, used_at: sql`now()` })
}

type NewPasskey = Required<
  Pick<
    typeof secondFactors.$inferInsert,
    'user_id' | 'name' | 'credential_id' | 'public_key' | 'counter' | 'transports'
  >
>

/** False when somebody has this passkey already. */
export const insertPasskey = async (db: Db, passkey: NewPasskey): Promise<boolean> => {
  const rows = await db
    .insert(secondFactors)
    .values({ ...passkey, kind: 'passkey' })
    .onConflictDoNothing()
    .returning({ id: secondFactors.id })
  return rows.length === 1
}

/** A counter never falls; authenticators that do not count always answer 0. */
export const usePasskey = async (db: Db, factorId: number, counter: number): Promise<boolean> => {
  const rows = await db
    .update(secondFactors)
    .set({ counter, used_at: sql`now()` })
    .where(
      and(
        eq(secondFactors.id, factorId),
        counter === 0 ? eq(secondFactors.counter, 0) : lt(secondFactors.counter, counter),
      ),
    )
    .returning({ id: secondFactors.id })
  return rows.length === 1
}

/** What it was; undefined if there was none. */
export const deleteFactor = (db: Db, userId: number, factorId: number) =>
  first(
    db
      .delete(secondFactors)
      .where(and(eq(secondFactors.id, factorId), eq(secondFactors.user_id, userId)))
      .returning({ kind: secondFactors.kind }),
  )

export const deleteFactors = async (db: Db, userId: number) => {
  await db.delete(secondFactors).where(eq(secondFactors.user_id, userId))
  await db.delete(recoveryCodes).where(eq(recoveryCodes.user_id, userId))
}

export const replaceRecoveryCodes = async (db: Db, userId: number, digests: Buffer[]) => {
  await db.delete(recoveryCodes).where(eq(recoveryCodes.user_id, userId))
  await db.insert(recoveryCodes).values(digests.map((digest) => ({ user_id: userId, digest })))
}

export const countRecoveryCodes = (db: Db, userId: number) =>
  db.$count(recoveryCodes, and(eq(recoveryCodes.user_id, userId), isNull(recoveryCodes.used_at)))

/** Of two at once, one succeeds. */
export const useRecoveryCode = async (db: Db, userId: number, digest: Buffer): Promise<boolean> => {
  const rows = await db
    .update(recoveryCodes)
    .set({ used_at: sql`now()` })
    .where(
      and(eq(recoveryCodes.user_id, userId), eq(recoveryCodes.digest, digest), isNull(recoveryCodes.used_at)),
    )
    .returning({ userId: recoveryCodes.user_id })
  return rows.length === 1
}

type Challenge = Pick<typeof secondStepChallenges.$inferInsert, 'session_id' | 'kind'>

/** A new challenge of a kind replaces the former one. */
export const saveChallenge = (db: Db, challenge: Challenge, sealed: Buffer) => {
  const values = { sealed, expires_at: sql`now() + interval '10 minutes'` }
  return db
    .insert(secondStepChallenges)
    .values({ ...challenge, ...values })
    .onConflictDoUpdate({
      target: [secondStepChallenges.session_id, secondStepChallenges.kind],
      set: values,
    })
}

const isOpenChallenge = ({ session_id, kind }: Challenge) =>
  and(
    eq(secondStepChallenges.session_id, session_id),
    eq(secondStepChallenges.kind, kind),
    gt(secondStepChallenges.expires_at, sql`now()`),
  )

export const selectChallenge = async (db: Db, challenge: Challenge) =>
  (
    await first(
      db
        .select({ sealed: secondStepChallenges.sealed })
        .from(secondStepChallenges)
        .where(isOpenChallenge(challenge)),
    )
  )?.sealed

/** A challenge is answered once, whatever arrives together. */
export const takeChallenge = async (db: Db, challenge: Challenge) =>
  (
    await first(
      db
        .delete(secondStepChallenges)
        .where(isOpenChallenge(challenge))
        .returning({ sealed: secondStepChallenges.sealed }),
    )
  )?.sealed

export const deleteOldChallenges = (db: Db) =>
  db.delete(secondStepChallenges).where(lt(secondStepChallenges.expires_at, sql`now()`))

export const insertOperatorLogin = (db: Db, login: typeof operatorLogins.$inferInsert) =>
  db.insert(operatorLogins).values(login)

const shownLogins = 20

/** Those that are elevated first, then the latest ones. */
export const selectOperatorLogins = (db: Db, userId: number) => {
  const isElevated = sql<boolean>`coalesce(${sessions.ended_at} is null and ${sessions.elevated_until} > now(), false)`
  return db
    .select({
      sessionId: sql<number>`coalesce(${operatorLogins.session_id}, 0)`,
      address: operatorLogins.address,
      device: operatorLogins.device,
      kind: operatorLogins.kind,
      at: operatorLogins.at,
      isElevated,
    })
    .from(operatorLogins)
    .leftJoin(sessions, eq(sessions.id, operatorLogins.session_id))
    .where(eq(operatorLogins.user_id, userId))
    .orderBy(desc(isElevated), desc(operatorLogins.at), desc(operatorLogins.id))
    .limit(shownLogins)
}

export type OperatorLoginRow = Awaited<ReturnType<typeof selectOperatorLogins>>[number]

/** As long as refused calls: article 21 of the Cybersecurity Law. */
export const deleteOldOperatorLogins = (db: Db) =>
  db.delete(operatorLogins).where(lt(operatorLogins.at, sql`now() - interval '184 days'`))

/** Undefined while the login has no rights. */
export const selectElevatedUntil = async (db: Db, sessionId: number) => {
  const row = await first(
    db
      .select({ until: sessions.elevated_until })
      .from(sessions)
      .where(and(eq(sessions.id, sessionId), gt(sessions.elevated_until, sql`now()`))),
  )
  return row?.until ?? undefined
}

export const lowerSession = (db: Db, sessionId: number) =>
  db.update(sessions).set({ elevated_until: null }).where(eq(sessions.id, sessionId))

export const lowerSessionsOfUser = (db: Db, userId: number) =>
  db.update(sessions).set({ elevated_until: null }).where(eq(sessions.user_id, userId))
