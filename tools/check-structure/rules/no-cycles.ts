import type { Finding, SourceTree } from '../source-tree.ts'

/** Files that import each other in a ring. Types count: files that need each other's cannot be understood apart. */
export function findCycles(tree: SourceTree): Finding[] {
  const next = new Map<string, string[]>()
  for (const { from, to } of tree.imports) next.set(from, [...(next.get(from) ?? []), to])
  const done = new Set<string>()
  const findings: Finding[] = []

  const walk = (file: string, way: string[]) => {
    const seenAt = way.indexOf(file)
    if (seenAt >= 0) {
      const ring = [...way.slice(seenAt), file]
      findings.push({ path: file, message: `imports itself in a ring: ${ring.join(' -> ')}` })
      return
    }
    if (done.has(file)) return
    for (const to of next.get(file) ?? []) walk(to, [...way, file])
    done.add(file)
  }
  for (const file of next.keys()) walk(file, [])
  return findings
}
