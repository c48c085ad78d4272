import { runThrough } from './run-piped.ts'
import type { VideoEngine } from './video-engine.ts'

/** Specified and never detected: some formats of ffmpeg open files and addresses named inside them. */
type Format = 'flv' | 'matroska' | 'mov'

/** Each piece is passed on at once: captions come as late as their sound. */
const options = (format: Format) =>
  `-loglevel error -protocol_whitelist pipe -f ${format} -analyzeduration 1000000 -i pipe:0 ` +
  '-map 0:a -c:a pcm_s16le -ac 1 -ar 16000 -flush_packets 1 -f s16le pipe:1'

/** Makes of a stream that is piped in what speech is recognised from: 16 kHz, 16 bit, one channel. */
export const hearStream = (engine: VideoEngine, format: Format = 'flv') =>
  runThrough(engine.ffmpeg(options(format).split(' ')))
