import { expect, it } from 'vitest'
import { createPacer } from './pace-frames.ts'

function shown(isConstant: boolean, ticks: number[]): string[] {
  const pace = createPacer(isConstant)
  return ticks.flatMap((tick) => [...pace(BigInt(tick))].map(({ frame, tick: at }) => `${at} ${frame}`))
}

it('fills every tick at a constant rate, and leaves out what comes too often', () => {
  expect(shown(true, [2, 3, 3, 6])).toEqual([
    '0 this',
    '1 this',
    '2 this',
    '3 this',
    '4 before',
    '5 before',
    '6 this',
  ])
})

it('shows each frame once where the rate may vary', () => {
  expect(shown(false, [2, 3, 3, 6])).toEqual(['2 this', '3 this', '6 this'])
})
