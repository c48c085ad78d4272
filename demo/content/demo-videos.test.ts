import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { lectureVideo } from './lecture-video.ts'
import { shortVideos } from './videos/short-films.ts'
import { drawnVideos } from '#demo/content/videos/drawn-videos.ts'
import { streamedVideos } from '#demo/content/videos/streamed-videos.ts'

describe.each([lectureVideo, ...drawnVideos, ...shortVideos])('$file', async ({ file, seconds }) => {
  const video = await readFile(new URL(`../assets/${file}`, import.meta.url))

  it('is small enough to live in the repository', () => {
    expect(video.length).toBeGreaterThan(100_000)
    expect(video.length).toBeLessThan(2.5 * 1024 * 1024)
  })

  it('is an mp4 that starts playing before it is loaded', () => {
    expect(video.toString('latin1', 4, 8)).toBe('ftyp')
    const index = video.indexOf('moov', 0, 'latin1')
    expect(index).toBeGreaterThan(0)
    expect(index).toBeLessThan(video.indexOf('mdat', 0, 'latin1'))
  })

  it('has picture and sound, as long as we say', () => {
    expect(video.indexOf('avc1', 0, 'latin1')).toBeGreaterThan(0)
    expect(video.indexOf('mp4a', 0, 'latin1')).toBeGreaterThan(0)
    const header = video.indexOf('mvhd', 0, 'latin1') + 4
    const length = video.readUInt32BE(header + 16) / video.readUInt32BE(header + 12)
    expect(Math.round(length)).toBe(seconds)
  })
})

describe.each(streamedVideos)('stream $name', ({ name, seconds }) => {
  const read = (file: string) => readFile(new URL(`../assets/hls/${name}/${file}`, import.meta.url))
  const playlist = async (file: string) => String(await read(file))

  it('names playlists of picture and sound', async () => {
    expect((await playlist('video.m3u8')).match(/^[^#\n]+$/gm)).toEqual(['high.m3u8', 'sound.m3u8'])
  })

  it.each(['high', 'sound'])('has files for %s that are as long as their playlist says', async (part) => {
    const parts = await playlist(`${part}.m3u8`)
    const length = [...parts.matchAll(/#EXTINF:([\d.]+)/g)].reduce((sum, [, one]) => sum + Number(one), 0)
    expect(Math.abs(length - seconds)).toBeLessThan(1)
    const ends = [...parts.matchAll(/#EXT-X-BYTERANGE:(\d+)@(\d+)/g)].map(
      ([, size, at]) => Number(size) + Number(at),
    )
    expect((await read(`${part}.mp4`)).length).toBeGreaterThanOrEqual(ends.at(-1)!)
  })
})
