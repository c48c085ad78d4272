import { expect, it } from 'vitest'
import { playlistSeconds } from './playlist-seconds.ts'

it('adds up the segments of a playlist', () => {
  const list = [
    '#EXTM3U',
    '#EXT-X-TARGETDURATION:5',
    '#EXTINF:4.000000,',
    'rewind1.ts?until=1&sig=a',
    '#EXT-X-DISCONTINUITY',
    '#EXTINF:2.500000,',
    'rewind9.ts?until=1&sig=a',
    '#EXT-X-ENDLIST',
    '',
  ]
  expect(playlistSeconds(list.join('\n'))).toBe(6.5)
})

it('finds nothing in an empty playlist or in an error page', () => {
  expect(playlistSeconds('#EXTM3U\n#EXT-X-ENDLIST\n')).toBe(0)
  expect(playlistSeconds('<html>404</html>')).toBe(0)
})
