import { expect, it } from 'vitest'
import { readChoices } from './choices.ts'

it('begins over the picture, in the list for those who want less motion', () => {
  expect(readChoices('', false)).toEqual({
    isOn: true,
    mode: 'over',
    opacity: 0.85,
    area: 'half',
    speed: 'normal',
    size: 'normal',
  })
  expect(readChoices('', true).mode).toBe('list')
  expect(readChoices('{"mode":"over"}', true).mode).toBe('over')
})

it('takes what can be, and nothing else', () => {
  const kept = { isOn: false, mode: 'list', opacity: 0.4, area: 'full', speed: 'fast', size: 'large' }
  expect(readChoices(JSON.stringify(kept), false)).toEqual(kept)
  for (const source of ['null', '[]', '{', '{"opacity":0,"area":"all","speed":3,"size":null,"isOn":"no"}'])
    expect(readChoices(source, false)).toEqual(readChoices('', false))
})
