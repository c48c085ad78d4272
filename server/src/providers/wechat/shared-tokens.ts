import type { Db } from '#kernel/database.ts'
import type { Vault } from '#kernel/vault.ts'
import { deleteToken, lockToken, selectToken, upsertToken } from './shared-token.queries.ts'

export type FreshToken = { value: string; lifeSeconds: number }

/** Tokens of which WeChat issues few a day: stored in the database, shared by all processes, renewed by one. */
export type SharedTokens = {
  peek(name: string): Promise<string | undefined>
  /**
   * The stored token, or a new one. `renew` runs while a connection and the lock are held, so it makes one request and uses no other token.
   */
  get(name: string, renew: () => Promise<FreshToken>): Promise<string>
  /** Deletes a token that WeChat no longer accepts. */
  drop(name: string, value: string): Promise<void>
}

/** A token is replaced a little before it expires, so that it does not expire during a request. */
const usableLife = (lifeSeconds: number) => Math.max(lifeSeconds - 300, lifeSeconds / 2)

export function createSharedTokens(db: Db, vault: Vault): SharedTokens {
  const underWay = new Map<string, Promise<string>>()

  const peek = async (name: string, at: Db = db) => {
    const sealed = await selectToken(at, name)
    return sealed && vault.openText(sealed)
  }

  const renewOnce = (name: string, renew: () => Promise<FreshToken>) =>
    db.transaction(async (db) => {
      await lockToken(db, name)
      const known = await peek(name, db)
      if (known !== undefined) return known
      const { value, lifeSeconds } = await renew()
      await upsertToken(db, name, vault.seal(value), usableLife(lifeSeconds))
      return value
    })

  return {
    peek: (name) => peek(name),
    async get(name, renew) {
      const known = await peek(name)
      if (known !== undefined) return known
      let renewal = underWay.get(name)
      if (!renewal) {
        renewal = renewOnce(name, renew).finally(() => underWay.delete(name))
        underWay.set(name, renewal)
      }
      return renewal
    },
    async drop(name, value) {
      const sealed = await selectToken(db, name)
      if (sealed && vault.openText(sealed) === value) await deleteToken(db, name, sealed)
    },
  }
}
