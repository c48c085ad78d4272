import { expect, it } from 'vitest'
import { createFakeArea } from '#web/platform/fake-area.ts'
import { createKept, fieldsOf } from '#web/platform/kept.ts'
import { readChoices } from './choices.ts'

const read = (source: string, isCalm: boolean) =>
  readChoices(createKept(createFakeArea({ choices: source }).area, 'choices', fieldsOf).get(), isCalm)

it('starts over the picture, or in the list with reduced motion', () => {
  expect(read('', false)).toEqual({
    isOn: true,
    mode: 'over',
    opacity: 0.85,
    area: 'half',
    speed: 'normal',
    size: 'normal',
  })
  expect(read('', true).mode).toBe('list')
  expect(read('{"mode":"over"}', true).mode).toBe('over')
})

it('uses valid stored values only', () => {
  const stored = { isOn: false, mode: 'list', opacity: 0.4, area: 'full', speed: 'fast', size: 'large' }
  expect(read(JSON.stringify(stored), false)).toEqual(stored)
  for (const source of ['null', '[]', '{', '{"opacity":0,"area":"all","speed":3,"size":null,"isOn":"no"}'])
    expect(read(source, false)).toEqual(read('', false))
})
