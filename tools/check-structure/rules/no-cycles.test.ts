import { expect, it } from 'vitest'
import { treeOfStrings } from '../tree-of-strings.ts'
import { findCycles } from './no-cycles.ts'

it('names the whole ring once', () => {
  const tree = treeOfStrings({
    'web/src/a.ts': "import './b.ts'",
    'web/src/b.ts': "export { c } from '#web/c.ts'",
    'web/src/c.ts': "const a = () => import('./a.ts')",
    'web/src/d.ts': "import './a.ts'",
  })
  expect(findCycles(tree)).toEqual([
    {
      path: 'web/src/a.ts',
      message: 'imports itself in a ring: web/src/a.ts -> web/src/b.ts -> web/src/c.ts -> web/src/a.ts',
    },
  ])
})

it('finds a file that imports itself', () => {
  expect(findCycles(treeOfStrings({ 'web/src/a.ts': "import './a.ts'" }))).toHaveLength(1)
})

it('finds a ring that types close', () => {
  const tree = treeOfStrings({
    'server/src/kernel/services.ts':
      "import type { Jobs } from './jobs.ts'\nexport type Services = { jobs: Jobs }",
    'server/src/kernel/jobs.ts':
      "import type { Services } from './services.ts'\nexport type Jobs = { start(services: Services): void }",
  })
  expect(findCycles(tree)).toHaveLength(1)
})

it('finds a ring that a type in place closes', () => {
  const tree = treeOfStrings({
    'web/src/a.ts': "export type A = import('./b.ts').B",
    'web/src/b.ts': "import type { A } from './a.ts'\nexport type B = A[]",
  })
  expect(findCycles(tree)).toHaveLength(1)
})

it('lets two ways lead to one file', () => {
  const tree = treeOfStrings({
    'web/src/a.ts': "import './b.ts'\nimport './c.ts'",
    'web/src/b.ts': "import './d.ts'",
    'web/src/c.ts': "import './d.ts'",
    'web/src/d.ts': '',
  })
  expect(findCycles(tree)).toEqual([])
})
