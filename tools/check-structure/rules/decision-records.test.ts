import { expect, it } from 'vitest'
import { treeOfStrings } from '../tree-of-strings.ts'
import { findWrongRecords } from './decision-records.ts'

const found = (files: Record<string, string>) =>
  findWrongRecords(
    treeOfStrings(
      Object.fromEntries(Object.entries(files).map(([name, text]) => [`docs/decisions/${name}`, text])),
    ),
  ).map(({ path, message }) => `${path.slice(15)} ${message}`)

it('takes records with a status', () => {
  expect(
    found({
      '001-one.md': '# 001 One\n\nStatus: superseded by 002\n\n**Problem.** …',
      '002-two.md': '# 002 Two\n\nStatus: accepted\n\n**Problem.** …',
    }),
  ).toEqual([])
})

it.each([
  ['001-one.md', '# 001 One\n\n**Problem.** …', /^001-one.md begins with "# 001 title"/],
  ['001-one.md', '# 002 One\n\nStatus: accepted\n', /^001-one.md begins/],
  ['001-one.md', '# 001 One\n\nStatus: superseded\n', /^001-one.md begins/],
  ['001-one.md', '# 001 One\n\nStatus: superseded by 009\n', /^001-one.md names 009, which does not exist/],
])('refuses %s with %j', (name, text, message) => {
  expect(found({ [name]: text })).toEqual([expect.stringMatching(message)])
})

it('refuses two records with one number', () => {
  const text = '# 001 One\n\nStatus: accepted\n'
  expect(found({ '001-one.md': text, '001-other.md': text })).toHaveLength(2)
})
