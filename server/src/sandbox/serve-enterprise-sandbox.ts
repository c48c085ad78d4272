import type { FastifyInstance } from 'fastify'
import type { Services } from '#kernel/services.ts'
import { flatten } from '#kernel/http/form-body.ts'
import { sendPlainPage } from '#kernel/pages/plain-page.ts'
import { escapeHtml } from '#kernel/pages/template.ts'
import {
  enterpriseSecretOf,
  sandboxPlatform,
  signUid,
} from '#server/features/people/other-logins/enterprise-signature.ts'
import { selectPeopleOfPlatform } from '#server/features/people/other-logins/other-logins.queries.ts'

const path = '/sandbox/enterprise'

/** The portal of an enterprise platform that sends its people here with a signed uid. */
export function serveEnterpriseSandbox(app: FastifyInstance, services: Services): void {
  app.get(path, async (_request, reply) => {
    const people = await selectPeopleOfPlatform(services.db, sandboxPlatform)
    return sendPlainPage(reply, '企业平台 Enterprise platform', portalBody(people))
  })
  app.get(`${path}/open`, async (request, reply) => {
    const { uid = '', from = '/' } = flatten(request.query)
    const timestamp = String(Date.now())
    const secret = enterpriseSecretOf(services, sandboxPlatform)!
    const signature = signUid(secret, uid, timestamp).toString('hex')
    const query = new URLSearchParams({ pf: sandboxPlatform, uid, timestamp, signature, from })
    return reply.redirect(`/login?${query.toString()}`, 303)
  })
}

type Person = Awaited<ReturnType<typeof selectPeopleOfPlatform>>[number]

function portalBody(people: Person[]): string {
  const rows = people.map(
    ({ uid, truename, company }) =>
      `<tr><td>${escapeHtml(uid)}</td><td>${escapeHtml(truename)}</td><td>${escapeHtml(company)}</td>` +
      `<td><a href="${path}/open?uid=${encodeURIComponent(uid)}">进入杏林 Open Xinglin</a></td></tr>`,
  )
  return (
    `<p class="quiet">沙箱：此页代替企业平台，为员工的 uid 签名。Sandbox: this page stands in for a platform that signs for its people. <a href="/sandbox">Sandbox</a></p>` +
    `<table><thead><tr><th>uid</th><th>Name</th><th>Company</th><th></th></tr></thead><tbody>${rows.join('')}</tbody></table>` +
    `<h2>其他 uid Another uid</h2><form action="${path}/open"><label>uid <input name="uid" required maxlength="64"></label> <button>进入杏林 Open Xinglin</button></form>`
  )
}
