import { and, asc, desc, eq, inArray, isNull, ne, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Db } from '#kernel/database.ts'
import { late } from '#kernel/replicas/late.ts'
import { first } from '#kernel/first-row.ts'
import type { SearchSource } from '#kernel/items.ts'
import { prepared } from '#kernel/prepared.ts'
import { doctorItemColumns } from '#server/features/people/doctors/doctors.queries.ts'
import { doctors } from '#server/features/people/doctors/doctors.tables.ts'
import { diseases } from '#server/features/library/subjects/subjects.tables.ts'
import { videos } from '#server/features/library/videos/videos.tables.ts'
import { productionEpisodes, productions } from './works.tables.ts'

const cardColumns = {
  id: productions.id,
  title: productions.title,
  cover: productions.cover,
  course_type: productions.course_type,
  is_free: productions.is_free,
  price_fen: productions.price_fen,
  former_price_fen: productions.former_price_fen,
  offer_ends_at: productions.offer_ends_at,
  is_operation_review: productions.is_operation_review,
  operation_id: productions.operation_id,
  published_at: productions.published_at,
  doctor: doctors.name,
}

/** A removed work is in no list. */
export const isShown = isNull(productions.removed_at)

const latestCourses = prepared('latest_courses', (db, by: { college: boolean; disease: boolean }) =>
  db
    .select(cardColumns)
    .from(productions)
    .innerJoin(doctors, eq(doctors.id, productions.doctor_id))
    .where(
      and(
        by.college ? eq(productions.college_id, sql.placeholder('collegeId')) : undefined,
        by.disease ? eq(productions.disease_id, sql.placeholder('diseaseId')) : undefined,
        isShown,
      ),
    )
    .orderBy(desc(productions.published_at), desc(productions.id))
    .limit(sql.placeholder('limit')),
)

export const selectWorks = (db: Db, filter: { collegeId: number; diseaseId: number }, limit: number) =>
  latestCourses(late(db), { college: filter.collegeId > 0, disease: filter.diseaseId > 0 }).execute({
    ...filter,
    limit,
  })

export type WorkCardRow = Awaited<ReturnType<typeof selectWorks>>[number]

export const selectWorksByIds = (db: Db, ids: number[]) =>
  db
    .select(cardColumns)
    .from(productions)
    .innerJoin(doctors, eq(doctors.id, productions.doctor_id))
    .where(and(inArray(productions.id, ids), isShown))

export const itemColumns = {
  id: productions.id,
  title: productions.title,
  cover: productions.cover,
  course_type: productions.course_type,
  is_free: productions.is_free,
  price_fen: productions.price_fen,
  former_price_fen: productions.former_price_fen,
  offer_ends_at: productions.offer_ends_at,
  is_operation_review: productions.is_operation_review,
  operation_id: productions.operation_id,
  view_count: productions.view_count,
  published_at: productions.published_at,
}

const latestFirst = [desc(productions.published_at), desc(productions.id)]

/** `courseType` 0 selects both kinds. */
export const selectWorksOfDoctor = (
  db: Db,
  { doctorId, courseType }: { doctorId: number; courseType: number },
  limit: number,
  offset: number,
) =>
  db
    .select({ ...itemColumns, total: sql<number>`(count(*) over ())::int` })
    .from(productions)
    .where(
      and(
        eq(productions.doctor_id, doctorId),
        isShown,
        courseType > 0 ? sql`${productions.course_type} = ${courseType}` : undefined,
      ),
    )
    .orderBy(...latestFirst)
    .limit(limit)
    .offset(offset)

const otherWorks = prepared('other_works', (db) =>
  db
    .select(itemColumns)
    .from(productions)
    .where(
      and(
        eq(productions.doctor_id, sql.placeholder('doctorId')),
        ne(productions.id, sql.placeholder('workId')),
        isShown,
      ),
    )
    .orderBy(...latestFirst)
    .limit(sql.placeholder('limit')),
)

/** Other works of the same doctor. */
export const selectOtherWorks = (db: Db, { work, doctor }: WorkRow, limit: number) =>
  otherWorks(db).execute({ doctorId: doctor.id, workId: work.id, limit })

const workById = prepared('work', (db) =>
  db
    .select({
      work: {
        ...itemColumns,
        intro: productions.intro,
        college_id: productions.college_id,
        disease_id: productions.disease_id,
        trial_seconds: productions.trial_seconds,
        removed_at: productions.removed_at,
      },
      doctor: doctorItemColumns,
      ownerId: doctors.user_id,
    })
    .from(productions)
    .innerJoin(doctors, eq(doctors.id, productions.doctor_id))
    .where(eq(productions.id, sql.placeholder('workId'))),
)

export const selectWork = (db: Db, workId: number) => first(workById(db).execute({ workId }))

export type WorkRow = NonNullable<Awaited<ReturnType<typeof selectWork>>>
export type WorkItemRow = Pick<WorkRow['work'], keyof typeof itemColumns>

