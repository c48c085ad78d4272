import { expect, it } from 'vitest'
import { chooseLiveSources } from './choose-source.ts'

const flv = { kind: 'flv', clarity: 'high', address: '/live/1.flv' } as const
const hls = { kind: 'hls', clarity: 'high', address: '/live/1/index.m3u8' } as const
const low = { kind: 'hls', clarity: 'standard', address: '/live/1/low.m3u8' } as const

it('chooses FLV where it can be played, else HLS', () => {
  expect(chooseLiveSources([flv, hls], true)).toEqual([flv])
  expect(chooseLiveSources([flv, hls], false)).toEqual([hls])
})

it('falls back to whatever exists', () => {
  expect(chooseLiveSources([flv], false)).toEqual([flv])
  expect(chooseLiveSources([hls], true)).toEqual([hls])
  expect(chooseLiveSources([], true)).toEqual([])
})

it('offers every clarity once, the lowest first', () => {
  expect(chooseLiveSources([flv, hls, low], true)).toEqual([low, flv])
  expect(chooseLiveSources([flv, hls, low], false)).toEqual([low, hls])
  const sound = { kind: 'hls', clarity: 'sound', address: '/live/1/sound.m3u8' } as const
  expect(chooseLiveSources([flv, hls, low, sound], true)).toEqual([sound, low, flv])
})
