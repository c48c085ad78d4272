import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, readdir, stat, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'

const program = path.resolve(import.meta.dirname, 'video-engine.ts')
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(path.join(process.env.XINGLIN_TEST_FOLDER!, 'engine-'))
  await ffmpeg(`${picture} ${tone} -t 3 ${h264} -c:a aac film.mp4`)
  await ffmpeg(`${picture} ${tone} -t 3 ${h264} -g 15 -c:a aac -f flv film.flv`)
})

const picture = '-f lavfi -i testsrc=size=160x90:rate=15'
const tone = '-f lavfi -i sine'
const h264 = '-c:v libx264 -preset ultrafast -pix_fmt yuv420p'
const fileInput = (name: string, format = 'mov') => `-protocol_whitelist file -f ${format} -i ${name}`

const start = (as: 'ffmpeg' | 'ffprobe', args: string[]) =>
  spawn(process.execPath, [program, as, ...args], { cwd: folder })

type Ended = { isDone: boolean; output: string; errors: string }

async function run(as: 'ffmpeg' | 'ffprobe', args: string[], input?: Buffer): Promise<Ended> {
  const child = start(as, args)
  let [output, errors] = ['', '']
  child.stdout.on('data', (bytes: Buffer) => (output += bytes.toString('latin1')))
  child.stderr.on('data', (bytes: Buffer) => (errors += bytes.toString()))
  child.stdin.on('error', () => undefined)
  child.stdin.end(input)
  const [code] = (await once(child, 'close')) as [number | null]
  return { isDone: code === 0, output, errors }
}

async function ffmpeg(line: string, input?: Buffer): Promise<string> {
  const { isDone, output, errors } = await run('ffmpeg', `-loglevel error -y ${line}`.split(' '), input)
  if (!isDone) throw new Error(errors)
  return output
}

type Probed = {
  streams: { codec_type: string; codec_name: string; width?: number; height?: number; duration?: string }[]
  format: { duration?: string }
}

const asked = '-v error -print_format json -show_format -show_streams'

async function probe(name: string, format = 'mov'): Promise<Probed> {
  const { output, errors } = await run('ffprobe', `${asked} ${fileInput(name, format)}`.split(' '))
  expect(errors).toBe('')
  return JSON.parse(output) as Probed
}

const film = (name: string) => readFile(path.join(folder, name))
const summary = ({ streams }: Probed) =>
  streams.map(({ codec_name, width, height }) => [codec_name, width, height].filter(Boolean).join(' '))
