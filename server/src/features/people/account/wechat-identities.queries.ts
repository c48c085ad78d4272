import { and, desc, eq, exists, gt, inArray, isNull, ne, or, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '#kernel/database.ts'
import { first, only } from '#kernel/first-row.ts'
import { users } from '#server/features/people/account/account.tables.ts'
import type { WechatPerson, WechatType } from '#kernel/ports/wechat.ts'
import { wechatIdentities, wechatProofs, wechatStates, wechatUnbindings } from './wechat-identities.tables.ts'

export type IdentityRow = typeof wechatIdentities.$inferSelect

const inSeconds = (seconds: number) => sql`now() + ${seconds} * interval '1 second'`
/** WeChat does not always tell everything: what is known stays. */
const unlessEmpty = (column: AnyPgColumn) =>
  sql`coalesce(nullif(${sql.raw(`excluded.${column.name}`)}, ''), ${column})`

export const upsertIdentity = (db: Db, type: WechatType, person: WechatPerson) =>
  only(
    db
      .insert(wechatIdentities)
      .values({ app_type: type, ...person })
      .onConflictDoUpdate({
        target: [wechatIdentities.app_type, wechatIdentities.openid],
        set: {
          unionid: unlessEmpty(wechatIdentities.unionid),
          nickname: unlessEmpty(wechatIdentities.nickname),
          photo: unlessEmpty(wechatIdentities.photo),
          seen_at: sql`now()`,
        },
      })
      .returning(),
  )

/** The user to whom the same person is bound in another app. */
export const selectUserIdByUnionid = async (db: Db, unionid: string) =>
  (
    await first(
      db
        .select({ userId: users.id })
        .from(wechatIdentities)
        .innerJoin(users, eq(users.id, wechatIdentities.user_id))
        .where(
          and(
            eq(wechatIdentities.unionid, unionid),
            ne(wechatIdentities.unionid, ''),
            ne(users.status, 'deleted'),
          ),
        )
        .orderBy(desc(wechatIdentities.bound_at))
        .limit(1),
    )
  )?.userId

export const selectIdentityOfUser = (db: Db, userId: number, type: WechatType) =>
  first(
    db
      .select()
      .from(wechatIdentities)
      .where(and(eq(wechatIdentities.user_id, userId), eq(wechatIdentities.app_type, type)))
      .orderBy(desc(wechatIdentities.seen_at))
      .limit(1),
  )

/** Nobody's, or a user's who has deleted their account. */
const isFree = (db: Db) =>
  or(
    isNull(wechatIdentities.user_id),
    exists(
      db
        .select({ one: sql`1` })
        .from(users)
        .where(and(eq(users.id, wechatIdentities.user_id), eq(users.status, 'deleted'))),
    ),
  )

/** Undefined when the identity belongs to somebody. */
export const bindIdentity = (db: Db, identityId: number, userId: number) =>
  first(
    db
      .update(wechatIdentities)
      .set({ user_id: userId, bound_at: sql`now()` })
      .where(and(eq(wechatIdentities.id, identityId), isFree(db)))
      .returning(),
  )

/** Whether it is still this user's. */
export const isBoundTo = async (db: Db, identityId: number, userId: number): Promise<boolean> =>
  (await db.$count(
    wechatIdentities,
    and(eq(wechatIdentities.id, identityId), eq(wechatIdentities.user_id, userId)),
  )) > 0

/** Nobody comes by these any more: in all apps at once, since each of them would find the person by the union id of another. */
export const unbindIdentities = async (db: Db, userId: number) => {
  const former = await selectBoundIdentities(db, userId)
  await db
    .update(wechatIdentities)
    .set({ user_id: null, bound_at: null })
    .where(eq(wechatIdentities.user_id, userId))
  if (former.length > 0)
    await db.insert(wechatUnbindings).values(former.map((one) => ({ ...one, user_id: userId })))
  return former
}

export const selectBoundIdentities = (db: Db, userId: number) =>
  db
    .select({ app_type: wechatIdentities.app_type, bound_at: wechatIdentities.bound_at })
    .from(wechatIdentities)
    .where(eq(wechatIdentities.user_id, userId))
    .orderBy(wechatIdentities.bound_at, wechatIdentities.id)

export const selectUnbindings = (db: Db, userId: number) =>
  db
    .select({
      app_type: wechatUnbindings.app_type,
      bound_at: wechatUnbindings.bound_at,
      unbound_at: wechatUnbindings.unbound_at,
    })
    .from(wechatUnbindings)
    .where(eq(wechatUnbindings.user_id, userId))
    .orderBy(desc(wechatUnbindings.id))
    .limit(50)

/** Every new row takes some that are over with it, past those that somebody else is taking. */
const sweep = (db: Db, table: 'wechat_states' | 'wechat_proofs') =>
  db.execute(sql`
    delete from ${sql.identifier(table)} where ctid = any (array (
      select ctid from ${sql.identifier(table)} where expires_at <= now() limit 100 for update skip locked))`)

export const insertState = async (
  db: Db,
  state: { digest: Buffer; guest_id: string; app_type: WechatType },
  lifeSeconds: number,
) => {
  await sweep(db, 'wechat_states')
  await db.insert(wechatStates).values({ ...state, expires_at: inSeconds(lifeSeconds) })
}

/** Takes the state away, so that it is good once. One that belongs to another browser stays with that one. */
export const takeState = async (db: Db, digest: Buffer, guestId: string) =>
  (
    await first(
      db
        .delete(wechatStates)
        .where(
          and(
            eq(wechatStates.digest, digest),
            eq(wechatStates.guest_id, guestId),
            gt(wechatStates.expires_at, sql`now()`),
          ),
        )
        .returning({ type: wechatStates.app_type }),
    )
  )?.type

export const upsertProof = async (db: Db, guestId: string, identityId: number, lifeSeconds: number) => {
  await sweep(db, 'wechat_proofs')
  const expires_at = inSeconds(lifeSeconds)
  await db
    .insert(wechatProofs)
    .values({ guest_id: guestId, identity_id: identityId, expires_at })
    .onConflictDoUpdate({ target: [wechatProofs.guest_id, wechatProofs.identity_id], set: { expires_at } })
}

/** The identity that a browser has proven lately and that still has no user. */
export const selectProvenIdentity = (db: Db, guestId: string, openid: string, type: WechatType) =>
  first(
    db
      .select({
        openid: wechatIdentities.openid,
        unionid: wechatIdentities.unionid,
        photo: wechatIdentities.photo,
      })
      .from(wechatProofs)
      .innerJoin(wechatIdentities, eq(wechatIdentities.id, wechatProofs.identity_id))
      .where(
        and(
          eq(wechatProofs.guest_id, guestId),
          gt(wechatProofs.expires_at, sql`now()`),
          eq(wechatIdentities.openid, openid),
          eq(wechatIdentities.app_type, type),
          isFree(db),
        ),
      ),
  )

/** Takes a browser's proof of an openid away; it serves one login. */
export const takeProofs = async (db: Db, guestId: string, openid: string) => {
  const meant = db
    .select({ id: wechatIdentities.id })
    .from(wechatIdentities)
    .where(eq(wechatIdentities.openid, openid))
  const rows = await db
    .delete(wechatProofs)
    .where(
      and(
        eq(wechatProofs.guest_id, guestId),
        inArray(wechatProofs.identity_id, meant),
        gt(wechatProofs.expires_at, sql`now()`),
      ),
    )
    .returning({ identityId: wechatProofs.identity_id })
  return rows.map((row) => row.identityId)
}
