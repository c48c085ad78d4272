import { randomInt } from 'node:crypto'
import type { Db } from '#kernel/database.ts'
import { insertSecretOnce } from '#kernel/settings.queries.ts'
import type { Vault } from '#kernel/vault.ts'
import { lockAdministrators } from '#server/features/people/account/account.queries.ts'

export const setupSecret = 'setup-code'

/** Without characters that look alike: somebody reads it in a log and types it. */
const letters = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'

const makeCode = () =>
  Array.from({ length: 3 }, () =>
    Array.from({ length: 4 }, () => letters[randomInt(letters.length)]!).join(''),
  ).join('-')

/** The code by which the first administrator is made, the same for all servers; undefined once there is one. */
export const findSetupCode = ({ db, vault }: { db: Db; vault: Vault }): Promise<string | undefined> =>
  db.transaction(async (db) => {
    if ((await lockAdministrators(db)).length > 0) return undefined
    return vault.openText((await insertSecretOnce(db, setupSecret, vault.seal(makeCode())))!)
  })
