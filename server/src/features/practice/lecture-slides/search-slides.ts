import { readdir } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { maskingStates } from '#contract/community/masking.ts'
import type { SlidePage } from '#contract/practice/lecture-slides.ts'
import { identityFinder } from '#kernel/files/find-identity.ts'
import type { FoundIdentity } from '#kernel/files/find-identity.ts'
import { findCommand } from '#kernel/find-command.ts'
import { defineJob } from '#kernel/jobs/job.ts'
import { runBounded } from '#kernel/run-bounded.ts'
import type { Services } from '#kernel/services.ts'
import { withWorkFolder } from '#kernel/work-folder.ts'
import { hiddenPages } from './hidden-pages.ts'
import { beginSearch, endSearch } from './slide-searches.queries.ts'

/** Part of poppler, which also reads the words of slides. */
const drawCommand = 'pdftoppm'
const longestDrawMs = 10 * 60_000
/** Of the longer side: letters that an audience can read are found. */
const pixels = 1600
const mostPages = 300
/** Each start of the finder takes seconds. */
const atOnce = 20
const mostTries = 3

/** Looks for patients on slides that wait for it, one file after the other. Where a machine cannot draw a PDF, they wait for one that can. */
export async function searchSlides(services: Services, command = drawCommand): Promise<void> {
  if (!(await findCommand(command, '-v'))) return
  const { db, log } = services
  for (;;) {
    const slides = await beginSearch(db, mostTries)
    if (!slides) return
    const { slides_id, tries } = slides
    try {
      const pages = await findOnPages(services, slides.file_key, command)
      const hidden_pages = hiddenPages(pages)
      await endSearch(db, slides_id, { state: maskingStates.found, pages, hidden_pages })
    } catch (error) {
      log.warn({ err: error, slidesId: slides_id, tries }, 'slides were not searched')
      if (tries >= mostTries)
        await endSearch(db, slides_id, { state: maskingStates.unsearched, pages: [], hidden_pages: [] })
    }
  }
}

export const searchSlidesJob = defineJob({
  name: 'search-slides',
  schedule: '* * * * *',
  oneAtATime: true,
  longestSeconds: 2 * 3600,
  retryWaits: [],
  run: (services) => searchSlides(services),
})

const findOnPages = ({ env, providers }: Services, key: string, command: string): Promise<SlidePage[]> =>
  withWorkFolder(env, async (folder) => {
    await providers.storage.withFile(key, (file) =>
      runBounded({
        command,
        args: ['-jpeg', '-scale-to', String(pixels), '-l', String(mostPages + 1), path.resolve(file), 'page'],
        folder,
        longestMs: longestDrawMs,
      }),
    )
    const names = await readdir(folder)
    // `page-07.jpg`, with as many digits as the last page has.
    const drawn = names.filter((name) => name.startsWith('page-')).toSorted()
    if (drawn.length === 0 || drawn.length > mostPages) throw new Error(`${drawn.length} pages were drawn`)
    const files = drawn.map((name) => path.resolve(folder, name))
    const pages: SlidePage[] = []
    for (let from = 0; from < files.length; from += atOnce) {
      const some = files.slice(from, from + atOnce)
      const found = await identityFinder.find(some)
      for (const [at, file] of some.entries()) {
        const { width, height } = await sharp(file).metadata()
        pages.push({
          page: from + at + 1,
          width,
          height,
          found: findingsOf(found[at]!),
          boxes: [],
          is_decided: 0,
        })
      }
    }
    return pages
  })

const findingsOf = ({ text, faces }: FoundIdentity): SlidePage['found'] => [
  ...text.flatMap(({ sign, ...box }) => (sign ? [{ ...box, kind: sign }] : [])),
  ...faces.map((box) => ({ ...box, kind: 'face' as const })),
]
