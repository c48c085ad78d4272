import { between, canvas, height, n, spot, times, tone, width } from './canvas.ts'

function leaf(x: number, y: number, length: number, turn: number): string {
  const half = length * 0.26
  return `
  <g transform="translate(${n(x)} ${n(y)}) rotate(${n(turn)})">
    <path d="M0 0C${n(length * 0.3)} ${n(-half)} ${n(length * 0.75)} ${n(-half)} ${n(length)} 0C${n(length * 0.75)} ${n(half)} ${n(length * 0.3)} ${n(half)} 0 0Z" fill="${tone(118, 36, 44)}"/>
    <path d="M0 0H${n(length * 0.9)}" stroke="${tone(110, 34, 62)}" stroke-width="1"/>
  </g>`
}

function mortar(x: number): string {
  const clay = tone(24, 40, 52)
  return `
  <path d="M${n(x + 18)} 40L${n(x + 42)} 92" stroke="${tone(28, 36, 74)}" stroke-width="9" stroke-linecap="round"/>
  <path d="M${n(x - 6)} 78H${n(x + 82)}C${n(x + 82)} 112 ${n(x + 64)} 128 ${n(x + 38)} 128C${n(x + 12)} 128 ${n(x - 6)} 112 ${n(x - 6)} 78Z" fill="${clay}"/>
  <rect x="${n(x - 12)}" y="72" width="100" height="11" rx="5.5" fill="${tone(24, 42, 60)}"/>
  <rect x="${n(x + 16)}" y="126" width="44" height="8" rx="3" fill="${clay}"/>`
}

const capsule = () => `
  <g transform="translate(${n(between(16, width - 30))} ${n(between(128, 150))}) rotate(${n(between(-40, 40))})">
    <rect width="11" height="8" rx="4" fill="${tone(8, 70, 60)}"/><rect x="8" width="11" height="8" rx="4" fill="#fffaf0"/>
  </g>`

/** A mortar among fresh herbs on a wooden table. */
export const herbTable = () => {
  const bowl = between(70, 170)
  return canvas(
    { above: tone(44, 58, 88), below: tone(38, 52, 80) },
    `
    ${spot(between(30, 290), between(20, 50), between(40, 60), '#fff', 0.28)}
    <rect y="118" width="${width}" height="${height - 118}" fill="${tone(28, 40, 62)}"/>
    ${times(4, (index) => `<path d="M0 ${n(126 + index * 10 + between(-2, 2))}H${width}" stroke="${tone(26, 40, 52)}" stroke-width="1.2" stroke-opacity=".6"/>`)}
    ${times(6, () => leaf(between(0, 70), between(40, 124), between(30, 52), between(-70, 50)))}
    ${mortar(bowl)}
    ${times(6, () => leaf(between(250, width), between(40, 124), between(30, 52), between(130, 230)))}
    ${times(5, capsule)}`,
  )
}
