import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Finding } from './source-tree.ts'

const file = path.join(import.meta.dirname, 'debts.txt')

/** Known findings that wait to be fixed, by rule. The list may only shrink. */
export type Debts = Map<string, string[]>

/** `# rule`, then `path message` for each of its debts. */
export function readDebts(text = readFileSync(file, 'utf8')): Debts {
  const debts: Debts = new Map()
  let listed: string[] = []
  for (const line of text.split('\n').filter(Boolean)) {
    if (line.startsWith('# ')) debts.set(line.slice(2), (listed = []))
    else listed.push(line)
  }
  return debts
}

export const debtOf = ({ path, message }: Finding) => `${path} ${message}`

/** The findings of a rule that are no known debts, and its debts that are fixed and have to leave the list. */
export function settleDebts(findings: Finding[], debts: string[] = []): Finding[] {
  const found = new Set(findings.map(debtOf))
  return [
    ...findings.filter((finding) => !debts.includes(debtOf(finding))),
    ...debts
      .filter((debt) => !found.has(debt))
      .map((debt) => ({
        path: 'tools/check-structure/debts.txt',
        message: `lists what is fixed, take it out: ${debt}`,
      })),
  ]
}
