import { expect, it } from 'vitest'
import { places, treeOfStrings } from '../tree-of-strings.ts'
import { findPackageInternals } from './package-internals.ts'

const found = (path: string, text: string) => places(findPackageInternals(treeOfStrings({ [path]: text })))

it.each([
  "import Rtmp from 'node-media-server/src/protocol/rtmp.js'",
  "import type { Any } from '@some/library/src/any.js'",
])('finds %s', (text) => {
  expect(found('server/src/features/meetings/live/go-live.ts', text)).toEqual([
    'server/src/features/meetings/live/go-live.ts:1',
  ])
})

it('finds a look into a handle of drizzle', () => {
  const text = 'const { client } = (db as unknown as { _: { session: Session } })._.session'
  expect(found('server/src/kernel/prepared.ts', text)).toEqual(['server/src/kernel/prepared.ts'])
  expect(found('server/src/kernel/drizzle-session.ts', text)).toEqual([])
})

it.each([
  [
    'server/src/features/meetings/live/media/rtmp-library.ts',
    "import 'node-media-server/src/core/logger.js'",
  ],
  [
    'server/src/features/meetings/live/media/rtmp-library.test.ts',
    "import 'node-media-server/src/core/logger.js'",
  ],
  ['server/src/kernel/a.ts', "import { sql } from 'drizzle-orm/pg-core'"],
  ['web/src/app/a.ts', "import '../src/main.ts'"],
])('lets %s have %s', (path, text) => {
  expect(found(path, text)).toEqual([])
})
