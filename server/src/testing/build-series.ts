import { courseTypes } from '#contract/wire/items.ts'
import { buildEpisode } from './build-content.ts'
import { buildSaleWork, orderOf, pay } from './build-order.ts'
import { buildMember } from './build-user.ts'
import type { TestApp } from './test-app.ts'

/** A member who has bought a series for 99 yuan, with lessons of these lengths. */
export async function buildSeriesBuyer(app: TestApp, seconds = [100, 200, 300, 400]) {
  const { db } = app.services
  const course = await buildSaleWork(app, { course_type: courseTypes.series })
  // The first lesson is there already.
  const lessons: number[] = []
  for (const length of seconds.slice(1))
    lessons.push((await buildEpisode(db, course.work.id, { seconds: length })).id)
  const { user, client } = await buildMember(app)
  const order = await pay(app, client, await orderOf(client, course.work.id))
  return { ...course, user, client, order, lessons }
}
