import { glob, mkdir, readFile, readdir, symlink } from 'node:fs/promises'
import path from 'node:path'
import { hasTool } from '#server/testing/has-tool.ts'
import { root } from './command.ts'

/** What a fresh machine lacks. The product can do without, and so must the tests. */
const names = new Set([
  'ffmpeg',
  'ffprobe',
  'nginx',
  'pdftoppm',
  'pdftotext',
  'pg_dump',
  'pg_restore',
  'pgbouncer',
  'psql',
  'redis-cli',
  'redis-server',
  'tesseract',
])

/** A PATH on which these tools are not: folders that hold one are replaced by folders of links to all the rest. */
export async function pathWithoutTools(folder: string): Promise<string> {
  const folders = (process.env.PATH ?? '').split(path.delimiter)
  return (
    await Promise.all(folders.map((from, at) => withoutTools(from, path.join(folder, `path-${at}`))))
  ).join(path.delimiter)
}

async function withoutTools(from: string, to: string): Promise<string> {
  const programs = await readdir(from).catch(() => [])
  if (!programs.some((name) => names.has(name))) return from
  await mkdir(to)
  const kept = programs.filter((name) => !names.has(name))
  await Promise.all(kept.map((name) => symlink(path.join(from, name), path.join(to, name))))
  return to
}

/** How a test asks for a tool. */
const asks = /\bhasTool\('([^']+)'/g

/** The tools that each test file asks for. */
export async function findAskingFiles(pattern: string): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>()
  for await (const file of glob(pattern, { cwd: root, exclude: (name) => name.endsWith('node_modules') })) {
    const text = await readFile(path.join(root, file), 'utf8')
    const tools = [...text.matchAll(asks)].map(([, named]) => named!)
    if (tools.length > 0) found.set(file, [...new Set(tools)])
  }
  return found
}

export const missingOf = (tools: string[]): string[] => tools.filter((name) => !hasTool(name))
