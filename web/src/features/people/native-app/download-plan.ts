import type { ServiceConfig } from '#contract/people/native-app.ts'
import type { Environment } from '#web/platform/environment.ts'

type AppSystem = 'ios' | 'android'
type AppOffer = { system: AppSystem; address: string }

/** What the download page can honestly offer here. */
export type DownloadPlan =
  | { is: 'in-app' }
  | { is: 'unpublished' }
  /** Published, but not for this kind of phone. */
  | { is: 'other-system'; system: AppSystem }
  /** WeChat lets no app be fetched from its pages. */
  | { is: 'leave-wechat' }
  | { is: 'offers'; offers: AppOffer[] }

type Facts = Pick<Environment, 'kind' | 'isIos' | 'isAndroid'>
type Addresses = Pick<ServiceConfig, 'app_download_ios' | 'app_download_android'>

/** Only addresses of the web are offered; a path is one of this site. Anything else becomes empty. */
function webAddress(address: string, origin: string): string {
  if (/^\/[^/\\]/.test(address)) return origin + address
  return /^https?:\/\/[^/]/i.test(address) ? address : ''
}

export function planDownload(environment: Facts, config: Addresses, origin: string): DownloadPlan {
  if (environment.kind === 'app') return { is: 'in-app' }
  const published: AppOffer[] = [
    { system: 'ios' as const, address: webAddress(config.app_download_ios, origin) },
    { system: 'android' as const, address: webAddress(config.app_download_android, origin) },
  ].filter((offer) => offer.address !== '')
  if (published.length === 0) return { is: 'unpublished' }
  const own = environment.isIos ? 'ios' : environment.isAndroid ? 'android' : undefined
  const offers = published.filter((offer) => own === undefined || offer.system === own)
  if (offers.length === 0) return { is: 'other-system', system: own! }
  return environment.kind === 'browser' ? { is: 'offers', offers } : { is: 'leave-wechat' }
}
