import { availableParallelism } from 'node:os'
import { runCommand } from './command.ts'
import { failed, passed } from './outcome.ts'
import type { Part } from './outcome.ts'

type Command = { command: string; args: string[]; env?: NodeJS.ProcessEnv }
type Check = { about: string; commands: Command[] }

const cores = availableParallelism()
/** Checkers of one program repeat each other's work: half as many as there are cores take half the time of as many. */
const threads = Math.max(1, Math.floor(cores / 2))

/** A program that was checked before is checked again as far as something changed, and whole on a fresh clone. */
const typesOf = (project: string): Command => ({
  command: 'tsc',
  args: `-p ${project} --checkers ${threads} --incremental --tsBuildInfoFile .cache/types/${project}.tsbuildinfo`.split(
    ' ',
  ),
})

const lintOf = (...args: string[]): Command => ({
  command: 'oxlint',
  args,
  env: { GOMAXPROCS: String(threads) },
})

/** In the order in which they are begun: the longest first. */
const checks: Check[] = [
  {
    about: 'Lint',
    commands: [lintOf('server', 'demo'), lintOf('--ignore-pattern=server', '--ignore-pattern=demo')],
  },
  { about: 'Types', commands: ['server', 'web', 'tools', 'console', 'e2e', 'contract'].map(typesOf) },
  {
    about: 'Structure',
    commands: [{ command: 'node', args: ['tools/check-structure/check-structure.ts'] }],
  },
  { about: 'Unused code', commands: [{ command: 'knip', args: ['--no-progress'] }] },
  { about: 'Format', commands: [{ command: 'oxfmt', args: ['--check'] }] },
]

export const checkNames = checks.map(({ about }) => about)

/** Runs the checks side by side, as many commands at once as there are cores. */
export async function runChecks(onDone: (part: Part) => void): Promise<void> {
  const waiting = checks.flatMap((check) => {
    const progress = { ...check, left: check.commands.length, ms: 0, outputs: [] as string[] }
    return check.commands.map((command) => ({ progress, command }))
  })
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { progress, command } = next
      const began = Date.now()
      const { code, output } = await runCommand(command.command, command.args, command.env)
      progress.ms += Date.now() - began
      if (code !== 0) progress.outputs.push(output)
      if (--progress.left > 0) continue
      const outcome = progress.outputs.length === 0 ? passed() : failed(progress.outputs.join(''))
      onDone({ about: progress.about, seconds: progress.ms / 1000, outcome })
    }
  }
  await Promise.all(Array.from({ length: cores }, work))
}
