import type { Env } from '#kernel/env.ts'
import { CarrierRefused } from '#kernel/ports/carrier.ts'
import type { CarrierPort } from '#kernel/ports/carrier.ts'
import { getuiCarrier } from './getui.ts'
import { sandboxCarrier } from './sandbox.ts'

/** The configured service, or the sandbox outside production. Production without one has no one-click login. */
export function openCarrier(env: Env): CarrierPort {
  const { GETUI_APP_ID: appId, GETUI_APP_KEY: appKey, GETUI_MASTER_SECRET: masterSecret } = env
  if (appId !== undefined && appKey !== undefined && masterSecret !== undefined)
    return getuiCarrier({ appId, appKey, masterSecret, endpoint: env.GETUI_ENDPOINT })
  return env.NODE_ENV === 'production' ? absentCarrier : sandboxCarrier()
}

const absentCarrier: CarrierPort = {
  resolve: () => Promise.reject(new CarrierRefused('one-click login is not set up')),
}
