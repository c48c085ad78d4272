import { defineFeature } from '#kernel/feature.ts'
import { cleanUpSlides, removeSlides } from './remove-slides.ts'
import { maskPage } from './mask-page.ts'
import { searchSlidesJob } from './search-slides.ts'
import { turnPage } from './turn-page.ts'
import { chooseSlides, listSlides } from './show-slides.ts'
import { appendSlides, createSlides } from './upload-slides.ts'

export const lectureSlidesFeature = defineFeature({
  name: 'lecture-slides',
  calls: [listSlides, createSlides, appendSlides, chooseSlides, removeSlides, turnPage, maskPage],
  jobs: [searchSlidesJob],
  cleanups: [cleanUpSlides],
})
