import { expect, it } from 'vitest'
import { qualitiesOf, readHlsChunks } from './hls-chunks.ts'

it('finds the qualities of a stream', () => {
  const text =
    '#EXTM3U\n#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="a",URI="sound.m3u8"\n#EXT-X-STREAM-INF:BANDWIDTH=1\nlow/list.m3u8\n\n#EXT-X-STREAM-INF:BANDWIDTH=2\nhigh.m3u8\n'
  expect(qualitiesOf(text, 'v/1/master.m3u8')).toEqual([
    'v/1/sound.m3u8',
    'v/1/low/list.m3u8',
    'v/1/high.m3u8',
  ])
  expect(qualitiesOf('#EXTM3U\n#EXTINF:4,\na.ts\n', 'v/1/list.m3u8')).toEqual([])
})

it('says which second is where in the file of a stream', () => {
  const text = [
    '#EXTM3U',
    '#EXT-X-MAP:URI="high.mp4",BYTERANGE="100@0"',
    '#EXTINF:4.5,',
    '#EXT-X-BYTERANGE:1000@100',
    'high.mp4',
    '#EXTINF:2,',
    '#EXT-X-BYTERANGE:500',
    'high.mp4',
    '#EXT-X-ENDLIST',
  ].join('\n')
  const key = 'v/1/high.mp4'
  expect(readHlsChunks(text, 'v/1/high.m3u8')).toEqual([
    { key, from: 100, to: 1100, fromMs: 0, toMs: 4500 },
    { key, from: 1100, to: 1600, fromMs: 4500, toMs: 6500 },
  ])
})

it('knows nothing of segments that are whole files, nor of an empty list', () => {
  expect(readHlsChunks('#EXTM3U\n#EXTINF:4,\na.ts\n', 'v/1/list.m3u8')).toBeUndefined()
  expect(readHlsChunks('#EXTM3U\n', 'v/1/list.m3u8')).toBeUndefined()
})
