import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { builtFolder } from './build/built-folder.ts'

type Chunk = { file: string; isEntry?: boolean; imports?: string[] }
type Manifest = Record<string, Chunk>

const dist = path.join(builtFolder, 'console')

/** What an operator sees first, and the most that it may load before it is shown, in KB of gzip. */
export const consoleLimits = {
  /** The day, with the frame around it. */
  first: { screen: 'src/today/today-screen.tsx', limit: 300 },
  list: { screen: 'src/lists/list-screen.tsx', limit: 380 },
}

/** The scripts that the built console loads before a screen is shown, in KB of gzip. */
export async function consoleKilobytes(screen: string): Promise<number> {
  const manifest = JSON.parse(await readFile(path.join(dist, '.vite/manifest.json'), 'utf8')) as Manifest
  const entries = Object.keys(manifest).filter((key) => manifest[key]!.isEntry)
  return kilobytesOf(filesFor(manifest, [...entries, screen]))
}

/** These chunks and all that they import before they run. */
function filesFor(manifest: Manifest, keys: string[], needed = new Set<string>()): Set<string> {
  for (const key of keys) {
    const chunk = manifest[key]
    if (!chunk) throw new Error(`the console is built without ${key}`)
    if (needed.has(chunk.file)) continue
    needed.add(chunk.file)
    filesFor(manifest, chunk.imports ?? [], needed)
  }
  return needed
}

async function kilobytesOf(files: Set<string>): Promise<number> {
  const sizes = await Promise.all(
    Array.from(files, async (file) => (await readFile(path.join(dist, `${file}.gz`))).length / 1024),
  )
  return sizes.reduce((sum, size) => sum + size, 0)
}