const secondsOf = async (playlist: string) =>
  [...(await readFile(path.join(folder, playlist), 'utf8')).matchAll(/#EXTINF:([\d.]+)/g)].reduce(
    (sum, [, seconds]) => sum + Number(seconds),
    0,
  )

describe('a file', () => {
  it('is described', async () => {
    const said = await probe('film.mp4')
    expect(summary(said)).toEqual(['h264 160 90', 'aac'])
    expect(Number(said.format.duration)).toBeCloseTo(3, 1)
  })

  it('becomes streams of several clarities and a sound alone, and says how far it is', async () => {
    const filters =
      '[0:0]fps=10,split=2[p0][p1];[p0]scale=80:46,setsar=1,format=yuv420p[v0];[p1]scale=160:90,setsar=1,format=yuv420p[v1];' +
      '[0:1]loudnorm=I=-16:TP=-1.5:LRA=11,aresample=48000,asplit=3[a0][a1][sound]'
    const hls = (name: string) =>
      `-f hls -hls_time 2 -hls_playlist_type vod -hls_segment_type fmp4 -hls_flags single_file -hls_segment_filename ${name}.mp4 ${name}.m3u8`
    const level = (index: number, name: string) =>
      `-map [v${index}] -map [a${index}] -t 3600 -c:v libx264 -preset veryfast -profile:v high -crf 23 -maxrate 500k -bufsize 1000k ` +
      `-force_key_frames expr:gte(t,n_forced*2) -c:a aac -b:a 128k -ac 2 ${hls(name)}`
    const output = await ffmpeg(
      `-nostats -progress pipe:1 ${fileInput('film.mp4')} -filter_complex ${filters} ${level(0, 'low')} ${level(1, 'high')} ` +
        `-map [sound] -t 3600 -c:a aac -b:a 40k -ac 1 ${hls('sound')}`,
    )
    expect(output).toMatch(/out_time_us=2\d{6}\nprogress=end\n$/)
    expect(summary(await probe('low.mp4'))).toEqual(['h264 80 46', 'aac'])
    expect(summary(await probe('high.mp4'))).toEqual(['h264 160 90', 'aac'])
    expect(summary(await probe('sound.mp4'))).toEqual(['aac'])
    const list = await readFile(path.join(folder, 'high.m3u8'), 'utf8')
    // Two segments: a key frame was forced after two seconds.
    expect(list.match(/#EXT-X-BYTERANGE/g)).toHaveLength(2)
    for (const name of ['low', 'high', 'sound'])
      expect(Math.abs((await secondsOf(`${name}.m3u8`)) - 3)).toBeLessThan(0.15)
  })

  it('gives a picture of a moment and a strip of them', async () => {
    await ffmpeg(
      `-ss 1.50 ${fileInput('film.mp4')} -frames:v 1 -vf scale=320:-2 -f image2 -c:v mjpeg -q:v 4 still.jpg`,
    )
    await ffmpeg(
      `-skip_frame nokey ${fileInput('film.mp4')} -vf fps=1/2:round=up,scale=40:22,tile=10x1 -frames:v 1 -q:v 5 strip.jpg`,
    )
    expect(await sharp(path.join(folder, 'still.jpg')).metadata()).toMatchObject({ width: 320, height: 180 })
    expect(await sharp(path.join(folder, 'strip.jpg')).metadata()).toMatchObject({ width: 400, height: 22 })
  })

  it('is packed again without encoding, and gives its sound alone', async () => {
    await ffmpeg(`${fileInput('film.flv', 'flv')} -c copy -movflags +faststart -f mp4 tape.mp4`)
    const packed = await film('tape.mp4')
    expect(packed.indexOf('moov')).toBeLessThan(packed.indexOf('mdat'))
    expect(summary(await probe('tape.mp4'))).toEqual(['h264 160 90', 'aac'])
    await ffmpeg(
      `${fileInput('tape.mp4')} -vn -c:a aac -b:a 40k -ac 1 -ar 44100 -map_metadata -1 -movflags +faststart -f mp4 voice.mp4`,
    )
    const voice = await probe('voice.mp4')
    expect(summary(voice)).toEqual(['aac'])
    expect(Number(voice.format.duration)).toBeCloseTo(3, 1)
    await ffmpeg(`${fileInput('tape.mp4')} -vn -ac 1 -ar 16000 -b:a 32k voice.mp3`)
    expect((await stat(path.join(folder, 'voice.mp3'))).size).toBeGreaterThan(10_000)
  })

  it('that breaks off is kept as far as it goes, and nonsense is refused', async () => {
    const bytes = await film('film.flv')
    await writeFile(path.join(folder, 'cut.flv'), bytes.subarray(0, bytes.length / 2))
    await ffmpeg(`${fileInput('cut.flv', 'flv')} -c copy -f mp4 cut.mp4`)
    expect(Number((await probe('cut.mp4')).format.duration)).toBeGreaterThan(1)
    await writeFile(path.join(folder, 'nonsense.mp4'), Buffer.alloc(100_000, 7))
    await expect(ffmpeg(`${fileInput('nonsense.mp4')} -c copy -f mp4 out.mp4`)).rejects.toThrow(
      'Invalid data',
    )
    await expect(ffmpeg(`${fileInput('missing.mp4')} -c copy -f mp4 out.mp4`)).rejects.toThrow('missing.mp4')
    // The parts are in place, but what is in them is not a video.
    const broken = Buffer.from(await film('film.mp4'))
    broken.fill(0xff, broken.indexOf('mdat') + 4, broken.indexOf('moov') - 4)
    await writeFile(path.join(folder, 'broken.mp4'), broken)
    await expect(ffmpeg(`${fileInput('broken.mp4')} ${h264} -an -f mp4 out.mp4`)).rejects.toThrow()
  })
})

describe('what is sent', () => {
  const live = '-hls_time 1 -hls_list_size 6 -hls_flags delete_segments+independent_segments'

  it('is cut into segments as it arrives, and encoded for bad lines', async () => {
    await ffmpeg(
      `-f flv -i pipe:0 -map 0 -c copy -f hls ${live} index.m3u8 -map 0 -c copy -f hls -hls_time 1 -hls_list_size 90 -hls_delete_threshold 10 ` +
        '-hls_flags delete_segments+independent_segments+program_date_time+append_list rewind.m3u8',
      await film('film.flv'),
    )
    expect(await readFile(path.join(folder, 'rewind.m3u8'), 'utf8')).toMatch(
      /#EXT-X-PROGRAM-DATE-TIME:.*\nrewind0\.ts\n/,
    )
    expect(await readdir(folder)).toEqual(expect.arrayContaining(['index0.ts', 'index2.ts', 'rewind2.ts']))
    await ffmpeg(
      '-f flv -i pipe:0 -map 0 -c:v libx264 -preset veryfast -tune zerolatency -profile:v main -vf scale=-2:44,format=yuv420p -fpsmax 10 ' +
        `-b:v 100k -maxrate 120k -bufsize 200k -force_key_frames expr:gte(t,n_forced*1) -c:a aac -b:a 48k -ar 44100 -f hls ${live} less.m3u8`,
      await film('film.flv'),
    )
    expect(Math.abs((await secondsOf('less.m3u8')) - 3)).toBeLessThan(0.15)
    await expect(
      ffmpeg(`-f flv -i pipe:0 -map 0:a -c:a aac -b:a 40k -f hls ${live} none.m3u8`, await silentFlv()),
    ).rejects.toThrow('matches no stream')
  })

  const silentFlv = async () => {
    await ffmpeg(`${picture} -t 1 ${h264} -f flv silent.flv`)
    return film('silent.flv')
  }

  it('by a browser becomes a stream as OBS sends it', async () => {
    const webm = await ffmpeg(
      `${picture} ${tone} -t 2 -c:v libvpx -deadline realtime -cpu-used 8 -c:a libopus -f webm -cluster_time_limit 500 pipe:1`,
    )
    await ffmpeg(
      '-protocol_whitelist pipe -f matroska -analyzeduration 1000000 -i pipe:0 -c:v libx264 -preset veryfast -tune zerolatency ' +
        '-profile:v main -b:v 300k -maxrate 400k -bufsize 400k -vf scale=trunc(iw/2)*2:trunc(ih/2)*2,format=yuv420p -fpsmax 30 ' +
        '-force_key_frames expr:gte(t,n_forced*2) -c:a aac -b:a 96k -ar 44100 -f flv camera.flv',
      Buffer.from(webm, 'latin1'),
    )
    const sent = await probe('camera.flv', 'flv')
    expect(summary(sent)).toEqual(['h264 160 90', 'aac'])
    expect(Number(sent.format.duration)).toBeCloseTo(2, 0)
  })

  it('may change its size and its channels: those of the output stay', async () => {
    await ffmpeg(
      `-f lavfi -i testsrc=size=96x64:rate=15 ${tone} -t 3 ${h264} -g 15 -c:a aac -ac 2 -f flv other.flv`,
    )
    const both = Buffer.concat([await film('film.flv'), laterTags(await film('other.flv'), 3000)])
    await ffmpeg(`-f flv -i pipe:0 -map 0 ${h264} -c:a aac -f mp4 both.mp4`, both)
    const { streams, format } = await probe('both.mp4')
    expect(summary({ streams, format })).toEqual(['h264 160 90', 'aac'])
    expect(Math.abs(Number(format.duration) - 6)).toBeLessThan(0.3)
  })

  /** What follows the header of an FLV file, so many milliseconds later. */
  function laterTags(flv: Buffer, ms: number): Buffer {
    const tags = Buffer.from(flv.subarray(13))
    for (let at = 0; at < tags.length; at += tags.readUIntBE(at + 1, 3) + 15)
      tags.writeUIntBE(tags.readUIntBE(at + 4, 3) + ms, at + 4, 3)
    return tags
  }

  it('is written to its end when the program is told to stop', async () => {
    const line = `-loglevel error -y -nostats -progress pipe:1 -f flv -i pipe:0 -c copy -f mp4 stopped.mp4`
    const child = start('ffmpeg', line.split(' '))
    let said = ''
    child.stdout.on('data', (bytes: Buffer) => (said += bytes.toString()))
    child.stdin.on('error', () => undefined)
    child.stdin.write(await film('film.flv'))
    await expect.poll(() => said).toMatch(/out_time_us=[1-9]/)
    child.stdin.destroy()
    child.kill('SIGTERM')
    await once(child, 'close')
    expect(summary(await probe('stopped.mp4'))).toEqual(['h264 160 90', 'aac'])
  })
})

describe('a stranger’s file', () => {
  it('names no other file or address that would be opened', async () => {
    let isAsked = false
    const server = createServer((_request, response) => {
      isAsked = true
      response.end()
    })
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/a.mp4`
    const playlist = `#EXTM3U\n#EXT-X-TARGETDURATION:3\n#EXTINF:3,\nfile://${folder}/film.mp4\n#EXTINF:3,\n${address}\n#EXT-X-ENDLIST\n`
    await writeFile(path.join(folder, 'list.m3u8'), playlist)
    for (const format of ['mov', 'matroska', 'flv'])
      await expect(ffmpeg(`${fileInput('list.m3u8', format)} -c copy -f mp4 out.mp4`)).rejects.toThrow()
    await expect(ffmpeg(`${fileInput(address)} -c copy -f mp4 out.mp4`)).rejects.toThrow(address)
    await expect(ffmpeg(`-f hls -i list.m3u8 -c copy -f mp4 out.mp4`)).rejects.toThrow('is not read')
    expect(isAsked).toBe(false)
    server.close()
  })
})

it('refuses what it does not know, and says so', async () => {
  const { isDone, errors } = await run('ffmpeg', `${fileInput('film.mp4')} -metadata a=b out.mp4`.split(' '))
  expect([isDone, errors]).toEqual([false, 'the option -metadata is not known\n'])
  expect((await run('ffprobe', fileInput('film.mp4').split(' '))).errors).toContain('have to begin with')
})

it('ends with the process that started it', async () => {
  const endless = `-loglevel error -re ${picture} ${h264} -f flv endless.flv`.split(' ')
  const command = [program, 'ffmpeg', ...endless]
  const script = `
    const child = require('node:child_process').spawn(process.execPath, ${JSON.stringify(command)}, { stdio: 'ignore' })
    process.stdout.write(String(child.pid))
    setInterval(() => undefined, 1000)`
  const parent = spawn(process.execPath, ['-e', script], { cwd: folder })
  const [said] = (await once(parent.stdout, 'data')) as [Buffer]
  const pid = Number(said.toString())
  const isRunning = () => {
    try {
      return process.kill(pid, 0)
    } catch {
      return false
    }
  }
  expect(isRunning()).toBe(true)
  await expect.poll(() => readdir(folder)).toContain('endless.flv')
  parent.kill('SIGKILL')
  await expect.poll(isRunning).toBe(false)
})
