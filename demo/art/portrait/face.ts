import { mix } from '#demo/art/tone.ts'
import type { Look } from './look.ts'

const headShapes = {
  male: [
    'M137 168C136 112 162 88 200 88C238 88 264 112 263 168C263 202 258 226 242 246C230 260 216 267 200 267C184 267 170 260 158 246C142 226 137 202 137 168Z',
    'M139 168C138 112 164 90 200 90C236 90 262 112 261 168C261 206 252 232 236 251C225 263 213 269 200 269C187 269 175 263 164 251C148 232 139 206 139 168Z',
    'M135 168C134 112 160 88 200 88C240 88 266 112 265 168C266 200 262 224 246 243C233 257 218 263 200 263C182 263 167 257 154 243C138 224 134 200 135 168Z',
  ],
  female: [
    'M140 170C139 114 164 92 200 92C236 92 261 114 260 170C260 204 252 226 236 245C225 258 213 264 200 264C187 264 175 258 164 245C148 226 140 204 140 170Z',
    'M138 170C137 114 162 92 200 92C238 92 263 114 262 170C262 200 255 222 239 240C227 253 214 259 200 259C186 259 173 253 161 240C145 222 138 200 138 170Z',
    'M141 170C140 114 166 92 200 92C234 92 260 114 259 170C258 206 249 231 233 249C222 261 211 266 200 266C189 266 178 261 167 249C151 231 142 206 141 170Z',
  ],
} as const

export function drawNeck({ skin, skinShade, gender }: Look): string {
  const half = gender === 'male' ? 34 : 27
  const [left, right] = [200 - half, 200 + half]
  return (
    `<path d="M${left} 226V288C${left} 330 ${right} 330 ${right} 288V226Z" fill="${mix(skin, skinShade, 0.35)}"/>` +
    `<path d="M${left} 236C${left + 8} 282 ${right - 8} 282 ${right} 236V262C${right - 12} 296 ${left + 12} 296 ${left} 262Z" fill="${skinShade}" fill-opacity="0.5"/>`
  )
}

function ears({ skin, skinShade }: Look): string {
  return [-1, 1]
    .map(
      (side) =>
        `<g transform="translate(200 0) scale(${side} 1)"><path d="M56 168C70 156 80 166 77 184C75 202 66 212 56 206Z" fill="${mix(skin, skinShade, 0.2)}"/>` +
        `<path d="M61 174C69 170 71 180 68 192" fill="none" stroke="${skinShade}" stroke-width="2.5" stroke-linecap="round" stroke-opacity="0.7"/></g>`,
    )
    .join('')
}

function eyes({ gender, age, random, hairShade }: Look): string {
  const wide = random.between(26.5, 30)
  const y = 187
  const iris = random.pick(['#3b2a22', '#2b2426', '#46301f', '#2a2c34'])
  const smiling = random.chance(0.18)
  const lash = gender === 'female' ? 3.6 : 2.8
  const lid = mix(hairShade, '#2a1a18', age === 'senior' ? 0.8 : 0.4)
  return [-1, 1]
    .map((side) => {
      const open =
        `<path d="M-11.5 0.5C-7-7 7-7.5 11.5-1C8 6-7 6.5-11.5 0.5Z" fill="#fff"/><circle cy="-0.6" r="5.6" fill="${iris}"/><circle cx="${side * 1.6}" cy="-2.6" r="1.9" fill="#fff"/>` +
        `<path d="M-12.5 0.5C-7-8 7-8.6 12.5-1.4" fill="none" stroke="${lid}" stroke-width="${lash}" stroke-linecap="round"/>`
      const closed = `<path d="M-12 2C-6-6 6-6 12 2" fill="none" stroke="${lid}" stroke-width="${lash + 0.6}" stroke-linecap="round"/>`
      const tick =
        gender === 'female' && !smiling
          ? `<path d="M11-2.5L15.5-5.5" stroke="${lid}" stroke-width="2.4" stroke-linecap="round"/>`
          : ''
      return `<g transform="translate(${Math.round(200 + side * wide)} ${y}) scale(${side} 1)">${smiling ? closed : open}${tick}</g>`
    })
    .join('')
}

function brows({ gender, random, hairShade, age }: Look): string {
  const y = random.between(162, 167)
  const arch = gender === 'female' ? random.between(5, 8) : random.between(2.5, 6)
  const thick = gender === 'female' ? random.between(3.4, 4.6) : random.between(5, 7)
  const color = age === 'senior' ? mix(hairShade, '#6b6b70', 0.4) : hairShade
  return [-1, 1]
    .map(
      (side) =>
        `<path d="M${200 + side * 15} ${Math.round(y + 1)}Q${200 + side * 28} ${Math.round(y - arch)} ${200 + side * 43} ${Math.round(y + 2)}" fill="none" stroke="${color}" stroke-width="${thick.toFixed(1)}" stroke-linecap="round" stroke-opacity="0.85"/>`,
    )
    .join('')
}

