import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './built-folder.ts'

export type Part = {
  name: string
  /** Patterns of what it is built from, within the repository. */
  sources: string[]
  /** What it writes, within the repository. */
  folders: string[]
  /** Builds it, in a process of its own: a bundler leaves hundreds of megabytes behind. */
  tool: string
}

const stampOf = ({ name }: Part) => path.join(root, '.cache/build', name)

/** What has to be built because its sources have changed since the last time, or because it is not there. */
export const changedParts = (parts: Part[]): Part[] => parts.filter((part) => !isBuilt(part))

function isBuilt(part: Part): boolean {
  const stamp = stampOf(part)
  if (!existsSync(stamp) || part.folders.some((folder) => !existsSync(path.join(root, folder)))) return false
  return readFileSync(stamp, 'utf8') === fingerprintOf(part.sources)
}

/** Builds a part. What the tool says is shown when it fails and not otherwise. */
export async function buildPart(part: Part): Promise<void> {
  const stamp = stampOf(part)
  const fingerprint = fingerprintOf(part.sources)
  rmSync(stamp, { force: true })
  for (const folder of part.folders) rmSync(path.join(root, folder), { recursive: true, force: true })
  await runTool(part.tool)
  mkdirSync(path.dirname(stamp), { recursive: true })
  writeFileSync(stamp, fingerprint)
}

async function runTool(tool: string): Promise<void> {
  const child = spawn(process.execPath, [path.join(root, tool)], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NODE_ENV: 'production' },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (chunk: string) => (output += chunk))
  const [code] = (await once(child, 'close')) as [number | null]
  if (code !== 0) throw new Error(`${tool} failed:\n${output}`)
}

/** Read one after another at once: thousands of small files take several times longer when each is waited for. */
function fingerprintOf(patterns: string[]): string {
  const hash = createHash('sha256')
  const names = globSync(patterns, { cwd: root, withFileTypes: true })
    .filter((file) => file.isFile() && !file.name.includes('.test.'))
    .map((file) => path.join(file.parentPath, file.name))
  for (const name of names.sort()) hash.update(path.relative(root, name)).update(readFileSync(name))
  return hash.digest('hex')
}
