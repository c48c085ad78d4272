import type { Frame } from '#demo/art/frame.ts'
import { backdrop, composition, spotlight } from '#demo/art/frame.ts'
import { linear, num, radial } from '#demo/art/svg.ts'
import type { Tone } from '#demo/art/tone.ts'
import { darkTone, mix } from '#demo/art/tone.ts'

/** Bright rim, faint marrow: the look of bone on an X-ray film. */
function bone({ id }: Frame, tone: Tone, d: string, extra = ''): string {
  return (
    `<path d="${d}" fill="url(#${id('marrow')})" stroke="${tone.glow}" stroke-opacity="0.22" stroke-width="16" stroke-linejoin="round"${extra}/>` +
    `<path d="${d}" fill="none" stroke="${tone.line}" stroke-opacity="0.85" stroke-width="4.5" stroke-linejoin="round"${extra}/>`
  )
}

function film(frame: Frame, tone: Tone): string {
  const { width, height, id } = frame
  const marrow = linear(id('marrow'), { x: 0, y: 0 }, { x: 1, y: 0 }, [
    [0, tone.line, 0.75],
    [0.28, tone.glow, 0.3],
    [0.72, tone.glow, 0.26],
    [1, tone.line, 0.7],
  ])
  const edge = radial(id('edge'), { x: 0.5, y: 0.5 }, 0.75, [
    [0, tone.ground[0], 0],
    [0.6, tone.ground[0], 0.15],
    [1, tone.ground[0], 0.85],
  ])
  return `<defs>${marrow}${edge}${spotlight(frame, 'spot', tone.accent, 0.6)}</defs><rect width="${width}" height="${height}" fill="${tone.ground[0]}" fill-opacity="0.35"/>`
}

/** Soft tissue around the bone. */
function flesh({ id }: Frame, tone: Tone, d: string): string {
  const gradient = linear(id('flesh'), { x: 0, y: 0 }, { x: 1, y: 0 }, [
    [0, tone.glow, 0],
    [0.2, tone.glow, 0.2],
    [0.8, tone.glow, 0.2],
    [1, tone.glow, 0],
  ])
  return `<defs>${gradient}</defs><path d="${d}" fill="url(#${id('flesh')})"/>`
}

const vertebra = 'M-60-30C-30-22 30-22 60-30C52-8 52 8 60 30C30 22-30 22-60 30C-52 8-52-8-60-30Z'
const archway =
  'M58-22C84-30 96-22 104-8C130-2 168 10 190 34C196 46 178 54 164 48C138 40 118 36 104 28C90 34 72 30 60 20Z'

function spine(frame: Frame, tone: Tone): string {
  const { width, height, random } = frame
  const mirrored = random.chance(0.5)
  const cx = width * random.between(0.44, 0.56)
  const painful = random.int(2, 5)
  const parts = Array.from({ length: 8 }, (_, i) => {
    const share = i / 7
    const y = -40 + share * (height + 80)
    const x = Math.sin(share * Math.PI * 1.5 + 0.5) * 70
    const lean = Math.cos(share * Math.PI * 1.5 + 0.5) * -20
    const size = 1 + share * 0.42
    const disc =
      `<ellipse cx="0" cy="${num(48)}" rx="58" ry="14" fill="${i === painful ? tone.accent : tone.soft}" fill-opacity="${i === painful ? 0.95 : 0.45}"/>` +
      (i === painful ? `<circle cx="0" cy="48" r="170" fill="url(#${frame.id('spot')})"/>` : '')
    return `<g transform="translate(${num(x)} ${num(y)}) rotate(${num(lean)}) scale(${num(size)})">${disc}${bone(frame, tone, archway)}${bone(frame, tone, vertebra)}</g>`
  })
  const back = `M${cx - 230} 0C${cx - 300} ${height * 0.4} ${cx - 150} ${height * 0.7} ${cx - 260} ${height}H${cx + 330}C${cx + 220} ${height * 0.7} ${cx + 380} ${height * 0.4} ${cx + 280} 0Z`
  const flip = mirrored ? ` transform="translate(${num(2 * cx)} 0) scale(-1 1)"` : ''
  return `<g${flip}>${flesh(frame, tone, back)}<g transform="translate(${num(cx - 30)} 0)">${parts.join('')}</g></g>`
}