function mouth({ gender, random, lips, skinShade }: Look): string {
  const kind = random.int(0, 2)
  const y = 229
  if (kind === 0)
    return (
      `<path d="M181 ${y}Q200 ${y + 25} 219 ${y}Q200 ${y + 5} 181 ${y}Z" fill="#fff" stroke="${lips}" stroke-width="3" stroke-linejoin="round"/>` +
      `<path d="M190 ${y + 19}Q200 ${y + 22} 210 ${y + 19}" fill="none" stroke="${skinShade}" stroke-width="2" stroke-linecap="round" stroke-opacity="0.5"/>`
    )
  const smile = `<path d="M181 ${y}Q200 ${y + 15} 219 ${y}" fill="none" stroke="${mix(lips, '#7a2b2b', 0.3)}" stroke-width="3.2" stroke-linecap="round"/>`
  if (gender === 'male')
    return (
      smile +
      `<path d="M191 ${y + 15}Q200 ${y + 18} 209 ${y + 15}" fill="none" stroke="${skinShade}" stroke-width="2.4" stroke-linecap="round" stroke-opacity="0.55"/>`
    )
  return `<path d="M182 ${y}Q192 ${y - 3} 200 ${y}Q208 ${y - 3} 218 ${y}Q200 ${y + 21} 182 ${y}Z" fill="${lips}" fill-opacity="0.85"/>${smile}`
}

function years({ age, skinShade, random }: Look): string {
  if (age === 'young') return ''
  const line = (d: string, opacity: number) =>
    `<path d="${d}" fill="none" stroke="${skinShade}" stroke-width="2.4" stroke-linecap="round" stroke-opacity="${opacity}"/>`
  const folds = line('M176 211Q168 221 168 232', 0.5) + line('M224 211Q232 221 232 232', 0.5)
  if (age === 'middle') return random.chance(0.6) ? folds : ''
  const bags = line('M163 199Q172 204 181 200', 0.5) + line('M219 200Q228 204 237 199', 0.5)
  const corners =
    line('M151 183L145 180M151 189L145 190', 0.5) + line('M249 183L255 180M249 189L255 190', 0.5)
  return folds + bags + corners + line('M176 138Q200 132 224 138', 0.35)
}

function glasses({ random, id }: Look): string {
  const frame = random.pick(['#2c3440', '#5a3f34', '#8a7448', '#39516b', '#1f2a33'])
  const round = random.chance(0.5)
  const lens = (x: number) =>
    round
      ? `<circle cx="${x}" cy="188" r="22"/>`
      : `<rect x="${x - 23}" y="171" width="46" height="34" rx="12"/>`
  return (
    `<g id="${id('glasses')}" fill="#ffffff" fill-opacity="0.18" stroke="${frame}" stroke-width="3.2">${lens(171)}${lens(229)}</g>` +
    `<path d="M193 184Q200 179 207 184M148 183L137 178M252 183L263 178" fill="none" stroke="${frame}" stroke-width="3.2" stroke-linecap="round"/>`
  )
}

export function drawHead(look: Look): string {
  const { gender, random, skin, skinShade, age } = look
  const shape = random.pick(headShapes[gender])
  const blush = mix(skin, '#f0705f', gender === 'female' ? 0.55 : 0.38)
  const light = mix(skin, '#ffffff', 0.35)
  const nose =
    `<path d="M203 186C206 198 210 207 208 212C204 217 196 217 192 213" fill="none" stroke="${skinShade}" stroke-width="3" stroke-linecap="round" stroke-opacity="0.75"/>` +
    `<path d="M199 184C198 196 197 203 198 207" fill="none" stroke="${light}" stroke-width="4" stroke-linecap="round" stroke-opacity="0.7"/>`
  const stubble =
    gender === 'male' && age !== 'senior' && random.chance(0.15)
      ? `<path d="M146 210C152 244 176 266 200 266C224 266 248 244 254 210C246 232 226 222 200 222C174 222 154 232 146 210Z" fill="${look.hair}" fill-opacity="0.12"/>`
      : ''
  const wearsGlasses = random.chance(age === 'young' ? 0.32 : 0.5)
  return (
    `${ears(look)}<path d="${shape}" fill="${skin}"/><path d="${shape}" fill="url(#${look.id('cheek')})"/>` +
    `<g fill="${blush}" fill-opacity="0.42"><ellipse cx="164" cy="213" rx="13" ry="9"/><ellipse cx="236" cy="213" rx="13" ry="9"/></g>` +
    `${stubble}${years(look)}${brows(look)}${eyes(look)}${nose}${mouth(look)}${wearsGlasses ? glasses(look) : ''}`
  )
}
