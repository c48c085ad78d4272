import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { maskingStates } from '#contract/community/masking.ts'
import { identityFinder } from '#kernel/files/find-identity.ts'
import { defineJob } from '#kernel/jobs/job.ts'
import type { Services } from '#kernel/services.ts'
import { withWorkFolder } from '#kernel/work-folder.ts'
import type { OpenMasking } from './masking.queries.ts'
import { selectMasking, updateSearched } from './masking.queries.ts'

export const openOriginal = async (
  { vault, providers }: Pick<Services, 'vault' | 'providers'>,
  { original }: OpenMasking,
): Promise<Buffer> => vault.open(await buffer(await providers.storage.read(original.key)))

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
    const findings = [
      ...found!.text.map((box) => ({ ...box, kind: 'text' as const })),
      ...found!.faces.map((box) => ({ ...box, kind: 'face' as const })),
    ]
    await updateSearched(services.db, maskingId, { state: maskingStates.found, found: findings })
  },
  async giveUp({ db }, { maskingId }) {
    await updateSearched(db, maskingId, { state: maskingStates.unsearched, found: [] })
  },
})
