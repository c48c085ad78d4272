import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { findImports } from './find-imports.ts'
import type { SourceFile } from './source-file.ts'

export type Import = {
  from: string
  /** A path of the repository. */
  to: string
  specifier: string
  isType: boolean
  isDynamic: boolean
  line: number
}

/** The repository as the rules see it: paths from its root, with forward slashes. */
export type SourceTree = {
  files: SourceFile[]
  imports: Import[]
  /** Imports of files that do not exist. */
  missing: Import[]
  has(path: string): boolean
}

export type Finding = { path: string; line?: number; message: string }

const notOurs = new Set([
  'node_modules',
  'data',
  'dist',
  '.cache',
  '.git',
  'coverage',
  'test-results',
  'playwright-report',
])
const isText =
  /\.(?:ts|tsx|mjs|css|html|md|sql|json|webmanifest|yml|yaml|sh)$|(?:^|\/)(?:Dockerfile|\.env\.example|\.ci\/run)$/
const isCode = /\.(?:ts|tsx|mjs)$/

export function readTree(root: string): SourceTree {
  const paths = listFiles(root, '')
  const files = paths
    .filter((name) => isText.test(name) && name !== 'package-lock.json')
    .map((name) => ({ path: name, text: readFileSync(path.join(root, name), 'utf8') }))
  const { imports } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    imports: Record<string, string>
  }
  return treeOf(files, imports, paths)
}

/** Also for tests, from strings. */
export function treeOf(
  files: SourceFile[],
  aliases: Record<string, string>,
  paths: string[] = files.map((file) => file.path),
): SourceTree {
  const known = new Set(paths)
  for (const name of paths)
    for (let up = path.posix.dirname(name); up !== '.'; up = path.posix.dirname(up)) known.add(up)
  const imports = files.filter((file) => isCode.test(file.path)).flatMap((file) => importsOf(file, aliases))
  return {
    files,
    imports: imports.filter(({ to }) => known.has(to)),
    missing: imports.filter(({ to }) => !known.has(to)),
    has: (name) => known.has(name),
  }
}

function listFiles(root: string, folder: string): string[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    if (notOurs.has(entry.name)) return []
    const name = folder === '' ? entry.name : `${folder}/${entry.name}`
    return entry.isDirectory() ? listFiles(root, name) : [name]
  })
}

function importsOf(file: SourceFile, aliases: Record<string, string>): Import[] {
  return findImports(file).flatMap(({ specifier, isType, isDynamic, line }) => {
    const to = resolve(file.path, specifier.replace(/\?.*$/, ''), aliases)
    return to === undefined ? [] : [{ from: file.path, to, specifier, isType, isDynamic, line }]
  })
}

function resolve(from: string, specifier: string, aliases: Record<string, string>): string | undefined {
  if (specifier.startsWith('.')) return path.posix.join(path.posix.dirname(from), specifier)
  const alias = Object.entries(aliases).find(([name]) => specifier.startsWith(name.replace('*', '')))
  if (!alias) return undefined
  const [name, target] = alias
  return path.posix.normalize(target.replace('*', specifier.slice(name.length - 1)))
}
