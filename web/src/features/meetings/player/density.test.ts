import { expect, it } from 'vitest'
import { densityPath } from './density.ts'

it('draws as high as the most that was said', () => {
  expect(densityPath([0, 2, 4, 1])).toBe('M0,1 L12.5,1 37.5,0.5 62.5,0 87.5,0.75 L100,1 Z')
})

it('draws nothing where nothing was said', () => {
  expect(densityPath([])).toBe('')
  expect(densityPath([0, 0])).toBe('')
})
