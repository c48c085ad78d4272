import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { namesOf } from './names.ts'
import { writeFeature } from './write-feature.ts'

const root = path.resolve(import.meta.dirname, '../..')
const isLeftOut = /\/(?:node_modules|dist|dist-server|data|\.cache|\.git)$/

let copy: string
beforeAll(() => {
  copy = mkdtempSync(path.join(tmpdir(), 'xinglin-new-'))
  cpSync(root, copy, { recursive: true, filter: (source) => !isLeftOut.test(source) })
  symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'))
})
afterAll(() => rmSync(copy, { recursive: true }))

const run = (...command: string[]) => {
  const { stdout, stderr } = spawnSync(process.execPath, command, { cwd: copy, encoding: 'utf8' })
  return stdout + stderr
}

it('writes features that hold the rules, and have the right types and no lint', { timeout: 300_000 }, () => {
  // One of two words, and one without a plural.
  const written = [namesOf('reading-lists', 'library'), namesOf('equipment', 'commerce')].flatMap((names) => {
    const files = writeFeature(copy, names)
    expect(() => writeFeature(copy, names)).toThrow('exists')
    return files
  })
  expect(run('tools/check-structure/check-structure.ts')).toMatch(/^\d+ structure rules hold\n$/)
  // Only these files are checked. The one that is wrong shows that they are.
  const wrong = 'server/src/features/library/reading-lists/wrong.ts'
  writeFileSync(path.join(copy, wrong), "export const wrong: number = 'text'\n")
  const code = [...written, wrong].filter((file) => /\.tsx?$/.test(file))
  const report = run('node_modules/oxlint/bin/oxlint', '--type-check', '--format=unix', ...code)
  expect(report.match(/^\S+:\d+:\d+: .*$/gm)).toEqual([expect.stringMatching(/wrong\.ts:.*TS2322/)])
})

it.each([
  ['ReadingLists', 'library'],
  ['reading_lists', 'library'],
  ['', 'library'],
  ['reading-lists', 'books'],
])('refuses the name %j in the group %j', (name, group) => {
  expect(() => namesOf(name, group)).toThrow(/is no/)
})

it('knows one of several', () => {
  const ones = ['reading-lists', 'histories', 'access', 'coffee'].map(
    (name) => namesOf(name, 'library').one.camel,
  )
  expect(ones).toEqual(['readingList', 'history', 'access', 'coffee'])
})
