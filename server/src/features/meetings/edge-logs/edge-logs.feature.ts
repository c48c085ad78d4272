import { defineFeature } from '#kernel/feature.ts'
import type { Services } from '#kernel/services.ts'
import { deleteOldEdgeLogs } from './edge-logs.queries.ts'
import { importEdgeLog } from './import-edge-log.ts'
import { serveEdgeLogs } from './receive-edge-log.ts'

async function removeOld({ db, providers }: Services): Promise<void> {
  for (const row of await deleteOldEdgeLogs(db))
    if (!row.read_at) await providers.storage.remove(row.storage_key)
}

/** What an edge has sent to whom, by its log. */
export const edgeLogsFeature = defineFeature({
  name: 'edge-logs',
  jobs: [importEdgeLog],
  cleanups: [removeOld],
  start: (services, app) => serveEdgeLogs(app, services),
})
