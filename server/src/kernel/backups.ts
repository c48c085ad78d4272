/** A backup of the database that can be restored. */
export type StoredBackup = {
  name: string
  at: Date
  bytes: number
  /** Rows by table, before and after it was written. */
  rows: Record<string, readonly [before: number, after: number]>
  /** How many stored files belong to it. */
  files: number
}

/** What became of restoring a backup into a scratch database. */
export type RestoreReport = {
  name: string
  at: Date
  seconds: number
  rows: number
  /** Tables whose rows are not those of the backup, and files that are not where they should be; empty where all is well. */
  wrong: string[]
}

export type Backups = {
  /** Where they are, for people. */
  place: string
  list(): Promise<StoredBackup[]>
  /** Writes one, encrypted, and lets go of those that are not kept any more. */
  make(): Promise<StoredBackup>
  /** Restores the newest into a scratch database, compares it and deletes it again. */
  tryNewest(): Promise<RestoreReport>
}
