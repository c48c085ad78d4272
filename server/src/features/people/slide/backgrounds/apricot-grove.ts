import { between, canvas, n, ridge, spot, times, tone, width } from './canvas.ts'

function blossom(x: number, y: number, size: number): string {
  const turn = between(0, 72)
  const petal = (index: number) => {
    const angle = ((turn + index * 72) * Math.PI) / 180
    return spot(x + Math.cos(angle) * size, y + Math.sin(angle) * size, size * 0.78, tone(346, 70, 88), 0.95)
  }
  return times(5, petal) + spot(x, y, size * 0.5, tone(44, 85, 62))
}

function branch(fromX: number, fromY: number, toX: number, toY: number): string {
  const midX = (fromX + toX) / 2 + between(-14, 14)
  const midY = (fromY + toY) / 2 + between(-14, 14)
  const at = (t: number) => ({
    x: (1 - t) ** 2 * fromX + 2 * (1 - t) * t * midX + t ** 2 * toX,
    y: (1 - t) ** 2 * fromY + 2 * (1 - t) * t * midY + t ** 2 * toY,
  })
  const wood = `<path d="M${n(fromX)} ${n(fromY)}Q${n(midX)} ${n(midY)} ${n(toX)} ${n(toY)}" fill="none" stroke="${tone(18, 32, 32)}" stroke-width="${n(between(3, 5))}" stroke-linecap="round"/>`
  const flowers = times(7, () => {
    const { x, y } = at(between(0.2, 1))
    return blossom(x + between(-9, 9), y + between(-9, 9), between(3.5, 6.5))
  })
  return wood + flowers
}

/** The grove that gave the healers their name: apricot branches in bloom over green hills. */
export const apricotGrove = () =>
  canvas(
    { above: tone(350, 60, 93), below: tone(172, 40, 88) },
    `
    ${ridge(118, 9, 5, tone(140, 34, 70))}
    ${ridge(136, 7, 6, tone(136, 38, 56))}
    ${branch(-8, between(60, 96), between(110, 150), between(14, 34))}
    ${branch(-8, between(96, 130), between(90, 130), between(70, 100))}
    ${branch(width + 8, between(6, 26), between(180, 220), between(44, 84))}
    ${branch(width + 8, between(60, 90), between(220, 250), between(100, 124))}
    ${times(9, () => spot(between(0, width), between(10, 150), between(1.6, 2.8), tone(346, 70, 84), 0.9))}`,
  )
