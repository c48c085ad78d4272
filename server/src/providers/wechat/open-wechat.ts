import type { Db } from '#kernel/database.ts'
import { EnvError } from '#kernel/env.ts'
import type { Env } from '#kernel/env.ts'
import type { Vault } from '#kernel/vault.ts'
import type { WechatPort } from '#kernel/ports/wechat.ts'
import { realWechat } from './real-wechat.ts'
import { sandboxWechat } from './sandbox.ts'
import type { SaveWechatMessage } from './sandbox.ts'
import { createSharedTokens } from './shared-tokens.ts'
import type { WeixinApp } from './weixin-app.ts'

/** Outside production the sandbox plays WeChat until one of its apps is configured. */
export const usesSandboxWechat = (env: Env) =>
  env.NODE_ENV !== 'production' &&
  env.WECHAT_APP_ID === undefined &&
  env.WECHAT_OPEN_APP_ID === undefined &&
  env.WECHAT_MINI_APP_ID === undefined &&
  env.WECHAT_WORK_CORP_ID === undefined

/** The configured apps. Production starts without any, too: it then has no WeChat login. */
export function openWechat(
  env: Env,
  { db, vault, save }: { db: Db; vault: Vault; save: SaveWechatMessage },
): WechatPort {
  if (usesSandboxWechat(env)) return sandboxWechat(db, save, env.PUBLIC_ORIGIN)
  return realWechat({
    tokens: createSharedTokens(db, vault),
    official: appOf(env, 'WECHAT_APP_ID', 'WECHAT_APP_SECRET'),
    website: appOf(env, 'WECHAT_OPEN_APP_ID', 'WECHAT_OPEN_APP_SECRET'),
    miniProgram: appOf(env, 'WECHAT_MINI_APP_ID', 'WECHAT_MINI_APP_SECRET'),
    work: appOf(env, 'WECHAT_WORK_CORP_ID', 'WECHAT_WORK_CORP_SECRET'),
    messageTemplate: env.WECHAT_TEMPLATE_MESSAGE,
  })
}

type WechatVariable = Extract<keyof Env, `WECHAT_${string}`>

function appOf(env: Env, idName: WechatVariable, secretName: WechatVariable): WeixinApp | undefined {
  const id = env[idName]
  if (id === undefined) return undefined
  const secret = env[secretName]
  if (secret === undefined) throw new EnvError(`${secretName} must be set: ${idName} is set`)
  return { id, secret }
}
