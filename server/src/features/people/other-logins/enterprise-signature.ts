import { createHmac } from 'node:crypto'
import type { Services } from '#kernel/services.ts'

/** The platform that the sandbox plays; its people are in the demo world. It never exists in production. */
export const sandboxPlatform = 'sandbox'

/** Undefined for a platform that nothing has been agreed upon with. */
export function enterpriseSecretOf({ env, vault }: Pick<Services, 'env' | 'vault'>, platform: string) {
  const agreed = env.ENTERPRISE_SECRETS ?? {}
  if (Object.hasOwn(agreed, platform)) return agreed[platform]
  if (env.NODE_ENV === 'production' || platform !== sandboxPlatform) return undefined
  return vault.digest('enterprise platform of the sandbox').toString('hex')
}

export const signUid = (secret: string, uid: string, timestamp: string): Buffer =>
  createHmac('sha256', secret)
    .update(uid + timestamp)
    .digest()
