/** A change of what a person may withdraw, in the order of the books. */
export type Movement = {
  /** As `fee expert 12`: names what the money is for, or the withdrawal. */
  reference: string
  kind: string
  amountFen: number
}

type Part = { source: string; amountFen: number }

/**
 * How much of each withdrawal is for each fee. Money has no name, so a rule says it: what came first is withdrawn first. A
 * withdrawal that is returned gives back what it had taken, and what corrects a fee is taken from that fee.
 */
export function payoutShares(movements: Movement[]): Map<string, Map<string, number>> {
  const left: Part[] = []
  const taken = new Map<string, Part[]>()
  for (const { reference, kind, amountFen } of movements) {
    const number = withdrawalNoOf(reference)
    if (kind === 'withdrawal_applied') taken.set(number, take(left, -amountFen))
    else if (kind === 'withdrawal_returned') {
      left.unshift(...(taken.get(number) ?? []))
      taken.delete(number)
    } else if (amountFen > 0) left.push({ source: sourceOf(reference), amountFen })
    else takeFrom(left, sourceOf(reference), -amountFen)
  }
  return new Map(Array.from(taken, ([number, parts]) => [number, sumBySource(parts)]))
}

/** Entries of one fee name it, as `fee expert 12`. */
const sourceOf = (reference: string) => /expert \d+/.exec(reference)?.[0] ?? reference
const withdrawalNoOf = (reference: string) => reference.split(' ').at(-1)!

/** The oldest first; what is not there is not taken. */
function take(left: Part[], amountFen: number): Part[] {
  const parts: Part[] = []
  let missing = amountFen
  while (missing > 0 && left.length > 0) {
    const oldest = left[0]!
    const some = Math.min(missing, oldest.amountFen)
    parts.push({ source: oldest.source, amountFen: some })
    oldest.amountFen -= some
    missing -= some
    if (oldest.amountFen === 0) left.shift()
  }
  return parts
}

function takeFrom(left: Part[], source: string, amountFen: number): void {
  let missing = amountFen
  for (const part of left.filter((one) => one.source === source)) {
    const some = Math.min(missing, part.amountFen)
    part.amountFen -= some
    missing -= some
  }
  left.splice(0, left.length, ...left.filter((part) => part.amountFen > 0))
  take(left, missing)
}

function sumBySource(parts: Part[]): Map<string, number> {
  const sums = new Map<string, number>()
  for (const { source, amountFen } of parts) sums.set(source, (sums.get(source) ?? 0) + amountFen)
  return sums
}
