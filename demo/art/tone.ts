/** The colours of one picture. `ground` runs from the dark corner to the light one. */
export type Tone = {
  ground: readonly [string, string, string]
  /** Light in the room. */
  glow: string
  /** The main thing drawn. */
  line: string
  /** The background. */
  soft: string
  /** A small contrast, used sparingly. */
  accent: string
}

/** Ordered so that neighbours differ; teal and blue, the product's own colours, occur more often. */
const darkTones: readonly Tone[] = [
  {
    ground: ['#021f27', '#0a5a63', '#2fa39f'],
    glow: '#6fe0d2',
    line: '#d8fff6',
    soft: '#3fb3ac',
    accent: '#ffc48a',
  },
  {
    ground: ['#051631', '#124a8a', '#3f98da'],
    glow: '#7cc9ff',
    line: '#e4f4ff',
    soft: '#4c9fe0',
    accent: '#ffd08f',
  },
  {
    ground: ['#101036', '#33388f', '#7c7bdf'],
    glow: '#aeb4ff',
    line: '#efeeff',
    soft: '#7d82e6',
    accent: '#ff9fb0',
  },
  {
    ground: ['#04232c', '#0e6470', '#45b4b4'],
    glow: '#8eeae2',
    line: '#eafffb',
    soft: '#4dbabb',
    accent: '#ff9c8a',
  },
  {
    ground: ['#1f0a26', '#652a63', '#c4648f'],
    glow: '#ffb3cb',
    line: '#ffeaf1',
    soft: '#d87ba3',
    accent: '#8fe3e0',
  },
  {
    ground: ['#03221f', '#12705f', '#56bd98'],
    glow: '#a4efc6',
    line: '#effff5',
    soft: '#57bd95',
    accent: '#ffd98c',
  },
  {
    ground: ['#071a2e', '#1c5875', '#6fb0bd'],
    glow: '#bfeee6',
    line: '#f4fffb',
    soft: '#6cb0b5',
    accent: '#ff9d7c',
  },
  {
    ground: ['#241022', '#933f4a', '#f0986b'],
    glow: '#ffd0a6',
    line: '#fff3e6',
    soft: '#f2a07c',
    accent: '#9be8e0',
  },
  {
    ground: ['#041a3a', '#0f5f96', '#35b3c9'],
    glow: '#86ecf2',
    line: '#e9feff',
    soft: '#3fb0d0',
    accent: '#ffb27a',
  },
  {
    ground: ['#160f2e', '#46307f', '#9b78d2'],
    glow: '#d6b6ff',
    line: '#f7efff',
    soft: '#9d78d8',
    accent: '#7fe0d8',
  },
]

const lightTones: readonly Tone[] = [
  {
    ground: ['#c3e4e2', '#e3f3f1', '#fbfefd'],
    glow: '#ffffff',
    line: '#0a6c74',
    soft: '#6dbab8',
    accent: '#e0754f',
  },
  {
    ground: ['#c6d8f2', '#e5eefb', '#fcfdff'],
    glow: '#ffffff',
    line: '#1d4f91',
    soft: '#7ea9de',
    accent: '#e58a5a',
  },
  {
    ground: ['#f3d9cc', '#fbeee5', '#fffcf9'],
    glow: '#ffffff',
    line: '#a1473a',
    soft: '#e5a48d',
    accent: '#0a7c82',
  },
  {
    ground: ['#dad5f2', '#eeebfa', '#fdfcff'],
    glow: '#ffffff',
    line: '#4b3f96',
    soft: '#a094dd',
    accent: '#d96b85',
  },
  {
    ground: ['#f4cfd6', '#fbe8ea', '#fffafa'],
    glow: '#ffffff',
    line: '#a23e5e',
    soft: '#e59bb0',
    accent: '#187e86',
  },
]

export function darkTone({ shade }: { shade: number }): Tone {
  return darkTones[shade % darkTones.length]!
}

export function lightTone({ shade }: { shade: number }): Tone {
  return lightTones[shade % lightTones.length]!
}

function channels(hex: string): [number, number, number] {
  const value = Number.parseInt(hex.slice(1), 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}

/** A colour between two: `share` 0 is the first and 1 the second. */
export function mix(from: string, to: string, share: number): string {
  const a = channels(from)
  const b = channels(to)
  const mixed = a.map((value, i) => Math.round(value + (b[i]! - value) * share))
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}
