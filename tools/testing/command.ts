import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'

export const root = path.resolve(import.meta.dirname, '../..')

/** The tools that npm installed, and among them the Node they need, come first. */
const toolEnv: NodeJS.ProcessEnv = {
  ...process.env,
  PATH: `${path.join(root, 'node_modules/.bin')}${path.delimiter}${process.env.PATH}`,
}

export type Ended = { code: number; output: string }

const running = new Set<ChildProcess>()

/** Runs a command to its end without a terminal, and keeps what it says. */
export function runCommand(command: string, args: string[], env: NodeJS.ProcessEnv = {}): Promise<Ended> {
  const child = spawn(command, args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...toolEnv, ...env },
  })
  running.add(child)
  let output = ''
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => (output += chunk))
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => (output += chunk))
  return new Promise<Ended>((resolve) => {
    child.once('error', (error) => resolve({ code: 127, output: error.message }))
    child.once('close', (code) => resolve({ code: code ?? 1, output: stripVTControlCharacters(output) }))
  }).finally(() => running.delete(child))
}

/** Passes the end on to whatever runs; each has something of its own to clear away. */
export const endCommands = (signal: NodeJS.Signals) => running.forEach((child) => child.kill(signal))

export async function isRunnable(command: string): Promise<boolean> {
  return (await runCommand(command, ['--version'])).code === 0
}
