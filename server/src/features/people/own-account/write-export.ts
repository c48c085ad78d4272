import type { Language } from '#contract/wire/language.ts'
import type { FilePurpose } from '#kernel/files/file-purpose.ts'
import { insertFile } from '#kernel/files/files.queries.ts'
import { newUploadKey } from '#kernel/files/keys.ts'
import { removeStored } from '#kernel/files/remove-stored.ts'
import { defineJob } from '#kernel/jobs/job.ts'
import { notify } from '#kernel/notify.ts'
import { shanghaiTime } from '#kernel/time.ts'
import { lockUser } from '#server/features/people/account/account.queries.ts'
import { deleteExportsOf, exportPurpose } from './account-data.queries.ts'
import { gatherExport } from './gather-export.ts'
import { exportReady } from './own-account.notices.ts'
import { ownAccountText } from './own-account.text.ts'

/** Sealed like what it was read from; only its owner opens it, and each look is logged. */
export const exportFile: FilePurpose = {
  name: exportPurpose,
  accept: 'all',
  isPrivate: true,
  isSealed: true,
}

/** Writes the own data of somebody into one file, in place of an earlier one, and tells them. */
export const writeExport = defineJob<{ userId: number; language: Language }>({
  name: 'write-data-export',
  retryWaits: [30, 300, 1800],
  atOnce: 1,
  async run(services, { userId, language }) {
    const { storage } = services.providers
    const now = new Date()
    const gathered = await gatherExport(services, userId, language)
    if (!gathered) return
    const body = Buffer.from(JSON.stringify(gathered, null, 2))
    const key = newUploadKey('json', now)
    await storage.put(key, services.vault.seal(body), 'application/octet-stream')
    const replaced = await services.db.transaction(async (db) => {
      // The account may have been deleted meanwhile; its data is not written down again.
      if ((await lockUser(db, userId))?.status !== 'active') return undefined
      const earlier = await deleteExportsOf(db, userId)
      await insertFile(db, {
        key,
        mime: 'application/json',
        size: body.length,
        original_name: `${ownAccountText[language].exportName}-${shanghaiTime(now).slice(0, 10)}.json`,
        owner_id: userId,
        private: true,
        sealed: true,
        purpose: exportFile.name,
      })
      await notify(db, userId, exportReady.write({}))
      return earlier
    })
    if (replaced) await removeStored(services, replaced)
    else await storage.remove(key)
  },
})
