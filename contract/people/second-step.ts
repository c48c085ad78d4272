import * as z from 'zod/mini'
import { operatorRoles } from './operators.ts'
import { defineCall } from '../wire/call.ts'
import { defineFailures } from '../wire/failure.ts'
import { bit, id, json, line, nothing } from '../wire/fields.ts'
import { rights } from '../wire/rights.ts'

/** How long a session has the rights of its operator after the second login step. */
export const elevatedHours = 8
/** How long a second step is fresh, which money and settings of services ask for. */
export const freshMinutes = 5
export const recoveryCodeCount = 10
export const mostPasskeys = 10

export const factorKinds = ['totp', 'passkey'] as const
export type FactorKind = (typeof factorKinds)[number]

/** What a second step was done with. */
export const stepKinds = [...factorKinds, 'recovery'] as const
export type StepKind = (typeof stepKinds)[number]

export const secondStepFailures = defineFailures({
  wrongStepCode: [4141, '验证码错误或已使用', 'this code is wrong or has been used'],
  setupExpired: [4142, '设置已过期，请重新开始', 'this setup has expired, please start again'],
  passkeyRefused: [4143, '通行密钥验证失败', 'the passkey could not be verified'],
  lastFactor: [4144, '至少须保留一种验证方式', 'at least one way to verify must remain'],
  tooManyPasskeys: [
    4145,
    `最多可添加 ${mostPasskeys} 个通行密钥`,
    `no more than ${mostPasskeys} passkeys can be added`,
  ],
  ownFactors: [
    4146,
    '不能重置自己的验证方式，请联系其他管理员',
    'you cannot reset your own ways to verify, please ask another administrator',
  ],
})

/** Something that an operator proves the second step with. Times are `YYYY-MM-DD HH:mm` in Shanghai. */
export const secondFactor = z.object({
  factor_id: z.int(),
  kind: z.enum(factorKinds),
  name: z.string(),
  created_at: z.string(),
  /** Empty if it was never used. */
  used_at: z.string(),
})

/** A second step that was done, with the device that did it. */
export const operatorLogin = z.object({
  /** The login, as `account.loginlist` names it. */
  login_id: z.int(),
  address: z.string(),
  /** The `User-Agent` of the browser. */
  device: z.string(),
  by: z.enum(stepKinds),
  at: z.string(),
  /** Whether this login still has the rights of the operator. */
  is_elevated: bit,
  is_current: bit,
})

const elevated = z.object({ elevated_until: z.string() })

/** Shown once; empty where the person has recovery codes already. */
const recoveryCodes = z.array(z.string())
const added = z.object({ elevated_until: z.string(), recovery_codes: recoveryCodes })

export const totpCode = /^\d{6}$/
export const recoveryCode = /^[a-z2-7]{5}-?[a-z2-7]{5}$/i

const code = z.string().check(z.regex(totpCode))
const base64url = z.string().check(z.regex(/^[\w-]{1,20000}$/))
const credential = { id: base64url, rawId: base64url, type: z.literal('public-key') }

/** What `navigator.credentials.create` answers, as JSON. */
export const passkeyRegistration = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url,
    attestationObject: base64url,
    transports: z.optional(z.array(z.string().check(z.regex(/^[a-z-]{1,20}$/))).check(z.maxLength(8))),
  }),
})

/** What `navigator.credentials.get` answers, as JSON. */
export const passkeyAssertion = z.object({
  ...credential,
  response: z.object({ clientDataJSON: base64url, authenticatorData: base64url, signature: base64url }),
})

/** What the browser's call takes, as JSON. */
const passkeyOptions = z.object({ options: z.record(z.string(), z.unknown()) })

