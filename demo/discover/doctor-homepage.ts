import { answerTexts } from '#demo/content/answers.ts'
import { insertForIds, insertRows } from '#demo/demo.queries.ts'
import { countFollows, followExperts, selectOwnItems, viewHomepages } from './doctor-homepage.queries.ts'
import { commentPraises, comments } from '#server/features/community/comments/comments.tables.ts'
import { minutesFrom } from '#demo/world.ts'
import type { World } from '#demo/world.ts'

/** The homepages of the demo's experts have followers, figures of three months, and answers below what they have made. */
export async function loadHomepages({ db, now }: World): Promise<void> {
  await followExperts(db)
  await countFollows(db)
  await viewHomepages(db)
  const items = await selectOwnItems(db)
  const answerIds = await insertForIds(
    db,
    comments,
    items.map((item, at) => ({
      user_id: item.userId,
      item_type: item.itemType,
      item_id: item.itemId,
      content: answerTexts[at % answerTexts.length]!,
      created_at: minutesFrom(now, -60 * (items.length - at)),
    })),
  )
  const experts = [...new Set(items.map(({ userId }) => userId))]
  await insertRows(
    db,
    commentPraises,
    answerIds.flatMap((comment_id, at) =>
      experts.filter((userId) => userId !== items[at]!.userId).map((user_id) => ({ comment_id, user_id })),
    ),
  )
}
