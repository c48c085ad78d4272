import { courseTypes } from '#contract/wire/items.ts'
import { drawCover } from '#demo/art/cover.ts'
import { buildWorks } from '#demo/content/works.ts'
import type { Episode } from '#demo/content/works.ts'
import { buildOperations } from '#demo/content/operations.ts'
import { subjectAt } from '#demo/content/subjects.ts'
import { operationLines } from '#demo/content/talks/operation-lines.ts'
import { talkLines } from '#demo/content/talks/talk-lines.ts'
import { operationLecture, operationStream, operationVideo } from '#demo/content/videos/choose-video.ts'
import { insertForIds, insertRows } from '#demo/demo.queries.ts'
import { productionEpisodes, productions } from '#server/features/library/works/works.tables.ts'
import {
  operationDoctors,
  operations,
  operationSteps,
} from '#server/features/library/operations/operations.tables.ts'
import { saveCaptions } from './spoken-captions.ts'
import { minutesFrom } from '#demo/world.ts'
import { reviewOperations } from '#demo/discover/links.queries.ts'
import { nameShownOperations } from '#demo/meetings/recorded-meetings.queries.ts'
import type { World } from '#demo/world.ts'

/** What is sold is a private stream, of which the server can play the beginning. */
function lessonVideo(world: World, shown: Episode['video']) {
  if ('name' in shown) return { video: world.streamed.get(shown)!.recordedStream }
  const { video, clarities } = world.drawn.get(shown)!
  return { video, clarities }
}

export async function loadWorks(world: World): Promise<void> {
  const all = buildWorks(world.doctors)
  const ids = await insertForIds(
    world.db,
    productions,
    all.map((course, at) => ({
      doctor_id: world.doctorIds[course.doctor]!,
      college_id: world.collegeIds[course.subject]!,
      disease_id: world.diseaseIds[course.subject]![course.disease]!,
      course_type: course.isSeries ? courseTypes.series : courseTypes.single,
      title: course.title,
      cover: world.shelf.draw(`course-${at}`, drawCover(course.cover.motif, course.cover.seed)),
      intro: course.intro,
      is_free: course.isFree,
      price_fen: course.priceFen,
      former_price_fen: course.formerPriceFen ?? 0,
      offer_ends_at:
        course.formerPriceFen === null || course.offerEndsMinutes === null
          ? null
          : minutesFrom(world.now, course.offerEndsMinutes),
      trial_seconds: course.trialSeconds,
      view_count: course.viewCount,
      published_at: minutesFrom(world.now, course.publishedMinutes),
    })),
  )
  const episodes = all.flatMap((course, at) =>
    course.episodes.map((episode, sort) => ({
      production_id: ids[at]!,
      title: episode.title,
      chapter: episode.chapter,
      ...lessonVideo(world, episode.video),
      captions: saveCaptions(
        world.shelf,
        talkLines(episode.title, subjectAt(course.subject).diseases[course.disease]!, episode.seconds),
        episode.seconds,
      ),
      seconds: episode.seconds,
      is_trial: episode.isTrial,
      sort,
    })),
  )
  await insertRows(world.db, productionEpisodes, episodes)
  world.courseIds = ids
}

function videoOf(world: World, title: string, at: number) {
  const lecture = operationLecture(title)
  if (lecture) return { video: lecture === 'stream' ? world.stream : world.video }
  const drawn = operationVideo(title)
  if (drawn) {
    const { video, clarities } = world.drawn.get(drawn)!
    return { video, clarities }
  }
  return { video: world.streamed.get(operationStream(title, at))!.stream }
}

export async function loadOperations(world: World): Promise<void> {
  const all = buildOperations(world.doctors)
  const ids = await insertForIds(
    world.db,
    operations,
    all.map((operation, at) => ({
      college_id: world.collegeIds[operation.subject]!,
      disease_id: world.diseaseIds[operation.subject]![operation.disease]!,
      title: operation.title,
      cover: world.shelf.draw(`operation-${at}`, drawCover(operation.cover.motif, operation.cover.seed)),
      intro: operation.intro,
      part: operation.part,
      ...videoOf(world, operation.title, at),
      captions: saveCaptions(world.shelf, operationLines(operation), operation.seconds),
      view_count: operation.viewCount,
      published_at: minutesFrom(world.now, operation.publishedMinutes),
    })),
  )
  const doctors = all.flatMap((operation, at) =>
    operation.doctors.map((doctor, sort) => ({
      operation_id: ids[at]!,
      doctor_id: world.doctorIds[doctor]!,
      sort,
    })),
  )
  await insertRows(world.db, operationDoctors, doctors)
  const steps = all.flatMap((operation, at) =>
    operation.steps.map((step) => ({ operation_id: ids[at]!, title: step.title, at_seconds: step.atSecond })),
  )
  await insertRows(world.db, operationSteps, steps)
  world.operationIds = ids
  await nameShownOperations(world.db)
  await reviewOperations(world.db)
}
