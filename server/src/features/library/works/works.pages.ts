import { workCalls } from '#contract/library/works.ts'
import { preload } from '#kernel/pages/page.ts'
import type { Page } from '#kernel/pages/page.ts'
import { readId } from '#kernel/pages/read-id.ts'
import { summary } from '#kernel/pages/summary.ts'
import { itemPreloads } from '#server/features/library/encyclopedia/item-preloads.ts'
import { selectWork } from './works.queries.ts'

/** The width that the player requests. */
const posterWidth = 750

const workPage = (path: string): Page => ({
  path,
  async describe(query, { db }) {
    const row = await selectWork(db, readId(query.production_id))
    if (!row || row.work.removed_at) return undefined
    const { work, doctor } = row
    return {
      title: work.title,
      description: summary(`${doctor.name} ${doctor.hospital} ${work.intro}`),
      image: work.cover,
      picture: `${work.cover}?w=${posterWidth}`,
      preload: [
        preload(workCalls.detail, { production_id: work.id }),
        ...itemPreloads('production', work.id),
      ],
    }
  },
})

export const workPages: Page[] = [workPage('/doctorSharePage'), workPage('/doctorSeriesCourses')]
