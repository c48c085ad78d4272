import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Finding } from './source-tree.ts'

/** Findings that are known and wait to be mended: one a line, `path message`. The list may only shrink. */
const file = path.join(import.meta.dirname, 'debts.txt')

export const readDebts = () => readFileSync(file, 'utf8').split('\n').filter(Boolean)

export const debtOf = ({ path, message }: Finding) => `${path} ${message}`

/** The findings that are no known debt, and the debts that were mended and have to leave the list. */
export function settleDebts(findings: Finding[], debts: string[]): Finding[] {
  const found = new Set(findings.map(debtOf))
  return [
    ...findings.filter((finding) => !debts.includes(debtOf(finding))),
    ...debts
      .filter((debt) => !found.has(debt))
      .map((debt) => ({
        path: 'tools/check-structure/debts.txt',
        message: `lists what is mended, take it out: ${debt}`,
      })),
  ]
}
