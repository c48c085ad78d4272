import { defineFeature } from '#kernel/feature.ts'
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
  listTopicsOfItem,
} from './tags.ts'
import { collegePages } from './college.pages.ts'

export const collegeFeature = defineFeature({
  name: 'college',
  calls: [
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
    listTopicsOfItem,
    getCollegeTree,
    listRecentMeetings,
    listLiveMeetings,
  ],
  pages: collegePages,
})
