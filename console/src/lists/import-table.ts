import type { ImportState } from '#contract/console/imports.ts'
import { importMutations } from './queries.ts'
import type { Sent } from './queries.ts'

const waitMs = 800

/** Sends a table and answers what became of it; tells meanwhile how far a long one is. */
export async function importTable(
  sent: Sent,
  onProgress: (state: ImportState) => void,
): Promise<ImportState> {
  let state = await importMutations.begin(sent)
  while (state.state === 'waiting') {
    onProgress(state)
    await new Promise((resolve) => setTimeout(resolve, waitMs))
    state = await importMutations.state(state.id)
  }
  return state
}
