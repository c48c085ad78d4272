import { linear, svgDocument } from './svg.ts'

const tiles = {
  notice: { from: '#f8b84e', to: '#e58a1f' },
  live: { from: '#fb7c76', to: '#d93c47' },
  playback: { from: '#7f93ad', to: '#4c617d' },
  column: { from: '#7b8df0', to: '#4b55c8' },
  information: { from: '#52b4ee', to: '#2079c4' },
  operation: { from: '#3cbcb6', to: '#0a7a82' },
  course: { from: '#5fa8f5', to: '#3565d6' },
  encyclopedia: { from: '#b58ae8', to: '#7a4cc0' },
  department: { from: '#2fb5c9', to: '#0c7597' },
  college: { from: '#e0b45c', to: '#b07a1e' },
  credit: { from: '#62c98d', to: '#23945f' },
  creation: { from: '#f79bb0', to: '#d8577c' },
  hall: { from: '#f2a65e', to: '#cf6a2c' },
  talk: { from: '#6cc1a1', to: '#1f8a6f' },
  report: { from: '#7fb3c8', to: '#3f7f99' },
  questionnaire: { from: '#8fa0f2', to: '#5a62cf' },
} as const

export type MenuIconKind = keyof typeof tiles

export const menuIconKinds = Object.keys(tiles) as readonly MenuIconKind[]

