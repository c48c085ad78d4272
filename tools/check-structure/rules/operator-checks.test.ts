import { expect, it } from 'vitest'
import { places, treeOfStrings } from '../tree-of-strings.ts'
import { findBareOperatorChecks } from './operator-checks.ts'

const found = (path: string, text: string) => places(findBareOperatorChecks(treeOfStrings({ [path]: text })))

it.each([
  'if (!member.isOperator) throw refuse()',
  'if (context.member?.isOperator) refuse()',
  'const { userId, isOperator } = memberOf(context)',
])('finds %s', (text) => {
  expect(found('server/src/features/community/rooms/export.ts', text)).toHaveLength(1)
})

it.each([
  "const isOperator = may(member, 'meetings.moderate')",
  'const member = { userId, isOperator: true }',
  '// member.isOperator is not enough',
])('is not taken in by %s', (text) => {
  expect(found('server/src/features/community/rooms/export.ts', text)).toEqual([])
})

it.each(['server/src/kernel/http/run-call.ts', 'server/src/features/community/rooms/export.test.ts'])(
  'lets %s ask',
  (path) => {
    expect(found(path, 'if (member.isOperator) refuse()')).toEqual([])
  },
)