/** Calls of operators about their own second step. Anybody else is refused. */
export const secondStepCalls = {
  state: defineCall({
    id: 'secondStep.state',
    path: '/api/web/v2/secondstep/state',
    about:
      'The roles and rights of the operator, the ways to verify that were set up, until when this login is elevated, and the latest second steps with address and device. Another login is ended by `account.endlogin`.',
    access: 'member',
    input: nothing,
    output: z.object({
      /** Empty while this login is not elevated. */
      elevated_until: z.string(),
      roles: z.array(z.enum(operatorRoles)),
      /** What the roles allow while a login is elevated. */
      rights: z.array(z.enum(rights)),
      factors: z.array(secondFactor),
      recovery_codes_left: z.int(),
      logins: z.array(operatorLogin),
    }),
  }),
  beginTotp: defineCall({
    id: 'secondStep.begintotp',
    path: '/api/web/v2/secondstep/begintotp',
    about:
      'A new secret for an authenticator app, to be confirmed within 10 minutes. Refused with 4030 when there is a way to verify and this login is not elevated.',
    access: 'member',
    input: nothing,
    output: z.object({ secret: z.string(), uri: z.string() }),
  }),
  confirmTotp: defineCall({
    id: 'secondStep.confirmtotp',
    path: '/api/web/v2/secondstep/confirmtotp',
    about:
      'Adds the authenticator app by a code of it, in place of the former app, and elevates this login. The first way to verify comes with recovery codes.',
    access: 'member',
    input: z.object({ code }),
    output: added,
  }),
  verifyTotp: defineCall({
    id: 'secondStep.verifytotp',
    path: '/api/web/v2/secondstep/verifytotp',
    about: `Elevates this login for ${elevatedHours} hours by a code of the authenticator app. A code counts once.`,
    access: 'member',
    input: z.object({ code }),
    output: elevated,
  }),
  verifyRecovery: defineCall({
    id: 'secondStep.verifyrecovery',
    path: '/api/web/v2/secondstep/verifyrecovery',
    about: `Elevates this login for ${elevatedHours} hours by a recovery code. A code counts once.`,
    access: 'member',
    input: z.object({ code: z.string().check(z.trim(), z.regex(recoveryCode)) }),
    output: elevated,
  }),
  beginPasskey: defineCall({
    id: 'secondStep.beginpasskey',
    path: '/api/web/v2/secondstep/beginpasskey',
    about:
      'The options by which a browser creates a passkey, to be confirmed within 10 minutes. Refused like `secondStep.begintotp`.',
    access: 'member',
    input: nothing,
    output: passkeyOptions,
  }),
  confirmPasskey: defineCall({
    id: 'secondStep.confirmpasskey',
    path: '/api/web/v2/secondstep/confirmpasskey',
    about:
      'Adds the passkey that the browser created and elevates this login. The first way to verify comes with recovery codes.',
    access: 'member',
    input: z.object({ name: line(40), credential: json(passkeyRegistration) }),
    output: added,
  }),
  askPasskey: defineCall({
    id: 'secondStep.askpasskey',
    path: '/api/web/v2/secondstep/askpasskey',
    about: 'The options by which a browser asks for one of the passkeys.',
    access: 'member',
    input: nothing,
    output: passkeyOptions,
  }),
  verifyPasskey: defineCall({
    id: 'secondStep.verifypasskey',
    path: '/api/web/v2/secondstep/verifypasskey',
    about: `Elevates this login for ${elevatedHours} hours by what a passkey has signed.`,
    access: 'member',
    input: z.object({ credential: json(passkeyAssertion) }),
    output: elevated,
  }),
  newRecoveryCodes: defineCall({
    id: 'secondStep.newrecoverycodes',
    path: '/api/web/v2/secondstep/newrecoverycodes',
    about: 'New recovery codes in place of the former ones. Needs an elevated login.',
    access: 'member',
    input: nothing,
    output: z.object({ recovery_codes: recoveryCodes }),
  }),
  removeFactor: defineCall({
    id: 'secondStep.removefactor',
    path: '/api/web/v2/secondstep/removefactor',
    about: 'Removes a way to verify, but never the last one. Needs an elevated login.',
    access: 'member',
    input: z.object({ factor_id: id }),
    output: nothing,
  }),
  end: defineCall({
    id: 'secondStep.end',
    path: '/api/web/v2/secondstep/end',
    about: 'Takes the rights of an operator from this login until the next second step.',
    access: 'member',
    input: nothing,
    output: nothing,
  }),
}

export type SecondFactor = z.infer<typeof secondFactor>
export type OperatorLogin = z.infer<typeof operatorLogin>
export type PasskeyRegistration = z.infer<typeof passkeyRegistration>
export type PasskeyAssertion = z.infer<typeof passkeyAssertion>
