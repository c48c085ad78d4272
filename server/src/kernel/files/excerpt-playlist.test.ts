import { expect, it } from 'vitest'
import { excerptCaptions, excerptPlaylist } from './excerpt-playlist.ts'

const addresses = {
  playlist: (key: string) => `list ${key}`,
  file: (key: string, bytes?: number) => (bytes === undefined ? `file ${key}` : `first ${bytes} of ${key}`),
}
const excerpt = (lines: string[], seconds: number) =>
  excerptPlaylist(lines.join('\n'), { key: 'v/1/list.m3u8', seconds }, addresses).split('\n')

const head = ['#EXTM3U', '#EXT-X-TARGETDURATION:4', '#EXT-X-PLAYLIST-TYPE:VOD']
const segments = ['a', 'b', 'c'].flatMap((name) => ['#EXTINF:4.000,', `${name}.ts`])

it.each([
  [1, ['a']],
  [4, ['a']],
  [4.5, ['a', 'b']],
  [8.5, ['a', 'b', 'c']],
  [999, ['a', 'b', 'c']],
])('names the segments that begin before second %d', (seconds, kept) => {
  expect(excerpt([...head, ...segments, '#EXT-X-ENDLIST'], seconds)).toEqual([
    ...head,
    ...kept.flatMap((name) => ['#EXTINF:4.000,', `file v/1/${name}.ts`]),
    '#EXT-X-ENDLIST',
    '',
  ])
})

it('ends a playlist that has no end, and an empty one', () => {
  expect(excerpt([...head, ...segments], 3).at(-2)).toBe('#EXT-X-ENDLIST')
  expect(excerpt([...head, '#EXT-X-ENDLIST'], 3)).toEqual([...head, '#EXT-X-ENDLIST', ''])
})

it('opens one file of many segments only as far as the last of them', () => {
  const lines = [
    ...head,
    '#EXT-X-MAP:URI="all.mp4",BYTERANGE="100@0"',
    '#EXTINF:2,',
    '#EXT-X-BYTERANGE:50@100',
    'all.mp4',
    '#EXTINF:2,',
    '#EXT-X-BYTERANGE:30',
    'all.mp4',
    '#EXTINF:2,',
    '#EXT-X-BYTERANGE:60@180',
    'all.mp4',
    '#EXT-X-ENDLIST',
  ]
  const cut = excerpt(lines, 3)
  expect(cut).toContain('#EXT-X-MAP:URI="first 180 of v/1/all.mp4",BYTERANGE="100@0"')
  expect(cut.filter((line) => line === 'first 180 of v/1/all.mp4')).toHaveLength(2)
  expect(cut.join()).not.toContain('60@180')
})

it('signs the beginning that segments of their own share', () => {
  const lines = [...head, '#EXT-X-MAP:URI="init.mp4"', ...segments]
  expect(excerpt(lines, 1)).toContain('#EXT-X-MAP:URI="file v/1/init.mp4"')
})

it('leads from the list of clarities to excerpts, and names no key frames', () => {
  const lines = [
    '#EXTM3U',
    '#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="a",URI="sound/list.m3u8"',
    '#EXT-X-STREAM-INF:BANDWIDTH=1',
    'low.m3u8',
    '#EXT-X-I-FRAME-STREAM-INF:BANDWIDTH=1,URI="frames.m3u8"',
  ]
  expect(excerpt(lines, 5)).toEqual([
    '#EXTM3U',
    '#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="a",URI="list v/1/sound/list.m3u8"',
    '#EXT-X-STREAM-INF:BANDWIDTH=1',
    'list v/1/low.m3u8',
    '',
  ])
})

it.each(['../2/a.ts', '/files/v/2/a.ts', 'https://example.com/a.ts', '..%2fa.ts', ''])(
  'passes no playlist on that names %j',
  (uri) => {
    expect(() => excerpt([...head, '#EXTINF:2,', uri || ' /'], 5)).toThrow('outside of its folder')
  },
)

it('shortens captions at the same second', () => {
  const cue = (from: string, words: string) => `${from} --> 01:00:00.000\n${words}`
  const text = ['WEBVTT', cue('00:01.500', '一'), cue('00:00:09.999', '二'), cue('00:00:10.000', '三')]
  expect(excerptCaptions(text.join('\r\n\r\n'), 10)).toBe(text.slice(0, 3).join('\n\n'))
})
