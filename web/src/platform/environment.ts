import { pageConfig } from './page-config.ts'

export type Environment = {
  kind: 'browser' | 'wechat' | 'mini-program' | 'app'
  isWechatWork: boolean
  isDesktop: boolean
  isIos: boolean
  isAndroid: boolean
  isInternetExplorer: boolean
  /** Sent with every call: 8 web, 10 iOS app, 12 Android app. */
  platform: 8 | 10 | 12
  /** Sent with every call: 2 inside WeChat, 1 elsewhere. */
  isWechat: 1 | 2
}

const mobileMark = /Mobi|Android|iPhone|iPad|iPod|OpenHarmony|HarmonyOS/i

/**
 * The touch points distinguish an iPad from a Mac: its Safari sends the user agent of a Mac unless the mobile site is
 * requested.
 */
export function detectEnvironment(userAgent: string, appMark: string, touchPoints = 0): Environment {
  const kind = kindOf(userAgent, appMark)
  const isApp = kind === 'app'
  const isIpadAsMac = /Macintosh/.test(userAgent) && (isApp || touchPoints > 1)
  const isIos = /iPhone|iPad|iPod/.test(userAgent) || isIpadAsMac
  const isAndroid = /Android/i.test(userAgent)
  return {
    kind,
    isWechatWork: !isApp && /wxwork/i.test(userAgent),
    isDesktop: !isApp && !isIos && !mobileMark.test(userAgent),
    isIos,
    isAndroid,
    isInternetExplorer: /MSIE |Trident\//.test(userAgent),
    platform: platformOf(isApp, isIos, isAndroid),
    isWechat: kind === 'wechat' || kind === 'mini-program' ? 2 : 1,
  }
}

function kindOf(userAgent: string, appMark: string): Environment['kind'] {
  if (appMark !== '' && userAgent.includes(appMark)) return 'app'
  // Case matters: WeChat for Windows includes "MiniProgramEnv" on ordinary pages too.
  if (userAgent.includes('miniProgram')) return 'mini-program'
  if (/MicroMessenger|wxwork/i.test(userAgent)) return 'wechat'
  return 'browser'
}

function platformOf(isApp: boolean, isIos: boolean, isAndroid: boolean): Environment['platform'] {
  if (!isApp) return 8
  if (isIos) return 10
  return isAndroid ? 12 : 8
}

let detected: Environment | undefined

/** For use where there is no browser to ask: while the server renders a page. */
export function adoptEnvironment(value: Environment): void {
  detected = value
}

/** The environment of the current page. */
export function environment(): Environment {
  detected ??= detectEnvironment(navigator.userAgent, pageConfig().appMark, navigator.maxTouchPoints)
  return detected
}
