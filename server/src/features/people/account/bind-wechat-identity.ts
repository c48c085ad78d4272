import type { Db } from '#kernel/database.ts'
import { bindIdentity, takeProofs } from './wechat-identities.queries.ts'

type BoundIdentity = { openid: string; unionid: string }

/**
 * Binds the WeChat identity that this browser has lately proven to the user who has just logged in there.
 * The openid that a client sends says only which one is meant: without the proof, which the server keeps, it
 * binds nothing. Answers the identity that was bound.
 */
export async function bindWechatIdentity(
  db: Db,
  shown: { guestId: string; openid: string },
  userId: number,
): Promise<BoundIdentity | undefined> {
  if (shown.guestId === '' || shown.openid === '') return undefined
  return db.transaction(async (db) => {
    let bound: BoundIdentity | undefined
    for (const identityId of await takeProofs(db, shown.guestId, shown.openid))
      bound = (await bindIdentity(db, identityId, userId)) ?? bound
    return bound && { openid: bound.openid, unionid: bound.unionid }
  })
}
