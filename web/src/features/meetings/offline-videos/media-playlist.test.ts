import { expect, it } from 'vitest'
import { singleFileOf, streamIn } from './media-playlist.ts'

const master = `#EXTM3U
#EXT-X-STREAM-INF:BANDWIDTH=66000,RESOLUTION=384x216,NAME="standard"
standard.m3u8
#EXT-X-STREAM-INF:BANDWIDTH=26000,CODECS="mp4a.40.2",NAME="sound"
sound.m3u8
`
const media = `#EXTM3U
#EXT-X-MAP:URI="sound.mp4",BYTERANGE="765@0"
#EXTINF:4.0,
#EXT-X-BYTERANGE:12838@765
sound.mp4
#EXT-X-ENDLIST
`

it('finds a stream by its name, else the first', () => {
  expect(streamIn(master, 'sound')).toBe('sound.m3u8')
  expect(streamIn(master, 'super')).toBe('standard.m3u8')
  expect(streamIn(media, 'sound')).toBeUndefined()
})

it('renames the only file of a playlist', () => {
  const found = singleFileOf(media, 'video.mp4')!
  expect(found.file).toBe('sound.mp4')
  expect(found.playlist).toContain('#EXT-X-MAP:URI="video.mp4",BYTERANGE="765@0"')
  expect(found.playlist).toContain('#EXT-X-BYTERANGE:12838@765\nvideo.mp4\n#EXT-X-ENDLIST')
})

it('takes no playlist with segments in several files', () => {
  expect(singleFileOf('#EXTM3U\n#EXTINF:4,\na.ts\n#EXTINF:4,\nb.ts\n', 'video.mp4')).toBeUndefined()
  expect(singleFileOf('#EXTM3U\n#EXTINF:4,\na.ts\n', 'video.mp4')).toBeUndefined()
})
