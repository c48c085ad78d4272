import { defineFeature } from '#kernel/feature.ts'
import { personLogins } from './person-logins.ts'
import { removeStored } from '#kernel/files/remove-stored.ts'
import { deleteOldExports } from './account-data.queries.ts'
import { bindMobile } from './bind-mobile.ts'
import { destroyAccount } from './destroy-account.ts'
import { exportData, listExports } from './export-data.ts'
import { exportReady, mobileChanged, wechatUnbound } from './own-account.notices.ts'
import { endOtherLogins, endOwnLogin, listOwnLogins } from './own-logins.ts'
import { showClosing } from './show-closing.ts'
import { getWechatBinding, unbindWechat } from './unbind-wechat.ts'
import { exportFile, writeExport } from './write-export.ts'

export const ownAccountFeature = defineFeature({
  name: 'own-account',
  placeParts: [personLogins],
  notices: [mobileChanged, wechatUnbound, exportReady],
  jobs: [writeExport],
  fileReaders: [{ purpose: exportFile }],
  cleanups: [async (services) => removeStored(services, await deleteOldExports(services.db))],
  calls: [
    listOwnLogins,
    endOwnLogin,
    endOtherLogins,
    bindMobile,
    getWechatBinding,
    unbindWechat,
    exportData,
    listExports,
    showClosing,
    destroyAccount,
  ],
})
