import { defineFeature } from '#kernel/feature.ts'
import { getState } from './get-state.ts'
import { endSecondStep, newRecoveryCodes, removeFactor } from './manage-factors.ts'
import { resetSecondStep } from './reset-second-step.ts'
import {
  factorAdded,
  factorRemoved,
  factorsReset,
  recoveryRenewed,
  recoveryUsed,
} from './second-step.notices.ts'
import { deleteOldChallenges, deleteOldOperatorLogins } from './second-step.queries.ts'
import { beginPasskey, confirmPasskey } from './set-up-passkey.ts'
import { beginTotp, confirmTotp } from './set-up-totp.ts'
import { verifyRecovery, verifyTotp } from './verify-code.ts'
import { askPasskey, verifyPasskey } from './verify-passkey.ts'

/** The second login step of operators: without it a login has none of their rights. */
export const secondStepFeature = defineFeature({
  name: 'second-step',
  notices: [factorAdded, factorRemoved, factorsReset, recoveryUsed, recoveryRenewed],
  calls: [
    getState,
    beginTotp,
    confirmTotp,
    verifyTotp,
    verifyRecovery,
    beginPasskey,
    confirmPasskey,
    askPasskey,
    verifyPasskey,
    newRecoveryCodes,
    removeFactor,
    endSecondStep,
  ],
  deeds: [resetSecondStep],
  cleanups: [({ db }) => deleteOldChallenges(db), ({ db }) => deleteOldOperatorLogins(db)],
})
