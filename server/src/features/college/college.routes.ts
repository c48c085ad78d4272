import { getDisease, listDiseaseMenu, listDoctorsOfDisease, listOtherDiseases } from './diseases.ts'
import { listLiveMeetings, listRecentMeetings } from './list-meetings.ts'
import {
  getCollegeTree,
  getTag,
  listCategoryTags,
  listDiseaseTags,
  listLabelContent,
  listOperationTags,
  listPartTags,
} from './tags.ts'

export const collegeRoutes = [
  listDiseaseMenu,
  getDisease,
  listDoctorsOfDisease,
  listOtherDiseases,
  listDiseaseTags,
  listOperationTags,
  listPartTags,
  listCategoryTags,
  getTag,
  listLabelContent,
  getCollegeTree,
  listRecentMeetings,
  listLiveMeetings,
]
