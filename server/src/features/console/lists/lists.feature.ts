import { defineFeature } from '#kernel/feature.ts'
import { exportRows, serveExports } from './export-rows.ts'
import { getPart } from './get-part.ts'
import { listOptions, listResources, listRows, searchResources } from './list-rows.ts'
import { listViewsOf, removeView, saveView } from './views.ts'

export const listsFeature = defineFeature({
  name: 'lists',
  calls: [
    listResources,
    listRows,
    listOptions,
    searchResources,
    exportRows,
    listViewsOf,
    saveView,
    removeView,
    getPart,
  ],
  start: serveExports,
})
