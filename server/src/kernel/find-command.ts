import { spawn } from 'node:child_process'

/** Whether a command can be run; not every machine has it. The arguments make it say its version. */
export const findCommand = (command: string, ...args: string[]): Promise<boolean> =>
  new Promise((resolve) => {
    const child = spawn(command, args, { stdio: 'ignore' })
    child.once('error', () => resolve(false))
    child.once('exit', (code) => resolve(code === 0))
  })
