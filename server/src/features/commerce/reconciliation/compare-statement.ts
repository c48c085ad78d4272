import type { differenceKinds, movements } from '#contract/commerce/reconciliation.ts'

/** Money that moved, on one of the two sides. */
export type Movement = { movement: (typeof movements)[number]; number: string; amountFen: number }

export type Difference = Omit<Movement, 'amountFen'> & {
  kind: (typeof differenceKinds)[number]
  hereFen: number | null
  thereFen: number | null
}

/** What differs between our books of a day and the provider's, each movement known by its number. */
export function compareMovements(here: Movement[], there: Movement[]): Difference[] {
  const [ours, theirs] = [byName(here), byName(there)]
  return [...new Set([...ours.keys(), ...theirs.keys()])].flatMap((name) => {
    const { movement, number } = (ours.get(name) ?? theirs.get(name))!
    const hereFen = ours.get(name)?.amountFen ?? null
    const thereFen = theirs.get(name)?.amountFen ?? null
    if (hereFen === thereFen) return []
    const kind = thereFen === null ? 'only_here' : hereFen === null ? 'only_there' : 'amount'
    return [{ movement, number, kind, hereFen, thereFen }]
  })
}

const byName = (movements: Movement[]) =>
  new Map(movements.map((each) => [`${each.movement} ${each.number}`, each]))
