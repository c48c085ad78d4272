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

export const browseRoutes = [
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
]
