import { microseconds, noTime, ratio, rescale, text } from './library.ts'
import { native } from './native.ts'
import { openInput } from './open-input.ts'
import type { Source } from './open-input.ts'
import { attachedPicture } from './choose-streams.ts'
import { readInput } from './read-arguments.ts'
import { displayMatrix, rotationOf } from './rotation.ts'

const asked = '-v error -print_format json -show_format -show_streams'.split(' ')

/** What a file says about itself, as ffprobe would say it to the same arguments. */
export async function probe(words: string[]): Promise<string> {
  if (asked.some((word, index) => words[index] !== word))
    throw new Error(`the arguments have to begin with ${asked.join(' ')}`)
  const { context, sources } = await openInput(readInput(words.slice(asked.length)))
  const { duration } = context
  const format = duration === noTime ? {} : { duration: String(Number(duration) / 1e6) }
  return JSON.stringify({ streams: sources.map(describe), format })
}

function describe({ stream, media }: Source) {
  const { index, codecpar, avgFrameRate, duration, timeBase, disposition } = stream
  const rotation = rotationOf(codecpar.getCodedSideData(displayMatrix))
  const microsecondsLong = rescale(duration, timeBase, microseconds)
  return {
    index,
    codec_type: media,
    codec_name: native.avGetCodecName(codecpar.codecId),
    ...(media === 'video' ? { width: codecpar.width, height: codecpar.height } : {}),
    avg_frame_rate: ratio(avgFrameRate) > 0 ? text(avgFrameRate) : '0/0',
    disposition: { attached_pic: disposition & attachedPicture ? 1 : 0 },
    ...(rotation === undefined ? {} : { side_data_list: [{ rotation }] }),
    ...(microsecondsLong === noTime ? {} : { duration: String(Number(microsecondsLong) / 1e6) }),
  }
}
