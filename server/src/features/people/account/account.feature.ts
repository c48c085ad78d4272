import { defineFeature } from '#kernel/feature.ts'
import { newAccountsFigure } from './account.figures.ts'
import { loginsTally } from './account.metrics.ts'
import {
  allowedAgain,
  loggedInOnNewDevice,
  loginsEnded,
  rolesChanged,
  wechatBound,
} from './account.notices.ts'
import { getAgreement, listAgreements } from './agreements.ts'
import { changeRoles } from './change-roles.ts'
import { codeLogin } from './code-login.ts'
import { getLoginConfig, getPublicKey } from './get-login-config.ts'
import { getUserInfo } from './get-user-info.ts'
import { fillPhoneTails } from './fill-phone-tails.ts'
import { deleteOldDevices } from './known-devices.queries.ts'
import { getLoginStatus, reportOnline } from './login-status.ts'
import { login } from './login.ts'
import { logout } from './logout.ts'
import { deleteOldProofs } from './proved-browsers.queries.ts'
import { refreshLogin } from './refresh-login.ts'
import { sendCode } from './send-code.ts'
import { deleteOldSmsCodes } from './sms-codes.queries.ts'
import { deleteDeadTokens, deleteForgottenLogins } from './sessions.queries.ts'
import { agreementsResource } from './agreements.console.ts'
import { loginSettingsResource } from './login-settings.console.ts'

export const accountFeature = defineFeature({
  name: 'account',
  resources: [agreementsResource, loginSettingsResource],
  deeds: [changeRoles],
  jobs: [fillPhoneTails],
  notices: [loggedInOnNewDevice, wechatBound, loginsEnded, allowedAgain, rolesChanged],
  figures: [newAccountsFigure],
  tallies: [loginsTally],
  calls: [
    sendCode,
    codeLogin,
    login,
    logout,
    getUserInfo,
    getLoginStatus,
    reportOnline,
    refreshLogin,
    getLoginConfig,
    getPublicKey,
    listAgreements,
    getAgreement,
  ],
  cleanups: [
    ({ db }) => deleteOldSmsCodes(db),
    ({ db }) => deleteOldProofs(db),
    ({ db }) => deleteOldDevices(db),
    ({ db }) => deleteDeadTokens(db),
    ({ db }) => deleteForgottenLogins(db),
  ],
})
