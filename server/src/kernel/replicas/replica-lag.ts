/** A place in the write-ahead log, as PostgreSQL writes it: `16/B374D848`. */
export function readPlace(text: string): bigint {
  const [high = '0', low = '0'] = text.split('/')
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`)
}

const mostKept = 120

/** Where the primary was when, so that what a replica has replayed tells how late it is, whatever its clock says. */
export function createTimeline() {
  const seen: { at: number; place: bigint }[] = []
  return {
    add(at: number, place: bigint) {
      seen.push({ at, place })
      if (seen.length > mostKept) seen.shift()
    },
    /** Infinity for a replica that is further behind than is remembered. */
    lagMs(replayed: bigint, now: number): number {
      const known = seen.findLast(({ place }) => place <= replayed)
      return known ? Math.max(0, now - known.at) : Infinity
    },
  }
}
