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
    if (code !== 0) return `apt-get update failed (${lastLine(output)})`
    isUpdated = true
  }
  const options = ['install', '-y', '-q', '--no-install-recommends']
  const { code, output } = await runCommand('apt-get', [...options, ...names], quiet)
  return code === 0 ? undefined : `apt-get install ${names.join(' ')} failed (${lastLine(output)})`
}

export const lastLine = (output: string) => output.trim().split('\n').at(-1) ?? ''
