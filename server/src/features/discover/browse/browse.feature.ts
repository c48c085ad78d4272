import { defineFeature } from '#kernel/feature.ts'
import { defineItem } from '#kernel/items.ts'
import { searchedColumns } from './columns.queries.ts'
import { getColumn, listColumns } from './columns.ts'
import {
  listAllCourses,
  listConsulting,
  listCourses,
  listInformation,
  listOperations,
  listSeriesCourses,
} from './content-lists.ts'
import { getDiseaseName, listCollegeDiseases } from './diseases.ts'
import { listTopExperts } from './list-experts.ts'
import { listCreditMeetings, listEnterpriseMeetings } from './meeting-lists.ts'
import { browsePages } from './browse.pages.ts'

export const browseFeature = defineFeature({
  name: 'browse',
  calls: [
    listColumns,
    getColumn,
    listConsulting,
    listInformation,
    listCreditMeetings,
    listEnterpriseMeetings,
    listTopExperts,
    listCourses,
    listSeriesCourses,
    listAllCourses,
    listOperations,
    getDiseaseName,
    listCollegeDiseases,
  ],
  pages: browsePages,
  items: [defineItem({ type: 'column', search: { kind: 'column', sources: searchedColumns } })],
})
