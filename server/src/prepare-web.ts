import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { glob, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '../..')
const stamp = path.join(root, 'web/dist/.built-from')
const sources = [
  'web/index.html',
  'web/*.ts',
  'web/public/**',
  'web/src/**',
  'console/index.html',
  'console/*.ts',
  'console/src/**',
  'tools/build-web.ts',
  'tools/screen-parts.ts',
  'contract/**',
  'package-lock.json',
]

/** Builds the web app when its sources have changed since the last build. An installation without them brings its own. */
export async function prepareWeb(say: (line: string) => void): Promise<void> {
  if (!existsSync(path.join(root, 'web/src'))) return
  const fingerprint = await fingerprintOf(sources)
  if (existsSync(stamp) && (await readFile(stamp, 'utf8')) === fingerprint) return
  say('Building the web app and the console …')
  const { buildWeb } = (await import(path.join(root, 'tools/build-web.ts'))) as { buildWeb(): Promise<void> }
  await buildWeb()
  await writeFile(stamp, fingerprint)
}

async function fingerprintOf(patterns: string[]): Promise<string> {
  const hash = createHash('sha256')
  const files = await Array.fromAsync(glob(patterns, { cwd: root, withFileTypes: true }))
  const names = files
    .filter((file) => file.isFile() && !file.name.includes('.test.'))
    .map((file) => path.join(file.parentPath, file.name))
  for (const name of names.sort()) hash.update(name).update(await readFile(name))
  return hash.digest('hex')
}
