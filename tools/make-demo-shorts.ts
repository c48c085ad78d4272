/**
 * Cuts half-minute films for the demo world's credit meetings out of its longer ones, into demo/assets/short. Run it only when one of
 * those changes (`node tools/make-demo-shorts.ts`); it needs ffmpeg.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { explainedShort, shortFilms, shortSeconds } from '#demo/content/videos/short-films.ts'

const assets = path.resolve(import.meta.dirname, '../demo/assets')
const h264 = '-c:v libx264 -preset slow -profile:v high -pix_fmt yuv420p -g 24'
const toEnd = '-map_metadata -1 -movflags +faststart'

await mkdir(path.join(assets, 'short'), { recursive: true })
for (const { name, source, from } of shortFilms) {
  const cut = `-f mov -ss ${from} -i ${source}`
  const film = `-f mov -i short/${name}.mp4`
  const rates = '-b:v 75k -maxrate 120k -bufsize 240k'
  await run(`${cut} -t ${shortSeconds} ${h264} ${rates} -c:a aac -b:a 24k -ac 1 ${toEnd} short/${name}.mp4`)
  const low = '-vf scale=384:216 -b:v 30k -maxrate 48k -bufsize 96k'
  await run(`${film} ${h264} ${low} -c:a aac -b:a 16k -ac 1 ${toEnd} short/${name}-standard.mp4`)
  await run(`${film} -vn -c:a aac -b:a 24k -ac 1 ${toEnd} short/${name}-sound.mp4`)
  // The loader of the demo world knows this arrangement.
  const strip = '-vf fps=1/10:round=up,scale=320:180,tile=5x1'
  await run(`${film} ${strip} -frames:v 1 -q:v 8 -map_metadata -1 short/${name}-preview.jpg`)
}

/** It stands for a recording that somebody explains: the picture of one with the voice of another. */
const { file, picture, voice } = explainedShort
const both = `-f mov -i ${picture} -f mov -i ${voice} -map 0:v -map 1:a`
await run(`${both} ${h264} -b:v 60k -maxrate 120k -bufsize 240k -c:a aac -b:a 24k ${toEnd} ${file}`)

async function run(options: string): Promise<void> {
  const args = `-y -loglevel error ${options}`.split(' ')
  const [code] = (await once(spawn('ffmpeg', args, { cwd: assets, stdio: 'inherit' }), 'exit')) as [number]
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}: ${options}`)
}
