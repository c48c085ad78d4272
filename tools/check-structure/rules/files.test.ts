import { expect, it } from 'vitest'
import { places, treeOfStrings } from '../tree-of-strings.ts'
import { findLongFiles } from './file-length.ts'
import { findWrongNames } from './file-names.ts'
import { findForbiddenWords } from './forbidden-words.ts'
import { findHastyWaits } from './hasty-waits.ts'
import { findMissingImports } from './missing-imports.ts'
import { findUnlisted } from './listed-features.ts'

const lines = (count: number) => 'a\n'.repeat(count)

it('measures files, tests by a longer measure, data not at all', () => {
  const tree = treeOfStrings({
    'web/src/a.ts': lines(400),
    'web/src/b.ts': lines(401),
    'web/src/c.test.ts': lines(700),
    'web/src/d.test.ts': lines(701),
    'server/migrations/0001_all.sql': lines(900),
    'contract/data.json': lines(900),
  })
  expect(places(findLongFiles(tree))).toEqual(['web/src/b.ts', 'web/src/d.test.ts'])
})

it('refuses names that say nothing', () => {
  const good = [
    'server/src/features/discover/home/home.queries.ts',
    'web/src/ui/icon/icon.tsx',
    'tools/test.mjs',
  ]
  const bad = [
    'web/src/ui/index.ts',
    'web/src/utils.ts',
    'server/src/types.ts',
    'web/src/MyCard.tsx',
    'web/src/a_b.ts',
  ]
  const tree = treeOfStrings(Object.fromEntries([...good, ...bad].map((name) => [name, ''])))
  expect(places(findWrongNames(tree))).toEqual(bad)
})

it('keeps stand-ins below testing/', () => {
  const tree = treeOfStrings({
    'server/src/testing/smtp-stand-in.ts': '',
    'server/src/providers/mail/smtp-stand-in.ts': '',
  })
  expect(places(findWrongNames(tree))).toEqual(['server/src/providers/mail/smtp-stand-in.ts'])
})

it('refuses unfinished work and paths of one machine', () => {
  const tree = treeOfStrings({
    'web/src/a.ts': 'const b = 1\n// TODO later',
    'docs/a.md': 'See /home/somebody/notes and /work/x.',
    'web/src/b.ts': "const path = '/homeConsultingDetail'; const also = '/network/'; const todo = 1",
    'tools/check-structure/rules/a.ts': '// FIXME',
  })
  expect(places(findForbiddenWords(tree))).toEqual(['web/src/a.ts:2', 'docs/a.md:1', 'docs/a.md:1'])
})

it('misses an imported file', () => {
  const tree = treeOfStrings({
    'web/src/a.ts': "import './a.css'\nimport '../parts/a.css'\nimport 'react'\nimport '#web/b.ts'",
    'web/src/a.css': '',
  })
  expect(places(findMissingImports(tree))).toEqual(['web/src/a.ts:2', 'web/src/a.ts:4'])
})

it('misses a feature in a list', () => {
  const tree = treeOfStrings({
    'web/src/app/screens.ts': "import { a } from '#web/features/people/a/routes.ts'",
    'web/src/features/people/a/routes.ts': '',
    'web/src/features/people/b/routes.ts': '',
    'server/src/features.ts': "import { b } from './features/people/b/b.feature.ts'",
    'server/src/features/people/b/b.feature.ts': '',
    'server/src/features/people/c/c.feature.ts': '',
  })
  expect(places(findUnlisted(tree))).toEqual([
    'web/src/features/people/b/routes.ts',
    'server/src/features/people/c/c.feature.ts',
  ])
})

it('lets no test wait for a second only', () => {
  const tree = treeOfStrings({
    'web/src/a.test.ts': 'await expect.poll(read).toBe(1)\nawait vi.waitFor(() => done())',
    'web/src/b.test.ts': '// vi.waitFor(read)\nawait vi.waitFor(read, { timeout: 30_000 })',
  })
  expect(places(findHastyWaits(tree))).toEqual(['web/src/a.test.ts:2'])
})
