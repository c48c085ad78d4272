import { spawn } from 'node:child_process'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { stripVTControlCharacters } from 'node:util'

export const root = path.resolve(import.meta.dirname, '../..')

export type Ended = { code: number; output: string }

const running = new Set<number>()
const graceMs = 15_000

/** Runs a command to its end without a terminal, and keeps what it says. */
export function runCommand(command: string, args: string[], env: NodeJS.ProcessEnv = {}): Promise<Ended> {
  const child = spawn(command, args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env, PATH: toolPath(env.PATH ?? process.env.PATH) },
    // A group of its own, so that whatever it starts can be ended with it.
    detached: true,
  })
  if (child.pid) running.add(child.pid)
  let output = ''
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => (output += chunk))
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => (output += chunk))
  return new Promise<Ended>((resolve) => {
    child.once('error', (error) => resolve({ code: 127, output: error.message }))
    child.once('close', (code) => resolve({ code: code ?? 1, output: stripVTControlCharacters(output) }))
  }).finally(() => running.delete(child.pid ?? 0))
}

/** The tools that npm installed, and among them the Node they need, come first. */
const toolPath = (rest = '') => `${path.join(root, 'node_modules/.bin')}${path.delimiter}${rest}`

/** Ends whatever runs, gently at first: each has something of its own to clear away. */
export async function endCommands(): Promise<void> {
  const groups = [...running].filter((pid) => signal(pid, 'SIGINT'))
  for (const end = Date.now() + graceMs; Date.now() < end && groups.some((pid) => signal(pid, 0));)
    await pause(100)
  for (const pid of groups) signal(pid, 'SIGKILL')
}

/** Whether there was anybody left in the group to hear it. */
function signal(group: number, name: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(-group, name)
  } catch {
    return false
  }
}

export async function isRunnable(command: string): Promise<boolean> {
  return (await runCommand(command, ['--version'])).code === 0
}