function knee(frame: Frame, tone: Tone): string {
  const { width, height, random } = frame
  const angle = random.between(-16, 16)
  const scale = (height / 720) * random.between(1, 1.2)
  const x = width * random.between(0.42, 0.58)
  const femur =
    'M-66-470C-60-300-62-200-92-130C-126-96-134-46-104-18C-76 4-36 0-14-26C-6-36 10-36 18-26C40 2 84 6 112-18C140-48 130-98 98-132C70-200 66-300 70-470Z'
  const tibia =
    'M-118 34C-126 62-96 96-74 150C-58 240-56 340-50 470H54C58 340 62 240 80 150C100 96 130 62 120 34C90 18 46 18 20 30C8 18-6 18-16 30C-46 18-90 18-118 34Z'
  const fibula =
    'M104 118C126 112 146 128 142 156C128 240 128 340 132 470H100C100 340 100 240 98 160C90 142 92 124 104 118Z'
  const patella = 'M-44-108C-40-150 42-152 48-108C52-72 24-46 2-44C-22-46-48-72-44-108Z'
  const lines = Array.from({ length: 7 }, (_, i) => {
    const at = -84 + i * 28
    return `M${at} ${-44 + Math.abs(at) * 0.1}q${num(at * -0.1)} -60 ${num(at * -0.42)} -150M${at} 52q${num(at * -0.1)} 50 ${num(at * -0.4)} 140`
  }).join('')
  const leg =
    'M-250-470C-240-220-290-60-240 60C-220 200-210 340-200 470H230C240 340 250 200 270 60C310-60 260-220 260-470Z'
  return (
    `<g transform="translate(${num(x)} ${height / 2}) rotate(${num(angle)}) scale(${num(scale)})">${flesh(frame, tone, leg)}` +
    `<ellipse cx="4" cy="8" rx="260" ry="150" fill="url(#${frame.id('spot')})"/>` +
    `${bone(frame, tone, fibula)}${bone(frame, tone, tibia)}${bone(frame, tone, femur)}` +
    `<path d="${lines}" fill="none" stroke="${tone.line}" stroke-opacity="0.25" stroke-width="3"/>${bone(frame, tone, patella)}</g>`
  )
}

function hip(frame: Frame, tone: Tone): string {
  const { width, height, random } = frame
  const mirrored = random.chance(0.5) ? -1 : 1
  const scale = (height / 720) * random.between(1.05, 1.25)
  const x = width * (0.5 + mirrored * 0.06)
  const femur =
    'M-20-92C34-110 74-70 72-26C98 4 132 14 160-2C190-22 232 8 222 52C214 84 196 108 192 150C186 240 190 340 192 480H92C92 340 90 240 82 160C70 112 40 84 8 70C-40 84-96 44-92-10C-90-52-58-84-20-92Z'
  const pelvis =
    'M-330-330C-220-390-60-350 20-250C60-200 112-150 96-110C70-142 20-150-30-136C-90-118-128-66-122-8C-118 34-96 66-64 86C-70 120-110 170-160 190C-220 200-260 150-230 110C-200 76-190 20-210-30C-240-110-300-200-330-330Z'
  const lines = Array.from(
    { length: 8 },
    (_, i) => `M${-56 + i * 15} ${-60 + i * 4}Q${40 + i * 10} ${30 + i * 4} ${100 + i * 11} ${150 + i * 18}`,
  ).join('')
  const body = 'M-420-400C-380-100-360 150-330 460H330C330 200 340 0 250-200C200-320 100-380-40-420Z'
  return (
    `<g transform="translate(${num(x)} ${num(height * 0.47)}) scale(${num(mirrored * scale)} ${num(scale)})">${flesh(frame, tone, body)}` +
    `<circle cx="-10" cy="-14" r="240" fill="url(#${frame.id('spot')})"/>${bone(frame, tone, pelvis, ' fill-rule="evenodd"')}${bone(frame, tone, femur)}` +
    `<path d="${lines}" fill="none" stroke="${tone.line}" stroke-opacity="0.25" stroke-width="3"/></g>`
  )
}

export function drawBones(frame: Frame): string {
  const scene = composition(frame, [spine, knee, hip])
  const base = darkTone(frame)
  const tone = { ...base, line: mix(base.line, '#ffffff', 0.4) }
  const edge = `<rect width="${frame.width}" height="${frame.height}" fill="url(#${frame.id('edge')})"/>`
  return backdrop(frame, tone) + film(frame, tone) + scene(frame, tone) + edge
}
