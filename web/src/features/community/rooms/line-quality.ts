import type { LineSample } from './media-line.ts'

/** Samples in a row that decide; one bad moment is no bad line. */
const inARow = 3

const isBad = ({ lostShare, roundTripMs, uplinkKbps }: LineSample) =>
  lostShare > 0.08 || roundTripMs > 800 || (uplinkKbps !== undefined && uplinkKbps < 120)

/** Whether a line is so bad that sound alone would be better; the latest samples are last. */
export const isBadLine = (samples: readonly LineSample[]): boolean =>
  samples.length >= inARow && samples.slice(-inARow).every(isBad)
