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

it('knows a video at an edge as the same', () => {
  const seal = 'a'.repeat(64)
  expect(plainAddress('https://media.example/edge/files/u/2026/film.mp4?e=1&v=2&s=3')).toBe(
    '/files/u/2026/film.mp4',
  )
  expect(plainAddress(`/files/edge/1790000000000/12/${seal}/v/1/list.m3u8`)).toBe('/files/v/1/list.m3u8')
})
