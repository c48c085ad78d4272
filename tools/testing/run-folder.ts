import { chmod, glob, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** A folder for everything temporary of one run. What tests leave there goes with it, databases included. */
export async function openRunFolder(): Promise<{ folder: string; clearAway(): Promise<void> }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'xinglin-tests-'))
  // Like the folder it stands in for: for root, PostgreSQL runs as somebody else.
  await chmod(folder, 0o1777)
  process.env.TMPDIR = folder
  const clearAway = async () => {
    for await (const file of glob('**/postmaster.pid', { cwd: folder })) await quit(path.join(folder, file))
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  }
  return { folder, clearAway }
}

async function quit(postmasterFile: string): Promise<void> {
  const pid = Number((await readFile(postmasterFile, 'utf8').catch(() => '')).split('\n')[0])
  try {
    if (pid > 0) process.kill(pid, 'SIGQUIT')
  } catch {
    // It had ended already.
  }
}
