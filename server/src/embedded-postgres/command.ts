import { spawn } from 'node:child_process'

/** The system account a command runs as; undefined is the one that runs this program. */
export type Account = { name: string; uid: number; gid: number }

/** Nothing of the caller's PG* or LD_* variables may reach PostgreSQL. */
export const commandEnvironment = () => ({ PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' })

/** Runs to the end and gives what it printed. `code` is null when it could not be run or was killed. */
export function runCommand(
  file: string,
  args: readonly string[],
  account?: Account,
): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve) => {
    // The caller's folder may be closed to the account, and initdb insists on reading its own.
    const child = spawn(file, args, {
      cwd: '/',
      env: commandEnvironment(),
      stdio: ['ignore', 'pipe', 'pipe'],
      ...(account && { uid: account.uid, gid: account.gid }),
    })
    let output = ''
    const collect = (chunk: Buffer) => (output += chunk.toString())
    child.stdout.on('data', collect)
    child.stderr.on('data', collect)
    child.on('error', (error) => resolve({ code: null, output: error.message }))
    child.on('close', (code) => resolve({ code, output: output.trim() }))
  })
}
