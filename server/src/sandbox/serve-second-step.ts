import type { FastifyInstance } from 'fastify'
import { elevatedHours } from '#contract/people/second-step.ts'
import { tokenHeaders } from '#contract/wire/envelope.ts'
import { failures } from '#contract/wire/failure.ts'
import { refuse } from '#kernel/fail.ts'
import { sendPlainPage } from '#kernel/pages/plain-page.ts'
import { escapeHtml } from '#kernel/pages/template.ts'
import type { Services } from '#kernel/services.ts'
import { elevateSession } from '#server/features/people/account/sessions.queries.ts'
import { currentCode } from '#server/features/people/second-step/totp.ts'
import { selectAuthenticators } from './sandbox.queries.ts'

/** Stands in for the authenticator apps of operators. Exists only outside production. */
export function serveSecondStep(app: FastifyInstance, { env, db, vault, logins }: Services): void {
  if (env.NODE_ENV === 'production') return
  const readCodes = async () =>
    (await selectAuthenticators(db)).map(({ phone, sealed, ...operator }) => ({
      ...operator,
      phone: phone ? vault.openText(phone) : '',
      code: currentCode(vault.openText(sealed)),
    }))
  app.get('/sandbox/second-step.json', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send(await readCodes()),
  )
  app.get('/sandbox/second-step', async (_request, reply) =>
    sendPlainPage(reply, '二次验证 Second login step', codesBody(await readCodes())),
  )
  // Elevates a login without a code: a code counts once, which programs that run side by side could not share.
  app.post('/sandbox/second-step', async (request, reply) => {
    const token = String(request.headers[tokenHeaders.token] ?? '')
    const { isOperator, sessionId } = await logins.recogniseMember(token)
    if (!isOperator) throw refuse(failures.noPermission)
    const until = await elevateSession(db, sessionId, { hours: elevatedHours })
    return reply.header('cache-control', 'no-store').send({ until })
  })
}

export type SandboxCode = { truename: string; roles: string[]; phone: string; code: string }

function codesBody(codes: SandboxCode[]): string {
  const rows = codes.map(
    ({ truename, roles, phone, code }) =>
      `<tr><td>${escapeHtml(truename)}</td><td>${phone}</td><td>${roles.join(', ')}</td><td><strong class="code">${code}</strong></td></tr>`,
  )
  return (
    `<p class="quiet">这里代替运营人员手机上的验证器。验证码每 30 秒更换，只能用一次；刷新页面可得新的。` +
    `The codes that the authenticator apps of operators show. They change every 30 seconds and count once; reload for the next. <a href="/sandbox">Sandbox</a></p>` +
    `<table><thead><tr><th>Name</th><th>Phone</th><th>Roles</th><th>Code</th></tr></thead><tbody>${rows.join('')}</tbody></table>`
  )
}
