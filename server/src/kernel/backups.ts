/** Writes backups of the database into a folder. */
export type Backups = {
  folder: string
  /** Writes one to this file, which appears when it is complete. */
  write(file: string): Promise<void>
}
