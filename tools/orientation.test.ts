import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const root = path.resolve(import.meta.dirname, '..')
const sheets = globSync('{web,console}/src/**/*.css', { cwd: root })

/** The content of each block that applies to one orientation alone. */
const orientedBlocks = (css: string) =>
  [...css.matchAll(/@media[^{]*orientation[^{]*\{((?:[^{}]*\{[^{}]*\})*)/g)].map(([, block]) => block!)

it('finds what turns in one orientation', () => {
  const css = '@media (orientation: landscape) { .a { color: red; } .b { transform: rotate(90deg); } } .c {}'
  expect(orientedBlocks(css)).toEqual([' .a { color: red; } .b { transform: rotate(90deg); }'])
})

it.each(sheets)('%s locks no orientation', (sheet) => {
  const css = readFileSync(path.join(root, sheet), 'utf8')
  expect(orientedBlocks(css).filter((block) => /rotate/.test(block))).toEqual([])
})
