import { categoryPatterns, collegeTags } from '#demo/content/college-tags.ts'
import { tagAroundOperations, tagCategory, tagOperations, tagRemainingParts } from './college.queries.ts'
import { insertRows } from '#demo/demo.queries.ts'
import { tags } from '#server/features/library/subjects/subjects.tables.ts'
import type { World } from '#demo/world.ts'

/** Loaded after the content that gets the tags. */
export async function loadCollege(world: World): Promise<void> {
  await insertRows(
    world.db,
    tags,
    collegeTags.map((tag, sort) => ({
      kind: tag.kind,
      college_id: tag.subject === null ? null : world.collegeIds[tag.subject]!,
      name: tag.name,
      name_en: tag.en,
      introduction: tag.introduction,
      sort,
    })),
  )
  await tagOperations(world.db)
  await tagAroundOperations(world.db)
  await tagRemainingParts(world.db)
  for (const { name, words } of categoryPatterns) await tagCategory(world.db, name, words)
}
