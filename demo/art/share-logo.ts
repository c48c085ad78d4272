import { petal } from './blossom.ts'
import { linear, radial, svgDocument } from './svg.ts'

/** The product's mark: an apricot blossom on deep teal, plain enough for 16 px. */
export function drawShareLogo(): string {
  const ground = linear('brand-ground', { x: 0, y: 0 }, { x: 1, y: 1 }, [
    [0, '#14939a'],
    [1, '#075660'],
  ])
  const leaf = radial('brand-petal', { x: 0.5, y: 1 }, 1, [
    [0, '#f7a79c'],
    [0.45, '#ffd9d2'],
    [1, '#ffffff'],
  ])
  const petals = [0, 72, 144, 216, 288]
    .map(
      (angle) =>
        `<path d="${petal}" transform="rotate(${angle}) translate(0 -12) scale(1.36)" fill="url(#brand-petal)" stroke="#f2b3a8" stroke-width="2"/>`,
    )
    .join('')
  const threads = [36, 108, 180, 252, 324]
    .map(
      (angle) =>
        `<g transform="rotate(${angle})"><path d="M0-14V-46" stroke="#e8862e" stroke-width="7" stroke-linecap="round"/><circle cy="-54" r="9" fill="#e8862e"/></g>`,
    )
    .join('')
  return svgDocument(
    400,
    400,
    `<defs>${ground}${leaf}</defs><rect width="400" height="400" rx="92" fill="url(#brand-ground)"/><g transform="translate(200 208)">${petals}${threads}<circle r="15" fill="#ffb04d"/></g>`,
  )
}
