/**
 * Draws the longer videos of the demo world into demo/assets: files, and streams below `hls`. Run it only when a
 * scene changes (`node tools/make-demo-videos.ts`, or with the names of some); it needs ffmpeg and a Chinese font.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { streamedTalks } from '#demo/content/videos/streamed-videos.ts'
import { drawAngiogram } from './demo-videos/angiogram.ts'
import { drawBronchoscopy } from './demo-videos/bronchoscopy.ts'
import { drawEchocardiogram } from './demo-videos/echocardiogram.ts'
import { drawEndoscopy } from './demo-videos/endoscopy.ts'
import { drawEyeSurgery } from './demo-videos/eye-surgery.ts'
import { drawFluoroscopy } from './demo-videos/fluoroscopy.ts'
import { drawLaparoscopy } from './demo-videos/laparoscopy.ts'
import { packStream } from './demo-videos/pack-stream.ts'
import { height, width } from './demo-videos/picture.ts'
import type { Scene } from './demo-videos/picture.ts'
import { decks } from './demo-videos/decks.ts'
import { drawSlideTalk } from './demo-videos/slide-talk.ts'
import { drawTomography } from './demo-videos/tomography.ts'
import { drawUltrasound } from './demo-videos/ultrasound.ts'

const usualFrames = 12
/** Streams show slow work. */
const streamedFrames = 6
const soundRate = 16_000
const folder = path.resolve(import.meta.dirname, '../demo/assets')

const scenes: Record<string, () => Promise<Scene>> = {
  angiogram: drawAngiogram,
  echocardiogram: drawEchocardiogram,
  endoscopy: drawEndoscopy,
  laparoscopy: drawLaparoscopy,
  ...Object.fromEntries(decks.map((deck) => [path.parse(deck.video.file).name, () => drawSlideTalk(deck)])),
}

/** They are kept as streams alone. */
const streamedScenes: Record<string, () => Promise<Scene>> = {
  ultrasound: drawUltrasound,
  'eye-surgery': drawEyeSurgery,
  fluoroscopy: drawFluoroscopy,
  bronchoscopy: drawBronchoscopy,
  tomography: drawTomography,
}

const names = process.argv.slice(2)
const isAsked = (name: string) => names.length === 0 || names.includes(name)
for (const [name, draw] of Object.entries(scenes)) {
  if (!isAsked(name)) continue
  await make(await draw(), path.join(folder, `${name}.mp4`))
  await derive(name, '-vn -c:a aac -b:a 16k -ac 1 -movflags +faststart', 'sound.mp4')
  // The loader of the demo world knows this arrangement.
  await derive(name, '-vf fps=1/10:round=up,scale=320:180,tile=5x5 -frames:v 1 -q:v 8', 'preview.jpg')
}
for (const { name } of streamedTalks) if (isAsked(name)) await pack(name, path.join(folder, `${name}.mp4`))
for (const [name, draw] of Object.entries(streamedScenes)) {
  if (!isAsked(name)) continue
  const file = path.join(tmpdir(), `xinglin-${name}.mp4`)
  await make(await draw(), file, streamedFrames)
  await pack(name, file)
  await rm(file)
}

function pack(name: string, file: string) {
  return packStream(file, path.join(folder, 'hls', name))
}

async function make(scene: Scene, target: string, framesPerSecond = usualFrames): Promise<void> {
  const work = await mkdtemp(path.join(tmpdir(), 'xinglin-video-'))
  const voice = path.join(work, 'sound.raw')
  await writeFile(voice, sampled(scene))
  const picture = `-f rawvideo -pix_fmt rgb24 -s ${width}x${height} -r ${framesPerSecond} -i -`
  const sound = `-f s16le -ar ${soundRate} -ac 1 -i ${voice}`
  const { picture: rate, sound: soundKilobits } = scene.kilobits
  const limits = `-b:v ${rate}k -maxrate ${rate * 1.55}k -bufsize ${rate * 3.1}k`
  const codecs = `-c:v libx264 -preset slow -profile:v high -pix_fmt yuv420p -g 24 ${limits} -c:a aac -b:a ${soundKilobits}k`
  const options = `-y -loglevel error ${picture} ${sound} ${codecs} -movflags +faststart -map_metadata -1 -fflags +bitexact`
  const ffmpeg = spawn('ffmpeg', [...options.split(' '), target], {
    stdio: ['pipe', 'inherit', 'inherit'],
  })
  for (let frame = 0; frame < scene.seconds * framesPerSecond; frame++) {
    const pixels = new Uint8Array(width * height * 3)
    scene.draw(frame / framesPerSecond, pixels)
    if (!ffmpeg.stdin.write(pixels)) await once(ffmpeg.stdin, 'drain')
  }
  ffmpeg.stdin.end()
  const [code] = (await once(ffmpeg, 'exit')) as [number]
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}`)
  await rm(work, { recursive: true })
}

/** The sound alone, and the pictures that are shown with it. */
async function derive(name: string, options: string, kind: string): Promise<void> {
  const args = `-y -loglevel error -i ${name}.mp4 ${options} -map_metadata -1 -fflags +bitexact ${name}-${kind}`
  const [code] = (await once(
    spawn('ffmpeg', args.split(' '), { cwd: folder, stdio: 'inherit' }),
    'exit',
  )) as [number]
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}`)
}

function sampled({ seconds, sound }: Scene): Buffer {
  const samples = Buffer.alloc(seconds * soundRate * 2)
  for (let at = 0; at < seconds * soundRate; at++)
    samples.writeInt16LE(Math.round(Math.max(-1, Math.min(1, sound(at / soundRate))) * 32_000), at * 2)
  return samples
}
