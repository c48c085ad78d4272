import { defineJob } from '#kernel/jobs/job.ts'
import type { Services } from '#kernel/services.ts'
import { insertUntranslated } from '#server/features/library/translations/translations.queries.ts'
import { selectUntranslatedTitles } from './search-index.queries.ts'

const batch = 500

/** Notes the titles that nobody has translated yet where editors translate them. */
export const noteUntranslated = defineJob({
  name: 'note-untranslated',
  retryWaits: [60],
  schedule: '15 * * * *',
  run: (services) => noteUntranslatedTitles(services),
})

export async function noteUntranslatedTitles({ db }: Pick<Services, 'db'>): Promise<void> {
  for (;;) {
    const titles = await selectUntranslatedTitles(db, batch)
    await insertUntranslated(db, titles)
    if (titles.length < batch) return
  }
}
