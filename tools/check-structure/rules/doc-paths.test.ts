import { expect, it } from 'vitest'
import { treeOfStrings } from '../tree-of-strings.ts'
import { findDeadPaths } from './doc-paths.ts'

const dead = (text: string, path = 'README.md') =>
  findDeadPaths(
    treeOfStrings({
      [path]: text,
      'server/src/main.ts': '',
      'server/src/features/home/home.queries.ts': '',
      'docs/providers.md': '',
    }),
  ).map(({ message }) => message)

it.each([
  'Run `server/src/main.ts`.',
  'All of `server/src/features/` and `server/src`.',
  'Its `server/src/features/<f>/<f>.queries.ts`, or `server/src/features/*/*.queries.ts`.',
  'Call `/api/web/v2/account/login` with `npm start`, see `db.select()`.',
  'See [providers](docs/providers.md#sms) and [elsewhere](https://example.com/a.md).',
])('finds everything in: %s', (text) => {
  expect(dead(text)).toEqual([])
})

it.each(['`server/src/gone.ts`', '`web/src/`', '`tools/*.ts`', '`GONE.md`', '[gone](docs/gone.md)'])(
  'misses %s',
  (text) => {
    expect(dead(`See ${text}.`)).toHaveLength(1)
  },
)

it('follows links from the folder of the document', () => {
  expect(dead('[main](../server/src/main.ts)', 'docs/a.md')).toEqual([])
  expect(dead('[main](server/src/main.ts)', 'docs/a.md')).toHaveLength(1)
})

it('reads documents alone', () => {
  expect(dead('// `server/src/gone.ts`', 'web/src/a.ts')).toEqual([])
})
