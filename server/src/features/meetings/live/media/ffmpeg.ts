import { spawn } from 'node:child_process'
import type { Channel } from './channel.ts'
import { flvSink } from './flv-sink.ts'

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

export const hlsPlaylist = 'index.m3u8'

const hlsOptions =
  '-loglevel error -f flv -i pipe:0 -c copy -f hls -hls_time 2 -hls_list_size 6 -hls_flags delete_segments+independent_segments'.split(
    ' ',
  )

/** Cuts a stream into the segments that iPhones play, in a folder of its own. Returns a function that stops it. */
export function cutHls(
  command: string,
  channel: Channel,
  folder: string,
  onFail: (reason: string) => void,
): () => void {
  const child = spawn(command, [...hlsOptions, `${folder}/${hlsPlaylist}`], {
    stdio: ['pipe', 'ignore', 'pipe'],
  })
  let words = ''
  child.stderr.on('data', (bytes: Buffer) => (words = (words + bytes.toString()).slice(-500)))
  child.stdin.on('error', () => undefined)
  child.once('error', (error) => onFail(error.message))
  const leave = channel.add(flvSink(child.stdin))
  let isStopped = false
  child.once('exit', (code) => {
    leave()
    if (code && !isStopped) onFail(words.trim())
  })
  return () => {
    isStopped = true
    leave()
    child.stdin.destroy()
    child.kill('SIGTERM')
  }
}
