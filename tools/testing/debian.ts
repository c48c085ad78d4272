import { existsSync } from 'node:fs'
import { runCommand } from './command.ts'

let isUpdated = false

const quiet = { DEBIAN_FRONTEND: 'noninteractive' }

/** Installs Debian packages where that is possible without asking anybody. Gives the reason when it was not. */
export async function installPackages(...names: string[]): Promise<string | undefined> {
  if (!existsSync('/etc/debian_version')) return 'this is not Debian'
  if (process.getuid?.() !== 0) return 'only root may install packages'
  if (!isUpdated) {
    const { code, output } = await runCommand('apt-get', ['update', '-q'], quiet)
    if (code !== 0) return `apt-get update failed (${reasonIn(output)})`
    isUpdated = true
  }
  const options = ['install', '-y', '-q', '--no-install-recommends']
  const { code, output } = await runCommand('apt-get', [...options, ...names], quiet)
  return code === 0 ? undefined : `apt-get install ${names.join(' ')} failed (${reasonIn(output)})`
}

/** The line of a failed command's output that most likely says why. */
export function reasonIn(output: string): string {
  const lines = output.split('\n').filter((line) => /\S/.test(line) && !/^\s+at /.test(line))
  return (
    lines.findLast((line) => /error|fail|unable|could not|^E:/i.test(line)) ??
    lines.at(-1) ??
    ''
  ).trim()
}
