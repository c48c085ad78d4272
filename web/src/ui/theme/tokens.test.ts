import { describe, expect, it } from 'vitest'

type Tokens = Record<string, string>

// The web app is type-checked without Node's types on purpose, and vitest empties imported CSS.
const files: string = 'node:fs'
const { readFileSync } = (await import(/* @vite-ignore */ files)) as {
  readFileSync: (path: URL, encoding: 'utf8') => string
}
const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8').replaceAll(/\/\*.*?\*\//gs, '')

function block(selector: string): Tokens {
  const start = css.indexOf(`${selector} {`)
  if (start < 0) throw new Error(`no block ${selector}`)
  const body = css.slice(css.indexOf('{', start) + 1, css.indexOf('}', start))
  return Object.fromEntries(
    body
      .split(';')
      .map((line) => line.split(/:(.*)/s).map((part) => part.trim().replaceAll(/\s+/g, ' ')))
      .filter((pair) => pair[0])
      .map(([name, value]) => [name, value ?? '']),
  ) as Tokens
}

const light = block(':root')
const darkBlock = block(":root[data-theme='dark']")
const themes: Record<string, Tokens> = { light, dark: { ...light, ...darkBlock } }

function channels(value: string): [number, number, number] {
  const hex = /^#([0-9a-f]{6})$/.exec(value)?.[1]
  if (!hex) throw new Error(`not an opaque colour: ${value}`)
  return [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as [number, number, number]
}

function linear(part: number): number {
  const share = part / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}

function luminance([red, green, blue]: [number, number, number]): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}

function contrast(one: [number, number, number], other: [number, number, number]): number {
  const [dark = 0, bright = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (bright + 0.05) / (dark + 0.05)
}

const meanings = ['live', 'notice', 'playback', 'credit', 'free', 'price']
const surfaces = ['page', 'surface', 'raised', 'fill']
const onEverySurface = (text: string) => surfaces.map((surface): [string, string] => [text, surface])

/** [text, background]: text contrast, so 4.5 : 1 */
const textPairs: [string, string][] = [
  ...onEverySurface('text'),
  ...onEverySurface('text-soft'),
  ...onEverySurface('accent-text'),
  ...onEverySurface('danger-text'),
  ['accent-text', 'knob'],
  ['text', 'desk'],
  ['text-soft', 'desk'],
  ['text', 'accent-soft'],
  ['accent-text', 'accent-soft'],
  ['on-accent', 'accent'],
  ['on-accent', 'accent-pressed'],
  ['on-danger', 'danger'],
  ['on-danger', 'danger-pressed'],
  ['on-inverse', 'inverse'],
  ...meanings.flatMap((meaning): [string, string][] => [
    [`on-${meaning}`, meaning],
    [`${meaning}-text`, `${meaning}-soft`],
    [`${meaning}-text`, 'surface'],
    [`${meaning}-text`, 'page'],
    [`${meaning}-text`, 'raised'],
    ['text', `${meaning}-soft`],
  ]),
]

/** non-text contrast (borders of controls, the focus ring), so 3 : 1 */
const shapePairs: [string, string][] = [
  ...onEverySurface('focus'),
  ['line-strong', 'surface'],
  ['line-strong', 'page'],
  ['line-strong', 'raised'],
  ['accent', 'surface'],
  ['accent', 'raised'],
]

describe.each(Object.entries(themes))('%s theme', (_theme, tokens) => {
  const colour = (name: string) => {
    const value = tokens[`--color-${name}`]
    if (!value) throw new Error(`no colour ${name}`)
    return channels(value)
  }

  it.each(textPairs)('%s is readable on %s', (text, background) => {
    expect(contrast(colour(text), colour(background))).toBeGreaterThanOrEqual(4.5)
  })

  it.each(shapePairs)('%s is visible on %s', (shape, background) => {
    expect(contrast(colour(shape), colour(background))).toBeGreaterThanOrEqual(3)
  })

  it('text on a picture is readable even where the picture is white', () => {
    const scrim = /^rgb\((\d+) (\d+) (\d+) \/ (\d+)%\)$/.exec(tokens['--color-scrim'] ?? '')
    if (!scrim) throw new Error('the scrim is not rgb with a share')
    const [red = 0, green = 0, blue = 0, percent = 0] = scrim.slice(1).map(Number)
    const overWhite = (part: number) => (part * percent) / 100 + 255 * (1 - percent / 100)
    const worst: [number, number, number] = [overWhite(red), overWhite(green), overWhite(blue)]
    expect(contrast(colour('on-scrim'), worst)).toBeGreaterThanOrEqual(4.5)
  })
})

it('checks every colour: none is declared without a pair', () => {
  const decorative = ['line', 'backdrop', 'scrim', 'on-scrim']
  const judged = new Set([...textPairs, ...shapePairs].flat())
  const declared = Object.keys(light)
    .filter((name) => name.startsWith('--color-'))
    .map((name) => name.replace('--color-', ''))
  expect(declared.filter((name) => !judged.has(name) && !decorative.includes(name))).toEqual([])
})

it('has the same dark theme by choice and by system setting', () => {
  expect(block(":root[data-theme='auto']")).toEqual(darkBlock)
})

it('declares nothing in the dark theme that the light theme lacks', () => {
  expect(Object.keys(darkBlock).filter((name) => !(name in light))).toEqual([])
})
