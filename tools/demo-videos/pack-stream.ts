import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'

const plain = '-map_metadata -1 -fflags +bitexact'
const hls = '-f hls -hls_time 4 -hls_playlist_type vod -hls_segment_type fmp4 -hls_flags single_file'

/** Makes a stream of a video, of its sound too: each is one file that is read in parts. */
export async function packStream(file: string, folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  const input = ['-y', '-loglevel', 'error', '-i', path.resolve(file)]
  const run = async (options: string, name: string) => {
    const args = [
      ...input,
      ...`${options} ${plain} ${hls} -hls_segment_filename ${name}.mp4 ${name}.m3u8`.split(' '),
    ]
    const [code] = (await once(spawn('ffmpeg', args, { cwd: folder, stdio: 'inherit' }), 'exit')) as [number]
    if (code !== 0) throw new Error(`ffmpeg ended with ${code}`)
  }
  await run('-c copy', 'high')
  await run('-vn -c:a aac -b:a 16k -ac 1', 'sound')
  const [high, sound] = await Promise.all(['high', 'sound'].map((name) => bandwidthOf(folder, name)))
  const codec = await codecOf(path.join(folder, 'high.mp4'))
  await writeFile(
    path.join(folder, 'video.m3u8'),
    `#EXTM3U
#EXT-X-VERSION:7
#EXT-X-STREAM-INF:BANDWIDTH=${high},RESOLUTION=640x360,CODECS="${codec},mp4a.40.2",NAME="high"
high.m3u8
#EXT-X-STREAM-INF:BANDWIDTH=${sound},CODECS="mp4a.40.2",NAME="sound"
sound.m3u8
`,
  )
}

/** A playlist says what a stream takes at most; these change little. */
const margin = 1.5

async function bandwidthOf(folder: string, name: string): Promise<number> {
  const playlist = await readFile(path.join(folder, `${name}.m3u8`), 'utf8')
  const seconds = [...playlist.matchAll(/#EXTINF:([\d.]+)/g)].reduce(
    (sum, [, length]) => sum + Number(length),
    0,
  )
  const { size } = await stat(path.join(folder, `${name}.mp4`))
  return Math.round(((size * 8) / seconds) * margin)
}

/** Profile and level, as the file says them. */
async function codecOf(file: string): Promise<string> {
  const body = await readFile(file)
  const at = body.indexOf('avcC', 0, 'latin1') + 5
  return `avc1.${body.subarray(at, at + 3).toString('hex')}`
}
