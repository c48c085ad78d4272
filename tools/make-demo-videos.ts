/**
 * Draws the longer videos of the demo world into server/assets/demo. Run it only when a scene changes
 * (`node tools/make-demo-videos.ts`, or with the names of some); it needs ffmpeg and a Chinese font.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { drawAngiogram } from './demo-videos/angiogram.ts'
import { drawEchocardiogram } from './demo-videos/echocardiogram.ts'
import { drawEndoscopy } from './demo-videos/endoscopy.ts'
import { drawLaparoscopy } from './demo-videos/laparoscopy.ts'
import { height, width } from './demo-videos/picture.ts'
import type { Scene } from './demo-videos/picture.ts'
import { decks } from './demo-videos/decks.ts'
import { drawSlideTalk } from './demo-videos/slide-talk.ts'

const framesPerSecond = 12
const soundRate = 16_000
const folder = path.resolve(import.meta.dirname, '../server/assets/demo')

const scenes: Record<string, () => Promise<Scene>> = {
  angiogram: drawAngiogram,
  echocardiogram: drawEchocardiogram,
  endoscopy: drawEndoscopy,
  laparoscopy: drawLaparoscopy,
  ...Object.fromEntries(decks.map((deck) => [path.parse(deck.video.file).name, () => drawSlideTalk(deck)])),
}

const asked = process.argv.slice(2)
for (const [name, draw] of Object.entries(scenes))
  if (asked.length === 0 || asked.includes(name)) await make(name, await draw())

async function make(name: string, scene: Scene): Promise<void> {
  const work = await mkdtemp(path.join(tmpdir(), 'xinglin-video-'))
  const voice = path.join(work, 'sound.raw')
  await writeFile(voice, sampled(scene))
  const picture = `-f rawvideo -pix_fmt rgb24 -s ${width}x${height} -r ${framesPerSecond} -i -`
  const sound = `-f s16le -ar ${soundRate} -ac 1 -i ${voice}`
  const { picture: rate, sound: soundKilobits } = scene.kilobits
  const limits = `-b:v ${rate}k -maxrate ${rate * 1.55}k -bufsize ${rate * 3.1}k`
  const codecs = `-c:v libx264 -preset slow -profile:v high -pix_fmt yuv420p -g 24 ${limits} -c:a aac -b:a ${soundKilobits}k`
  const options = `-y -loglevel error ${picture} ${sound} ${codecs} -movflags +faststart -map_metadata -1 -fflags +bitexact`
  const ffmpeg = spawn('ffmpeg', [...options.split(' '), path.join(folder, `${name}.mp4`)], {
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
  await derive(name, '-vn -c:a aac -b:a 16k -ac 1 -movflags +faststart', 'sound.mp4')
  // The loader of the demo world knows this arrangement.
  await derive(name, '-vf fps=1/10:round=up,scale=320:180,tile=5x5 -frames:v 1 -q:v 8', 'preview.jpg')
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
