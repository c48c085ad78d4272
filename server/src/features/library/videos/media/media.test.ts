import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { withWorkFolder } from '#kernel/work-folder.ts'
import { previewLayout, previewVtt } from './draw-pictures.ts'
import { readFacts } from './probe-video.ts'
import { runMedia } from './run-media.ts'
import {
  levelsOf,
  longestMsFor,
  masterPlaylist,
  playlistSeconds,
  transcodeArguments,
} from './transcode-video.ts'

const signal = new AbortController().signal

describe('what a file says about itself', () => {
  const picture = { index: 0, codec_type: 'video', width: 1920, height: 1080, avg_frame_rate: '30000/1001' }
  const sound = { index: 1, codec_type: 'audio' }
  const said = (streams: object[], format: object = { duration: '61.5' }) =>
    JSON.stringify({ streams, format })

  it('is read, also of a phone that was held upright', () => {
    const turned = { ...picture, side_data_list: [{}, { rotation: -90 }] }
    expect(readFacts(said([turned, sound]))).toEqual({
      picture: 0,
      sound: 1,
      width: 1080,
      height: 1920,
      seconds: 61.5,
      framesPerSecond: 30_000 / 1001,
    })
    expect(readFacts(said([picture], {}))).toMatchObject({ sound: undefined, seconds: 0, width: 1920 })
  })

  it('takes the film and not the poster beside it', () => {
    const poster = { ...picture, disposition: { attached_pic: 1 } }
    expect(readFacts(said([poster, { ...picture, index: 1 }]))).toMatchObject({ picture: 1 })
    expect(() => readFacts(said([poster, sound]))).toThrow('no_picture')
  })

  it.each([
    ['no_picture', said([sound])],
    ['picture_too_large', said([{ ...picture, width: 8192, height: 4320 }])],
    ['too_long', said([picture], { duration: '21601' })],
    ['unreadable', 'nonsense'],
  ])('is refused as %s', (reason, output) => {
    expect(() => readFacts(output)).toThrow(reason)
  })
})

it.each([
  [320, 180, ['standard 320x180']],
  [1280, 720, ['standard 854x480', 'high 1280x720']],
  [1080, 1920, ['standard 480x854', 'high 720x1280', 'super 1080x1920']],
  [3840, 2160, ['standard 854x480', 'high 1280x720', 'super 1920x1080']],
  [101, 33, ['standard 102x34']],
])('makes of %i × %i the clarities %j', (width, height, expected) => {
  const levels = levelsOf({ width, height })
  expect(levels.map((level) => `${level.clarity} ${level.width}x${level.height}`)).toEqual(expected)
})

it('forces key frames, levels the loudness, and leaves out what is not there', () => {
  const facts = { picture: 1, sound: 0, width: 1280, height: 720, seconds: 60, framesPerSecond: 59.94 }
  const source = ['-i', '/a folder/film']
  const withSound = transcodeArguments(source, facts, levelsOf(facts))
  expect(withSound).toContain('expr:gte(t,n_forced*2)')
  expect(withSound).toContain('/a folder/film')
  const filters = withSound[withSound.indexOf('-filter_complex') + 1]!
  expect(filters).toContain('[0:1]fps=30,split=2[p0][p1]')
  expect(filters).toContain('[0:0]loudnorm=')
  const silent = transcodeArguments(
    source,
    { ...facts, sound: undefined, framesPerSecond: 25 },
    levelsOf(facts),
  )
  expect(silent.join(' ')).not.toMatch(/loudnorm|\[a0\]|fps=/)
})

it('writes the playlist of the clarities, and reads how long one plays', () => {
  const [level] = levelsOf({ width: 640, height: 360 })
  expect(masterPlaylist([{ ...level!, bitsPerSecond: 99 }])).toContain(
    '#EXT-X-STREAM-INF:BANDWIDTH=99,RESOLUTION=640x360,NAME="standard"\nstandard.m3u8\n',
  )
  const withSound = masterPlaylist([{ ...level!, bitsPerSecond: 99 }], { bitsPerSecond: 41 })
  expect(withSound).toMatch(
    /standard\.m3u8\n#EXT-X-STREAM-INF:BANDWIDTH=41,CODECS="mp4a\.40\.2",NAME="sound"\nsound\.m3u8\n$/,
  )
  expect(playlistSeconds('#EXTM3U\n#EXTINF:4.000000,\na\n#EXTINF:1.5,\na\n')).toBe(5.5)
})

it('arranges the preview strip in rows, at most a hundred pictures', () => {
  const short = previewLayout(45, { width: 1920, height: 1080 })
  expect(short).toEqual({ everySeconds: 2, tiles: 23, rows: 3, width: 160, height: 90 })
  expect(previewLayout(6 * 3600, { width: 1080, height: 1920 })).toMatchObject({
    everySeconds: 216,
    tiles: 100,
    height: 284,
  })
  const vtt = previewVtt(45, short)
  expect(vtt).toMatch(/^WEBVTT\n\n00:00:00.000 --> 00:00:02.000\npreview.jpg#xywh=0,0,160,90\n/)
  expect(vtt).toContain('00:00:20.000 --> 00:00:22.000\npreview.jpg#xywh=0,90,160,90\n')
  expect(vtt).toContain('00:00:44.000 --> 00:00:45.000\n')
})

describe('a command', () => {
  it('is killed when it does not end', async () => {
    const endless = { command: 'sleep', args: ['60'], longestMs: 200, signal }
    await expect(runMedia(endless)).rejects.toMatchObject({ reason: 'took_too_long' })
    expect(longestMsFor(0)).toBe(12 * 3600_000)
    expect(longestMsFor(60)).toBe(1800_000)
  })

  it('ends with the server, which is not the file’s fault', async () => {
    const stop = new AbortController()
    const running = runMedia({ command: 'sleep', args: ['60'], longestMs: 60_000, signal: stop.signal })
    stop.abort()
    await expect(running).rejects.toThrow('the server stops')
    await expect(running).rejects.not.toHaveProperty('reason')
  })

  it('that fails says why', async () => {
    const failing = { command: 'ls', args: ['/no/such/folder'], longestMs: 60_000, signal }
    await expect(runMedia(failing)).rejects.toMatchObject({ reason: 'unreadable' })
  })
})

it('works in a folder that is gone afterwards, as is what killed servers have left', async () => {
  const DATA_DIR = await mkdtemp(path.join(tmpdir(), 'work-folder-'))
  const root = path.join(DATA_DIR, 'processing')
  await mkdir(path.join(root, 'video-old'), { recursive: true })
  const [hour, day] = [3600_000, 25 * 3600_000]
  await withWorkFolder(
    { DATA_DIR },
    async (folder) => {
      await writeFile(path.join(folder, 'part'), 'x')
      expect(await readdir(root)).toHaveLength(2)
    },
    Date.now() + hour,
  )
  expect(await readdir(root)).toEqual(['video-old'])
  const failing = withWorkFolder({ DATA_DIR }, () => Promise.reject(new Error('no')), Date.now() + day)
  await expect(failing).rejects.toThrow('no')
  expect(await readdir(root)).toEqual([])
  await rm(DATA_DIR, { recursive: true })
})