const relatedWorks = prepared('related_works', (db, by: 'disease' | 'subject') =>
  db
    .select(itemColumns)
    .from(productions)
    .where(
      and(
        by === 'disease'
          ? eq(productions.disease_id, sql.placeholder('diseaseId'))
          : eq(productions.college_id, sql.placeholder('collegeId')),
        ne(productions.doctor_id, sql.placeholder('doctorId')),
        isShown,
      ),
    )
    .orderBy(desc(productions.view_count), desc(productions.id))
    .limit(sql.placeholder('limit')),
)

/** Works of other doctors about the same disease, or else in the same subject. */
export const selectRelatedWorks = (db: Db, { work, doctor }: WorkRow, limit: number) =>
  relatedWorks(db, work.disease_id === null ? 'subject' : 'disease').execute({
    diseaseId: work.disease_id,
    collegeId: work.college_id,
    doctorId: doctor.id,
    limit,
  })

const inOrder = [asc(productionEpisodes.sort), asc(productionEpisodes.id)]

export const selectEpisodes = (db: Db, productionId: number) =>
  db
    .select()
    .from(productionEpisodes)
    .where(eq(productionEpisodes.production_id, productionId))
    .orderBy(...inOrder)

export type EpisodeRow = Awaited<ReturnType<typeof selectEpisodes>>[number]

const playedEpisodes = prepared('played_episodes', (db) =>
  db
    .select({
      id: productionEpisodes.id,
      chapter: productionEpisodes.chapter,
      title: productionEpisodes.title,
      seconds: productionEpisodes.seconds,
      is_trial: productionEpisodes.is_trial,
      video: sql<string>`coalesce(nullif(${videos.playlist}, ''), ${productionEpisodes.video})`,
      clarities: productionEpisodes.clarities,
      captions: productionEpisodes.captions,
      videoCaptions: videos.captions,
      preview: sql<string>`coalesce(${videos.preview}, '')`,
    })
    .from(productionEpisodes)
    .leftJoin(videos, eq(videos.id, productionEpisodes.video_id))
    .where(eq(productionEpisodes.production_id, sql.placeholder('workId')))
    .orderBy(...inOrder),
)

/** The lessons of a work with what is played. An uploaded video may have been processed again since it was published. */
export const selectPlayedEpisodes = (db: Db, workId: number) => playedEpisodes(db).execute({ workId })

export type PlayedEpisodeRow = Awaited<ReturnType<typeof selectPlayedEpisodes>>[number]

/** Figures are kept by the day in Shanghai. */
export const today = sql`(now() at time zone 'Asia/Shanghai')::date`

/** Counts a view in the work and in its day, in one statement. */
export const addWorkView = (db: Db, productionId: number) =>
  db.execute(sql`
    with viewed as (
      update ${productions} set view_count = view_count + 1 where id = ${productionId} returning id
    )
    insert into work_days as d (production_id, day, views)
    select id, ${today}, 1 from viewed
    on conflict (production_id, day) do update set views = d.views + 1`)

/** The account of the doctor who made this work, if there is one. */
export const selectWorkAuthors = async (db: Db, workId: number): Promise<number[]> => {
  const rows = await db
    .select({ userId: doctors.user_id })
    .from(productions)
    .innerJoin(doctors, eq(doctors.id, productions.doctor_id))
    .where(eq(productions.id, workId))
  return rows.flatMap(({ userId }) => userId ?? [])
}

/** Whether a user is the doctor who made this work. */
export const isWorkOf = async (db: Db, workId: number, userId: number): Promise<boolean> =>
  (await selectWorkAuthors(db, workId)).includes(userId)

/** The paid works that a user has made. */
export const selectOwnPaidIds = async (db: Db, userId: number): Promise<number[]> => {
  const rows = await db
    .select({ id: productions.id })
    .from(productions)
    .innerJoin(doctors, eq(doctors.id, productions.doctor_id))
    .where(and(eq(doctors.user_id, userId), eq(productions.is_free, false)))
    .orderBy(productions.id)
  return rows.map(({ id }) => id)
}

export const shownWorks = sql`(select id, published_at as at from ${productions} where removed_at is null)`

export const searchedWorks = sql<SearchSource>`(
  select p.id as item_id, p.title, maker.name as subtitle, concat_ws(chr(10), d.name, d.name_en) as keywords, p.college_id,
    array_remove(array[p.disease_id], null) as disease_ids, false as is_credit, p.is_free, p.published_at as sort_at,
    null::timestamptz as end_at, search_weight(p.view_count) as weight
  from ${productions} p join ${doctors} maker on maker.id = p.doctor_id left join ${diseases} d on d.id = p.disease_id
  where p.removed_at is null)`

const latest = sql`'production' as item_type, p.id as item_id, p.published_at as at`

export const latestWorksOfDoctor = (
  doctorId: SQL,
  limit: number,
) => sql`(select ${latest} from ${productions} p
  where p.doctor_id = ${doctorId} and p.removed_at is null order by p.published_at desc, p.id desc limit ${limit})`

export const latestWorksOfCollege = (
  collegeId: SQL,
  limit: number,
) => sql`(select ${latest} from ${productions} p
  where p.college_id = ${collegeId} and p.removed_at is null order by p.published_at desc, p.id desc limit ${limit})`
