import { userTypes } from '#contract/people/account.ts'
import type { ItemType } from '#contract/wire/item-types.ts'
import { users } from '#server/features/people/account/account.tables.ts'
import { drawPortrait } from '#demo/art/portrait.ts'
import { buildArticles } from '#demo/content/articles.ts'
import { commentTexts, refusedWords } from '#demo/content/comments.ts'
import { buildWorks } from '#demo/content/works.ts'
import { hospitals } from '#demo/content/hospitals.ts'
import { reviewOperation } from '#demo/content/operation-reviews.ts'
import { buildOperations } from '#demo/content/operations.ts'
import { buildDoctors } from '#demo/content/people.ts'
import { insertForIds, insertRows } from '#demo/demo.queries.ts'
import { seeded } from '#demo/seeded.ts'
import type { Seeded } from '#demo/seeded.ts'
import {
  commentPraises,
  comments,
  commentTipOffs,
  commentWords,
} from '#server/features/community/comments/comments.tables.ts'
import { foldWord } from '#server/features/community/comments/word-list.ts'
import { marks } from '#server/features/community/marks/marks.tables.ts'
import { minutesFrom } from '#demo/world.ts'
import type { World } from '#demo/world.ts'

type Item = { id: number; ageMinutes: number }
type Items = Record<ItemType, Item[]>
type Said = {
  itemType: ItemType
  itemId: number
  content: string
  agoMinutes: number
  author: number
  playTime?: number
}

/** The doctors of the demo world come first in this list; readers follow. */
const firstReader = 72
const readerCount = 24
const talkedAbout = { information: 60, production: 24, operation: 24, meeting: 30 }
const longestTalkMinutes = 3 * 24 * 60

/** Readers, their comments on the first items of each kind, and what they like and collect. */
export async function loadComments(world: World): Promise<void> {
  const random = seeded(415)
  const items = itemsOf(world)
  const readerIds = await loadReaders(world)
  const remarks = (Object.keys(talkedAbout) as ItemType[]).flatMap((itemType) =>
    sayAbout(random, itemType, items[itemType].slice(0, talkedAbout[itemType])),
  )
  const said = [...remarks, ...reviewOperations(world)]
    // Ids grow with time.
    .toSorted((a, b) => b.agoMinutes - a.agoMinutes)
  const commentIds = await insertForIds(
    world.db,
    comments,
    said.map((one) => ({
      user_id: readerIds[one.author]!,
      item_type: one.itemType,
      item_id: one.itemId,
      content: one.content,
      play_time: one.playTime ?? null,
      created_at: minutesFrom(world.now, -one.agoMinutes),
    })),
  )
  await insertRows(
    world.db,
    commentPraises,
    commentIds.flatMap((comment_id) =>
      someOf(random, readerIds, random.chance(0.4) ? 0 : random.int(1, 9)).map((user_id) => ({
        comment_id,
        user_id,
      })),
    ),
  )
  // One report waits for the operator.
  await insertRows(world.db, commentTipOffs, [
    { comment_id: commentIds[0]!, user_id: readerIds[3]!, reason: 'misinformation' },
  ])
  await insertRows(
    world.db,
    commentWords,
    refusedWords.map((word) => ({ word: foldWord(word) })),
  )
  await loadMarks(world, random, readerIds, items)
}

/** Only meetings that have begun and are for everybody. */
function itemsOf(world: World): Items {
  const { doctors } = world
  const aged = (all: { publishedMinutes: number }[], allIds: number[]) =>
    newestFirst(all.map(({ publishedMinutes }, at) => ({ id: allIds[at]!, ageMinutes: -publishedMinutes })))
  return {
    information: aged(buildArticles(doctors), world.articleIds),
    production: aged(buildWorks(doctors), world.courseIds),
    operation: aged(buildOperations(doctors), world.operationIds),
    meeting: newestFirst(
      world.meetings
        .map(({ startMinutes, audience }, at) => ({
          id: world.meetingIds[at]!,
          ageMinutes: -startMinutes,
          audience,
        }))
        .filter(({ ageMinutes, audience }) => ageMinutes > 10 && audience === 'all'),
    ),
  }
}

/** People find new items first. */
const newestFirst = (items: Item[]) => items.toSorted((a, b) => a.ageMinutes - b.ageMinutes)

function sayAbout(random: Seeded, itemType: ItemType, items: Item[]): Said[] {
  return items.flatMap(({ id: itemId, ageMinutes }, at) => {
    // Everybody comments on the first item of each kind, so that there is more than one page.
    const count = at === 0 ? commentTexts[itemType].length : random.int(1, 4)
    const authors = random.shuffle(Array.from({ length: readerCount }, (_, author) => author))
    return random
      .shuffle(commentTexts[itemType])
      .slice(0, count)
      .map((content, place) => ({
        itemType,
        itemId,
        content,
        agoMinutes: random.int(5, Math.max(5, Math.min(ageMinutes, longestTalkMinutes))),
        author: authors[place % readerCount]!,
      }))
  })
}

/** Senior readers review every operation, some days after it was published. */
function reviewOperations({ doctors, operationIds }: World): Said[] {
  const seniors = readers().flatMap(({ title }, at) => (title.includes('主任医师') ? [at] : []))
  return buildOperations(doctors).flatMap((operation, at) =>
    reviewOperation(operation, at).map((review, number) => ({
      ...review,
      itemType: 'operation',
      itemId: operationIds[at]!,
      agoMinutes: Math.max(5, Math.round(-operation.publishedMinutes * (0.8 - number * 0.2))),
      author: seniors[(at + number) % seniors.length]!,
    })),
  )
}

const readers = () => buildDoctors(firstReader + readerCount).slice(firstReader)

async function loadReaders({ db, shelf }: World): Promise<number[]> {
  return insertForIds(
    db,
    users,
    readers().map((person, at) => ({
      truename: person.name,
      user_type: userTypes.doctor,
      hospital: hospitals[person.hospital]!.name,
      department: person.department,
      title: person.title,
      photo: shelf.draw(`reader-${at}`, drawPortrait(person.portraitSeed, person)),
    })),
  )
}

async function loadMarks({ db }: World, random: Seeded, readerIds: number[], items: Items): Promise<void> {
  const rows = (Object.keys(talkedAbout) as ItemType[]).flatMap((item_type) =>
    items[item_type].slice(0, 40).flatMap(({ id: item_id }) =>
      (['praise', 'collect'] as const).flatMap((mark) =>
        someOf(random, readerIds, random.int(0, mark === 'praise' ? 20 : 8)).map((user_id) => ({
          user_id,
          mark,
          item_type,
          item_id,
        })),
      ),
    ),
  )
  await insertRows(db, marks, rows)
}

const someOf = (random: Seeded, ids: number[], count: number) => random.shuffle(ids).slice(0, count)
