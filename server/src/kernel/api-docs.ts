import type { FastifyInstance } from 'fastify'
import type { Call } from '#contract/wire/call.ts'
import { uploadField } from '#contract/wire/uploads.ts'
import { commonFields, sealedField, signTolerance, tokenHeaders } from '#contract/wire/envelope.ts'
import { failures } from '#contract/wire/failure.ts'
import type { Failure } from '#contract/wire/failure.ts'
import { describeSocket } from './api-docs-socket.ts'
import { code, codes, prose, shape } from './api-docs-text.ts'
import { readFailures, readTopics } from './contract-catalogue.ts'
import type { CataloguedFailure } from './contract-catalogue.ts'
import { describeCalls, schemaOf } from './openapi.ts'
import type { Schema } from './openapi.ts'
import { sendPlainPage } from './pages/plain-page.ts'
import { escapeHtml } from './pages/template.ts'

type AnyCall = Call<unknown, unknown>

/** The contract for readers: a page, and the OpenAPI document for programs. Both are written when first asked for. */
export function serveApiDocs(app: FastifyInstance, calls: AnyCall[]): void {
  let document: ReturnType<typeof describeCalls> | undefined
  let page: Promise<string> | undefined
  app.get('/docs/api/openapi.json', async () => (document ??= describeCalls(calls)))
  app.get('/docs/api', async (_request, reply) =>
    sendPlainPage(reply, 'Xinglin API', await (page ??= describeAll(calls))),
  )
}

const describeAll = async (calls: AnyCall[]) =>
  describePage(calls, describeSocket(await readTopics()) + describeRefusals(await readFailures()))

function describePage(calls: AnyCall[], rest: string): string {
  const groups = [...Map.groupBy(calls, (call) => call.id.split('.')[0]!)]
  const contents = groups.map(([name]) => `<a href="#${name}">${escapeHtml(name)}</a>`).join(' · ')
  const entries = groups.map(
    ([name, group]) => `<h2 id="${name}">${escapeHtml(name)}</h2>${group.map(describeEntry).join('')}`,
  )
  return (
    `<div lang="en"><p class="quiet">${calls.length} calls. The same as ` +
    `<a href="/docs/api/openapi.json">OpenAPI document</a>.</p>` +
    `${howToCall()}<h2>Calls</h2><nav aria-label="Calls"><p>${contents} · <a href="#socket">socket</a> · <a href="#refusals">refusals</a></p></nav>` +
    `${entries.join('')}${rest}</div>`
  )
}

function howToCall(): string {
  const minutes = signTolerance / 60_000
  return (
    `<h2>How to call</h2><ul>` +
    `<li>A read by GET takes its fields in the query. Everything else is a form (urlencoded or multipart; a flat JSON object does as well) ` +
    `with the common fields ${codes(commonFields)} beside its own. ${codes(['platform', 'sign', 'timestamp'])} must be there.</li>` +
    `<li>${code('timestamp')} is the time in milliseconds, at most ${minutes} minutes off; ${code('sign')} is the SHA-256 of ` +
    `${code('platform')} followed by ${code('timestamp')}, in lower-case hex. A stale one is answered ${failures.clockOff.status} with ` +
    `${code('data.server_time')}, by which a client corrects its clock and asks again.</li>` +
    `<li>A login gives three tokens; they travel as the headers ${codes(Object.values(tokenHeaders))}. An answer may carry a renewed ` +
    `${code('token')}, to be used from then on. ${failures.loginExpired.status} means log in, ${failures.loginEnded.status} that the login was ended from elsewhere.</li>` +
    `<li>Calls marked <em>sealed</em> take their own fields as JSON in ${code(sealedField)}: ` +
    `${code('base64url(key) . base64url(iv) . base64url(body and tag)')}, the body by AES-256-GCM (12 bytes of iv, 16 of tag), its key by ` +
    `RSA-OAEP with SHA-256 under the key that ${code('/api/web/v2/account/publickey')} gives (SPKI in base64).</li>` +
    `<li>Calls marked <em>upload</em> are multipart forms whose field ${code(uploadField)} carries one file.</li>` +
    `<li>Calls marked <em>bytes</em> have a piece of a file as their body, with its length announced; all fields are in the query.</li>` +
    `<li>Answers are ${code('{ status, message, data, token? }')}; those below ${code('/MedicalCollege')} are ` +
    `${code('{ code: "SUCCESS" | "FAILED", message, result, status, token? }')}. Status 200 is success. ${code('message')} is Chinese, ` +
    `or English by ${code('lang=en')} or Accept-Language; in a refusal it names the field that is wrong.</li></ul>` +
    describeFailures('any call may answer', Object.values(failures))
  )
}

function describeFailures(heading: string, list: Failure[]): string {
  const rows = list.map(
    ({ status, en, zh }) =>
      `<tr><td>${status}</td><td>${escapeHtml(en)}</td><td lang="zh-CN">${escapeHtml(zh)}</td></tr>`,
  )
  return (
    `<table><thead><tr><th scope="col">status</th><th scope="col">${heading}</th><th scope="col">Chinese</th></tr></thead>` +
    `<tbody>${rows.join('')}</tbody></table>`
  )
}

function describeRefusals(catalogue: CataloguedFailure[]): string {
  const own = catalogue.filter(({ feature }) => feature !== 'failure')
  const tables = [...Map.groupBy(own, ({ feature }) => feature)].map(([feature, list]) =>
    describeFailures(`calls of ${code(`contract/${feature}.ts`)} may answer`, list),
  )
  return `<h2 id="refusals">refusals</h2>${tables.join('')}`
}

function describeEntry(call: AnyCall): string {
  const marks = [call.access, call.sealed && 'sealed', call.upload && 'upload', call.bytes && 'bytes']
    .filter(Boolean)
    .join(', ')
  return (
    `<details><summary><span class="method">${call.method}</span> ${code(call.path)} <span class="quiet">${marks}</span><br>${prose(call.about)}</summary>` +
    `${describeFields(schemaOf(call.input, 'input'))}<p class="quiet">Answer</p>${shape(call.output)}</details>`
  )
}

function describeFields({ properties = {}, required = [] }: Schema): string {
  const rows = Object.entries(properties).map(
    ([name, field]) =>
      `<tr><td>${code(name)}</td><td>${required.includes(name) ? 'required' : ''}</td><td>${escapeHtml(inWords(field))}</td></tr>`,
  )
  if (rows.length === 0) return '<p class="quiet">No fields of its own.</p>'
  return (
    `<table><thead><tr><th scope="col">field</th><th scope="col"></th><th scope="col">what it takes</th></tr></thead>` +
    `<tbody>${rows.join('')}</tbody></table>`
  )
}

/** What a field takes, such as `string, 1 to 15 characters, default 86`. */
function inWords(field: Schema): string {
  const { type, enum: values, minLength, maxLength, pattern, default: standard, ...rest } = field
  const known = [
    values?.join(' | ') ?? type,
    maxLength === undefined
      ? undefined
      : `${minLength === undefined ? 'at most' : `${minLength} to`} ${maxLength} characters`,
    // Every text refuses the character NUL; saying so each time hides the patterns that matter.
    pattern === undefined || pattern === noNul ? undefined : `like ${pattern}`,
    standard === undefined ? undefined : `default ${JSON.stringify(standard)}`,
    Object.keys(rest).length > 0 ? JSON.stringify(rest) : undefined,
  ]
  return known.filter((part) => part !== undefined).join(', ')
}

const noNul = '^[^\\0]*$'
