import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { drawBanner, drawCover, motifs } from './cover.ts'
import { drawLogo } from './logo.ts'
import { drawMenuIcon, menuIconKinds } from './menu-icon.ts'
import { drawPortrait } from './portrait.ts'
import { drawProduct, productKinds } from './product.ts'
import { drawShareLogo } from './share-logo.ts'

const seeds = [0, 1, 2, 3, 4, 5, 17, 42, 169, 488, 715]
const people = (['male', 'female'] as const).flatMap((gender) =>
  (['young', 'middle', 'senior'] as const).map((age) => ({ gender, age })),
)

type Picture = { name: string; draw: () => string; width: number; height: number }

const pictures: Picture[] = [
  ...motifs.flatMap((motif) =>
    seeds.flatMap((seed): Picture[] => [
      { name: `cover ${motif} ${seed}`, draw: () => drawCover(motif, seed), width: 1280, height: 720 },
      { name: `banner ${motif} ${seed}`, draw: () => drawBanner(seed, motif), width: 1500, height: 600 },
    ]),
  ),
  ...people.flatMap((traits) =>
    seeds.map((seed): Picture => ({
      name: `portrait ${traits.gender} ${traits.age} ${seed}`,
      draw: () => drawPortrait(seed, traits),
      width: 400,
      height: 400,
    })),
  ),
  ...seeds.map((seed): Picture => ({
    name: `logo ${seed}`,
    draw: () => drawLogo(seed),
    width: 400,
    height: 400,
  })),
  ...productKinds.map((kind, seed): Picture => ({
    name: `product ${kind}`,
    draw: () => drawProduct(seed, kind),
    width: 600,
    height: 600,
  })),
  ...menuIconKinds.map((kind): Picture => ({
    name: `menu ${kind}`,
    draw: () => drawMenuIcon(kind),
    width: 120,
    height: 120,
  })),
  { name: 'share logo', draw: drawShareLogo, width: 400, height: 400 },
]

function idsOf(svg: string): string[] {
  return [...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]!)
}

describe('every picture', () => {
  it('renders the same twice and stays small', () => {
    for (const { name, draw } of pictures) {
      const svg = draw()
      expect(svg === draw(), name).toBe(true)
      expect(svg.length, name).toBeLessThan(25_000)
      expect(svg, name).not.toMatch(/NaN|undefined|Infinity/)
    }
  })

  it('contains no text and no external references', () => {
    for (const { name, draw } of pictures) {
      const svg = draw().replace('http://www.w3.org/2000/svg', '')
      expect(svg, name).not.toMatch(/<text|<image|<script|<foreignObject|https?:|data:/)
    }
  })

  it('uses each id once and only ids it has', () => {
    for (const { name, draw } of pictures) {
      const svg = draw()
      const ids = idsOf(svg)
      expect(new Set(ids).size, name).toBe(ids.length)
      const used = [...svg.matchAll(/(?:url\(#|href="#)([^)"]+)/g)].map((match) => match[1]!)
      const known = new Set(ids)
      expect(
        used.filter((id) => !known.has(id)),
        name,
      ).toEqual([])
    }
  })

  it('is well formed and has its promised size', async () => {
    // Parsing is the slow part; the first three compositions of each kind represent the rest.
    const some = pictures.filter(({ name }) => !/ (?:3|4|5|17|42|169|488|715)$/.test(name))
    for (const { name, draw, width, height } of some) {
      const found = await sharp(Buffer.from(draw())).metadata()
      expect([found.width, found.height], name).toEqual([width, height])
    }
  })
})

it('shares no id between two pictures that may be on one page', () => {
  const some = motifs.flatMap((motif) => [drawCover(motif, 1), drawCover(motif, 2), drawBanner(1, motif)])
  const faces = [1, 2].map((seed) => drawPortrait(seed, { gender: 'female', age: 'young' }))
  const ids = [
    ...some,
    ...faces,
    drawLogo(1),
    drawLogo(2),
    drawProduct(1, 'box'),
    drawProduct(2, 'box'),
  ].flatMap(idsOf)
  expect(new Set(ids).size).toBe(ids.length)
})

it('draws something else for another seed', () => {
  const bare = (svg: string, seed: number) => svg.replaceAll(new RegExp(`-${seed}-`, 'g'), '-')
  for (const motif of motifs) expect(bare(drawCover(motif, 4), 4)).not.toBe(bare(drawCover(motif, 5), 5))
})
