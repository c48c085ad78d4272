import type { Db } from '#kernel/database.ts'
import { createItems } from '#kernel/items.ts'
import { features } from '#server/features.ts'
import { indexChanges } from '#server/features/discover/search/update-index.ts'

/** Brings the search index up to date, so that the measured server is not busy with it. */
export const indexContent = (db: Db) =>
  indexChanges(db, createItems(features.flatMap((feature) => feature.items ?? [])))
