import type { FastifyInstance } from 'fastify'
import type { Services } from '#kernel/services.ts'
import { sendPlainPage } from '#kernel/pages/plain-page.ts'
import { escapeHtml } from '#kernel/pages/template.ts'
import { selectSetting, upsertSetting } from '#kernel/settings.queries.ts'
import { defaultCountryCode } from '#contract/people/account.ts'
import { failures } from '#contract/wire/failure.ts'
import { refuse } from '#kernel/fail.ts'
import { loginConfigKey, standardLoginConfig } from '#server/features/people/account/login-config.ts'
import type { LoginConfig } from '#server/features/people/account/login-config.ts'
import { shanghaiTime } from '#kernel/time.ts'
import { meetingMoved } from '#server/features/meetings/meetings/meetings.events.ts'
import { moveMeeting } from '#server/features/meetings/meetings/meetings.queries.ts'
import { digestPhone } from '#server/features/people/account/phone.ts'
import { selectOutbox } from '#server/providers/sms/outbox.queries.ts'
import { agePassword, selectSandboxMeetings } from './sandbox.queries.ts'
import { serveEnterpriseSandbox } from './serve-enterprise-sandbox.ts'

/**
 * Pages that stand in for the outside world on a machine that reaches none of it: what would have been sent,
 * and the switches of the login. They exist only outside production.
 */
export function serveSandbox(app: FastifyInstance, services: Services): void {
  if (services.env.NODE_ENV === 'production') return
  app.get<{ Querystring: { to?: string } }>('/sandbox/outbox.json', async (request, reply) => {
    const rows = await selectOutbox(services.db, request.query.to)
    return reply.header('cache-control', 'no-store').send(rows)
  })
  app.get<{ Querystring: { to?: string } }>('/sandbox/outbox', async (request, reply) => {
    const rows = await selectOutbox(services.db, request.query.to)
    return sendPlainPage(reply, '发件箱 Outbox', outboxBody(rows))
  })
  app.get('/sandbox/meetings.json', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send(await selectSandboxMeetings(services.db)),
  )
  app.get('/sandbox', async (_request, reply) => {
    const config = {
      ...standardLoginConfig,
      ...(await selectSetting<Partial<LoginConfig>>(services.db, loginConfigKey)),
    }
    return sendPlainPage(reply, '沙箱 Sandbox', sandboxBody(config))
  })
  app.get('/sandbox/app-store', async (_request, reply) =>
    sendPlainPage(reply, '应用商店 App store', appStoreBody),
  )
  app.post('/sandbox/login-config', async (request, reply) => {
    await upsertSetting(services.db, loginConfigKey, readConfig(request.body as Record<string, string>))
    return reply.redirect('/sandbox', 303)
  })
  app.post('/sandbox/password-age', async (request, reply) => {
    const { phone = '', days = '' } = request.body as Record<string, string>
    if (!/^\d{1,4}$/.test(days)) throw refuse(failures.parameterError, { detail: 'days' })
    const digest = digestPhone(services.vault, defaultCountryCode, phone.trim())
    if (!(await agePassword(services.db, digest, Number(days)))) throw refuse(failures.dataMissing)
    return reply.redirect('/sandbox', 303)
  })
  app.post('/sandbox/meeting-start', async (request, reply) => {
    const { meeting_id = '', minutes = '' } = request.body as Record<string, string>
    if (!/^\d{1,15}$/.test(meeting_id)) throw refuse(failures.parameterError, { detail: 'meeting_id' })
    if (!/^-?\d{1,5}$/.test(minutes)) throw refuse(failures.parameterError, { detail: 'minutes' })
    await services.db.transaction(async (db) => {
      if (!(await moveMeeting(db, Number(meeting_id), Number(minutes)))) throw refuse(failures.dataMissing)
      await services.events.publish(db, meetingMoved, { meetingId: Number(meeting_id) })
    })
    return reply.redirect('/sandbox', 303)
  })
  serveEnterpriseSandbox(app, services)
}

