import { expect, it } from 'vitest'
import { keepAddresses } from './keep-addresses.ts'

const flv = { kind: 'flv' as const, clarity: 'high' as const, address: '/live/1.flv?sig=a' }
const hls = { kind: 'hls' as const, clarity: 'standard' as const, address: '/live/1/low.m3u8?sig=b' }
const answer = { join_url: '', sources: [flv], is_preparing: 1 as const, rewind: '/rewind?sig=a' }

it('keeps the address that is played, and takes what has come', () => {
  const later = {
    ...answer,
    sources: [{ ...flv, address: '/live/1.flv?sig=c' }, hls],
    is_preparing: 0 as const,
    rewind: '/rewind?sig=c',
  }
  expect(keepAddresses(answer, later)).toEqual({ ...later, sources: [flv, hls], rewind: '/rewind?sig=a' })
})

it('takes everything of the first answer, and leaves what has gone', () => {
  expect(keepAddresses(undefined, answer)).toBe(answer)
  expect(keepAddresses({ ...answer, sources: [flv, hls] }, answer)).toEqual(answer)
})
