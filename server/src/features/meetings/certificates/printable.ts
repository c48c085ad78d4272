import { hasGlyph } from './outline-text.ts'

/** Signs of everyday medicine that the font lacks and that no compatible form stands for. */
const spelled: Record<string, string> = {
  '≥': '>=',
  '≤': '<=',
  '≠': '!=',
  '≈': '~',
  '→': '->',
  '←': '<-',
  α: 'alpha',
  β: 'beta',
  γ: 'gamma',
  δ: 'delta',
  ε: 'epsilon',
  κ: 'kappa',
  λ: 'lambda',
  μ: 'µ',
  σ: 'sigma',
  ω: 'omega',
  Δ: 'Delta',
  Ω: 'Ohm',
}

/**
 * The text with every sign that the font lacks written in others, "Ⅱ" as "II" and "≥" as ">=": a box on a certificate or
 * in a medical record hides what was said.
 */
export const printable = (text: string): string =>
  Array.from(text, (sign) => (isPrintable(sign) ? sign : spell(sign))).join('')

const isPrintable = (text: string) =>
  Array.from(text).every((sign) => sign < ' ' || hasGlyph(sign.codePointAt(0)!))

function spell(sign: string): string {
  const letters = Array.from(sign.normalize('NFKC'), (part) => spelled[part] ?? part).join('')
  // A number in a circle would run into the one that follows it.
  const plain = /[①-⑳]/.test(sign) ? `(${letters})` : letters
  return isPrintable(plain) ? plain : sign
}
