import type { FastifyInstance, FastifyRequest } from 'fastify'
import { sandboxWechatScript } from '#contract/people/wechat.ts'
import { failures } from '#contract/wire/failure.ts'
import { refuse } from '#kernel/fail.ts'
import type { Services } from '#kernel/services.ts'
import { flatten } from '#kernel/http/form-body.ts'
import type { Fields } from '#kernel/http/form-body.ts'
import { sendPlainPage } from '#kernel/pages/plain-page.ts'
import { escapeHtml } from '#kernel/pages/template.ts'
import type { WechatType } from '#kernel/ports/wechat.ts'
import { usesSandboxWechat } from '#server/providers/wechat/open-wechat.ts'
import { findSandboxPerson, sandboxOpenid, sandboxPeople } from '#server/providers/wechat/sandbox-people.ts'
import { issueSandboxCode, sandboxConsentPath, sandboxFollowPath } from '#server/providers/wechat/sandbox.ts'

/** The pages that WeChat would show, while the sandbox plays it. They never exist in production. */
export function serveWechatSandbox(app: FastifyInstance, services: Services): void {
  if (!usesSandboxWechat(services.env)) return
  app.get(sandboxConsentPath, async (request, reply) => {
    const asked = readAsked(request, flatten(request.query))
    return sendPlainPage(
      reply,
      asked.type === 4 ? scanTitle : '微信授权 WeChat authorization',
      consentBody(asked),
    )
  })
  app.post(sandboxConsentPath, async (request, reply) => {
    const fields = request.body as Fields
    const asked = readAsked(request, fields)
    const person = findSandboxPerson(fields.person)
    if (fields.decision === 'allow') {
      if (!person) throw refuse(failures.parameterError, { detail: 'person' })
      asked.target.searchParams.set('code', await issueSandboxCode(services.db, person, asked.type))
    }
    // As WeChat does it: who refuses comes back with the state alone.
    asked.target.searchParams.set('state', asked.state)
    return reply.redirect(asked.target.href, 303)
  })
  app.get(sandboxWechatScript, (_request, reply) => reply.type('text/javascript; charset=utf-8').send(script))
  app.get(sandboxFollowPath, async (request, reply) => {
    const { scene = '' } = flatten(request.query)
    return sendPlainPage(reply, '关注公众号 Follow the official account', followBody(scene))
  })
}

/**
 * Plays WeChat's script: it accepts every configuration, and the tag that asks for consent to messages asks by a dialog
 * of the browser.
 */
const script = `(() => {
  const pass = () => undefined
  window.wx = { config: pass, ready: (then) => then(), error: pass, updateAppMessageShareData: pass,
    updateTimelineShareData: pass, onMenuShareAppMessage: pass, onMenuShareTimeline: pass }
  customElements.define('wx-open-subscribe', class extends HTMLElement {
    connectedCallback() {
      const shown = this.querySelector('script[type="text/wxtag-template"]')
      this.attachShadow({ mode: 'open' }).innerHTML = shown.textContent
      this.addEventListener('click', () => {
        const status = confirm('微信（沙箱）：允许“杏林”发送消息？') ? 'accept' : 'reject'
        const subscribeDetails = JSON.stringify({ [this.getAttribute('template')]: JSON.stringify({ status }) })
        this.dispatchEvent(new CustomEvent('success', { detail: { errMsg: 'subscribe:ok', subscribeDetails } }))
      })
    }
  })
})()
`

const scanTitle = '微信扫码登录 Log in by scanning with WeChat'

type Asked = { target: URL; state: string; type: WechatType }

/** Leads back to this site only, whatever the address says. */
function readAsked(request: FastifyRequest, fields: Fields): Asked {
  const origin = `${request.protocol}://${request.host}`
  const { redirect_uri: redirect = '/', state = '', type = '1' } = fields
  const target = URL.canParse(redirect, origin) ? new URL(redirect, origin) : undefined
  if (target?.origin !== origin) throw refuse(failures.parameterError, { detail: 'redirect_uri' })
  if (!/^[1234]$/.test(type)) throw refuse(failures.parameterError, { detail: 'type' })
  return { target, state, type: Number(type) as WechatType }
}

function consentBody({ target, state, type }: Asked): string {
  const hidden = Object.entries({ redirect_uri: target.pathname + target.search, state, type: String(type) })
  const choices = sandboxPeople.map(
    (person, index) =>
      `<p><label><input type="radio" name="person" value="${person.key}"${index === 0 ? ' checked' : ''}> ` +
      `${escapeHtml(person.nickname)} <code class="quiet">${sandboxOpenid(person, type)}</code></label></p>`,
  )
  return (
    `<p class="quiet">沙箱：此页代替微信的授权页。Sandbox: this page stands in for WeChat's.</p>` +
    (type === 4
      ? '<p>微信在此显示二维码，请选择用谁的手机扫码。WeChat shows a code here; choose whose phone scans it.</p>'
      : '') +
    `<p>杏林 申请获取你的微信身份。Xinglin asks who you are in WeChat.</p>` +
    `<form method="post" action="${sandboxConsentPath}">` +
    hidden
      .map(([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`)
      .join('') +
    `<fieldset><legend>微信用户 WeChat user</legend>${choices.join('')}</fieldset>` +
    `<p><button name="decision" value="allow">允许 Allow</button> ` +
    `<button name="decision" value="deny">拒绝 Deny</button></p></form>`
  )
}

const followBody = (scene: string) =>
  `<p>在微信中扫码会打开公众号；沙箱里没有公众号，打开此页不会登录。</p>` +
  `<p>In WeChat this code opens the official account. The sandbox has none, and nobody is logged in by this page.</p>` +
  `<p>Scene: <code>${escapeHtml(scene)}</code></p>`
