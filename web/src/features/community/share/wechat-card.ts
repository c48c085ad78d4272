import { environment } from '#web/platform/environment.ts'
import { shareQueries } from './queries.ts'

type WechatCard = { title: string; desc: string; link: string; imgUrl: string }

type Offer = (card: WechatCard) => void

/** The part of WeChat's script that is used. */
type Wechat = {
  config: (settings: Record<string, unknown>) => void
  ready: (then: () => void) => void
  error: (then: () => void) => void
} & Record<'updateAppMessageShareData' | 'updateTimelineShareData', Offer> &
  Record<'onMenuShareAppMessage' | 'onMenuShareTimeline', Offer>

const scriptAddress = 'https://res.wx.qq.com/open/js/jweixin-1.6.0.js'

let script: Promise<Wechat> | undefined

function loadScript(): Promise<Wechat> {
  script ??= new Promise((resolve, reject) => {
    const element = document.createElement('script')
    element.src = scriptAddress
    element.addEventListener('load', () => resolve((globalThis as unknown as { wx: Wechat }).wx))
    element.addEventListener('error', () => {
      script = undefined
      reject(new Error('the WeChat script did not load'))
    })
    document.head.append(element)
  })
  return script
}

/**
 * The address that is signed. WeChat for iOS checks the one on which the page was first opened, however far one has
 * gone since; elsewhere it is the one in front.
 */
export function signedAddress(isIos: boolean, landing: string, current: string): string {
  return (isIos ? landing : current).split('#')[0]!
}

const landingAddress = () => performance.getEntriesByType('navigation')[0]?.name ?? location.href

let configured: { address: string; done: Promise<Wechat> } | undefined

/** WeChat is set up once for each address that it checks. */
function setUp(address: string): Promise<Wechat> {
  if (configured?.address === address) return configured.done
  const done = configure(address)
  configured = { address, done }
  // What failed is tried again on the next screen.
  done.catch(() => {
    configured = undefined
  })
  return done
}

async function configure(address: string): Promise<Wechat> {
  const type = environment().isWechatWork ? 3 : 1
  const [wechat, signature] = await Promise.all([loadScript(), shareQueries.wechatSignature(address, type)])
  return new Promise((resolve, reject) => {
    wechat.ready(() => resolve(wechat))
    wechat.error(() => reject(new Error('WeChat refused the signature')))
    wechat.config({
      ...signature,
      debug: false,
      ...(type === 3 && { beta: true }),
      jsApiList: [
        'updateAppMessageShareData',
        'updateTimelineShareData',
        'onMenuShareAppMessage',
        'onMenuShareTimeline',
      ],
    })
  })
}

/** Tells WeChat what its own menu at the top right sends. Without it the bare page is sent, which still works. */
export async function offerToWechat(card: WechatCard): Promise<void> {
  try {
    const wechat = await setUp(signedAddress(environment().isIos, landingAddress(), location.href))
    if (environment().isWechatWork) {
      wechat.onMenuShareAppMessage(card)
      wechat.onMenuShareTimeline(card)
    } else {
      wechat.updateAppMessageShareData(card)
      wechat.updateTimelineShareData(card)
    }
  } catch {
    // Nothing to say: sharing goes on as WeChat does it by itself.
  }
}
