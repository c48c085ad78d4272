import { describe, expect, it } from 'vitest'
import { treeOfImport, treeOfStrings } from '../tree-of-strings.ts'
import { findWrongArrows } from './arrows.ts'

const asType = (specifier: string) => `import type { A } from '${specifier}'`

describe('allowed', () => {
  it.each([
    ['contract/a.ts', 'contract/b.ts'],
    ['server/src/kernel/http/run-call.ts', 'contract/wire/call.ts'],
    ['server/src/providers/sms/aliyun.ts', 'server/src/kernel/ports/sms.ts'],
    ['server/src/features/people/account/sms-codes.ts', 'server/src/kernel/ports/sms.ts'],
    ['server/src/providers/sms/a.ts', 'server/src/kernel/b.ts'],
    [
      'server/src/features/discover/home/lists.ts',
      'server/src/features/meetings/meetings/meetings.queries.ts',
    ],
    [
      'server/src/features/discover/home/lists.ts',
      'server/src/features/meetings/meetings/meetings.present.ts',
    ],
    [
      'server/src/features/discover/home/home.queries.ts',
      'server/src/features/meetings/meetings/meetings.tables.ts',
    ],
    [
      'server/src/features/people/wechat/exchange-code.ts',
      'server/src/features/people/account/open-login.ts',
    ],
    [
      'server/src/features/people/password/set-password.ts',
      'server/src/features/people/account/end-logins.ts',
    ],
    ['demo/people.ts', 'server/src/features/people/account/passwords.ts'],
    ['server/src/kernel/wire.test.ts', 'server/src/testing/test-app.ts'],
    ['web/src/shell/a.ts', 'web/src/ui/b.ts'],
    ['web/src/features/discover/home/parts/a.tsx', 'web/src/features/people/account/state.ts'],
    ['web/src/features/community/messages/targets.ts', 'web/src/paths/articles.ts'],
    ['web/src/paths/notes.ts', 'web/src/paths/works.ts'],
    ['web/src/paths/home.ts', 'contract/discover/home.ts'],
    ['web/src/features/meetings/danmaku/parts/a.tsx', 'web/src/features/community/comments/mutations.ts'],
    [
      'web/src/features/discover/home/parts/a.tsx',
      'web/src/features/meetings/meetings/cards/meeting-card.tsx',
    ],
    ['web/src/app/screens.ts', 'web/src/features/discover/home/routes.ts'],
    ['web/src/main.tsx', 'web/src/app/app.tsx'],
    ['tools/build/bundle-web.ts', 'web/src/app/screens.ts'],
    ['e2e/login.spec.ts', 'web/src/platform/bridge-simulator.ts'],
  ])('%s imports %s', (from, to) => {
    expect(findWrongArrows(treeOfImport(from, to))).toEqual([])
  })
})

