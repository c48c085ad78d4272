import { afterCommit } from './after-commit.ts'
import type { Db } from './database.ts'
import type { Services } from './services.ts'

/** What a change is shown on open pages with. */
export type Live = Pick<Services, 'db' | 'rooms' | 'log'>

/**
 * Shows a change on open pages, once the transaction of `services.db` is committed. A page that misses it reads it later:
 * what goes wrong here is logged and never fails the deed.
 */
export const showLive = <S extends Pick<Services, 'db' | 'log'>>(
  services: S,
  show: (services: S & { db: Db }) => Promise<unknown>,
): Promise<void> =>
  afterCommit(services.db, async (db) => {
    try {
      await show({ ...services, db })
    } catch (error) {
      services.log.warn({ err: error }, 'a change was not shown on open pages')
    }
  })
