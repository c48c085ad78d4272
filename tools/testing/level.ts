import type { Ended } from './command.ts'
import type { Report } from './report.ts'

export type Run = { ended: Ended; report: Report | undefined; seconds: number }

/** Tests of one kind. */
export type Level = {
  about: string
  /** Where its files are. */
  pattern: string
  /** Runs these files, or all of them; under a name of its own for what it leaves in `.cache`. */
  run(files: string[], name: string, env: NodeJS.ProcessEnv): Promise<Run>
  /** Runs these files one after the other. */
  runAlone(files: string[], name: string, env: NodeJS.ProcessEnv): Promise<Run>
}

export type RunFiles = (files: string[]) => Promise<Run>
