import { expect, it } from 'vitest'
import { readPointer, writePointer } from './pointer-message.ts'

it('carries a place in a picture, and that nobody points any more', () => {
  expect(readPointer(writePointer({ x: 0.25, y: 1 }))).toEqual({ x: 0.25, y: 1 })
  expect(readPointer(writePointer(undefined))).toBeUndefined()
})

it.each(['', 'null', '{', '[2,0]', '[-0.1,0]', '["0",0]', '[0]', '{"x":0}'])(
  'takes %s for nothing',
  (text) => {
    expect(readPointer(text)).toBeUndefined()
  },
)
