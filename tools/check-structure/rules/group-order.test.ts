import { describe, expect, it } from 'vitest'
import { places, treeOfImport, treeOfStrings } from '../tree-of-strings.ts'
import { findFeatureCycles, findUpwardImports } from './group-order.ts'

describe('the order of the groups', () => {
  it.each([
    ['server/src/features/discover/home/lists.ts', 'server/src/features/people/account/phone.ts'],
    ['server/src/features/people/profile/save.ts', 'server/src/features/people/account/phone.ts'],
    ['server/src/features/meetings/live/set-state.ts', 'contract/meetings/live.ts'],
    ['web/src/features/community/messages/targets.ts', 'web/src/paths/articles.ts'],
    ['server/src/features/people/account/login.test.ts', 'server/src/features/discover/home/lists.ts'],
  ])('lets %s import %s', (from, to) => {
    expect(findUpwardImports(treeOfImport(from, to))).toEqual([])
  })

  it.each([
    ['server/src/features/people/account/login.ts', 'server/src/features/community/share/share.queries.ts'],
    ['server/src/features/community/marks/find-item.ts', 'contract/meetings/meetings.ts'],
    ['contract/library/college.ts', 'contract/discover/home.ts'],
    ['web/src/features/meetings/live/parts/a.tsx', 'web/src/features/library/articles/cards/b.tsx'],
    ['web/src/features/community/messages/targets.ts', 'web/src/features/library/articles/paths.ts'],
  ])('refuses that %s imports %s', (from, to) => {
    expect(findUpwardImports(treeOfImport(from, to))).toHaveLength(1)
  })

  it('knows no other groups', () => {
    const tree = treeOfStrings({ 'server/src/features/common/upload/upload.ts': '' })
    expect(places(findUpwardImports(tree))).toEqual(['server/src/features/common/upload/upload.ts'])
  })
})

describe('cycles between features', () => {
  const ring = {
    'server/src/features/people/a/one.ts': "import '#server/features/people/b/two.ts'",
    'server/src/features/people/b/two.ts': '',
    'server/src/features/people/b/three.ts': "import '#server/features/people/c/four.ts'",
    'server/src/features/people/c/four.ts': '',
    'server/src/features/people/c/five.ts': "import type { A } from '#server/features/people/a/six.ts'",
    'server/src/features/people/a/six.ts': '',
  }

  it('are found although their files form none, and told once', () => {
    expect(findFeatureCycles(treeOfStrings(ring))).toEqual([
      {
        path: 'server/src/features/people/a/one.ts',
        line: 1,
        message:
          'features in a ring: server/people/a -> server/people/b -> server/people/c -> server/people/a',
      },
    ])
  })

  it('are not made by addresses, by tests, or by the other side', () => {
    const tree = treeOfStrings({
      'web/src/features/people/a/state.ts': "import '#web/paths/b.ts'",
      'web/src/paths/b.ts': '',
      'web/src/features/people/b/cards/b.tsx': "import '#web/features/people/a/state.ts'",
      'web/src/features/people/a/a.test.ts': "import '#web/features/people/b/cards/b.tsx'",
    })
    expect(findFeatureCycles(tree)).toEqual([])
  })
})
