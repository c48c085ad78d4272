import { expect, it } from 'vitest'
import { shortcutOf } from './shortcut-of.ts'

const press = (key: string, modifiers = {}) => ({
  key,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  ...modifiers,
})

it.each([
  ['?', '', 'help'],
  ['/', '', 'search'],
  ['h', 'g', 'home'],
  ['c', 'g', 'personal'],
  ['n', 'g', 'messages'],
  ['h', '', undefined],
  ['h', 'x', undefined],
  ['/', 'g', undefined],
])('%s after %j asks for %s', (key, before, shortcut) => {
  expect(shortcutOf(press(key), before)).toBe(shortcut)
})

it('leaves keys with a modifier to the browser', () => {
  for (const modifier of ['altKey', 'ctrlKey', 'metaKey'])
    expect(shortcutOf(press('/', { [modifier]: true }), '')).toBeUndefined()
})
