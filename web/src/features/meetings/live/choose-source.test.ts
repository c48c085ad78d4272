import { expect, it } from 'vitest'
import { chooseLiveSource } from './choose-source.ts'

const flv = { kind: 'flv', address: '/live/1.flv' } as const
const hls = { kind: 'hls', address: '/live/1/index.m3u8' } as const

it('takes the quick one where it can be played, the one of iPhones where it cannot', () => {
  expect(chooseLiveSource([flv, hls], true)).toBe(flv.address)
  expect(chooseLiveSource([flv, hls], false)).toBe(hls.address)
})

it('takes what there is', () => {
  expect(chooseLiveSource([flv], false)).toBe(flv.address)
  expect(chooseLiveSource([hls], true)).toBe(hls.address)
  expect(chooseLiveSource([], true)).toBe('')
})
