import { expect, it } from 'vitest'
import { treeOfStrings } from '../check-structure/tree-of-strings.ts'
import { belongsTo } from './belongs-to.ts'
import { selectByChange, selectByWords } from './selection.ts'

const tree = treeOfStrings({
  'package.json': '',
  'contract/commerce/orders.ts': '',
  'contract/wire/call.ts': '',
  'server/migrations/0001_orders.sql': '',
  'server/src/app.ts': "import './features.ts'",
  'server/src/features.ts': "import './features/commerce/orders/orders.ts'",
  'server/src/kernel/time.ts': '',
  'server/src/testing/test-app.ts': "import '#server/app.ts'",
  'server/src/features/commerce/orders/orders.ts': "import '#contract/commerce/orders.ts'",
  'server/src/every-call.test.ts': "import './features.ts'",
  'server/src/features/commerce/orders/orders.test.ts': "import '#server/testing/test-app.ts'",
  'server/src/features/people/account/login.ts': "import '#kernel/time.ts'",
  'server/src/features/people/account/login.test.ts': "import '#server/testing/test-app.ts'",
  'web/src/features/commerce/orders/total.ts': "import type { A } from '#contract/wire/call.ts'",
  'web/src/features/commerce/orders/total.test.ts': "import './total.ts'",
  'web/src/ui/toast/toast.ts': '',
  'web/src/ui/toast/toast.test.ts': "import './toast.ts'",
  'console/src/lists.tsx': '',
  'e2e/harness/log-in.ts': '',
  'e2e/orders.spec.ts': "import './harness/log-in.ts'",
  'e2e/payment-devices.spec.ts': "import { text } from '#web/features/commerce/orders/total.ts'",
  'e2e/coffee.spec.ts': '// features: orders, coupons\n',
  'e2e/account.spec.ts': "import './harness/log-in.ts'",
  'e2e/console-day.spec.ts': '',
  'e2e/back.spec.ts': '',
})
const orders = ['e2e/orders.spec.ts', 'e2e/payment-devices.spec.ts', 'e2e/coffee.spec.ts']
const all = [...orders, 'e2e/account.spec.ts', 'e2e/console-day.spec.ts', 'e2e/back.spec.ts']
const onServer = ['server/src/every-call.test.ts', 'server/src/features/commerce/orders/orders.test.ts']
const ordersTests = [
  'server/src/features/commerce/orders/orders.test.ts',
  'web/src/features/commerce/orders/total.test.ts',
]

it('finds what belongs to a feature, and what has a word in its path', () => {
  expect(selectByWords(['orders'], tree)).toEqual({ units: ordersTests, journeys: orders })
  expect(selectByWords(['ui/toast'], tree)).toEqual({
    units: ['web/src/ui/toast/toast.test.ts'],
    journeys: [],
  })
})

it('knows a journey by its name, its imports and what it declares', () => {
  const belongs = (name: string, text = '') =>
    belongsTo({ path: `e2e/${name}.spec.ts`, text }, ['data-packages', 'live', 'feedback'])
  expect(belongs('data-package')).toEqual(['data-packages'])
  expect(belongs('live-viewer')).toEqual(['live'])
  expect(belongs('back')).toEqual([])
  expect(belongs('back', "import '#contract/library/articles.ts'\nimport '#contract/wire/call.ts'")).toEqual([
    'articles',
  ])
})

it.each([
  ['a feature', 'server/src/features/commerce/orders/orders.ts', onServer, [...orders, all.at(-1)!]],
  ['a test', ordersTests[0]!, [ordersTests[0]!], []],
  ['a contract', 'contract/commerce/orders.ts', onServer, [...orders, all.at(-1)!]],
  ['the kernel', 'server/src/kernel/time.ts', ['server/src/features/people/account/login.test.ts'], all],
  ['the kit', 'web/src/ui/toast/toast.ts', ['web/src/ui/toast/toast.test.ts'], all],
  ['the harness', 'e2e/harness/log-in.ts', [], ['e2e/orders.spec.ts', 'e2e/account.spec.ts']],
  ['the console', 'console/src/lists.tsx', [], ['e2e/console-day.spec.ts', 'e2e/back.spec.ts']],
  ['a document', 'docs/glossary.md', [], []],
])('runs what a change of %s touches', (_what, changed, units, journeys) => {
  expect(selectByChange([changed], tree)).toEqual({ units, journeys })
})

it('runs every test of the server after a migration, and everything with other packages', () => {
  expect(selectByChange(['server/migrations/0001_orders.sql'], tree)).toEqual({
    units: tree.files.map(({ path }) => path).filter((name) => /^server.*\.test\.ts$/.test(name)),
    journeys: all,
  })
  expect(selectByChange(['package.json'], tree).units).toHaveLength(5)
})
