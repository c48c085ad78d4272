import { transfersInDoubt } from './withdrawals.metrics.ts'
import { withdrawalFailures } from '#contract/commerce/withdrawals.ts'
import { listenTo } from '#kernel/listeners.ts'
import { refuse } from '#kernel/fail.ts'
import { words } from '#kernel/console-framework/words.ts'
import { defineFeature } from '#kernel/feature.ts'
import {
  withdrawalApproved,
  withdrawalPaid,
  withdrawalRefused,
  withdrawalBounced,
} from './withdrawals.notices.ts'
import { accountClosing } from '#server/features/people/account/account.events.ts'
import { applyWithdrawal } from './apply-withdrawal.ts'
import { makeBankFile } from './bank-file.ts'
import { passWithdrawal } from './decide-withdrawal.ts'
import { readBankResult } from './read-bank-result.ts'
import { requeueTransfers, sendTransfer } from './send-transfer.ts'
import { getOverview } from './show-withdrawals.ts'
import { withdrawalsResource } from './withdrawals.console.ts'
import { hasOpenWithdrawal } from './withdrawals.queries.ts'

export const withdrawalsFeature = defineFeature({
  name: 'withdrawals',
  gauges: [transfersInDoubt],
  switches: [
    { name: 'withdrawals', title: words('申请提现', 'Asking for withdrawals'), calls: [applyWithdrawal] },
  ],
  notices: [withdrawalApproved, withdrawalPaid, withdrawalRefused, withdrawalBounced],
  calls: [getOverview, applyWithdrawal, makeBankFile, readBankResult],
  deeds: [passWithdrawal],
  resources: [withdrawalsResource],
  jobs: [sendTransfer],
  cleanups: [requeueTransfers],
  closingNotes: async (db, userId) =>
    (await hasOpenWithdrawal(db, userId))
      ? [{ zh: withdrawalFailures.openAtDeletion.zh, en: withdrawalFailures.openAtDeletion.en }]
      : [],
  listeners: [
    listenTo(accountClosing, async ({ db }, { userId }) => {
      if (await hasOpenWithdrawal(db, userId)) throw refuse(withdrawalFailures.openAtDeletion)
    }),
  ],
})
