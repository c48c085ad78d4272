import path from 'node:path'
import { defineJob } from '#kernel/jobs/job.ts'
import { findCommand } from '#kernel/find-command.ts'
import type { Services } from '#kernel/services.ts'
import { withWorkFolder } from '#kernel/work-folder.ts'
import { pageSeconds } from './page-seconds.ts'
import { readSlides, slideCommands } from './read-slides.ts'
import type { SlideCommands } from './read-slides.ts'
import { insertTranscript, selectUnreadSlides } from './transcripts.queries.ts'

const atOnce = 20

/** Reads the slides of recordings that are new. Where a machine cannot read a PDF, they wait for one that can. */
export async function readAllSlides(services: Services, commands = slideCommands): Promise<void> {
  if (!(await findCommand(commands.text, '-v'))) return
  for (;;) {
    const unread = await selectUnreadSlides(services.db, atOnce)
    for (const { at_seconds, hidden_pages: hidden, marks, ...slides } of unread) {
      const pages = await pagesOf(services, slides.address, commands)
      const seconds = pageSeconds(pages.length, marks, at_seconds)
      const lines = pages
        .map((words, at) => ({ at_seconds: seconds[at]!, words, page: at + 1 }))
        .filter(({ words, page }) => words !== '' && !hidden.includes(page))
      await insertTranscript(services.db, slides, lines)
    }
    if (unread.length < atOnce) return
  }
}

export const readSlidesJob = defineJob({
  name: 'read-slides',
  schedule: '* * * * *',
  oneAtATime: true,
  retryWaits: [],
  run: (services) => readAllSlides(services),
})

/** None of a file that cannot be read: it is not tried again. */
async function pagesOf(
  { env, providers, log }: Services,
  key: string,
  commands: SlideCommands,
): Promise<string[]> {
  try {
    return await withWorkFolder(env, (folder) =>
      providers.storage.withFile(key, (file) => readSlides(path.resolve(file), folder, commands)),
    )
  } catch (error) {
    log.warn({ err: error, key }, 'slides could not be read')
    return []
  }
}
