import { defineFeature } from '#kernel/feature.ts'
import { getImport, importFile } from './import-file.ts'
import { importLongTable } from './import-long-table.ts'
import { importDone, importFailed } from './imports.notices.ts'
import { deleteOldImports } from './imports.queries.ts'
import { writeTemplate, writeWrongRows } from './write-templates.ts'

export const importsFeature = defineFeature({
  name: 'imports',
  calls: [importFile, getImport, writeTemplate, writeWrongRows],
  notices: [importDone, importFailed],
  jobs: [importLongTable],
  cleanups: [({ db }) => deleteOldImports(db)],
})
