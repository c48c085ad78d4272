import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

export const root = path.resolve(import.meta.dirname, '../..')

type Built = {
  /** Patterns of what is built from, within the repository. */
  sources: string[]
  /** The file that remembers what was built last. */
  stamp: string
  /** What builds it, a program of its own: a bundler leaves hundreds of megabytes behind. */
  tool: string
  /** Called before it builds. */
  onBuild?(): void
}

/** Builds when the sources have changed since the last time. */
export async function buildWhenChanged({ sources, stamp, tool, onBuild }: Built): Promise<void> {
  const fingerprint = fingerprintOf(sources)
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint) return
  onBuild?.()
  await runTool(tool)
  writeFileSync(stamp, fingerprint)
}

async function runTool(tool: string): Promise<void> {
  const child = spawn(process.execPath, [path.join(root, tool)], { cwd: root, stdio: 'inherit' })
  const [code] = (await once(child, 'exit')) as [number | null]
  if (code !== 0) throw new Error(`${tool} failed`)
}

/** Read one after another at once: thousands of small files take several times longer when each is waited for. */
function fingerprintOf(patterns: string[]): string {
  const hash = createHash('sha256')
  const names = globSync(patterns, { cwd: root, withFileTypes: true })
    .filter((file) => file.isFile() && !file.name.includes('.test.'))
    .map((file) => path.join(file.parentPath, file.name))
  for (const name of names.sort()) hash.update(name).update(readFileSync(name))
  return hash.digest('hex')
}
