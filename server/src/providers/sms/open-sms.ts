import type { Db } from '#kernel/database.ts'
import { EnvError } from '#kernel/env.ts'
import type { Env } from '#kernel/env.ts'
import type { SmsPort } from '#kernel/ports/sms.ts'
import { aliyunSms } from './aliyun.ts'
import { sandboxSms } from './sandbox.ts'
import { tencentSms } from './tencent.ts'

/** The configured gateway, or the sandbox if no real person waits for a message. */
export function openSms(env: Env, db: Db): SmsPort {
  if (env.SMS_PROVIDER === undefined) {
    if (env.NODE_ENV === 'production')
      throw new EnvError('SMS_PROVIDER must be set: the sandbox outbox never runs in production')
    return sandboxSms(db)
  }
  const signName = needed(env, 'SMS_SIGN_NAME')
  const templates = {
    code: needed(env, 'SMS_TEMPLATE_CODE'),
    password: needed(env, 'SMS_TEMPLATE_PASSWORD'),
    reminder: needed(env, 'SMS_TEMPLATE_REMINDER'),
    rebinding: needed(env, 'SMS_TEMPLATE_REBINDING'),
    task: needed(env, 'SMS_TEMPLATE_TASK'),
    conference: needed(env, 'SMS_TEMPLATE_CONFERENCE'),
    message: needed(env, 'SMS_TEMPLATE_MESSAGE'),
  }
  if (env.SMS_PROVIDER === 'aliyun') {
    const key = {
      id: needed(env, 'ALIYUN_ACCESS_KEY_ID'),
      secret: needed(env, 'ALIYUN_ACCESS_KEY_SECRET'),
    }
    return aliyunSms({ key, signName, templates })
  }
  const key = { id: needed(env, 'TENCENT_SECRET_ID'), secret: needed(env, 'TENCENT_SECRET_KEY') }
  return tencentSms({ key, appId: needed(env, 'TENCENT_SMS_APP_ID'), signName, templates })
}

type SmsVariable = Extract<keyof Env, `SMS_${string}` | `ALIYUN_${string}` | `TENCENT_${string}`>

function needed(env: Env, name: SmsVariable): string {
  const value = env[name]
  if (value === undefined) throw new EnvError(`${name} must be set: SMS_PROVIDER is ${env.SMS_PROVIDER}`)
  return value
}
