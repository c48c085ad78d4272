import { between, canvas, height, n, spot, times, tone, width } from './canvas.ts'

function pulse(base: number, size: number, colour: string, thickness: number): string {
  let path = `M-10 ${n(base)}`
  for (let x = between(-10, 20); x < width + 40; x += between(66, 88)) {
    const beat = size * between(0.8, 1.15)
    path += `L${n(x)} ${n(base)}l6 ${n(-beat * 0.2)}l6 ${n(beat * 0.2)}l6 0l4 ${n(beat * 0.18)}l7 ${n(-beat)}l7 ${n(beat * 1.25)}l5 ${n(-beat * 0.43)}l8 0l7 ${n(-beat * 0.26)}l8 ${n(beat * 0.26)}`
  }
  return `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${thickness}" stroke-linejoin="round" stroke-linecap="round"/>`
}

const heart = (x: number, y: number, size: number) =>
  `<path transform="translate(${n(x)} ${n(y)}) scale(${n(size)})" d="M0 6C-8-2-14-7-14-14C-14-20-9-24-5-24C-2-24 0-22 0-19C0-22 2-24 5-24C9-24 14-20 14-14C14-7 8-2 0 6Z" fill="${tone(352, 72, 64)}" fill-opacity=".9"/>`

/** The even trace of a heart on the paper of the ward, in the blue of the night shift. */
export const heartbeat = () => {
  const step = between(14, 18)
  const shift = between(0, step)
  const grid = tone(216, 46, 40)
  const lines =
    times(
      Math.ceil(width / step) + 1,
      (index) => `<path d="M${n(index * step - shift)} 0V${height}" stroke="${grid}" stroke-width=".8"/>`,
    ) +
    times(
      Math.ceil(height / step) + 1,
      (index) => `<path d="M0 ${n(index * step - shift)}H${width}" stroke="${grid}" stroke-width=".8"/>`,
    )
  return canvas(
    { above: tone(222, 52, 24), below: tone(206, 58, 36) },
    `
    ${lines}
    ${times(14, () => spot(between(0, width), between(0, height), between(1, 2.6), tone(190, 80, 78), 0.5))}
    ${heart(between(44, width - 44), between(46, 70), between(1.1, 1.5))}
    ${pulse(between(104, 118), between(34, 44), tone(168, 70, 66), 2.6)}
    ${pulse(between(46, 62), between(16, 24), tone(190, 60, 62), 1.4)}`,
  )
}
