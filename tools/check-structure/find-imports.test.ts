import { expect, it } from 'vitest'
import { findImports } from './find-imports.ts'

const read = (text: string) => findImports({ path: 'a.ts', text })

const found = (text: string) =>
  read(text).map(({ specifier, isType }) => (isType ? `type ${specifier}` : specifier))

it.each([
  ["import a from './a.ts'", ['./a.ts']],
  ["import './a.css'", ['./a.css']],
  ['import * as a from "./a.ts"', ['./a.ts']],
  ["import a, { b as c } from './a.ts'", ['./a.ts']],
  ["import {\n  a,\n  b,\n} from './a.ts'", ['./a.ts']],
  ["import type { A } from './a.ts'", ['type ./a.ts']],
  ["import type from './a.ts'", ['./a.ts']],
  ["export { a } from './a.ts'", ['./a.ts']],
  ["export * from './a.ts'", ['./a.ts']],
  ["export * as a from './a.ts'", ['./a.ts']],
  ["export type { A } from './a.ts'", ['type ./a.ts']],
  ["const a = await import('./a.ts')", ['./a.ts']],
  ["type A = typeof import('./a.ts')", ['type ./a.ts']],
  ["import a from './a.ts'\nimport b from './b.ts'", ['./a.ts', './b.ts']],
  ["export { a, type B } from './a.ts'", ['./a.ts']],
])('finds what %s takes', (text, specifiers) => {
  expect(found(text)).toEqual(specifiers)
})

it.each([
  "// import a from './a.ts'",
  "/* import('./a.ts') */",
  'const text = "import a from \'./a.ts\'"',
  "const text = `\nimport a from './a.ts'\n`",
  'const where = import.meta.url',
  "const from = 'a'",
  "export const a = { from: './a.ts' }",
  "load.import('./a.ts')",
])('is not taken in by %s', (text) => {
  expect(found(text)).toEqual([])
})

it('tells the line', () => {
  expect(
    read("// 杏林\nimport a from './a.ts'\n\nexport { b } from './b.ts'").map(({ line }) => line),
  ).toEqual([2, 4])
})
