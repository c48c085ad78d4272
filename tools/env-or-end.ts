import { readEnv } from '#kernel/env.ts'
import type { Env } from '#kernel/env.ts'

/** The configuration of a command; a mistake in it is told in its one sentence and ends the program. */
export function envOrEnd(): Env {
  try {
    return readEnv({ ...process.env }, { isCommand: true })
  } catch (error) {
    console.error((error as Error).message)
    return process.exit(1)
  }
}
