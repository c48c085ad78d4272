const scriptAddress = 'https://res.wx.qq.com/open/js/jweixin-1.6.0.js'

let script: Promise<unknown> | undefined

/** WeChat's script, loaded once; what failed is tried again. */
export function loadWechatScript<Wechat>(address = scriptAddress): Promise<Wechat> {
  script ??= new Promise((resolve, reject) => {
    const element = document.createElement('script')
    element.src = address
    element.addEventListener('load', () => resolve((globalThis as { wx?: unknown }).wx))
    element.addEventListener('error', () => {
      script = undefined
      reject(new Error('the WeChat script did not load'))
    })
    document.head.append(element)
  })
  return script as Promise<Wechat>
}
