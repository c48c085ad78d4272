import { accessSync, constants } from 'node:fs'
import path from 'node:path'

/**
 * Whether a program is installed. `npm test` hides what a fresh machine lacks, and runs the files that ask here a second
 * time with what this machine has: `describe.runIf(hasTool('redis-server'))`.
 */
export const hasTool = (name: string): boolean =>
  (process.env.PATH ?? '').split(path.delimiter).some((folder) => {
    try {
      accessSync(path.join(folder, name), constants.X_OK)
      return true
    } catch {
      return false
    }
  })
