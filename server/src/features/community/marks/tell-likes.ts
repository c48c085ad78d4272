import { itemTypes } from '#contract/wire/item-types.ts'
import type { ItemType } from '#contract/wire/item-types.ts'
import { defineJob } from '#kernel/jobs/job.ts'
import type { Services, Within } from '#kernel/services.ts'
import { takeGathered } from '#server/features/community/messages/gathered-notices.queries.ts'
import type { Gathered } from '#server/features/community/messages/gathered-notices.queries.ts'
import { tellGathered } from '#server/features/community/messages/tell-gathered.ts'
import { workLiked } from './marks.notices.ts'
import { latelyLiked } from './marks.queries.ts'

/** Authors get one notice a day of each work that others like. */
export const tellLikes = defineJob({
  name: 'tell-likes',
  schedule: '*/5 * * * *',
  retryWaits: [10],
  run: (services) =>
    services.db.transaction(async (db) => {
      const authored = itemTypes.filter((type) => services.items.get(type).authors)
      for (const liked of await takeGathered(db, workLiked.event, latelyLiked(authored)))
        await tellAuthors({ ...services, db }, liked)
    }),
})

async function tellAuthors(
  { db, items }: Within<Services>,
  { itemType, itemId, userIds }: Gathered,
): Promise<void> {
  const kind = items.get(itemType)
  const [card] = (await kind.cards?.(db, [itemId], 'zh')) ?? []
  const readers = (await kind.authors?.(db, itemId)) ?? []
  if (!card) return
  await tellGathered(db, { readers, userIds }, (doers) =>
    workLiked.write({ ...doers, title: card.title, itemType: itemType as ItemType, itemId }),
  )
}
