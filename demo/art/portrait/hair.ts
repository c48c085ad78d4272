import type { Age, Gender, Look } from './look.ts'

/** `back` is drawn behind the body, `fall` over the clothes but behind the head, `front` over the face. */
export type Hair = { back: string; fall?: string; front: string }

type Style = (look: Look) => Hair

function shape(d: string, fill: string): string {
  return `<path d="${d}" fill="${fill}"/>`
}

function strands(d: string, color: string, width = 3): string {
  return `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-opacity="0.55"/>`
}

const sidePart: Style = ({ hair, hairLight, hairShade }) => ({
  back: shape('M132 186C118 110 140 62 202 60C262 60 284 112 268 186Z', hairShade),
  front:
    shape(
      'M133 178C124 112 146 64 204 61C262 60 280 108 267 178C264 158 258 142 248 130C226 136 186 130 164 112C152 126 140 146 133 178Z',
      hair,
    ) + strands('M166 108C180 92 206 82 236 88M172 116C200 124 226 124 246 118', hairLight),
})

const crew: Style = ({ hair, hairLight, hairShade }) => ({
  back: shape('M134 184C122 116 144 70 200 70C256 70 278 116 266 184Z', hairShade),
  front:
    shape(
      'M134 178C126 114 148 72 200 71C252 72 274 114 266 178C263 156 258 140 250 126C236 114 164 114 150 126C142 140 137 156 134 178Z',
      hair,
    ) + strands('M160 104C178 92 222 92 240 104', hairLight),
})

const sweptUp: Style = ({ hair, hairLight, hairShade }) => ({
  back: shape('M134 184C122 112 146 66 200 62C256 62 278 112 266 184Z', hairShade),
  front:
    shape(
      'M134 176C126 122 134 96 152 82C158 58 206 44 240 56C272 66 276 112 266 176C263 152 258 134 248 122C230 104 196 110 160 116C146 130 138 150 134 176Z',
      hair,
    ) + strands('M164 108C172 86 194 70 222 68M186 106C196 90 216 82 240 84', hairLight, 4),
})

const fringe: Style = ({ hair, hairLight, hairShade }) => ({
  back: shape('M132 188C118 112 142 62 200 60C258 60 282 112 268 188Z', hairShade),
  front:
    shape(
      'M132 184C120 116 144 62 200 60C258 60 280 116 268 184C266 164 262 150 256 140C248 146 242 140 238 130C228 144 214 144 206 130C196 146 180 144 172 132C164 146 150 146 144 140C138 152 134 166 132 184Z',
      hair,
    ) + strands('M168 86C184 76 216 76 234 88', hairLight, 4),
})

const receding: Style = ({ hair, hairLight, hairShade }) => ({
  back: shape('M132 196C120 128 146 80 200 78C254 80 280 128 268 196Z', hairShade),
  front:
    shape(
      'M133 190C124 128 142 82 200 78C258 82 276 128 267 190C262 166 258 148 254 134C252 112 238 96 212 98C202 92 190 92 182 99C160 98 148 112 146 134C142 148 138 166 133 190Z',
      hair,
    ) + strands('M160 96C178 86 222 86 240 96', hairLight),
})

const crownless: Style = ({ hair, hairLight, hairShade }) => ({
  back: shape('M131 200C122 160 128 124 146 112H254C272 124 278 160 269 200Z', hairShade),
  front:
    shape('M133 196C122 156 130 118 158 104C150 126 146 150 144 176Z', hair) +
    shape('M267 196C278 156 270 118 242 104C250 126 254 150 256 176Z', hair) +
    strands('M140 150C142 138 146 128 152 120M260 150C258 138 254 128 248 120', hairLight),
})

const bob: Style = ({ hair, hairLight, hairShade }) => ({
  back: shape(
    'M122 262C104 140 132 62 200 60C268 62 296 140 278 262C276 276 254 280 244 270L156 270C146 280 124 276 122 262Z',
    hairShade,
  ),
  front:
    shape(
      'M124 258C108 142 134 62 202 60C268 62 292 142 276 258C272 270 258 272 252 262C258 220 262 172 250 134C224 132 192 122 172 104C158 128 142 168 148 262C142 272 128 270 124 258Z',
      hair,
    ) +
    strands(
      'M176 98C194 82 222 78 246 92M134 220C130 180 134 140 150 112M266 220C270 184 266 148 254 122',
      hairLight,
    ),
})

const longParted: Style = ({ hair, hairLight, hairShade }) => ({
  back: shape('M116 344C96 210 112 62 200 58C288 62 304 210 284 344C266 356 134 356 116 344Z', hairShade),
  front:
    shape(
      'M200 62C132 58 116 130 122 226C124 280 116 320 126 346C140 352 150 346 152 330C154 290 142 250 142 206C142 160 166 120 200 96Z',
      hair,
    ) +
    shape(
      'M200 62C268 58 284 130 278 226C276 280 284 320 274 346C260 352 250 346 248 330C246 290 258 250 258 206C258 160 234 120 200 96Z',
      hair,
    ) +
    strands('M134 250C130 190 136 132 170 96M266 250C270 190 264 132 230 96', hairLight),
})

