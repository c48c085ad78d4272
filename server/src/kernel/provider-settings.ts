import type { Db } from './database.ts'
import type { StoragePort } from '#kernel/ports/storage.ts'

/** The settings of outside services that operators enter in the console, beside those of the environment, which win. */
export type ProviderSettings = {
  /** What the environment sets a variable to; undefined where it does not. */
  fromEnvironment(name: string): string | undefined
  /** What operators have entered, by the name of the variable. */
  read(): Promise<Record<string, string>>
  /**
   * Changes some of them in the transaction of `db` and removes those that are empty. Once it is committed, the services
   * that were opened with them are used. Throws an `EnvError`.
   */
  save(db: Db, change: Record<string, string>): Promise<void>
  /** Adopts what was saved at another server. */
  refresh(): Promise<void>
  /** The storage as the settings say; the server itself changes over at its next start. */
  openStorage(): Promise<StoragePort>
}
