import { runThrough } from './run-piped.ts'
import type { VideoEngine } from './video-engine.ts'

/** Each piece is passed on at once: captions come as late as their sound. */
const options =
  '-loglevel error -protocol_whitelist pipe -f flv -analyzeduration 1000000 -i pipe:0 ' +
  '-map 0:a -c:a pcm_s16le -ac 1 -ar 16000 -flush_packets 1 -f s16le pipe:1'

/** Makes of an FLV that is piped in what speech is recognised from: 16 kHz, 16 bit, one channel. */
export const hearStream = (engine: VideoEngine) => runThrough(engine.ffmpeg(options.split(' ')))
