import { runCommand } from './command.ts'

/** The files that differ from main, or on main itself from the commit before; what is not committed counts. */
export async function listChangedFiles(): Promise<string[]> {
  const base = await findBase()
  const [changed, added] = await Promise.all([
    git('diff', '--name-only', base),
    git('ls-files', '--others', '--exclude-standard'),
  ])
  return [...new Set([...changed, ...added])]
}

async function findBase(): Promise<string> {
  const [head] = await git('rev-parse', 'HEAD')
  for (const main of ['main', 'origin/main']) {
    const { code, output } = await runCommand('git', ['merge-base', main, 'HEAD'])
    if (code === 0 && output.trim() !== head) return output.trim()
  }
  return 'HEAD~'
}

async function git(...args: string[]): Promise<string[]> {
  const { code, output } = await runCommand('git', args)
  if (code !== 0) throw new Error(`git ${args.join(' ')}: ${output.trim()}`)
  return output.split('\n').filter(Boolean)
}
