import { expect, it } from 'vitest'
import { curveOf } from './curve.ts'

const size = { width: 100, height: 100 }

it('draws the most at the top and nobody at the bottom', () => {
  const points = [0, 10, 5].map((watching, at) => ({ time: `09:0${at}`, watching }))
  expect(curveOf(points, size)).toEqual({ line: '0,98 50,2 100,50', most: 10, mostAt: '09:01' })
})

it('draws a flat line while nobody watches', () => {
  const points = ['09:00', '09:01'].map((time) => ({ time, watching: 0 }))
  expect(curveOf(points, size)).toEqual({ line: '0,98 100,98', most: 0, mostAt: '' })
})
