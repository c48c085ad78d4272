import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { builtFolder } from './build/built-folder.ts'

type Chunk = { file: string; isEntry?: boolean; imports?: string[] }
type Manifest = Record<string, Chunk>

const dist = path.join(builtFolder, 'console')

/** What an operator sees first: the day, or a list whose address they have kept. */
const firstScreens = ['src/today/today-screen.tsx', 'src/lists/list-screen.tsx']

/** The most that the first load of the console may have, in KB of gzip. */
export const consoleLimit = 350

/** The scripts that the built console loads before its first screen is shown, in KB of gzip: those of the larger one. */
export async function consoleKilobytes(): Promise<number> {
  const manifest = JSON.parse(await readFile(path.join(dist, '.vite/manifest.json'), 'utf8')) as Manifest
  const entries = Object.keys(manifest).filter((key) => manifest[key]!.isEntry)
  const sizes = await Promise.all(
    firstScreens.map((screen) => kilobytesOf(filesFor(manifest, [...entries, screen]))),
  )
  return Math.max(...sizes)
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
