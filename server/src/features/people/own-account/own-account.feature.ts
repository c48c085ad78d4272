import { defineFeature } from '#kernel/feature.ts'
import { personLogins } from './person-logins.ts'
import { removeStored } from '#kernel/files/remove-stored.ts'
import { deleteOldExports } from './account-data.queries.ts'
import { bindMobile } from './bind-mobile.ts'
import { destroyAccount } from './destroy-account.ts'
import { exportData, listExports } from './export-data.ts'
import { exportReady, mobileChanged } from './own-account.notices.ts'
import { endOtherLogins, endOwnLogin, listOwnLogins } from './own-logins.ts'
import { showClosing } from './show-closing.ts'
import { exportFile, writeExport } from './write-export.ts'

export const ownAccountFeature = defineFeature({
  name: 'own-account',
  placeParts: [personLogins],
  notices: [mobileChanged, exportReady],
  jobs: [writeExport],
  fileReaders: [{ purpose: exportFile }],
  cleanups: [async (services) => removeStored(services, await deleteOldExports(services.db))],
  calls: [
    listOwnLogins,
    endOwnLogin,
    endOtherLogins,
    bindMobile,
    exportData,
    listExports,
    showClosing,
    destroyAccount,
  ],
})
