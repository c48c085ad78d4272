import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { maskingStates } from '#contract/community/masking.ts'
import type { Finding } from '#contract/community/masking.ts'
import { identityFinder } from '#kernel/files/find-identity.ts'
import { defineJob } from '#kernel/jobs/job.ts'
import { withWorkFolder } from '#kernel/work-folder.ts'
import { insertMasked, selectMasking, updateSearched } from './masking.queries.ts'
import { openOriginal, storeMasked } from './store-masked.ts'

/** Looks for text and faces on a picture. While it has not looked, nothing can be confirmed. */
export const searchPictureJob = defineJob<{ maskingId: number }>({
  name: 'search-picture',
  retryWaits: [5, 60],
  longestSeconds: 300,
  async run(services, { maskingId }) {
    const open = await selectMasking(services.db, maskingId)
    if (open?.masking.state !== maskingStates.searching) return
    const [found] = await withWorkFolder(services.env, async (folder) => {
      const file = path.join(path.resolve(folder), 'picture')
      await writeFile(file, await openOriginal(services, open))
      return identityFinder.find([file])
    })
    const all: Finding[] = [
      ...found!.text.map(({ sign, ...box }) => ({ ...box, kind: sign ?? ('text' as const) })),
      ...found!.faces.map((box) => ({ ...box, kind: 'face' as const })),
    ]
    const findings = open.masking.keeps_text ? all.filter(({ kind }) => kind !== 'text') : all
    const needsNobody = open.masking.keeps_text && findings.length === 0
    const files = needsNobody ? await storeMasked(services, open, []) : undefined
    await services.db.transaction(async (db) => {
      const isFirst = await updateSearched(db, maskingId, { state: maskingStates.found, found: findings })
      if (isFirst && files) await insertMasked(db, { maskingId, boxes: [], ...files })
    })
  },
  async giveUp({ db }, { maskingId }) {
    await updateSearched(db, maskingId, { state: maskingStates.unsearched, found: [] })
  },
})
