import type { World } from './world.ts'

/** What one feature adds to the demo world. */
export type DemoPart = {
  /** The feature, or what a second part of a feature is about. */
  name: string
  /** The parts whose rows it needs, or after which its own rows are to be numbered. */
  after?: readonly string[]
  load: (world: World) => Promise<unknown>
}

/** Each part after those it names, otherwise in the order given. */
export function inOrder(parts: readonly DemoPart[]): DemoPart[] {
  const ordered: DemoPart[] = []
  const done = new Set<string>()
  const left = [...parts]
  while (left.length > 0) {
    const next = left.findIndex(({ after = [] }) => after.every((name) => done.has(name)))
    if (next < 0)
      throw new Error(
        `Parts of the demo world wait for each other: ${left.map(({ name }) => name).join(', ')}`,
      )
    const [part] = left.splice(next, 1) as [DemoPart]
    ordered.push(part)
    done.add(part.name)
  }
  return ordered
}
