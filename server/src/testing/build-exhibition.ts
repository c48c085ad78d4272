import type { InferInsertModel } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '#kernel/database.ts'
import type { Services } from '#kernel/services.ts'
import { insertFile } from '#kernel/files/files.queries.ts'
import { only } from '#kernel/first-row.ts'
import { ads } from '#server/features/library/ads/ads.tables.ts'
import { columns } from '#server/features/library/articles/articles.tables.ts'
import {
  dataPackageFiles,
  dataPackages,
} from '#server/features/library/data-packages/data-packages.tables.ts'
import { companies, products } from '#server/features/library/encyclopedia/encyclopedia.tables.ts'
import { hallBoothProducts, hallBooths, halls } from '#server/features/library/halls/halls.tables.ts'
import {
  questionnaireOptions,
  questionnaireQuestions,
  questionnaires,
} from '#server/features/library/questionnaires/questionnaires.tables.ts'
import { columnDoctors } from '#server/features/library/talks/talks.tables.ts'

/** Halls, questionnaires, packages, advertisements and talks for tests, each with what it cannot do without. */

let names = 0
const newName = (kind: string) => `${kind}${++names}-${process.env.VITEST_POOL_ID ?? '0'}`

type Given<Table extends PgTable> = Partial<InferInsertModel<Table>>

export function buildHall(db: Db, given: Given<typeof halls> = {}) {
  return only(
    db
      .insert(halls)
      .values({ name: newName('展厅'), cover: '/files/hall.png', ...given })
      .returning(),
  )
}

export async function buildBooth(
  db: Db,
  hallId: number,
  given: Given<typeof hallBooths> & { productNames?: string[] } = {},
) {
  const { productNames = [], ...columns } = given
  const made = await db
    .insert(companies)
    .values({ name: newName('企业'), logo: '/files/logo.png' })
    .returning()
  const company = made[0]!
  const rows = await db
    .insert(hallBooths)
    .values({ hall_id: hallId, company_id: company.id, cover: '/files/booth.png', ...columns })
    .returning()
  const booth = rows[0]!
  const productIds: number[] = []
  for (const [sort, name] of productNames.entries()) {
    const product = await db
      .insert(products)
      .values({ company_id: company.id, kind: 'drug', name, cover: '/files/product.png' })
      .returning()
    await db.insert(hallBoothProducts).values({ booth_id: booth.id, product_id: product[0]!.id, sort })
    productIds.push(product[0]!.id)
  }
  return { booth, company, productIds }
}

export function buildAd(db: Db, given: Given<typeof ads> = {}) {
  return only(
    db
      .insert(ads)
      .values({ title: newName('广告'), image: '/files/ad.png', ...given })
      .returning(),
  )
}

/** Whoever hosts a column makes it a talk. */
export async function buildTalk(db: Db, hostIds: number[], given: Given<typeof columns> = {}) {
  const rows = await db
    .insert(columns)
    .values({ theme: newName('讲堂'), cover: '/files/talk.png', ...given })
    .returning()
  const talk = rows[0]!
  for (const [sort, doctorId] of hostIds.entries())
    await db.insert(columnDoctors).values({ column_id: talk.id, doctor_id: doctorId, sort })
  return talk
}

type GivenQuestion = { kind: 'single' | 'multiple' | 'text'; required?: boolean; options?: string[] }

export async function buildQuestionnaire(
  db: Db,
  questions: GivenQuestion[],
  given: Given<typeof questionnaires> = {},
) {
  const rows = await db
    .insert(questionnaires)
    .values({ title: newName('问卷'), ...given })
    .returning()
  const questionnaire = rows[0]!
  const built: { id: number; optionIds: number[] }[] = []
  for (const [sort, { kind, required = false, options = [] }] of questions.entries()) {
    const question = await db
      .insert(questionnaireQuestions)
      .values({ questionnaire_id: questionnaire.id, kind, title: newName('题目'), required, sort })
      .returning()
    const questionId = question[0]!.id
    const optionIds: number[] = []
    for (const [place, label] of options.entries()) {
      const option = await db
        .insert(questionnaireOptions)
        .values({ question_id: questionId, label, sort: place })
        .returning()
      optionIds.push(option[0]!.id)
    }
    built.push({ id: questionId, optionIds })
  }
  return { questionnaire, questions: built }
}

/** A package with one private file that lies in the storage. */
export async function buildDataPackage(
  services: Pick<Services, 'db' | 'providers'>,
  file: { name: string; mime: string; body: Buffer; size?: number },
  given: Given<typeof dataPackages> = {},
) {
  const { db, providers } = services
  const rows = await db
    .insert(dataPackages)
    .values({ title: newName('资料包'), cover: '/files/package.png', ...given })
    .returning()
  const key = `test/package-${process.env.VITEST_POOL_ID ?? '0'}-${++names}`
  await providers.storage.put(key, file.body, file.mime)
  await insertFile(db, { key, mime: file.mime, size: file.size ?? file.body.length, private: true })
  await db.insert(dataPackageFiles).values({ package_id: rows[0]!.id, file_key: key, name: file.name })
  return { dataPackage: rows[0]!, key }
}
