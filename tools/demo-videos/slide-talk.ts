import sharp from 'sharp'
import { drawPortrait } from '#demo/art/portrait.ts'
import type { Deck } from './decks.ts'
import { height, width } from './picture.ts'
import type { Scene } from './picture.ts'

function page({ tone, speaker, pages }: Deck, number: number): string {
  const { title, figure } = pages[number]!
  // The library that draws SVG knows no CSS variables.
  const drawn = figure.replaceAll('var(--accent)', tone.accent).replaceAll('currentColor', tone.main)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" font-family="Noto Sans CJK SC">
    <rect width="640" height="360" fill="#e6eae9"/><rect x="14" y="14" width="452" height="332" rx="8" fill="${tone.paper}"/>
    <rect x="14" y="14" width="452" height="8" rx="4" fill="${tone.main}"/>
    <text x="34" y="66" font-size="24" font-weight="600" fill="${tone.main}">${title}</text><path d="M34 82h412" stroke="#d5dedb"/>
    <g transform="translate(34 104)">${drawn}</g>
    <text x="34" y="334" font-size="12" fill="#718a88">杏林 · 演示内容   ${number + 1} / ${pages.length}</text>
    <rect x="480" y="14" width="146" height="146" rx="10" fill="#fff"/>
    <svg x="488" y="22" width="130" height="130" viewBox="0 0 400 400">${drawPortrait(speaker.seed, speaker)}</svg>
    <text x="553" y="184" font-size="14" text-anchor="middle" fill="#24403f">主讲人</text></svg>`
}

/** A talk: slides, the speaker beside them, and a mark that moves with the voice. */
export async function drawSlideTalk(deck: Deck): Promise<Scene> {
  const { seconds } = deck.video
  const pages = await Promise.all(
    deck.pages.map((_, number) =>
      sharp(Buffer.from(page(deck, number)))
        .removeAlpha()
        .raw()
        .toBuffer(),
    ),
  )
  const color = Buffer.from(deck.tone.main.slice(1), 'hex')
  return {
    seconds,
    kilobits: { picture: 18, sound: 12 },
    draw(time, pixels) {
      pixels.set(pages[Math.min(pages.length - 1, Math.floor((time / seconds) * pages.length))]!)
      for (let bar = 0; bar < 7; bar++) {
        const tall = Math.round(6 + 14 * Math.abs(Math.sin(time * (5 + bar) + bar)) * voice(time))
        for (let y = 214 - tall; y < 214; y++)
          for (let x = 0; x < 6; x++) pixels.set(color, (y * width + 520 + bar * 10 + x) * 3)
      }
    },
    sound: (time) =>
      voice(time) * (Math.sin(2 * Math.PI * 196 * time) + Math.sin(2 * Math.PI * 247 * time) * 0.6) * 0.06,
  }
}

/** Between sentences the voice rests. */
const voice = (time: number) => (time % 11 < 8 ? 0.6 + 0.4 * Math.sin(time * 2.2) : 0)
