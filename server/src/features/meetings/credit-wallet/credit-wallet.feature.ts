import { defineFeature } from '#kernel/feature.ts'
import { personCredits } from './person-credits.ts'
import { removeStored } from '#kernel/files/remove-stored.ts'
import { addCredit, confirmCredit, editCredit, removeCredit, uploadCreditFile } from './change-credits.ts'
import { creditFormatsResource } from './credit-formats.console.ts'
import { requirementsResource } from './credit-wallet.console.ts'
import { deleteAbandonedCreditFiles } from './credit-wallet.queries.ts'
import { creditTodo } from './credit-wallet.todos.ts'
import { exportWallet, serveWallets } from './export-wallet.ts'
import { getWallet } from './read-wallet.ts'

export const creditWalletFeature = defineFeature({
  name: 'credit-wallet',
  resources: [requirementsResource, creditFormatsResource],
  placeParts: [personCredits],
  calls: [getWallet, uploadCreditFile, addCredit, editCredit, confirmCredit, removeCredit, exportWallet],
  todoKinds: [creditTodo],
  cleanups: [async (services) => removeStored(services, await deleteAbandonedCreditFiles(services.db))],
  start: (services, app) => serveWallets(app, services),
})
