import { expect, it } from 'vitest'
import { createStorage } from '#web/platform/storage.ts'
import { createChoices, firstChoices, readChoices } from './choices.ts'

const inMemory = () => {
  const kept = new Map<string, string>()
  return createStorage(() => ({
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  }))
}

it('begins as every player does', () => {
  expect(createChoices(inMemory()).get()).toEqual(firstChoices)
})

it('changes one and keeps the others', () => {
  const choices = createChoices(inMemory())
  choices.set({ rate: 1.5 })
  choices.set({ volume: 0.25, isMuted: true })
  expect(choices.get()).toEqual({ ...firstChoices, rate: 1.5, volume: 0.25, isMuted: true })
})

it.each(['', 'null', '3', '[]', '{', '{"rate":17,"volume":2,"isMuted":"yes","clarity":1,"captions":{}}'])(
  'takes %j for nothing chosen',
  (source) => {
    expect(readChoices(source)).toEqual(firstChoices)
  },
)

it('takes what is right beside what is wrong', () => {
  expect(readChoices('{"rate":2,"volume":-1,"captions":"en"}')).toEqual({
    ...firstChoices,
    rate: 2,
    captions: 'en',
  })
})
