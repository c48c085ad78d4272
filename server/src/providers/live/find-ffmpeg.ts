import { spawn } from 'node:child_process'

/** Whether ffmpeg can be run; not every machine has it. */
export const findFfmpeg = (command: string): Promise<boolean> =>
  new Promise((resolve) => {
    const child = spawn(command, ['-version'], { stdio: 'ignore' })
    child.once('error', () => resolve(false))
    child.once('exit', (code) => resolve(code === 0))
  })