describe('refused', () => {
  it.each([
    ['contract/a.ts', 'server/src/kernel/b.ts'],
    ['contract/a.ts', 'web/src/ui/b.ts'],
    ['server/src/kernel/a.ts', 'server/src/features/discover/home/lists.ts'],
    ['server/src/kernel/a.ts', 'demo/load-demo.ts'],
    ['server/src/kernel/a.ts', 'server/src/embedded-postgres/embedded.ts'],
    ['server/src/embedded-postgres/embedded.ts', 'server/src/kernel/database.ts'],
    ['server/src/video-engine/video-engine.ts', 'server/src/kernel/run-bounded.ts'],
    ['server/src/speech-engine/speech-engine.ts', 'server/src/kernel/places.ts'],
    ['server/src/providers/live/find-engine.ts', 'server/src/video-engine/video-engine.ts'],
    ['server/src/kernel/services.ts', 'server/src/providers/sms/aliyun.ts'],
    ['server/src/kernel/http/run-call.ts', 'contract/people/account.ts'],
    ['contract/wire/items.ts', 'contract/library/works.ts'],
    ['server/src/providers/sms/a.ts', 'server/src/features/people/account/phone.ts'],
    ['server/src/providers/sms/a.ts', 'server/src/providers/wechat/sandbox.ts'],
    [
      'server/src/features/discover/home/lists.ts',
      'server/src/features/meetings/meetings/meetings.tables.ts',
    ],
    ['server/src/features/discover/home/lists.ts', 'server/src/providers/sms/outbox.queries.ts'],
    [
      'server/src/features/people/wechat/exchange-code.ts',
      'server/src/features/people/account/account.feature.ts',
    ],
    [
      'server/src/features/discover/home/lists.ts',
      'server/src/features/meetings/meetings/meetings.policy.ts',
    ],
    ['server/src/app.ts', 'web/src/app/screens.ts'],
    ['web/vite.config.ts', 'tools/build/bundle-web.ts'],
    ['server/src/app.ts', 'server/src/testing/test-app.ts'],
    ['web/src/ui/a.ts', 'web/src/platform/b.ts'],
    ['web/src/ui/a.ts', 'contract/b.ts'],
    ['web/src/platform/a.ts', 'web/src/ui/b.ts'],
    ['web/src/shell/a.ts', 'web/src/features/people/account/state.ts'],
    ['web/src/paths/orders.ts', 'web/src/features/commerce/orders/state.ts'],
    ['web/src/paths/orders.ts', 'web/src/platform/navigate.ts'],
    ['web/src/features/discover/home/parts/a.tsx', 'web/src/features/people/account/paths.ts'],
    [
      'web/src/features/discover/home/screens/home.tsx',
      'web/src/features/people/account/parts/code-form.tsx',
    ],
    ['web/src/features/discover/home/screens/home.tsx', 'web/src/app/router.tsx'],
    ['web/src/app/app.tsx', 'server/src/kernel/env.ts'],
    ['web/src/platform/a.test.ts', 'server/src/kernel/env.ts'],
  ])('%s imports %s', (from, to) => {
    expect(findWrongArrows(treeOfImport(from, to))).toHaveLength(1)
  })

  it.each([
    ['web/src/ui/button/button.tsx', 'contract/wire/items.ts'],
    ['server/src/kernel/services.ts', 'server/src/providers/storage/local-folder.ts'],
    ['server/src/kernel/pages/run-preloads.ts', 'contract/people/account.ts'],
  ])('the types that %s would take from %s', (from, to) => {
    expect(findWrongArrows(treeOfImport(from, to, asType))).toHaveLength(1)
  })

  it('what answers a call of another feature', () => {
    const tree = treeOfStrings({
      'server/src/features/meetings/meetings/meetings.feature.ts':
        "import { checkFrame } from './check-frame.ts'",
      'server/src/features/meetings/meetings/check-frame.ts':
        'export const checkFrame = answer(meetingCalls.frame, run)',
      'server/src/features/meetings/meetings/show-meeting.ts': "import './check-frame.ts'",
      'server/src/features/discover/home/lists.ts':
        "import '#server/features/meetings/meetings/check-frame.ts'",
    })
    expect(findWrongArrows(tree)).toMatchObject([{ path: 'server/src/features/discover/home/lists.ts' }])
  })

  it('climbing two folders', () => {
    const tree = treeOfStrings({ 'web/src/ui/a/b.ts': "import '../../main.ts'", 'web/src/main.ts': '' })
    expect(findWrongArrows(tree)).toMatchObject([{ path: 'web/src/ui/a/b.ts', line: 1 }])
  })
})

it('counts a stand-in that only tests import among the tests', () => {
  const tree = treeOfStrings({
    'server/src/kernel/files/serve.test.ts': "import './test-services.ts'",
    'server/src/kernel/files/test-services.ts': "import '#server/providers/storage/local.ts'",
    'server/src/providers/storage/local.ts': '',
    'server/src/providers/storage/open.ts': "import './local.ts'",
  })
  expect(findWrongArrows(tree)).toEqual([])
})

it('counts code that only its own test imports as code', () => {
  const tree = treeOfStrings({
    'web/src/ui/a.test.ts': "import './a.ts'",
    'web/src/ui/a.ts': "import '#web/platform/b.ts'",
    'web/src/platform/b.ts': '',
  })
  expect(findWrongArrows(tree)).toHaveLength(1)
})
