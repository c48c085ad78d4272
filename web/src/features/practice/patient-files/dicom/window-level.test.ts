import { expect, it } from 'vitest'
import { fullWindow, greyLevel, moveWindow, renderFrame } from './window-level.ts'

it('maps values to greys by the standard’s function', () => {
  const window = { center: 2048, width: 4096 }
  expect([-5, 0, 2047.5, 4095, 9999].map((value) => greyLevel(value, window))).toEqual([
    0, 0, 127.5, 255, 255,
  ])
  // A width of 1 divides black from white.
  expect([99, 100].map((value) => greyLevel(value, { center: 100, width: 1 }))).toEqual([0, 255])
})

it('shows everything from the least value to the most', () => {
  const window = fullWindow({ least: -1024, most: 3071 })
  expect([greyLevel(-1024, window), greyLevel(3071, window)]).toEqual([0, 255])
})

it('moves within what makes sense', () => {
  expect(moveWindow({ center: 40, width: 400 }, { center: -10, width: 50 })).toEqual({
    center: 30,
    width: 450,
  })
  expect(moveWindow({ center: 40, width: 400 }, { center: 0, width: -900 }).width).toBe(1)
})

it('renders greys, inverted on demand, and colours as they are', () => {
  const values = Float32Array.from([0, 255])
  const grey = { is: 'grey', values, least: 0, most: 255, width: 2, height: 1 } as const
  const window = { center: 128, width: 256 }
  expect([...renderFrame(grey, window, false)]).toEqual([0, 0, 0, 255, 255, 255, 255, 255])
  expect([...renderFrame(grey, window, true)]).toEqual([255, 255, 255, 255, 0, 0, 0, 255])
  const rgba = Uint8ClampedArray.from([10, 20, 30, 255])
  const colour = { is: 'colour', rgba, width: 1, height: 1 } as const
  expect([...renderFrame(colour, window, false)]).toEqual([10, 20, 30, 255])
  expect([...renderFrame(colour, window, true)]).toEqual([245, 235, 225, 255])
})
