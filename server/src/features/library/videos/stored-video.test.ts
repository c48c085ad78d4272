import { expect, it } from 'vitest'
import { testApp } from '#server/testing/test-app.ts'
import { storedVideoOf } from './stored-video.ts'

const { services } = await testApp()
const put = (key: string, text: string) =>
  services.providers.storage.put(key, Buffer.from(text), 'text/plain')

it.each([
  ['/files/u/a.mp4', { key: 'u/a.mp4', demuxer: 'mov' }],
  ['/files/u/a.flv', { key: 'u/a.flv', demuxer: 'flv' }],
  ['/files/u/a.webm', { key: 'u/a.webm', demuxer: 'matroska' }],
])('%s is a file', async (address, expected) => {
  expect(await storedVideoOf(services, address, 'best')).toEqual(expected)
})

it('finds the file of a stream in the clarity that is wanted', async () => {
  const level = (name: string, size: string) =>
    `#EXT-X-STREAM-INF:BANDWIDTH=1,RESOLUTION=${size},NAME="${name}"\n${name}.m3u8\n`
  const sound = '#EXT-X-STREAM-INF:BANDWIDTH=1,CODECS="mp4a.40.2",NAME="sound"\nsound.m3u8\n'
  await put('s/index.m3u8', `#EXTM3U\n${level('standard', '854x480')}${level('high', '1280x720')}${sound}`)
  for (const name of ['standard', 'high'])
    await put(`s/${name}.m3u8`, `#EXTM3U\n#EXT-X-MAP:URI="${name}.mp4",BYTERANGE="800@0"\n`)
  const fileOf = async (wanted: 'smallest' | 'best') =>
    (await storedVideoOf(services, '/files/s/index.m3u8', wanted)).key
  expect([await fileOf('smallest'), await fileOf('best')]).toEqual(['s/standard.mp4', 's/high.mp4'])
})

it('refuses a playlist that leads to nothing of ours', async () => {
  await put('s/other.m3u8', '#EXTM3U\n#EXTINF:4,\nhttps://example.com/a.ts\n')
  await expect(storedVideoOf(services, '/files/s/other.m3u8', 'best')).rejects.toThrow('not one file')
})
