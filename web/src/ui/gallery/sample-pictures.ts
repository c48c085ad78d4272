/** Generates covers and portraits as SVG, so that the page needs no server. */
function picture(width: number, height: number, inside: string): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${inside}</svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}

const traces = [
  'M0 110h60l12-30 16 70 18-96 20 82 10-26h44l12-22 12 22h116',
  'M0 96c60-60 90 60 150 0s90-60 170 0M0 120c60-60 90 60 150 0s90-60 170 0',
  'M160 180V96M160 96C120 70 96 60 70 10M160 96c40-24 66-36 90-86M160 130c-30-10-70-6-110-50M160 130c30-10 74-4 112-46',
]
const grounds = ['#0b4f5a', '#27406b', '#5b3550', '#2f5d46', '#7a4a22', '#3d3f66']

export function cover(number: number): string {
  const ground = grounds[number % grounds.length]
  const trace = traces[number % traces.length]
  const inside = `<rect width="320" height="180" fill="${ground}"/><circle cx="${60 + 40 * (number % 5)}" cy="60" r="90" fill="#fff" opacity=".07"/><circle cx="${260 - 30 * (number % 4)}" cy="150" r="70" fill="#fff" opacity=".06"/><path d="${trace}" fill="none" stroke="#bfe9e6" stroke-width="4" stroke-linecap="round" stroke-linejoin="round" opacity=".85"/>`
  return picture(320, 180, inside)
}

export function portrait(number: number): string {
  const ground = ['#cfe6e6', '#dfe3f1', '#f0e1d6', '#dcead9'][number % 4]
  const hair = ['#2b2523', '#3a2f2a', '#1f2226', '#6b6460'][(number * 3) % 4]
  const skin = ['#f1cfb5', '#e8bf9f', '#f5d8c3'][number % 3]
  return picture(
    96,
    96,
    `<rect width="96" height="96" fill="${ground}"/><path d="M12 96c2-24 16-34 36-34s34 10 36 34z" fill="#fff"/><path d="M38 62l10 16 10-16z" fill="#8fb7c4"/><circle cx="48" cy="40" r="18" fill="${skin}"/><path d="M29 38c0-16 9-23 19-23s19 7 19 23c-4-8-10-11-19-11s-15 3-19 11z" fill="${hair}"/>`,
  )
}

export function logo(number: number): string {
  const ground = ['#0a6c74', '#c8632b', '#46566a', '#1a7742', '#7a4e9c', '#b03a48'][number % 6]
  const shape = [
    '<path d="M30 22v52l40-26z"/>',
    '<circle cx="48" cy="48" r="20"/>',
    '<path d="M42 24h12v18h18v12H54v18H42V54H24V42h18z"/>',
    '<path d="M26 30h44v8H26zM26 46h44v8H26zM26 62h28v8H26z"/>',
  ][number % 4]
  return picture(96, 96, `<rect width="96" height="96" fill="${ground}"/><g fill="#fff">${shape}</g>`)
}
