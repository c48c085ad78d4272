import { videoLimits } from '#contract/library/videos.ts'
import type { VideoEngine } from '#kernel/video-engine.ts'
import { runMedia } from './run-media.ts'
import { VideoRefused } from './video-refused.ts'

/** What a file says about itself. It may lie, so that everything made of it is limited as well. */
export type VideoFacts = {
  /** The streams to take, by their number. */
  picture: number
  /** Undefined for a silent video. */
  sound: number | undefined
  /** As it is shown: upright. */
  width: number
  height: number
  /** 0 where the file does not say. */
  seconds: number
  framesPerSecond: number
}

/** Only this file is opened, as what it is by its content: some formats of ffmpeg open files and addresses named inside them. */
export const inputOf = (file: string, demuxer: string) => [
  '-protocol_whitelist',
  'file',
  '-f',
  demuxer,
  '-i',
  file,
]

const longestMs = 60_000
/** 4K, upright or not. Decoding more takes gigabytes of memory. */
const mostPixels = 4096 * 2304

type Stream = {
  index: number
  codec_type?: string
  width?: number
  height?: number
  avg_frame_rate?: string
  disposition?: { attached_pic?: number }
  side_data_list?: { rotation?: number }[]
  duration?: string
}

export async function probeVideo(
  engine: VideoEngine,
  { file, demuxer, signal }: { file: string; demuxer: string; signal: AbortSignal },
): Promise<VideoFacts> {
  let output = ''
  const asked = '-v error -print_format json -show_format -show_streams'.split(' ')
  await runMedia({
    ...engine.ffprobe([...asked, ...inputOf(file, demuxer)]),
    longestMs,
    signal,
    onLine: (line) => (output = output.length < 1_000_000 ? output + line : output),
  })
  return readFacts(output)
}

export function readFacts(output: string): VideoFacts {
  const { streams = [], format = {} } = parse(output)
  const picture = streams.find(
    ({ codec_type, width, disposition }) =>
      codec_type === 'video' && (width ?? 0) > 0 && disposition?.attached_pic !== 1,
  )
  if (!picture?.width || !picture.height) throw new VideoRefused('no_picture')
  if (picture.width * picture.height > mostPixels) throw new VideoRefused('picture_too_large')
  const seconds = Number(format.duration ?? picture.duration) || 0
  if (seconds > videoLimits.hours * 3600) throw new VideoRefused('too_long')
  const rotation = picture.side_data_list?.find((data) => data.rotation !== undefined)?.rotation ?? 0
  const isTurned = Math.abs(rotation) % 180 === 90
  const [frames = 0, of = 1] = (picture.avg_frame_rate ?? '').split('/').map(Number)
  return {
    picture: picture.index,
    sound: streams.find(({ codec_type }) => codec_type === 'audio')?.index,
    width: isTurned ? picture.height : picture.width,
    height: isTurned ? picture.width : picture.height,
    seconds,
    framesPerSecond: frames / of || 0,
  }
}

function parse(output: string): { streams?: Stream[]; format?: { duration?: string } } {
  try {
    return JSON.parse(output) as ReturnType<typeof parse>
  } catch {
    throw new VideoRefused('unreadable')
  }
}
