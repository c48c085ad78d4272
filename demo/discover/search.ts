import { subjects } from '#demo/content/subjects.ts'
import { insertRows } from '#demo/demo.queries.ts'
import { fold } from '#kernel/fold.ts'
import { searchTerms } from '#server/features/discover/search/search.tables.ts'
import { heatOf } from '#server/features/discover/search/term-heat.ts'
import type { World } from '#demo/world.ts'

const wordsEach = 8

/** What people search for: in a subject its diseases, overall the first disease of each subject. */
export async function loadSearchTerms(world: World): Promise<void> {
  const rows = (collegeId: number, terms: string[]) =>
    terms.map((term, at) => {
      const visitors = 60 - at * 5
      return { college_id: collegeId, folded: fold(term), term, visitors, heat: heatOf(visitors, world.now) }
    })
  const general = subjects.flatMap(({ diseases }) => diseases[0]?.name ?? []).slice(0, 10)
  await insertRows(world.db, searchTerms, [
    ...rows(0, general),
    ...subjects.flatMap(({ diseases }, at) =>
      rows(
        world.collegeIds[at]!,
        diseases.slice(0, wordsEach).map(({ name }) => name),
      ),
    ),
  ])
}
