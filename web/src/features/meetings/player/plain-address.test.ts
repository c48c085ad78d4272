import { expect, it } from 'vitest'
import { plainAddress } from './plain-address.ts'

it('is the same for every signature of a video', () => {
  expect(plainAddress('/files/a/b.mp4?until=1&sig=x')).toBe(plainAddress('/files/a/b.mp4?until=2&sig=y'))
  const [one, other] = ['0', 'f'].map((digit) => `/files/at/17/${digit.repeat(64)}/a/b.m3u8`)
  expect(plainAddress(one!)).toBe('/files/a/b.m3u8')
  expect(plainAddress(other!)).toBe(plainAddress(one!))
})

it('is the same for every signature of an excerpt, and not that of the whole video', () => {
  const [one, other] = ['0', 'f'].map((digit) => `/files/excerpt/17/180/${digit.repeat(64)}/a/b.m3u8`)
  expect(plainAddress(one!)).toBe('/files/excerpt/180/a/b.m3u8')
  expect(plainAddress(other!)).toBe(plainAddress(one!))
})

it('differs between videos', () => {
  expect(plainAddress('/files/a.mp4?sig=x')).not.toBe(plainAddress('/files/b.mp4?sig=x'))
})