/** White shapes on the tile; half-transparent ones are in the background. */
const glyphs: Record<MenuIconKind, string> = {
  notice:
    '<path d="M34 40h52a8 8 0 0 1 8 8v36a8 8 0 0 1-8 8H34a8 8 0 0 1-8-8V48a8 8 0 0 1 8-8Z" fill-opacity="0.5"/><path d="M34 34h52a8 8 0 0 1 8 8v12H26V42a8 8 0 0 1 8-8Z"/><path d="M42 26v14M78 26v14" stroke-width="7"/><path d="M46 74l10 10 20-20" fill="none" stroke-width="7"/>',
  live: '<circle cx="60" cy="60" r="36" fill-opacity="0.28"/><circle cx="60" cy="60" r="25" fill-opacity="0.45"/><path d="M52 47.5v25a3 3 0 0 0 4.6 2.5l19-12.5a3 3 0 0 0 0-5l-19-12.5a3 3 0 0 0-4.6 2.5Z"/>',
  playback:
    '<path d="M60 26a34 34 0 1 1-33 42" fill="none" stroke-width="8" stroke-opacity="0.55"/><path d="M60 26v0a34 34 0 0 0-31 20" fill="none" stroke-width="8"/><path d="M24 34l4 16 16-4" fill="none" stroke-width="8"/><path d="M53 48v24a2 2 0 0 0 3 1.7l18-12a2 2 0 0 0 0-3.4l-18-12a2 2 0 0 0-3 1.7Z"/>',
  column:
    '<rect x="28" y="30" width="28" height="60" rx="7"/><rect x="62" y="30" width="30" height="26" rx="7" fill-opacity="0.5"/><rect x="62" y="62" width="30" height="28" rx="7" fill-opacity="0.75"/>',
  information:
    '<path d="M36 26h36l16 16v44a8 8 0 0 1-8 8H36a8 8 0 0 1-8-8V34a8 8 0 0 1 8-8Z" fill-opacity="0.5"/><path d="M70 26v12a6 6 0 0 0 6 6h12Z"/><path d="M42 56h34M42 68h34M42 80h20" stroke-width="7"/>',
  operation:
    '<path d="M86 28c6 6 4 16-8 28L56 78 42 64l22-22c12-12 18-18 22-14Z"/><path d="M40 66l14 14-8 8c-6 6-14 6-20 2 2-8 6-16 14-24Z" fill-opacity="0.5"/><path d="M60 92h32" stroke-width="7" stroke-opacity="0.75"/>',
  course:
    '<path d="M60 28L100 46 60 64 20 46Z"/><path d="M36 58v18c0 8 11 14 24 14s24-6 24-14V58L60 69Z" fill-opacity="0.55"/><path d="M94 50v22" stroke-width="6"/><circle cx="94" cy="77" r="5"/>',
  encyclopedia:
    '<path d="M58 36c-8-7-20-9-30-7a4 4 0 0 0-4 4v48a4 4 0 0 0 4 4c10-2 22 0 30 7Z"/><path d="M62 36c8-7 20-9 30-7a4 4 0 0 1 4 4v48a4 4 0 0 1-4 4c-10-2-22 0-30 7Z" fill-opacity="0.55"/>',
  department:
    '<rect x="40" y="26" width="40" height="68" rx="6"/><path d="M24 52h12v42H28a6 6 0 0 1-6-6V56a4 4 0 0 1 2-4ZM96 52H84v42h8a6 6 0 0 0 6-6V56a4 4 0 0 0-2-4Z" fill-opacity="0.5"/><path d="M60 36v20M50 46h20" stroke="#0c7fa0" stroke-width="7"/><path d="M54 94V78a3 3 0 0 1 3-3h6a3 3 0 0 1 3 3v16Z" fill="#0c7fa0"/>',
  college:
    '<path d="M60 24l36 18v8H24v-8Z"/><path d="M32 56h12v26H32ZM54 56h12v26H54ZM76 56h12v26H76Z" fill-opacity="0.55"/><path d="M24 92h72" stroke-width="9"/>',
  credit:
    '<path d="M44 66l-8 30 24-10 24 10-8-30Z" fill-opacity="0.5"/><circle cx="60" cy="50" r="27"/><path d="M60 36l4.6 9.3 10.2 1.5-7.4 7.2 1.7 10.2L60 59.4l-9.1 4.8 1.7-10.2-7.4-7.2 10.2-1.5Z" fill="#2f9f69"/>',
  creation:
    '<path d="M60 24a26 26 0 0 1 15 47c-3 2-4 5-4 8H49c0-3-1-6-4-8a26 26 0 0 1 15-47Z"/><path d="M50 84h20v4a8 8 0 0 1-8 8h-4a8 8 0 0 1-8-8Z" fill-opacity="0.55"/><path d="M60 79V58M52 52l8 7 8-7" fill="none" stroke="#dd6687" stroke-width="5"/>',
  hall: '<path d="M24 44l10-18h52l10 18v6a9 9 0 0 1-18 0 9 9 0 0 1-18 0 9 9 0 0 1-18 0 9 9 0 0 1-18 0Z"/><path d="M30 64v26a4 4 0 0 0 4 4h52a4 4 0 0 0 4-4V64a18 18 0 0 1-12-3 18 18 0 0 1-36 0 18 18 0 0 1-12 3Z" fill-opacity="0.55"/><rect x="52" y="74" width="16" height="20" rx="3"/>',
  talk: '<rect x="26" y="26" width="68" height="46" rx="8" fill-opacity="0.5"/><circle cx="60" cy="50" r="12"/><path d="M38 90c2-16 11-24 22-24s20 8 22 24Z"/><path d="M28 94h64" stroke-width="7"/>',
  report:
    '<rect x="24" y="30" width="62" height="62" rx="8" fill-opacity="0.5"/><path d="M86 46h8a6 6 0 0 1 6 6v30a10 10 0 0 1-10 10H76Z"/><rect x="34" y="40" width="20" height="20" rx="4"/><path d="M62 44h14M62 56h14M36 70h40M36 82h28" stroke-width="6"/>',
  questionnaire:
    '<rect x="32" y="26" width="56" height="70" rx="8" fill-opacity="0.5"/><rect x="46" y="20" width="28" height="14" rx="6"/><path d="M43 53l5 5 8-9M43 74l5 5 8-9" fill="none" stroke-width="6"/><path d="M64 55h14M64 76h14" stroke-width="6"/>',
}

/** One of the home's menu tiles: one coherent set. */
export function drawMenuIcon(kind: MenuIconKind): string {
  const { from, to } = tiles[kind]
  const id = `menu-${kind}`
  const tile = linear(id, { x: 0.1, y: 0 }, { x: 0.9, y: 1 }, [
    [0, from],
    [1, to],
  ])
  return svgDocument(
    120,
    120,
    `<defs>${tile}<clipPath id="${id}-tile"><rect x="4" y="4" width="112" height="112" rx="34"/></clipPath></defs>` +
      `<g clip-path="url(#${id}-tile)"><rect x="4" y="4" width="112" height="112" fill="url(#${id})"/><circle cx="24" cy="12" r="58" fill="#fff" fill-opacity="0.1"/></g>` +
      `<g transform="translate(60 60) scale(0.84) translate(-60 -60)" fill="#fff" stroke="#fff" stroke-width="0" stroke-linecap="round" stroke-linejoin="round">${glyphs[kind]}</g>`,
  )
}
