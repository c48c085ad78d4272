import type { Strokes } from '#contract/practice/expert-agreements.ts'

/** A line that counts as a signature. */
export const drawnSignature: Strokes = [
  Array.from({ length: 12 }, (_, at) => [100 + at * 40, 200 + (at % 3) * 30]),
]
