import pg from 'pg'
import type { Seen } from './watch-statements.ts'

type Plan = {
  'Node Type': string
  'Relation Name'?: string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  'Rows Removed by Index Recheck'?: number
  'Rows Removed by Join Filter'?: number
  Plans?: Plan[]
}

/** `touched`: rows that were read from tables and indexes, whether they were of use or not. */
export type Cost = {
  name: string
  returned: number
  touched: number
  ms: number
  worst: string
  text: string
}

/** Runs each statement again and counts. What no longer runs with its values is left out. */
export async function explainAll(databaseUrl: string, all: Iterable<Seen>): Promise<Cost[]> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const costs: Cost[] = []
  try {
    for (const { name, text, values } of all) {
      await client.query('begin read only; set local statement_timeout = 60000')
      const answer = await client
        .query<{ 'QUERY PLAN': [{ Plan: Plan; 'Execution Time': number }] }>(
          `explain (analyze, format json, timing off) ${text}`,
          values,
        )
        .catch(() => undefined)
      await client.query('rollback')
      const found = answer?.rows[0]?.['QUERY PLAN'][0]
      if (!found) continue
      const scans = scansIn(found.Plan).toSorted((a, b) => rowsOf(b) - rowsOf(a))
      costs.push({
        name,
        returned: found.Plan['Actual Rows'] * found.Plan['Actual Loops'],
        touched: scans.reduce((sum, scan) => sum + rowsOf(scan), 0),
        ms: found['Execution Time'],
        worst: scans[0] ? `${scans[0]['Node Type']} of ${scans[0]['Relation Name'] ?? '?'}` : '',
        text,
      })
    }
  } finally {
    await client.end()
  }
  return costs
}

const scansIn = (plan: Plan): Plan[] => [
  ...(plan['Relation Name'] ? [plan] : []),
  ...(plan.Plans ?? []).flatMap(scansIn),
]

const rowsOf = (scan: Plan): number =>
  (scan['Actual Rows'] +
    (scan['Rows Removed by Filter'] ?? 0) +
    (scan['Rows Removed by Index Recheck'] ?? 0)) *
  scan['Actual Loops']
