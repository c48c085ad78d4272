import { glob, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Files } from '#kernel/pages/template.ts'
import type { Screen } from '#web/platform/screen.ts'

type Chunk = { file: string; css?: string[]; imports?: string[] }
type Manifest = Record<string, Chunk>

/** Of the web app and the folder it was built into: the files that every page needs, and each screen with its title and the further files that rendering it needs. */
export async function describeScreens(
  web: string,
  built: string,
): Promise<{ start: Files; screens: Record<string, unknown> }> {
  const listed = path.join(built, 'manifest.json')
  const manifest = JSON.parse(await readFile(listed, 'utf8')) as Manifest
  await rm(listed)
  const entry = filesOf(manifest, 'index.html')
  const start = without(filesOf(manifest, starting), entry)
  const list = without(without(filesOf(manifest, screenList), entry), start)
  const described: Record<string, unknown> = {}
  const { screens } = (await load(web, screenList)) as { screens: Screen[] }
  for await (const routes of glob('src/features/*/*/routes.ts', { cwd: web })) {
    const lists = Object.values((await load(web, routes)) as object)
    for (const screen of lists.flat() as Screen[]) {
      // A feature that the app does not list is no part of it.
      if (!screens.includes(screen)) continue
      const part = path.posix.join(path.posix.dirname(routes), partNamed(screen))
      const { scripts, styles } = without(without(filesOf(manifest, part), entry), start)
      const known = screen.path === '/' ? [] : list.scripts
      described[screen.path] = {
        title: screen.title,
        needsLogin: screen.access === 'login',
        scripts: [...new Set([...known, ...scripts])],
        styles,
      }
    }
  }
  return { start, screens: described }
}

/** What `main.ts` fetches. */
const starting = 'src/page-start/start.tsx'
/** What every page but the home fetches after it, to find its screen. */
const screenList = 'src/app/screens.ts'

const without = (files: Files, others: Files): Files => ({
  scripts: files.scripts.filter((file) => !others.scripts.includes(file)),
  styles: files.styles.filter((file) => !others.styles.includes(file)),
})

/** By its address, so that the types of the whole web app are not asked for here. */
const load = (web: string, file: string): Promise<unknown> => import(pathToFileURL(path.join(web, file)).href)

/** A screen names its part only inside the function that loads it, which is where the bundler reads it as well. */
function partNamed(screen: Screen): string {
  const name = /import\(\s*["'](.+?)["']\s*\)/.exec(screen.load.toString())?.[1]
  if (!name) throw new Error(`The screen ${screen.path} does not name the part it loads`)
  return name
}

function filesOf(manifest: Manifest, key: string): Files {
  const seen = new Set<string>()
  const chunks: Chunk[] = []
  // What is built upon comes first: the order of styles says who prevails.
  const visit = (name: string) => {
    if (seen.has(name)) return
    seen.add(name)
    for (const imported of manifest[name]!.imports ?? []) visit(imported)
    chunks.push(manifest[name]!)
  }
  visit(key)
  return {
    scripts: chunks.map((chunk) => `/${chunk.file}`),
    styles: [...new Set(chunks.flatMap((chunk) => chunk.css ?? []))].map((file) => `/${file}`),
  }
}
