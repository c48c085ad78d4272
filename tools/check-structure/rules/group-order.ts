import { featureOf, groups } from '../feature-of.ts'
import { findTestFiles } from '../find-test-files.ts'
import type { Finding, Import, SourceTree } from '../source-tree.ts'

/** Features stand in groups with an order; none reaches up into a later group. */
export function findUpwardImports(tree: SourceTree): Finding[] {
  const tests = findTestFiles(tree)
  const misplaced = tree.files.flatMap(({ path }) => {
    const feature = featureOf(path)
    return feature && feature.rank < 0
      ? [{ path, message: `${feature.group} is none of the groups ${groups.join(', ')}` }]
      : []
  })
  const upward = tree.imports.filter((each) => !tests.has(each.from) && isUpward(each))
  return [
    ...misplaced,
    ...upward.map(({ from, to, line }) => ({
      path: from,
      line,
      message: `reaches up to ${to}: what both need belongs to the lower group, what gathers both to the upper`,
    })),
  ]
}

function isUpward({ from, to }: Import): boolean {
  const [one, other] = [featureOf(from), featureOf(to)]
  return one !== undefined && other !== undefined && other.rank > one.rank
}

/** Features that use each other in a ring, whatever their files do. Types count: they tie the meaning as well. */
export function findFeatureCycles(tree: SourceTree): Finding[] {
  const tests = findTestFiles(tree)
  const uses = new Map<string, Map<string, Import>>()
  for (const each of tree.imports) {
    const [one, other] = [featureOf(each.from), featureOf(each.to)]
    if (!one || !other || one.folder === other.folder || one.side !== other.side) continue
    if (tests.has(each.from)) continue
    const [a, b] = [nameOf(each.from), nameOf(each.to)]
    const from = uses.get(a) ?? new Map<string, Import>()
    uses.set(a, from)
    if (!from.has(b)) from.set(b, each)
  }
  const findings: Finding[] = []
  for (const [one, others] of uses) {
    for (const [other, { from, line }] of others) {
      const way = wayFrom(other, one, uses)
      // Each ring is told once, at the feature whose name comes first.
      if (way && way.every((name) => name >= one))
        findings.push({ path: from, line, message: `features in a ring: ${[one, ...way].join(' -> ')}` })
    }
  }
  return findings
}

const nameOf = (file: string) => {
  const { side, group, name } = featureOf(file)!
  return `${side}/${group}/${name}`
}

/** The shortest way from one feature to another, or undefined. */
function wayFrom(start: string, end: string, uses: Map<string, Map<string, Import>>): string[] | undefined {
  const ways: string[][] = [[start]]
  const seen = new Set([start])
  for (let way = ways.shift(); way; way = ways.shift()) {
    const last = way.at(-1)!
    if (last === end) return way
    for (const next of uses.get(last)?.keys() ?? []) {
      if (seen.has(next)) continue
      seen.add(next)
      ways.push([...way, next])
    }
  }
  return undefined
}
