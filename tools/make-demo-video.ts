/**
 * Draws demo/assets/lecture.mp4 from the demo world's own art: a beating vessel tree with its ECG, a turning
 * helix, and the blossom. Run it only when that art changes (`node tools/make-demo-video.ts`); it needs ffmpeg.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { backdrop, glowingLine } from '#demo/art/frame.ts'
import type { Frame } from '#demo/art/frame.ts'
import { trace } from '#demo/art/motifs/ecg.ts'
import { helix } from '#demo/art/motifs/helix.ts'
import { drawPetals } from '#demo/art/motifs/petals.ts'
import { growVessels, joinTrees, paintVessels } from '#demo/art/motifs/vessels.ts'
import { num, radial } from '#demo/art/svg.ts'
import { darkTone, mix } from '#demo/art/tone.ts'
import { seeded } from '#demo/seeded.ts'

const seconds = 24
const framesPerSecond = 24
const beatSeconds = 1
const fade = 1.2
const out = join(import.meta.dirname, '../demo/assets/lecture.mp4')

function frame(name: string, seed: number): Frame {
  return {
    width: 1280,
    height: 720,
    seed,
    shade: seed * 3,
    random: seeded(seed),
    id: (part) => `${name}-${part}`,
  }
}

/** 1 at the beat, falling to 0 before the next. */
function pulse(time: number): number {
  const phase = (time % beatSeconds) / beatSeconds
  return Math.exp(-phase * 5) * Math.min(1, phase * 14)
}

function heartScene(): (time: number) => string {
  const sheet = frame('heart', 10)
  const tone = darkTone(sheet)
  const ground = backdrop(sheet, tone)
  const trees = [2.5, 1.6, 0.62].map((angle) =>
    growVessels(sheet, { x: 640, y: 60, angle, length: 122, width: 24 }, { spread: 0.66, thinnest: 5.2 }),
  )
  const vessels = paintVessels(sheet.id, joinTrees(trees), {
    wall: '#e2504f',
    tip: '#ffd9c4',
    shine: '#ffffff',
  })
  const light = radial('heart-light', { x: 0.5, y: 0.5 }, 0.5, [
    [0, tone.accent, 0.55],
    [1, tone.accent, 0],
  ])
  const wide = 300
  return (time) => {
    const beat = pulse(time)
    const line = trace(-wide, 1100, 628, wide, 120)
    const shift = ((time / beatSeconds) * wide) % wide
    return (
      `${ground}<defs>${light}<clipPath id="heart-run"><rect x="0" y="0" width="1000" height="720"/></clipPath></defs>` +
      `<circle cx="640" cy="280" r="${num(330 + beat * 60)}" fill="url(#heart-light)" opacity="${num(0.5 + beat * 0.5)}"/>` +
      `<g transform="translate(640 60) scale(${1 + beat * 0.03 + time * 0.004}) rotate(${num(Math.sin(time * 0.4) * 1.5)}) translate(-640 -60)">${vessels}</g>` +
      `<g clip-path="url(#heart-run)"><g transform="translate(${num(-shift + wide)} 0)">${glowingLine('heart-line', line, tone.glow, tone.line, 6)}</g></g>`
    )
  }
}

function helixScene(): (time: number) => string {
  const sheet = frame('helix', 7)
  const tone = darkTone(sheet)
  const ground = backdrop(sheet, tone)
  const ball = (name: string, color: string) =>
    radial(sheet.id(name), { x: 0.35, y: 0.3 }, 0.75, [
      [0, mix(color, '#ffffff', 0.75)],
      [0.4, color],
      [1, mix(color, tone.ground[0], 0.5)],
    ])
  const balls = ball('one', tone.accent) + ball('two', mix(tone.soft, tone.line, 0.35))
  return (time) => {
    const strand = helix(sheet, tone, 1700, {
      tall: 150,
      turns: 2.3,
      phase: time * 0.9,
      pairs: 34,
      ribbon: true,
    })
    return `${ground}<defs>${balls}</defs><g transform="translate(640 360) rotate(${num(-18 + time * 0.5)}) scale(${1 + time * 0.004})">${strand}</g>`
  }
}

