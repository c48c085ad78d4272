import { expect, it } from 'vitest'
import { repeatPlaylist } from './demo-rewind.ts'

it('shows a film several times', () => {
  const list = `#EXTM3U
#EXT-X-PLAYLIST-TYPE:VOD
#EXT-X-MAP:URI="film.mp4",BYTERANGE="10@0"
#EXTINF:2.000000,
#EXT-X-BYTERANGE:20@10
film.mp4
#EXT-X-ENDLIST
`
  const film = `#EXT-X-MAP:URI="/files/demo/hls/film.mp4",BYTERANGE="10@0"
#EXTINF:2.000000,
#EXT-X-BYTERANGE:20@10
/files/demo/hls/film.mp4`
  expect(repeatPlaylist(list, 2)).toBe(
    `#EXTM3U\n#EXT-X-PLAYLIST-TYPE:VOD\n${film}\n#EXT-X-DISCONTINUITY\n${film}\n#EXT-X-ENDLIST\n`,
  )
})
