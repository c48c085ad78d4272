import type { Frame } from './frame.ts'
import type { Point } from './svg.ts'
import { num, radial } from './svg.ts'
import { mix } from './tone.ts'

/** One petal with its base at (0, 0), 100 tall, with the small notch of apricot petals. */
export const petal = 'M0 0C-46-16-62-66-38-90C-26-101-10-101 0-91C10-101 26-101 38-90C62-66 46-16 0 0Z'

/** Gradients shared by all flowers of one picture. */
export function blossomPaint({ id }: Pick<Frame, 'id'>, rosy: string): string {
  return (
    radial(id('petal'), { x: 0.5, y: 1 }, 1, [
      [0, mix(rosy, '#b8324f', 0.35)],
      [0.3, rosy],
      [0.75, mix(rosy, '#ffffff', 0.62)],
      [1, mix(rosy, '#ffffff', 0.85)],
    ]) +
    radial(id('eye'), { x: 0.5, y: 0.5 }, 0.5, [
      [0, '#fff3c4'],
      [0.5, '#f3c969', 0.85],
      [1, mix(rosy, '#b8324f', 0.4), 0],
    ])
  )
}

export function blossom({ id, random }: Frame, center: Point, size: number, turn: number): string {
  const petals = [0, 72, 144, 216, 288]
    .map(
      (angle) =>
        `<path d="${petal}" transform="rotate(${angle})" fill="url(#${id('petal')})" stroke="#fff" stroke-opacity="0.35" stroke-width="1.5"/>`,
    )
    .join('')
  let threads = ''
  let tips = ''
  for (let i = 0; i < 13; i++) {
    const angle = (i / 13) * Math.PI * 2
    const reach = random.between(26, 44)
    const [x, y] = [num(Math.cos(angle) * reach), num(Math.sin(angle) * reach)]
    threads += `M0 0L${x} ${y}`
    tips += `<circle cx="${x}" cy="${y}" r="3.6"/>`
  }
  return (
    `<g transform="translate(${num(center.x)} ${num(center.y)}) rotate(${turn}) scale(${Math.round(size) / 100})">${petals}` +
    `<circle r="34" fill="url(#${id('eye')})"/><path d="${threads}" stroke="#fff6df" stroke-width="1.6" stroke-opacity="0.9"/><g fill="#eab04a">${tips}</g></g>`
  )
}

export function bud({ id }: Frame, center: Point, size: number, turn: number): string {
  return (
    `<g transform="translate(${num(center.x)} ${num(center.y)}) rotate(${turn}) scale(${Math.round(size) / 100})">` +
    `<circle cy="-50" r="52" fill="url(#${id('petal')})"/><path d="M-30-14C-40-50-20-80 4-96C-6-60 0-30 30-14Z" fill="#fff" fill-opacity="0.35"/>` +
    `<path d="M-36-22C-20 8 20 8 36-22C20-8-20-8-36-22Z" fill="#9c4a4a"/></g>`
  )
}
