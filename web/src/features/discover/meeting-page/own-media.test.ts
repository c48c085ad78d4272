import { expect, it } from 'vitest'
import { ownMedia } from './own-media.ts'

const origin = 'https://xinglin.example'

it.each([
  ['/files/a.mp4', '/files/a.mp4'],
  ['/live/7/index.m3u8?until=1&sig=x', '/live/7/index.m3u8?until=1&sig=x'],
  [`${origin}/files/a.mp4`, '/files/a.mp4'],
  ['//elsewhere.test/a.mp4', undefined],
  ['/\\elsewhere.test/a.mp4', undefined],
  ['https://elsewhere.test/a.mp4', undefined],
  [`${origin}.elsewhere.test/a.mp4`, undefined],
  ['javascript:alert(1)', undefined],
  ['', undefined],
])('plays %j as %j', (address, path) => {
  expect(ownMedia(address, origin)).toBe(path)
})
