import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import type { Call } from '#contract/call.ts'
import { commonFields, sealedField } from '#contract/envelope.ts'
import { escapeHtml } from './pages/template.ts'
import { sendPlainPage } from './pages/plain-page.ts'

/** The OpenAPI document and its readable page, both made from the contract alone. */

const schemaOf = (schema: z.ZodMiniType, io: 'input' | 'output') =>
  z.toJSONSchema(schema, { io, unrepresentable: 'any', target: 'draft-2020-12' })

export function describeCalls(calls: Call<unknown, unknown>[]) {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Xinglin',
      version: '1',
      description: 'Every call of the web and medical-college services.',
    },
    paths: Object.fromEntries(
      calls.map((call) => [call.path, { [call.method.toLowerCase()]: describeCall(call) }]),
    ),
  }
}

function describeCall(call: Call<unknown, unknown>) {
  const input = schemaOf(call.input, 'input') as { properties?: Record<string, object>; required?: string[] }
  const data = schemaOf(call.output, 'output')
  return {
    operationId: call.id,
    summary: call.about,
    tags: [call.id.split('.')[0]],
    'x-access': call.access,
    ...(call.method === 'GET'
      ? { parameters: queryParameters(input) }
      : { requestBody: formBody(call, input) }),
    responses: {
      200: { description: call.about, content: { 'application/json': { schema: envelope(call, data) } } },
    },
  }
}

const queryParameters = (input: { properties?: Record<string, object>; required?: string[] }) =>
  Object.entries(input.properties ?? {}).map(([name, schema]) => ({
    name,
    in: 'query',
    required: input.required?.includes(name) ?? false,
    schema,
  }))

function formBody(
  call: Call<unknown, unknown>,
  input: { properties?: Record<string, object>; required?: string[] },
) {
  if (call.bare) return undefined
  const common = Object.fromEntries(commonFields.map((name) => [name, { type: 'string' }]))
  const file = call.upload ? { file: { type: 'string', format: 'binary' } } : {}
  const sealed = call.sealed
    ? { [sealedField]: { type: 'string', description: 'the fields of this call, encrypted' } }
    : {}
  const schema = {
    type: 'object',
    properties: { ...common, ...sealed, ...input.properties, ...file },
    required: ['platform', 'sign', 'timestamp', ...(call.sealed ? [sealedField] : (input.required ?? []))],
  }
  const types = call.upload
    ? ['multipart/form-data']
    : ['application/x-www-form-urlencoded', 'multipart/form-data']
  return { content: Object.fromEntries(types.map((type) => [type, { schema }])) }
}

const envelope = (call: Call<unknown, unknown>, data: object) => ({
  type: 'object',
  properties:
    call.service === 'college'
      ? {
          code: { enum: ['SUCCESS', 'FAILED'] },
          message: { type: 'string' },
          result: data,
          status: { type: 'integer' },
        }
      : { status: { type: 'integer' }, message: { type: 'string' }, data, token: { type: 'string' } },
})

export function serveApiDocs(app: FastifyInstance, calls: Call<unknown, unknown>[]): void {
  const document = describeCalls(calls)
  app.get('/docs/api/openapi.json', async () => document)
  app.get('/docs/api', async (_request, reply) => sendPlainPage(reply, 'Xinglin API', describePage(calls)))
}

function describePage(calls: Call<unknown, unknown>[]): string {
  const groups = Map.groupBy(calls, (call) => call.id.split('.')[0]!)
  const intro =
    `<p class="quiet">${calls.length} calls. Posts are form data with the common fields ${commonFields.map((name) => `<code>${name}</code>`).join(', ')}; ` +
    `tokens travel as the headers <code>token</code>, <code>refresh-token</code>, <code>sys-token</code>. ` +
    `The same as <a href="/docs/api/openapi.json">OpenAPI document</a>.</p>`
  return (
    intro +
    [...groups]
      .map(([name, group]) => `<h2>${escapeHtml(name)}</h2>${group.map(describeEntry).join('')}`)
      .join('')
  )
}

function describeEntry(call: Call<unknown, unknown>): string {
  const pretty = (value: unknown) => `<pre>${escapeHtml(JSON.stringify(value, null, 2))}</pre>`
  const marks = [call.access, call.sealed && 'sealed', call.upload && 'upload'].filter(Boolean).join(', ')
  return (
    `<details><summary><span class="method">${call.method}</span> <code>${call.path}</code> <span class="quiet">${marks}</span><br>${escapeHtml(call.about)}</summary>` +
    `<p class="quiet">Fields</p>${pretty(schemaOf(call.input, 'input'))}<p class="quiet">Answer</p>${pretty(schemaOf(call.output, 'output'))}</details>`
  )
}
