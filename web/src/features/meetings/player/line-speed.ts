/** Under this no picture is sent in time. */
const slowBitsPerSecond = 150_000
/** A line that carries a picture again has some to spare. */
const fastBitsPerSecond = 300_000
/** For how long a line has to be otherwise before it counts as such. */
const slowForMs = 6000
const fastForMs = 15_000

export type LineSpeed = {
  isSlow: boolean
  /** Since when what is measured contradicts that. */
  otherwiseSince?: number
}

/** What becomes of the speed of a line as time passes; `bitsPerSecond` is undefined while nothing is fetched. */
export function nextSpeed(line: LineSpeed, bitsPerSecond: number | undefined, nowMs: number): LineSpeed {
  const { isSlow, otherwiseSince = bitsPerSecond === undefined ? undefined : nowMs } = line
  const isOtherwise =
    bitsPerSecond === undefined ||
    (isSlow ? bitsPerSecond >= fastBitsPerSecond : bitsPerSecond < slowBitsPerSecond)
  if (!isOtherwise || otherwiseSince === undefined) return { isSlow }
  const isLong = nowMs - otherwiseSince >= (isSlow ? fastForMs : slowForMs)
  return isLong ? { isSlow: !isSlow } : { isSlow, otherwiseSince }
}
