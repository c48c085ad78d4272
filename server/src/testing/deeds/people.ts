import { accountCalls } from '#contract/people/account.ts'
import { feedbackCalls } from '#contract/people/feedback.ts'
import { ownAccountCalls } from '#contract/people/own-account.ts'
import { passwordCalls } from '#contract/people/password.ts'
import { secondStepCalls } from '#contract/people/second-step.ts'
import { currentCode } from '#server/features/people/second-step/totp.ts'
import { insertPasskey } from '#server/features/people/second-step/second-step.queries.ts'
import { buildDoctor } from '#server/testing/build-content.ts'
import { buildPlainOperator, buildTotpOperator } from '#server/testing/build-operator.ts'
import { buildMember, buildUser, newPhone } from '#server/testing/build-user.ts'
import { buildVerification } from '#server/testing/build-verification.ts'
import { getCode, resetLimits } from '#server/testing/login-steps.ts'
import { wechatIdentities } from '#server/features/people/account/wechat-identities.tables.ts'
import { writeExport } from '#server/features/people/own-account/write-export.ts'
import { newestOf, operate } from './deed.ts'
import type { Deed, Deeds } from './deed.ts'

const password = 'Xinglin2026'

const decideVerification =
  (action: string): Deed =>
  async (app) => {
    const { user } = await buildMember(app)
    const { id } = await buildVerification(app, user)
    return { readerId: user.id, act: () => operate(app, 'verifications', action, id) }
  }

export const peopleDeeds: Deeds = {
  'account.newDevice': async (app) => {
    await resetLimits(app)
    const { user, phone: username } = await buildUser(app.services, { password })
    const enter = () => app.client().call(accountCalls.login, { username, password })
    await enter()
    return { readerId: user.id, act: enter }
  },
  'account.wechatBound': { notHere: 'told by openLogin, as account.newDevice' },
  'account.allowedAgain': async (app) => {
    const { user } = await buildMember(app, { status: 'forbidden' })
    return { readerId: user.id, act: () => operate(app, 'people', 'allow', user.id) }
  },
  'account.loginsEnded': async (app) => {
    const { user } = await buildMember(app)
    return { readerId: user.id, act: () => operate(app, 'people', 'endLogins', user.id) }
  },
  'account.rolesChanged': async (app) => {
    const { user } = await buildMember(app)
    const act = () => operate(app, 'people', 'changeRoles', user.id, { roles: ['editor'] })
    return { readerId: user.id, act }
  },
  'support.nameChanged': async (app) => {
    const { user } = await buildMember(app)
    const values = { truename: '林晓东', proof: 'id_card', proof_note: '已核对' }
    return { readerId: user.id, act: () => operate(app, 'people', 'changeName', user.id, values) }
  },
  'doctors.linked': async (app) => {
    const { user } = await buildMember(app)
    const doctor = await buildDoctor(app.services.db)
    return { readerId: user.id, act: () => operate(app, 'doctors', 'link', doctor.id, { user_id: user.id }) }
  },
  'doctors.unlinked': async (app) => {
    const { user } = await buildMember(app)
    const doctor = await buildDoctor(app.services.db, { user_id: user.id })
    return { readerId: user.id, act: () => operate(app, 'doctors', 'unlink', doctor.id) }
  },
  'feedback.answered': async (app) => {
    const { user, client } = await buildMember(app)
    await client.call(feedbackCalls.send, { kind: 'advice', content: '好', pictures: [], phone: '' })
    const id = await newestOf(app, 'feedback', user.id)
    return { readerId: user.id, act: () => operate(app, 'feedback', 'answer', id, { answer: '收到' }) }
  },
  'logins.exportReady': async (app) => {
    const { user } = await buildMember(app)
    const act = async () => writeExport.run(app.services, { userId: user.id, language: 'zh' })
    return { readerId: user.id, act }
  },
  'logins.mobileChanged': async (app) => {
    await resetLimits(app)
    const { user, client } = await buildMember(app, { password })
    const phone = newPhone()
    const code = await getCode(app, client, phone, 'bind')
    const given = { phone, country_code: '86', code, password }
    return { readerId: user.id, act: () => client.call(ownAccountCalls.bindMobile, given) }
  },
  'logins.wechatUnbound': async (app) => {
    const { user, client } = await buildMember(app, { password })
    await app.services.db
      .insert(wechatIdentities)
      .values({ app_type: 1, openid: `unbound-${user.id}`, user_id: user.id })
    return { readerId: user.id, act: () => client.call(ownAccountCalls.unbindWechat, { password }) }
  },
  'password.changed': async (app) => {
    await resetLimits(app)
    const { user, client } = await buildMember(app, { password })
    const given = { old_password: password, password: 'Apricot2027' }
    return { readerId: user.id, act: () => client.call(passwordCalls.change, given) }
  },
  'second-step.factorAdded': async (app) => {
    const { user, client } = await buildPlainOperator(app)
    const { secret } = await client.call(secondStepCalls.beginTotp, {})
    const code = currentCode(secret)
    return { readerId: user.id, act: () => client.call(secondStepCalls.confirmTotp, { code }) }
  },
  'second-step.factorRemoved': async (app) => {
    const { user, client } = await buildTotpOperator(app)
    const { id: user_id } = user
    const key = {
      credential_id: `key-${user_id}`,
      public_key: Buffer.from('key'),
      counter: 0,
      transports: [],
    }
    await insertPasskey(app.services.db, { user_id, name: 'key', ...key })
    const { factors } = await client.call(secondStepCalls.state, {})
    const { factor_id } = factors[0]!
    return { readerId: user_id, act: () => client.call(secondStepCalls.removeFactor, { factor_id }) }
  },
  'second-step.recoveryRenewed': async (app) => {
    const { user, client } = await buildTotpOperator(app)
    return { readerId: user.id, act: () => client.call(secondStepCalls.newRecoveryCodes, {}) }
  },
  'second-step.recoveryUsed': async (app) => {
    const { user, client, recoveryCodes } = await buildTotpOperator(app)
    const code = recoveryCodes[0]!
    return { readerId: user.id, act: () => client.call(secondStepCalls.verifyRecovery, { code }) }
  },
  'second-step.factorsReset': { notHere: 'told by tellOwner, as second-step.factorRemoved' },
  'verification.passed': decideVerification('pass'),
  'verification.refused': decideVerification('refuse'),
}
