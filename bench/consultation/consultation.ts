import { consultationCalls } from '#contract/practice/consultations.ts'
import { cloneTemplate, makeTemplate, openTestPostgres } from '#server/testing/database.ts'
import { compareCall } from '../compare-call.ts'
import { judge } from '../result.ts'
import type { BenchResult } from '../result.ts'
import { prepareConsultation } from './prepare-consultation.ts'

/** The record of a consultation, whose view is logged, against a bare server with the same SQL. */
export async function benchConsultation(): Promise<BenchResult[]> {
  const postgres = await openTestPostgres()
  try {
    await makeTemplate(postgres.url)
    const databaseUrl = await cloneTemplate(postgres.url, 'xinglin_bench')
    const { id, token, statements } = await prepareConsultation(databaseUrl)
    const value = await compareCall({
      name: 'consultation',
      databaseUrl,
      path: consultationCalls.detail.path,
      fields: { id: String(id) },
      token,
      statements,
    })
    return [
      judge({
        name: 'consultation detail against node:http + pg',
        value,
        unit: 'x',
        limit: 0.7,
        better: 'higher',
      }),
    ]
  } finally {
    await postgres.stop()
  }
}
