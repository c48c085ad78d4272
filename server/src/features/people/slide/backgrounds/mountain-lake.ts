import { between, canvas, height, n, ridge, spot, times, tone, width } from './canvas.ts'

const peak = (x: number, top: number, half: number, fill: string) => `
  <path d="M${n(x - half)} 108L${n(x)} ${n(top)}L${n(x + half)} 108Z" fill="${fill}"/>
  <path d="M${n(x)} ${n(top)}l${n(half * 0.2)} ${n(half * 0.22)}l${n(-half * 0.14)} ${n(half * 0.08)}l${n(-half * 0.1)} ${n(-half * 0.06)}l${n(-half * 0.14)} ${n(half * 0.04)}Z" fill="#fff" fill-opacity=".85"/>`

const ripple = () =>
  `<rect x="${n(between(-20, width))}" y="${n(between(112, height))}" width="${n(between(20, 80))}" height="1.6" rx=".8" fill="#fff" fill-opacity="${n(between(0.2, 0.5))}"/>`

/** Snowy peaks over a still lake at sunrise. */
export const mountainLake = () =>
  canvas(
    { above: tone(206, 62, 66), below: tone(32, 82, 86) },
    `
    ${spot(between(40, width - 40), between(26, 52), between(15, 20), tone(42, 95, 72))}
    ${peak(between(60, 100), between(26, 38), between(78, 92), tone(214, 28, 56))}
    ${peak(between(210, 270), between(20, 32), between(84, 100), tone(216, 32, 48))}
    ${peak(between(140, 180), between(44, 56), between(64, 76), tone(212, 26, 62))}
    ${ridge(104, 5, 7, tone(158, 28, 38))}
    <rect y="108" width="${width}" height="${height - 108}" fill="${tone(198, 46, 56)}"/>
    ${times(16, ripple)}`,
  )
