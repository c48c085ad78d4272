import { expect, it } from 'vitest'
import { wishOf } from './keys.ts'
import type { Focus } from './keys.ts'

const press = (key: string, held: Partial<Record<'altKey' | 'ctrlKey' | 'metaKey', boolean>> = {}) => ({
  key,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  ...held,
})

it.each([
  [' ', { do: 'toggle' }],
  ['f', { do: 'full' }],
  ['F', { do: 'full' }],
  ['m', { do: 'mute' }],
  ['c', { do: 'captions' }],
  ['ArrowLeft', { do: 'seek', by: -5 }],
  ['ArrowRight', { do: 'seek', by: 5 }],
  ['ArrowUp', { do: 'volume', by: 0.1 }],
  ['Escape', { do: 'leave' }],
  ['Tab', undefined],
  ['x', undefined],
])('%j on the player means %j', (key, wish) => {
  expect(wishOf(press(key), 'player')).toEqual(wish)
})

it.each<[string, Focus, string | undefined]>([
  [' ', 'button', undefined],
  ['f', 'button', 'full'],
  [' ', 'seek-bar', 'toggle'],
  ['ArrowRight', 'seek-bar', 'seek'],
  ['ArrowUp', 'field', undefined],
  ['m', 'field', undefined],
  ['c', 'seek-bar', 'captions'],
  ['c', 'nothing', undefined],
  ['c', 'elsewhere', undefined],
  ['Escape', 'field', 'leave'],
  [' ', 'nothing', 'toggle'],
  ['ArrowRight', 'nothing', 'seek'],
  ['ArrowDown', 'nothing', undefined],
  ['Escape', 'nothing', 'leave'],
  ['t', 'elsewhere', 'theatre'],
  [' ', 'elsewhere', undefined],
  ['ArrowRight', 'elsewhere', undefined],
])('%j on %s does %s', (key, focus, wish) => {
  expect(wishOf(press(key), focus)?.do).toBe(wish)
})

it.each(['altKey', 'ctrlKey', 'metaKey'] as const)('leaves keys pressed with %s to the browser', (held) => {
  expect(wishOf(press('f', { [held]: true }), 'player')).toBeUndefined()
})
