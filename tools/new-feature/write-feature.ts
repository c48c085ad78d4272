import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { lists } from './list-feature.ts'
import type { Names } from './names.ts'
import { serverFiles } from './server-files.ts'
import { webFiles } from './web-files.ts'

/** Writes the files of a feature, puts it into every list, and says which files these are. */
export function writeFeature(root: string, names: Names): string[] {
  const files = { ...serverFiles(names, nextMigration(root)), ...webFiles(names) }
  const taken = [names.server, names.web, ...Object.keys(files)].find((file) =>
    existsSync(path.join(root, file)),
  )
  if (taken !== undefined) throw new Error(`${taken} exists`)
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
    writeFileSync(path.join(root, file), text)
  }
  for (const [file, list] of Object.entries(lists)) {
    const text = readFileSync(path.join(root, file), 'utf8')
    const changed = list(text, names)
    if (changed === text) throw new Error(`${file} could not take ${names.kebab}: add it by hand`)
    writeFileSync(path.join(root, file), changed)
  }
  const written = [...Object.keys(files), ...Object.keys(lists)]
  spawnSync(path.join(root, 'node_modules/.bin/oxfmt'), written, { cwd: root })
  return written
}

function nextMigration(root: string): string {
  const numbers = readdirSync(path.join(root, 'server/migrations')).map((file) => Number(file.slice(0, 4)))
  return String(Math.max(...numbers) + 1).padStart(4, '0')
}
