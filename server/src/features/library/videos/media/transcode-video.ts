import { readFile, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { videoLimits } from '#contract/library/videos.ts'
import type { PatientPlace } from '#contract/library/videos.ts'
import type { VideoEngine } from '#kernel/video-engine.ts'
import { pictureClarities } from '#contract/wire/video.ts'
import type { Clarity, PictureClarity } from '#contract/wire/video.ts'
import { inputOf } from './probe-video.ts'
import type { VideoFacts } from './probe-video.ts'
import { runMedia } from './run-media.ts'
import { VideoRefused } from './video-refused.ts'

type Level = { clarity: PictureClarity; width: number; height: number; kilobits: number }

/** The shorter side in pixels, and the highest rate. */
const shapes: Record<PictureClarity, { side: number; kilobits: number }> = {
  standard: { side: 480, kilobits: 1000 },
  high: { side: 720, kilobits: 2200 },
  super: { side: 1080, kilobits: 4200 },
}

const even = (pixels: number) => Math.max(2, Math.round(pixels / 2) * 2)

/** The clarities that a picture is good enough for; the lowest one always. */
export function levelsOf({ width, height }: Pick<VideoFacts, 'width' | 'height'>): Level[] {
  const side = Math.min(width, height)
  return pictureClarities
    .filter((clarity) => clarity === 'standard' || shapes[clarity].side <= side)
    .map((clarity) => {
      const scale = Math.min(1, shapes[clarity].side / side)
      const { kilobits } = shapes[clarity]
      return { clarity, width: even(width * scale), height: even(height * scale), kilobits }
    })
}

const longestSeconds = videoLimits.hours * 3600
/** A player may begin at each of them. */
const keyFrameSeconds = 2
const mostFrames = 30

/** A voice is understood well at this rate, and a line of 100 kbit/s carries it. */
const soundCodec = '-c:a aac -b:a 40k -ac 1'

const streamOutput = (name: Clarity) =>
  '-map_metadata -1 -f hls -hls_time 4 -hls_playlist_type vod -hls_segment_type fmp4 -hls_flags single_file ' +
  `-hls_segment_filename ${name}.mp4 ${name}.m3u8`

/** Black from one second to another. */
const drawBox = ({ x, y, width, height, from, to }: PatientPlace) =>
  `drawbox=x=iw*${x}:y=ih*${y}:w=iw*${width}:h=ih*${height}:color=black:t=fill:enable='between(t,${from},${to})',`

/** One pass over the source makes all clarities: what costs most is to decode it. */
export function transcodeArguments(
  source: string[],
  facts: VideoFacts,
  levels: Level[],
  masks: PatientPlace[] = [],
): string[] {
  const numbered = levels.map((level, index) => ({ ...level, index }))
  const pictures = numbered.map(({ index }) => `[p${index}]`).join('')
  // One for each clarity, and one alone.
  const sounds = [...numbered.map(({ index }) => `[a${index}]`), '[sound]'].join('')
  const rate = facts.framesPerSecond > mostFrames + 1 ? `fps=${mostFrames},` : ''
  const filters = [
    `[0:${facts.picture}]${rate}${masks.map(drawBox).join('')}split=${levels.length}${pictures}`,
    ...numbered.map(
      ({ index, width, height }) => `[p${index}]scale=${width}:${height},setsar=1,format=yuv420p[v${index}]`,
    ),
  ]
  if (facts.sound !== undefined)
    filters.push(
      `[0:${facts.sound}]loudnorm=I=-16:TP=-1.5:LRA=11,aresample=48000,asplit=${levels.length + 1}${sounds}`,
    )
  const outputs = numbered.map(
    ({ index, clarity, kilobits }) =>
      `-map [v${index}] ${facts.sound === undefined ? '' : `-map [a${index}] `}-t ${longestSeconds} ` +
      `-c:v libx264 -preset veryfast -profile:v high -crf 23 -maxrate ${kilobits}k -bufsize ${kilobits * 2}k ` +
      `-force_key_frames expr:gte(t,n_forced*${keyFrameSeconds}) -c:a aac -b:a 128k -ac 2 ${streamOutput(clarity)}`,
  )
  if (facts.sound !== undefined)
    outputs.push(`-map [sound] -t ${longestSeconds} ${soundCodec} ${streamOutput('sound')}`)
  return [
    ...'-nostdin -loglevel error -nostats -progress pipe:1 -y'.split(' '),
    ...source,
    '-filter_complex',
    filters.join(';'),
    ...outputs.join(' ').split(' '),
  ]
}

export const playlistName = 'index.m3u8'

type Rated = { bitsPerSecond: number }

/**
 * The playlist that names the clarities; players choose by them. The sound comes last, because some players begin with the
 * first, and has codecs, by which they know that there is no picture in it.
 */
export const masterPlaylist = (levels: (Level & Rated)[], sound?: Rated) =>
  [
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    '#EXT-X-INDEPENDENT-SEGMENTS',
    ...levels.map(
      ({ clarity, width, height, bitsPerSecond }) =>
        `#EXT-X-STREAM-INF:BANDWIDTH=${bitsPerSecond},RESOLUTION=${width}x${height},NAME="${clarity}"\n${clarity}.m3u8`,
    ),
    ...(sound
      ? [`#EXT-X-STREAM-INF:BANDWIDTH=${sound.bitsPerSecond},CODECS="mp4a.40.2",NAME="sound"\nsound.m3u8`]
      : []),
    '',
  ].join('\n')

/** How long a playlist plays. */
export const playlistSeconds = (playlist: string) =>
  [...playlist.matchAll(/^#EXTINF:([\d.]+)/gm)].reduce((sum, [, seconds]) => sum + Number(seconds), 0)

/** Far more than a slow machine needs, and little enough that the next one gets its turn. */
export const longestMsFor = (seconds: number) =>
  Math.min((600 + (seconds || longestSeconds) * 20) * 1000, 12 * 3600_000)

type Transcoded = { seconds: number; levels: Level[]; hasSound: boolean }

/** Makes the streams of a video in `folder`. */
export async function transcodeVideo(
  engine: VideoEngine,
  facts: VideoFacts,
  options: {
    file: string
    demuxer: string
    folder: string
    masks: PatientPlace[]
    signal: AbortSignal
    onProgress: (share: number) => void
  },
): Promise<Transcoded> {
  const { file, demuxer, folder, masks, signal, onProgress } = options
  const levels = levelsOf(facts)
  await runMedia({
    ...engine.ffmpeg(transcodeArguments(inputOf(file, demuxer), facts, levels, masks)),
    folder,
    longestMs: longestMsFor(facts.seconds),
    signal,
    onLine(line) {
      const [, microseconds] = /^out_time_us=(\d+)$/.exec(line) ?? []
      if (microseconds && facts.seconds > 0) onProgress(Number(microseconds) / 1e6 / facts.seconds)
    },
  })
  const playlist = await readFile(path.join(folder, `${levels[0]!.clarity}.m3u8`), 'utf8').catch(() => '')
  const seconds = playlistSeconds(playlist)
  if (seconds === 0) throw new VideoRefused('no_picture')
  if (seconds >= longestSeconds) throw new VideoRefused('too_long')
  const rate = async (name: Clarity): Promise<Rated> => {
    const { size } = await stat(path.join(folder, `${name}.mp4`))
    return { bitsPerSecond: Math.ceil((size * 8) / seconds) }
  }
  const rated = await Promise.all(levels.map(async (level) => ({ ...level, ...(await rate(level.clarity)) })))
  const hasSound = facts.sound !== undefined
  const playlists = masterPlaylist(rated, hasSound ? await rate('sound') : undefined)
  await writeFile(path.join(folder, playlistName), playlists)
  return { seconds: Math.round(seconds), levels, hasSound }
}
