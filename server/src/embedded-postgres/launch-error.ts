/** A failure whose one sentence is all the reader needs; it is shown without a stack. */
export class LaunchError extends Error {
  override name = 'LaunchError'
}

export const OTHERWISE = 'or set DATABASE_URL to an existing PostgreSQL'

export const diskFull = (folder: string) =>
  new LaunchError(`The disk that holds ${folder} is full: free some space and start again, ${OTHERWISE}.`)

export const notWritable = (folder: string) =>
  new LaunchError(
    `The folder ${folder} cannot be written by this user: choose another one with DATA_DIR, ${OTHERWISE}.`,
  )

/** What the file system refused, said for the person at the terminal. */
export function explained(error: unknown, folder: string): Error {
  if (error instanceof LaunchError) return error
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'ENOSPC' || code === 'EDQUOT') return diskFull(folder)
  if (code === 'EACCES' || code === 'EROFS' || code === 'EPERM' || code === 'ENOTDIR' || code === 'EEXIST') {
    return notWritable(folder)
  }
  const reason = error instanceof Error ? error.message : String(error)
  return new LaunchError(
    `PostgreSQL could not be started in ${folder} (${reason}): repair that, ${OTHERWISE}.`,
  )
}
