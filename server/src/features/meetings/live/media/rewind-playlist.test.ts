import { expect, it } from 'vitest'
import { isSegmentShown, rewindPlaylist } from './rewind-playlist.ts'

const begin = Date.parse('2026-03-01T08:00:00Z')

/** Segments of 6 s, one after another. */
const listOf = (count: number) =>
  [
    '#EXTM3U',
    '#EXT-X-TARGETDURATION:6',
    ...Array.from({ length: count }, (_, at) => [
      '#EXTINF:6.000000,',
      `#EXT-X-PROGRAM-DATE-TIME:${new Date(begin + at * 6000).toISOString().replace('Z', '+0000')}`,
      `rewind${at}.ts`,
    ]).flat(),
    '',
  ].join('\n')

const shownOf = (count: number, periods: [from: number, to: number | null][], nowSeconds = count * 6) =>
  rewindPlaylist(listOf(count), {
    periods: periods.map(([from, to]) => ({
      beganMs: begin + from * 1000,
      endedMs: to === null ? null : begin + to * 1000,
    })),
    nowMs: begin + nowSeconds * 1000,
    addressOf: (name) => name + '?sig=a',
  })
    .split('\n')
    .filter((line) => line.startsWith('rewind') || line === '#EXT-X-DISCONTINUITY')

it('is a video with an end, whose segments carry the signature', () => {
  const list = rewindPlaylist(listOf(2), {
    periods: [{ beganMs: begin, endedMs: null }],
    nowMs: begin + 12_000,
    addressOf: (name) => name + '?sig=a',
  })
  expect(list).toMatch(/^#EXTM3U\n#EXT-X-VERSION:6\n#EXT-X-TARGETDURATION:6\n/)
  expect(list).toMatch(/rewind0\.ts\?sig=a\n#EXTINF:6\.000000,\nrewind1\.ts\?sig=a\n#EXT-X-ENDLIST\n$/)
})

it('leaves out what was sent before the begin, and during a break', () => {
  expect(
    shownOf(6, [
      [6, 18],
      [27, null],
    ]),
  ).toEqual(['rewind1.ts?sig=a', 'rewind2.ts?sig=a', '#EXT-X-DISCONTINUITY', 'rewind5.ts?sig=a'])
})

it('leaves out a segment of which the end was not shown', () => {
  expect(shownOf(3, [[0, 14]])).toEqual(['rewind0.ts?sig=a', 'rewind1.ts?sig=a'])
})

it('says where another stream begins', () => {
  const list = listOf(3).replace('rewind0.ts\n', 'rewind0.ts\n#EXT-X-DISCONTINUITY\n')
  const shown = {
    periods: [{ beganMs: begin, endedMs: null }],
    nowMs: begin + 18_000,
    addressOf: (name: string) => name,
  }
  expect(rewindPlaylist(list, shown)).toContain(
    'rewind0.ts\n#EXT-X-DISCONTINUITY\n#EXT-X-PROGRAM-DATE-TIME:2026-03-01T08:00:06.000Z\n#EXTINF:6.000000,\nrewind1.ts',
  )
})

it('reaches back two hours', () => {
  expect(shownOf(3, [[0, null]], 7200 + 6)).toEqual(['rewind1.ts?sig=a', 'rewind2.ts?sig=a'])
  expect(shownOf(3, [[0, null]], 9000)).toEqual([])
})

it('tells segments that were shown from others', () => {
  const shown = { periods: [{ beganMs: begin + 6000, endedMs: null }], nowMs: begin + 18_000 }
  const names = ['rewind0.ts', 'rewind1.ts', 'rewind2.ts', 'rewind3.ts']
  expect(names.filter((name) => isSegmentShown(listOf(3), name, shown))).toEqual(['rewind1.ts', 'rewind2.ts'])
})
