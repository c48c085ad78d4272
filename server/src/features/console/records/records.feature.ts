import { defineFeature } from '#kernel/feature.ts'
import { getRecord, listDrafts, listVersions } from './get-record.ts'
import { previewRecord } from './preview-record.ts'
import { publishOverdue } from './publish-overdue.ts'
import { publishVersion } from './publish-version.ts'
import { notPublished } from './records.notices.ts'
import { readOrder, saveOrder } from './save-order.ts'
import { dropDraft, saveRecord } from './save-record.ts'

export const recordsFeature = defineFeature({
  name: 'records',
  calls: [getRecord, listDrafts, listVersions, saveRecord, previewRecord, dropDraft, readOrder, saveOrder],
  notices: [notPublished],
  jobs: [publishVersion],
  cleanups: [publishOverdue],
})
