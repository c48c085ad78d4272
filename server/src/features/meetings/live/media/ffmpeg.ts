import { runBounded } from '#kernel/run-bounded.ts'
import { runPiped } from '#kernel/run-piped.ts'
import type { VideoEngine } from '#kernel/video-engine.ts'
import type { Channel } from './channel.ts'
import { flvSink } from './flv-sink.ts'
import { rewindSeconds } from './rewind-playlist.ts'

/** Far more than the recording of a day needs. */
const longestMs = 3 * 3600_000

type Video = {
  file: string
  /** Never detected, because some formats open files and addresses named inside them. */
  demuxer: string
  fromSecond?: number
}

/** Makes something of a file; rejects with the last output of what could not do it. */
export function makeOf(
  engine: VideoEngine,
  { file, demuxer, fromSecond }: Video,
  output: string[],
): Promise<void> {
  const from = fromSecond === undefined ? '' : `-ss ${fromSecond.toFixed(3)} `
  const input = words(`-nostdin -loglevel error -y ${from}-protocol_whitelist file -f ${demuxer} -i`)
  return runBounded({ ...engine.ffmpeg([...input, file, ...output]), longestMs })
}

/** Repackages a recording, so that every browser can play and seek in it. Nothing is re-encoded. */
export const remuxToMp4 = (engine: VideoEngine, flv: string, mp4: string) =>
  makeOf(engine, { file: flv, demuxer: 'flv' }, [...words('-c copy -movflags +faststart -f mp4'), mp4])

/** Writes the sound of a recording, at a rate that a bad line carries, in a file of its own. */
export const extractSound = (engine: VideoEngine, video: string, mp4: string) =>
  makeOf(engine, { file: video, demuxer: 'mov' }, [
    ...words(`-vn ${sound} -map_metadata -1 -movflags +faststart -f mp4`),
    mp4,
  ])

/** A voice is understood well at this rate. */
const sound = '-c:a aac -b:a 40k -ac 1 -ar 44100'

/** The stream as it arrives, a smaller picture of it, its sound, and what was sent in the last two hours. */
export const hlsPlaylists = {
  high: 'index.m3u8',
  standard: 'low.m3u8',
  sound: 'sound.m3u8',
  rewind: 'rewind.m3u8',
} as const

const segmentSeconds = { live: 2, rewind: 6 }

const live = `-f hls -hls_time ${segmentSeconds.live} -hls_list_size 6 -hls_flags delete_segments+independent_segments+program_date_time`

/** Segments stay a minute longer than they are listed: somebody may be about to play the oldest. */
const rewind =
  `-f hls -hls_time ${segmentSeconds.rewind} -hls_list_size ${rewindSeconds / segmentSeconds.rewind} -hls_delete_threshold 10 ` +
  '-hls_flags delete_segments+independent_segments+program_date_time+append_list'

const smaller =
  '-c:v libx264 -preset veryfast -tune zerolatency -profile:v main -vf scale=-2:360,format=yuv420p -fpsmax 25 -b:v 450k -maxrate 550k ' +
  '-bufsize 900k -force_key_frames expr:gte(t,n_forced*2) -c:a aac -b:a 48k -ar 44100'

const words = (options: string) => options.split(' ')

/** What is only repackaged never waits for what is encoded, which costs about half a core: each is a process. */
const cuts = {
  asItArrives: [
    [`-map 0 -c copy ${live}`, hlsPlaylists.high],
    [`-map 0 -c copy ${rewind}`, hlsPlaylists.rewind],
  ],
  smaller: [[`-map 0 ${smaller} ${live}`, hlsPlaylists.standard]],
  // Ends with an error where a stream has no sound, and the others go on.
  sound: [[`-map 0:a ${sound} ${live}`, hlsPlaylists.sound]],
} as const

type Cut = {
  channel: Channel
  folder: string
  as: keyof typeof cuts
  onFail: (reason: string) => void
}

/** Cuts a stream into segments in a folder of its own. Returns a function that stops it. */
export function cutHls(engine: VideoEngine, { channel, folder, as, onFail }: Cut): () => void {
  const outputs = cuts[as].flatMap(([options, playlist]) => [...words(options), `${folder}/${playlist}`])
  const { input, ended, kill } = runPiped(
    engine.ffmpeg([...words('-loglevel error -protocol_whitelist pipe -f flv -i pipe:0'), ...outputs]),
  )
  const leave = channel.add(flvSink(input))
  let isStopped = false
  const leaveAtEnd = async () => {
    const reason = await ended
    leave()
    if (reason !== '' && !isStopped) onFail(reason)
  }
  void leaveAtEnd()
  return () => {
    isStopped = true
    leave()
    input.destroy()
    kill('SIGTERM')
  }
}
