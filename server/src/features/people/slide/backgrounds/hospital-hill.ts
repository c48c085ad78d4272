import { between, canvas, n, ridge, spot, times, tone, width } from './canvas.ts'

function building(x: number, wide: number, top: number, fill: string): string {
  const columns = Math.max(2, Math.floor(wide / 14))
  const rows = Math.max(2, Math.floor((126 - top) / 16))
  const gap = wide / columns
  const windows = times(columns * rows, (index) => {
    const left = x + (index % columns) * gap + gap * 0.28
    const upper = top + 8 + Math.floor(index / columns) * 15
    return `<rect x="${n(left)}" y="${n(upper)}" width="${n(gap * 0.44)}" height="7" rx="1" fill="${Math.random() < 0.3 ? '#fff3c4' : '#cfe6f2'}"/>`
  })
  return `<rect x="${n(x)}" y="${n(top)}" width="${n(wide)}" height="${n(134 - top)}" rx="2" fill="${fill}"/>${windows}`
}

const cross = (x: number, y: number) => `
  <circle cx="${n(x)}" cy="${n(y)}" r="12" fill="#fff"/>
  <path d="M${n(x - 2.6)} ${n(y - 8)}h5.2v5.4h5.4v5.2h-5.4v5.4h-5.2v-5.4h-5.4v-5.2h5.4Z" fill="${tone(356, 66, 56)}"/>`

const cloud = () => {
  const x = between(0, width)
  const y = between(12, 46)
  return times(4, (index) => spot(x + index * 10, y + between(-4, 4), between(7, 11), '#fff', 0.75))
}

const tree = () => {
  const x = between(0, width)
  return `<rect x="${n(x - 1)}" y="124" width="2.4" height="14" fill="${tone(24, 30, 36)}"/>${spot(x, 120, between(6, 10), tone(150, 40, 42))}`
}

/** A hospital on a hill under a clear sky. */
export const hospitalHill = () => {
  const left = between(60, 120)
  return canvas(
    { above: tone(196, 66, 72), below: tone(190, 50, 93) },
    `
    ${times(3, cloud)}
    ${building(left - 44, 54, between(74, 88), tone(202, 26, 82))}
    ${building(left + 8, 64, between(36, 48), tone(204, 22, 90))}
    ${building(left + 70, between(50, 70), between(64, 82), tone(198, 24, 78))}
    ${building(between(255, 275), between(28, 44), between(82, 98), tone(210, 20, 72))}
    ${cross(left + 40, between(30, 38))}
    ${ridge(132, 4, 6, tone(128, 38, 58))}
    ${ridge(146, 4, 5, tone(134, 40, 46))}
    ${times(8, tree)}`,
  )
}
