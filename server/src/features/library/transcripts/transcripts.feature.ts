import { defineFeature } from '#kernel/feature.ts'
import { defineItem } from '#kernel/items.ts'
import { readSlidesJob } from './read-all-slides.ts'
import { readTranscriptsJob } from './read-transcripts.ts'
import { searchedPassages } from './transcripts.queries.ts'

export const transcriptsFeature = defineFeature({
  name: 'transcripts',
  items: [defineItem({ type: 'passage', search: { kind: 'passage', sources: searchedPassages } })],
  jobs: [readTranscriptsJob, readSlidesJob],
})
