import { drawCover } from '#demo/art/cover.ts'
import { talks } from '#demo/content/exhibition/talks.ts'
import { subjects } from '#demo/content/subjects.ts'
import { insertRows } from '#demo/demo.queries.ts'
import { countColumns, fillTalks } from './halls.queries.ts'
import { columns } from '#server/features/library/articles/articles.tables.ts'
import type { World } from '#demo/world.ts'

/** Talks for every subject, made of the existing doctors, meetings and works. */
export async function loadTalks(world: World): Promise<void> {
  const before = await countColumns(world.db)
  await insertRows(
    world.db,
    columns,
    talks.map(([theme, intro], at) => ({
      college_id: world.collegeIds[at]!,
      theme,
      intro,
      cover: world.shelf.draw(`talk-${at}`, drawCover(subjects[at]!.accents[0], 950 + at)),
      sort: before + at,
    })),
  )
  await fillTalks(world.db)
}
