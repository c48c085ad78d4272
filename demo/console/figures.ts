import { searchMisses } from '#server/features/discover/search/search.tables.ts'
import { monthsBefore } from '#server/features/console/sponsor-reports/count-months.ts'
import { groupPeople } from '#server/features/console/sponsor-reports/group-people.ts'
import {
  insertCells,
  insertMonth,
  selectCompanies,
  selectSponsored,
} from '#server/features/console/sponsor-reports/sponsor-reports.queries.ts'
import { visitorDays } from '#server/features/people/visitors/visitors.tables.ts'
import { fold } from '#kernel/fold.ts'
import { shanghaiTime } from '#kernel/time.ts'
import { hospitals } from '#demo/content/hospitals.ts'
import { insertRows } from '#demo/demo.queries.ts'
import { seeded } from '#demo/seeded.ts'
import { minutesFrom } from '#demo/world.ts'
import type { World } from '#demo/world.ts'

const daysCounted = 90
const dayMinutes = 24 * 60

/** What nobody has written about yet. */
const missedWords = [
  '量子点造影',
  'TTR 稳定剂',
  '左心耳封堵随访',
  'FFR-CT 阈值',
  '肠道菌群移植',
  '半胱氨酸蛋白酶抑制剂 C',
]

const departments = ['心血管内科', '内分泌科', '呼吸与危重症医学科', '神经内科', '消化内科', '全科']
const titles = ['主任医师', '副主任医师', '主治医师', '住院医师']

/** What was counted before the demo begins: visitors, searches without a hit, and what sponsors are told. */
export async function loadFigures(world: World): Promise<void> {
  const { db, now } = world
  const random = seeded(53)
  const dayAgo = (days: number) => shanghaiTime(minutesFrom(now, -days * dayMinutes)).slice(0, 10)
  await insertRows(
    db,
    visitorDays,
    Array.from({ length: daysCounted }, (_, at) => ({
      day: dayAgo(at + 1),
      visitors: 420 - at + (at % 7 < 2 ? 0 : 160) + random.int(0, 70),
    })),
  )
  await insertRows(
    db,
    searchMisses,
    missedWords.flatMap((term, at) =>
      [1, 4, 9, 16].map((days) => ({
        day: dayAgo(days + at),
        term,
        folded: fold(term),
        visitors: random.int(1, 12 - at),
      })),
    ),
  )
  await loadSponsorCells(world)
}

/** Three companies had many viewers; the others have too few to say anything about them. */
async function loadSponsorCells({ db, now }: World): Promise<void> {
  const random = seeded(530)
  const shown = (await selectCompanies(db)).slice(0, 3)
  const items = (await selectSponsored(db)).filter(({ company_id }) =>
    shown.some(({ id }) => id === company_id),
  )
  for (const month of monthsBefore(now)) {
    await insertMonth(db, month)
    for (const { company_id, kind: item_kind, id: item_id } of random.shuffle(items).slice(0, 8)) {
      const people = Array.from({ length: random.int(4, 140) }, () => ({
        province: random.pick(hospitals).province,
        department: random.pick(departments),
        title: random.pick(titles),
      }))
      await insertCells(
        db,
        groupPeople(people).map((cell) => ({ ...cell, company_id, item_kind, item_id, month })),
      )
    }
  }
}
