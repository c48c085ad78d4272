import path from 'node:path'
import { expect, it } from 'vitest'
import { readTree, treeOf } from './check-structure/source-tree.ts'
import type { SourceTree } from './check-structure/source-tree.ts'
import type { SourceFile } from './check-structure/source-file.ts'
import packageFile from '../package.json' with { type: 'json' }

const tree = readTree(path.resolve(import.meta.dirname, '..'))
const entries = [
  'web/src/page-start/main.ts',
  'web/src/page-start/start.tsx',
  'web/src/features/discover/home/screens/home.tsx',
]

/** The files that the first load of the home consists of: the entries and all that they import without `import()`. */
function firstLoad({ imports }: SourceTree): Set<string> {
  const found = new Set(entries)
  for (const from of found)
    for (const one of imports) if (one.from === from && !one.isType && !one.isDynamic) found.add(one.to)
  return found
}

const bytesOf = (one: SourceTree) => {
  const loaded = firstLoad(one)
  return one.files.filter((file) => loaded.has(file.path)).reduce((sum, file) => sum + file.text.length, 0)
}

/** As `npm run new` adds a feature: its routes, its screen, and a line in the list of all screens. */
function withScreens(count: number): SourceTree {
  const numbers = Array.from({ length: count }, (_, at) => at)
  const folder = (at: number) => `web/src/features/library/extra-screen-${at}`
  const added = numbers.flatMap((at): SourceFile[] => [
    {
      path: `${folder(at)}/routes.ts`,
      text: `export const added${at}Routes = [{ path: '/added${at}', load: async () => (await import('./screens/added.tsx')).Added }]`,
    },
    { path: `${folder(at)}/screens/added.tsx`, text: 'export const Added = () => null' },
  ])
  const listed = numbers.map(
    (at) => `import { added${at}Routes } from '#web/features/library/extra-screen-${at}/routes.ts'\n`,
  )
  const files = tree.files.map((file) =>
    file.path === 'web/src/app/screens.ts' ? { ...file, text: listed.join('') + file.text } : file,
  )
  return treeOf([...files, ...added], packageFile.imports)
}

it('reads what the home loads', () => {
  const loaded = firstLoad(tree)
  expect(loaded).toContain('web/src/app/router.tsx')
  expect(loaded).toContain('web/src/features/discover/home/routes.ts')
  expect(loaded).not.toContain('web/src/app/screens.ts')
})

it('does not grow with fifty more screens', () => {
  const grown = withScreens(50)
  expect(grown.imports.filter(({ to }) => to.includes('/extra-screen-')).length).toBe(100)
  expect(firstLoad(grown)).toEqual(firstLoad(tree))
  expect(bytesOf(grown)).toBe(bytesOf(tree))
})
