import { expect, it } from 'vitest'
import { chooseLiveSource } from './choose-source.ts'

const flv = { kind: 'flv', address: '/live/1.flv' } as const
const hls = { kind: 'hls', address: '/live/1/index.m3u8' } as const

it('chooses FLV where it can be played, else HLS', () => {
  expect(chooseLiveSource([flv, hls], true)).toBe(flv.address)
  expect(chooseLiveSource([flv, hls], false)).toBe(hls.address)
})

it('falls back to whatever exists', () => {
  expect(chooseLiveSource([flv], false)).toBe(flv.address)
  expect(chooseLiveSource([hls], true)).toBe(hls.address)
  expect(chooseLiveSource([], true)).toBe('')
})