const appStoreBody = `<p>这里代替应用商店。正式部署时，由 APP_DOWNLOAD_IOS 与 APP_DOWNLOAD_ANDROID 给出真实的下载地址。</p><p>This page plays the app stores. A deployment names the real addresses in APP_DOWNLOAD_IOS and APP_DOWNLOAD_ANDROID.</p>`

type OutboxRow = Awaited<ReturnType<typeof selectOutbox>>[number]

function outboxBody(rows: OutboxRow[]): string {
  const intro = `<p class="quiet">这里显示本该发出的短信、邮件和推送，最新的在前。What would have been sent, newest first. <a href="/sandbox">Sandbox</a></p>`
  if (rows.length === 0) return `${intro}<p>还没有发出任何内容。Nothing has been sent yet.</p>`
  const cells = rows.map(
    (row) =>
      `<tr><td>${row.kind}</td><td>${escapeHtml(row.to)}</td><td>${escapeHtml(row.text)}</td>` +
      `<td>${row.code ? `<strong class="code">${escapeHtml(row.code)}</strong>` : ''}</td><td>${shanghaiTime(new Date(row.at))}</td></tr>`,
  )
  return `${intro}<table><thead><tr><th>Kind</th><th>To</th><th>Text</th><th>Code</th><th>At</th></tr></thead><tbody>${cells.join('')}</tbody></table>`
}

const choices: Record<keyof LoginConfig, [label: string, values: number[]]> = {
  user_identity: ['登录二次验证 Second check (0 none, 1 SMS code, 2 slide)', [0, 1, 2]],
  verification_code: ['滑块验证 Slide before SMS (0 off, 1 on)', [0, 1]],
  password_past: ['密码过期 Password expiry (0 off, 1 on)', [0, 1]],
  password_period: ['有效天数 Days of validity', [1, 30, 90, 365]],
}

function sandboxBody(config: LoginConfig): string {
  const rows = (Object.keys(choices) as (keyof LoginConfig)[]).map((name) => {
    const [label, values] = choices[name]
    const options = values.map(
      (value) => `<option${value === config[name] ? ' selected' : ''}>${value}</option>`,
    )
    return `<tr><td><label for="${name}">${label}</label></td><td><select id="${name}" name="${name}">${options.join('')}</select></td></tr>`
  })
  return (
    `<p><a href="/sandbox/outbox">发件箱 Outbox</a> · <a href="/sandbox/payments">支付 Payments</a> · <a href="/sandbox/second-step">二次验证 Second login step</a> · <a href="/sandbox/enterprise">企业平台 Enterprise platform</a> · <a href="/docs/api">API</a></p><h2>登录配置 Login configuration</h2>` +
    `<form method="post" action="/sandbox/login-config"><table>${rows.join('')}</table><p><button>保存 Save</button></p></form>` +
    `<h2>密码年龄 Age of a password</h2><form method="post" action="/sandbox/password-age">` +
    `<p><label>手机号 Phone <input name="phone" inputmode="tel" required></label> <label>天数 Days <input name="days" inputmode="numeric" pattern="\\d{1,4}" value="100" required></label> <button>设置 Set</button></p></form>` +
    `<p class="quiet">超过有效期 30 天以内建议修改，之后必须修改。Up to 30 days past its validity a change is advised, then forced.</p>` +
    `<h2>会议开始时间 Start of a meeting</h2><form method="post" action="/sandbox/meeting-start">` +
    `<p><label>会议 Meeting <input name="meeting_id" inputmode="numeric" pattern="\\d{1,15}" required></label> <label>几分钟后 In minutes <input name="minutes" inputmode="numeric" pattern="-?\\d{1,5}" value="4" required></label> <button>设置 Set</button></p></form>` +
    `<p class="quiet">预约者在开始前 5 分钟收到短信。Who booked it gets an SMS 5 minutes before it begins.</p>`
  )
}

function readConfig(body: Record<string, string>): LoginConfig {
  const read = (name: keyof LoginConfig) => {
    const value = Number(body[name])
    return choices[name][1].includes(value) ? value : standardLoginConfig[name]
  }
  return {
    user_identity: read('user_identity'),
    verification_code: read('verification_code'),
    password_past: read('password_past'),
    password_period: read('password_period'),
  }
}
