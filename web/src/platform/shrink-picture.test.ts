import { expect, it } from 'vitest'
import { fitWithin } from './shrink-picture.ts'

it('preserves the aspect ratio and fits the longer edge', () => {
  expect(fitWithin(4000, 3000, 1024)).toEqual({ width: 1024, height: 768 })
  expect(fitWithin(3000, 4000, 1024)).toEqual({ width: 768, height: 1024 })
})

it('never enlarges, and never shrinks an edge to 0', () => {
  expect(fitWithin(300, 200, 1024)).toEqual({ width: 300, height: 200 })
  expect(fitWithin(1024, 1024, 1024)).toEqual({ width: 1024, height: 1024 })
  expect(fitWithin(10_000, 2, 1024)).toEqual({ width: 1024, height: 1 })
})
