import { expect, it } from 'vitest'
import { createFakeArea } from '#web/platform/fake-area.ts'
import { createChoices, firstChoices } from './choices.ts'

const read = (source: string) => createChoices(createFakeArea({ player_choices: source }).area).get()

it('starts with the defaults', () => {
  expect(createChoices(createFakeArea().area).get()).toEqual(firstChoices)
})

it('changes one choice and not the others', () => {
  const choices = createChoices(createFakeArea().area)
  choices.set({ rate: 1.5 })
  choices.set({ volume: 0.25, isMuted: true })
  expect(choices.get()).toEqual({ ...firstChoices, rate: 1.5, volume: 0.25, isMuted: true })
})

it.each(['', 'null', '3', '[]', '{', '{"rate":17,"volume":2,"isMuted":"yes","clarity":1,"captions":{}}'])(
  'reads %j as nothing chosen',
  (source) => {
    expect(read(source)).toEqual(firstChoices)
  },
)

it('uses valid fields beside invalid ones', () => {
  expect(read('{"rate":2,"volume":-1,"captions":"en"}')).toEqual({
    ...firstChoices,
    rate: 2,
    captions: 'en',
  })
})