function blossomScene(): (time: number) => string {
  const sheet = frame('blossom', 10)
  const still = drawPetals(sheet)
  const drift = Array.from({ length: 14 }, () => ({
    x: sheet.random.between(-200, 1280),
    y: sheet.random.between(-300, 700),
    size: sheet.random.between(0.6, 1.5),
    turn: sheet.random.between(0, 360),
  }))
  return (time) => {
    const petals = drift.map(({ x, y, size, turn }) => {
      const place = `translate(${num(x + time * 26 * size + Math.sin(time + turn) * 16)} ${num(y + time * 34 * size)})`
      return `<path d="M0 0C16-16 32 0 26 16C16 20 0 13 0 0Z" transform="${place} rotate(${num(turn + time * 40)}) scale(${num(size)})"/>`
    })
    return `<g transform="translate(640 360) scale(${1.02 + time * 0.005}) translate(-640 -360)">${still}</g><g fill="#ffd7dc" fill-opacity="0.9">${petals.join('')}</g>`
  }
}

const acts = [
  { from: 0, draw: heartScene() },
  { from: 8, draw: helixScene() },
  { from: 16, draw: blossomScene() },
]

async function picture(time: number): Promise<Buffer> {
  const shown = acts
    .filter(({ from }, i) => time >= from && time < (acts[i + 1]?.from ?? seconds) + fade)
    .map(
      ({ from, draw }) =>
        `<g opacity="${from === 0 ? 1 : Math.min(1, (time - from) / fade)}">${draw(time)}</g>`,
    )
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1280 720" width="640" height="360">${shown.join('')}</svg>`
  return await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer()
}

/** Four slow chords, a bell on every beat, and the heart below them. */
function sound(rate: number): Buffer {
  const chords = [
    [220, 261.63, 329.63, 493.88],
    [174.61, 261.63, 349.23, 440],
    [196, 246.94, 329.63, 392],
    [164.81, 246.94, 293.66, 392],
  ]
  const chordSeconds = seconds / chords.length
  const samples = Buffer.alloc(rate * seconds * 2)
  const tone = (frequency: number, time: number) => Math.sin(2 * Math.PI * frequency * time)
  for (let i = 0; i < rate * seconds; i++) {
    const time = i / rate
    let value = 0
    chords.forEach((chord, at) => {
      const local = time - at * chordSeconds
      if (local < -1 || local > chordSeconds + 1) return
      const swell = Math.sin((Math.PI * (local + 1)) / (chordSeconds + 2)) ** 0.8
      for (const note of chord)
        value +=
          swell * 0.05 * (tone(note, time) + 0.5 * tone(note * 1.003, time) + 0.25 * tone(note * 2, time))
      const beat = Math.floor(local)
      if (local >= 0 && local < chordSeconds)
        value += 0.05 * Math.exp(-(local - beat) * 4) * tone(chord[beat % 4]! * 2, time)
    })
    const heart = acts[1]!.from + fade > time ? 1 : 0
    value += heart * 0.22 * pulse(time) * tone(58, time)
    const edge = Math.min(1, time / 1.5, (seconds - time) / 2)
    samples.writeInt16LE(Math.round(Math.max(-1, Math.min(1, value * edge)) * 32000), i * 2)
  }
  return samples
}

const folder = await mkdtemp(join(tmpdir(), 'demo-video-'))
const rate = 44100
await writeFile(join(folder, 'sound.pcm'), sound(rate))
const input = `-f rawvideo -pix_fmt rgb24 -s 640x360 -r ${framesPerSecond} -i - -f s16le -ar ${rate} -ac 1 -i ${join(folder, 'sound.pcm')}`
const video = `-c:v libx264 -preset veryslow -tune animation -crf 28 -maxrate 165k -bufsize 660k -pix_fmt yuv420p -profile:v high -g ${framesPerSecond * 2} -keyint_min ${framesPerSecond * 2} -sc_threshold 0`
const encoder = spawn(
  'ffmpeg',
  `-y -v error ${input} ${video} -c:a aac -b:a 40k -movflags +faststart ${out}`.split(' '),
  {
    stdio: ['pipe', 'inherit', 'inherit'],
  },
)
for (let i = 0; i < seconds * framesPerSecond; i++) {
  if (!encoder.stdin.write(await picture(i / framesPerSecond))) await once(encoder.stdin, 'drain')
}
encoder.stdin.end()
const [code] = await once(encoder, 'exit')
await rm(folder, { recursive: true })
if (code !== 0) throw new Error(`ffmpeg ended with ${code}`)
