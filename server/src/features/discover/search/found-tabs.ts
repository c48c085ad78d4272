import type { AllFound, Found, FoundTab } from '#contract/discover/search.ts'
import type { Language } from '#contract/wire/language.ts'
import type { Db } from '#kernel/database.ts'
import { presentInformation } from '#server/features/library/articles/articles.present.ts'
import { selectArticlesByIds } from '#server/features/library/articles/articles.queries.ts'
import { presentColumn } from '#server/features/discover/browse/browse.present.ts'
import { selectColumnsByIds } from '#server/features/discover/browse/columns.queries.ts'
import { presentProduction } from '#server/features/library/works/works.present.ts'
import { presentDepartment } from '#server/features/library/departments/departments.present.ts'
import { selectDepartmentsByIds } from '#server/features/library/departments/departments.queries.ts'
import { presentDoctorItem } from '#server/features/people/doctors/doctors.present.ts'
import { presentMeeting } from '#server/features/meetings/meetings/meetings.present.ts'
import { selectMeetingsByIds } from '#server/features/meetings/meetings/meetings.queries.ts'
import { presentOperationAsListItem } from '#server/features/library/operations/operations.present.ts'
import { selectOperationsByIds } from '#server/features/library/operations/operations.queries.ts'
import { presentDigest } from '#server/features/library/recording-digests/recording-digests.present.ts'
import { selectOpenDigestsByIds } from '#server/features/library/recording-digests/recording-digests.queries.ts'
import { selectPassagesByIds } from '#server/features/library/transcripts/transcripts.queries.ts'
import { nameIn } from '#server/features/library/subjects/subjects.present.ts'
import {
  selectCompaniesByIds,
  selectDiseasesByIds,
  selectDoctorsByIds,
  selectProductsByIds,
  selectWorksByIds,
} from './found.queries.ts'
import type { Marker } from './mark-hits.ts'

export type FoundEntry = { itemId: number; title: string; subtitle: string; keywords: string }

type LoadFound<Item> = (
  db: Db,
  entries: FoundEntry[],
  marker: Marker,
  language: Language,
) => Promise<(Item & Found)[]>

/** The index determines which items in which order, the features their presentation. */
const loadBy =
  <Row extends { id: number }, Item>(
    select: (db: Db, ids: number[]) => Promise<Row[]>,
    present: (row: Row, language: Language) => Item,
    isName = false,
  ): LoadFound<Item> =>
  async (db, entries, marker, language) => {
    if (entries.length === 0) return []
    const rows = await select(
      db,
      entries.map(({ itemId }) => itemId),
    )
    const byId = new Map(rows.map((row) => [row.id, row]))
    return entries.flatMap((entry) => {
      const row = byId.get(entry.itemId)
      // Unpublished a moment ago; the index will follow.
      return row ? { ...present(row, language), ...marker.explain(entry, isName) } : []
    })
  }

const loadMeetings = loadBy(selectMeetingsByIds, (row) => presentMeeting(row, new Date()))

type Loads = { [Tab in FoundTab]: LoadFound<Omit<AllFound['found'][Tab][number], keyof Found>> }

export const foundTabs = {
  disease: loadBy(selectDiseasesByIds, (row, language) => ({
    disease_id: row.id,
    disease_name: nameIn(row, language),
    college_name: nameIn(row.college, language),
  })),
  live: loadMeetings,
  advance: loadMeetings,
  playback: loadMeetings,
  column: loadBy(selectColumnsByIds, (row) => presentColumn(row, new Date())),
  consulting: loadBy(selectArticlesByIds, presentInformation),
  expert: loadBy(selectDoctorsByIds, presentDoctorItem, true),
  course: loadBy(selectWorksByIds, presentProduction),
  operation: loadBy(selectOperationsByIds, presentOperationAsListItem),
  passage: loadBy(selectPassagesByIds, (row) => ({
    passage_id: row.id,
    at_seconds: row.at_seconds,
    talk: row.talk,
    talk_id: row.talk_id,
    talk_title: row.title,
    item_id: row.item_id,
    item_title: row.item_title,
    course_type: row.course_type,
    cover: row.cover,
  })),
  digest: loadBy(selectOpenDigestsByIds, presentDigest),
  department: loadBy(selectDepartmentsByIds, presentDepartment),
  company: loadBy(selectCompaniesByIds, (row) => ({
    company_id: row.id,
    company_name: row.name,
    logo: row.logo,
  })),
  product: loadBy(selectProductsByIds, (row) => ({
    product_id: row.id,
    product_name: row.name,
    cover: row.cover,
    company_name: row.company,
  })),
} satisfies Loads
