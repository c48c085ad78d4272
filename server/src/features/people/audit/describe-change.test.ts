import { expect, it } from 'vitest'
import { describeChange } from './describe-change.ts'

it.each([
  [{ title: '旧', sort: 1 }, { title: '新', sort: 1 }, 'title: 旧 → 新'],
  [undefined, { title: '新', empty: '' }, 'title: 新'],
  [{ roles: ['editor'] }, { roles: [] }, 'roles: ["editor"] → []'],
  [{ title: '旧' }, undefined, 'title: 旧 → —'],
  [['a'], ['b'], '["a"] → ["b"]'],
  [undefined, undefined, ''],
])('describes %j becoming %j', (before, after, lines) => {
  expect(describeChange(before, after)).toBe(lines)
})
