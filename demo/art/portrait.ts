import { seeded } from '#demo/seeded.ts'
import { drawClothes } from '#demo/art/portrait/clothes.ts'
import { drawHead, drawNeck } from '#demo/art/portrait/face.ts'
import { drawHair } from '#demo/art/portrait/hair.ts'
import type { Age, Gender, Look } from '#demo/art/portrait/look.ts'
import { decideLook } from '#demo/art/portrait/look.ts'
import { linear, radial, svgDocument } from './svg.ts'

const rooms = [
  ['#d6efec', '#8ccac6'],
  ['#d8e8f7', '#93bde4'],
  ['#e2e0f5', '#aaa6de'],
  ['#fbe6d8', '#eab796'],
  ['#f7dfe3', '#e2a3b0'],
  ['#e0f1e2', '#9ccfae'],
  ['#dfe9ee', '#9db8c6'],
  ['#f6edd6', '#dcc48d'],
] as const

function room({ random, id }: Look): string {
  const [light, deep] = random.pick(rooms)
  const wall = linear(id('wall'), { x: 0, y: 0 }, { x: 0.6, y: 1 }, [
    [0, light],
    [1, deep],
  ])
  const halo = radial(id('halo'), { x: 0.5, y: 0.5 }, 0.5, [
    [0, '#ffffff', 0.65],
    [0.7, '#ffffff', 0.25],
    [1, '#ffffff', 0],
  ])
  return (
    `<defs>${wall}${halo}</defs><rect width="400" height="400" fill="url(#${id('wall')})"/>` +
    `<circle cx="${random.int(150, 250)}" cy="${random.int(130, 190)}" r="220" fill="url(#${id('halo')})"/>`
  )
}

function shading({ id, skinShade }: Look): string {
  return `<defs>${
    radial(id('cheek'), { x: 0.42, y: 0.4 }, 0.68, [
      [0, skinShade, 0],
      [0.65, skinShade, 0],
      [1, skinShade, 0.45],
    ]) +
    linear(id('fold'), { x: 0, y: 0 }, { x: 1, y: 0 }, [
      [0, '#20435a', 0.2],
      [0.3, '#20435a', 0],
      [0.7, '#20435a', 0],
      [1, '#20435a', 0.24],
    ])
  }</defs>`
}

/** A soft illustrated bust of a doctor. */
export function drawPortrait(seed: number, traits: { gender: Gender; age: Age }): string {
  const random = seeded(Math.imul(seed + 11, 2246822519) ^ (traits.gender === 'female' ? 77 : 33))
  const look = decideLook(random, traits.gender, traits.age, (name) => `portrait-${seed}-${name}`)
  const hair = drawHair(look)
  const person =
    hair.back + drawNeck(look) + drawClothes(look) + (hair.fall ?? '') + drawHead(look) + hair.front
  // Close enough that a face is still a face at 48 px.
  const nearer = 'translate(200 214) scale(1.17) translate(-200 -204)'
  return svgDocument(400, 400, `${room(look)}${shading(look)}<g transform="${nearer}">${person}</g>`)
}
