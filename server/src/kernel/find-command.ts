import { spawn } from 'node:child_process'

/** Whether a command can be run; not every machine has it. `flag` makes it say its version. */
export const findCommand = (command: string, flag: string): Promise<boolean> =>
  new Promise((resolve) => {
    const child = spawn(command, [flag], { stdio: 'ignore' })
    child.once('error', () => resolve(false))
    child.once('exit', (code) => resolve(code === 0))
  })
