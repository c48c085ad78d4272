import { spawn } from 'node:child_process'
import type { Channel } from './channel.ts'
import { flvSink } from './flv-sink.ts'
import { rewindSeconds } from './rewind-playlist.ts'

/** Runs ffmpeg to its end; rejects with its last output. */
export const runFfmpeg = (command: string, args: string[]): Promise<void> =>
  new Promise((resolve, reject) => {
    const child = spawn(command, ['-nostdin', '-loglevel', 'error', '-y', ...args], {
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    let words = ''
    child.stderr.on('data', (bytes: Buffer) => (words = (words + bytes.toString()).slice(-500)))
    child.once('error', reject)
    child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`ffmpeg: ${words.trim()}`))))
  })

/** Repackages a recording, so that every browser can play and seek in it. Nothing is re-encoded. */
export const remuxToMp4 = (command: string, flv: string, mp4: string) =>
  runFfmpeg(command, ['-i', flv, '-c', 'copy', '-movflags', '+faststart', '-f', 'mp4', mp4])

/** Writes the sound of a recording, at a rate that a bad line carries, in a file of its own. */
export const extractSound = (command: string, video: string, mp4: string) =>
  runFfmpeg(command, [
    '-i',
    video,
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

const live = `-f hls -hls_time ${segmentSeconds.live} -hls_list_size 6 -hls_flags delete_segments+independent_segments`

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
export function cutHls(command: string, { channel, folder, as, onFail }: Cut): () => void {
  const outputs = cuts[as].flatMap(([options, playlist]) => [...words(options), `${folder}/${playlist}`])
  const child = spawn(command, [...words('-loglevel error -f flv -i pipe:0'), ...outputs], {
    stdio: ['pipe', 'ignore', 'pipe'],
  })
  let said = ''
  child.stderr.on('data', (bytes: Buffer) => (said = (said + bytes.toString()).slice(-500)))
  child.stdin.on('error', () => undefined)
  child.once('error', (error) => onFail(error.message))
  const leave = channel.add(flvSink(child.stdin))
  let isStopped = false
  child.once('exit', (code) => {
    leave()
    if (code && !isStopped) onFail(said.trim())
  })
  return () => {
    isStopped = true
    leave()
    child.stdin.destroy()
    child.kill('SIGTERM')
  }
}
