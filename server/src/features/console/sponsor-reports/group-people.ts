import { reportDimensions, smallestGroup } from '#contract/console/sponsor-reports.ts'

type Dimension = (typeof reportDimensions)[number]
export type Participant = Record<Dimension, string>
export type GroupCell = { dimension: Dimension | 'all'; label: string; people: number }

/** The label of all groups that are too small to be named. */
export const others = ''

/**
 * What may be said of the people who took part in one thing in one month. For each dimension the people are divided into
 * groups of at least ten; smaller ones are joined, with the smallest of the others if need be. Whatever is subtracted
 * from whatever, there remain whole groups.
 */
export function groupPeople(people: Participant[]): GroupCell[] {
  if (people.length < smallestGroup) return []
  return [
    { dimension: 'all', label: others, people: roundDown(people.length) },
    ...reportDimensions.flatMap((dimension) =>
      joinSmall(people.map((one) => one[dimension])).map(([label, count]) => ({
        dimension,
        label,
        people: roundDown(count),
      })),
    ),
  ]
}

const roundDown = (count: number) => count - (count % smallestGroup)

/** How many have each label, without groups that are too small. What has no label is not named either. */
export function joinSmall(labels: string[]): [label: string, count: number][] {
  const counts = new Map<string, number>()
  for (const label of labels) counts.set(label, (counts.get(label) ?? 0) + 1)
  const isNamed = ([label, count]: [string, number]) => label !== others && count >= smallestGroup
  const named = [...counts].filter(isNamed).toSorted((a, b) => b[1] - a[1])
  let joined = labels.length - named.reduce((sum, [, count]) => sum + count, 0)
  while (joined > 0 && joined < smallestGroup && named.length > 0) joined += named.pop()![1]
  return joined === 0 ? named : [...named, [others, joined]]
}