const bun: Style = ({ hair, hairLight, hairShade }) => ({
  back:
    `<circle cx="200" cy="59" r="30" fill="${hair}"/>` +
    strands('M180 56C188 42 210 40 220 54', hairLight) +
    shape('M134 188C120 116 142 68 200 66C258 68 280 116 266 188Z', hairShade),
  front:
    shape(
      'M135 182C124 118 146 68 200 66C254 68 276 118 265 182C262 156 256 138 244 122C228 108 214 102 200 102C186 102 172 108 156 122C144 138 138 156 135 182Z',
      hair,
    ) + strands('M152 118C162 94 180 80 200 74M248 118C238 94 220 80 200 74', hairLight),
})

const lowPonytail: Style = ({ hair, hairLight, hairShade }) => ({
  back: shape('M134 188C120 114 142 64 200 62C258 64 280 114 266 188Z', hairShade),
  fall:
    shape('M216 214C262 218 294 278 288 340C284 368 266 378 258 362C264 330 250 292 218 268Z', hairShade) +
    shape('M222 222C264 232 288 286 283 342C280 360 268 368 262 358C268 326 252 286 222 262Z', hair) +
    strands('M256 266C272 290 276 316 272 344', hairLight),
  front:
    shape(
      'M134 192C122 118 144 64 204 62C262 64 280 118 266 192C266 212 262 226 256 236C258 196 260 158 246 132C222 130 190 122 172 106C154 124 140 152 134 192Z',
      hair,
    ) + strands('M178 100C196 86 224 82 244 96', hairLight),
})

const pixie: Style = ({ hair, hairLight, hairShade }) => ({
  back: shape(
    'M128 206C112 122 136 62 200 58C264 62 288 122 272 206C268 222 250 224 246 210L154 210C150 224 132 222 128 206Z',
    hairShade,
  ),
  front:
    shape(
      'M130 204C114 126 138 62 198 58C262 58 286 126 270 204C262 192 260 168 250 142C236 146 214 138 204 124C190 142 168 150 154 142C144 164 140 190 130 204Z',
      hair,
    ) + strands('M160 94C178 78 212 74 236 88M156 108C166 98 178 92 190 90', hairLight, 4),
})

const softCurls: Style = ({ hair, hairLight, hairShade }) => {
  const curl = (x: number, y: number, r: number) => `<circle cx="${x}" cy="${y}" r="${r}"/>`
  const rim = [
    [132, 200, 20],
    [126, 170, 22],
    [130, 136, 24],
    [144, 106, 26],
    [170, 84, 27],
    [202, 76, 28],
    [234, 86, 27],
    [258, 108, 26],
    [270, 138, 24],
    [274, 172, 22],
    [268, 202, 20],
  ].map(([x, y, r]) => curl(x!, y!, r!))
  const inner = [
    [158, 116, 20],
    [182, 106, 20],
    [208, 104, 20],
    [232, 112, 19],
    [248, 128, 15],
    [148, 134, 15],
  ].map(([x, y, r]) => curl(x!, y!, r!))
  return {
    back: `<g fill="${hairShade}">${rim.join('')}</g>`,
    front:
      `<g fill="${hair}">${rim.join('')}${inner.join('')}</g>` +
      strands(
        'M160 100C168 90 178 88 186 94M200 88C208 80 220 82 226 90M140 124C142 114 150 110 156 114M244 108C252 106 258 112 258 120M122 168C124 158 130 154 136 156M264 166C270 160 276 164 278 172',
        hairLight,
        4,
      ),
  }
}

/** A theatre cap hides the hair and brings some colour. */
const cap: Style = ({ random, hair }) => {
  const color = random.pick(['#2f8f92', '#3f7fbf', '#5a67b8', '#3f9a7a', '#7a5aa6'])
  return {
    back: shape('M134 140C130 178 136 204 148 216H252C264 204 270 178 266 140Z', hair),
    front:
      shape('M130 148C118 84 152 50 200 50C248 50 282 84 270 148C236 128 164 128 130 148Z', color) +
      shape(
        'M130 148C127 136 128 128 130 122C166 102 234 102 270 122C272 128 273 136 270 148C236 128 164 128 130 148Z',
        '#00000022',
      ) +
      `<path d="M162 78C176 68 196 64 214 66" fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round" stroke-opacity="0.35"/>`,
  }
}

const styles: Record<Gender, Record<Age, readonly Style[]>> = {
  male: {
    young: [sidePart, crew, sweptUp, fringe, sidePart, cap],
    middle: [sidePart, crew, sweptUp, receding, sidePart, cap],
    senior: [sidePart, receding, crownless, crew, sidePart],
  },
  female: {
    young: [bob, longParted, bun, lowPonytail, longParted, pixie, cap],
    middle: [bob, lowPonytail, bun, pixie, bob, cap],
    senior: [pixie, softCurls, bob, softCurls, bun],
  },
}

export function drawHair(look: Look): Hair {
  return look.random.pick(styles[look.gender][look.age])(look)
}
