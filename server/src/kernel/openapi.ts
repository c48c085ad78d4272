import * as z from 'zod/mini'
import type { Call } from '#contract/wire/call.ts'
import { commonFields, sealedField, tokenHeaders } from '#contract/wire/envelope.ts'

export type Schema = {
  type?: string
  enum?: string[]
  properties?: Record<string, Schema>
  required?: string[]
  minLength?: number
  maxLength?: number
  pattern?: string
  default?: unknown
}

export function schemaOf(schema: z.ZodMiniType, io: 'input' | 'output'): Schema {
  const { $schema: _dialect, ...described } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return described as Schema
}

/** The OpenAPI document, made from the contract alone. */
export function describeCalls(calls: Call<unknown, unknown>[]) {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Xinglin',
      version: '1',
      description: 'Every call of the web and medical-college services.',
    },
    components: {
      securitySchemes: {
        token: {
          type: 'apiKey',
          in: 'header',
          name: tokenHeaders.token,
          description: 'the session token of a login',
        },
      },
    },
    paths: describePaths(calls),
  }
}

function describePaths(calls: Call<unknown, unknown>[]) {
  const paths: Record<string, Record<string, object>> = {}
  for (const call of calls) (paths[call.path] ??= {})[call.method.toLowerCase()] = describeCall(call)
  return paths
}

function describeCall(call: Call<unknown, unknown>) {
  const input = schemaOf(call.input, 'input')
  const data = schemaOf(call.output, 'output')
  return {
    operationId: call.id,
    summary: call.about,
    tags: [call.id.split('.')[0]],
    'x-access': call.access,
    // A visitor may make an open call too.
    security: [...(call.access === 'open' ? [{}] : []), { token: [] }],
    ...(call.method === 'GET' || call.bytes ? { parameters: queryParameters(input) } : {}),
    ...(call.method === 'GET' ? {} : { requestBody: call.bytes ? bytesBody : formBody(call, input) }),
    responses: {
      200: { description: call.about, content: { 'application/json': { schema: envelope(call, data) } } },
    },
  }
}

const queryParameters = (input: Schema) =>
  Object.entries(input.properties ?? {}).map(([name, schema]) => ({
    name,
    in: 'query',
    required: input.required?.includes(name) ?? false,
    schema,
  }))

const bytesBody = {
  content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } },
}

function formBody(call: Call<unknown, unknown>, input: Schema) {
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
    : ['application/x-www-form-urlencoded', 'multipart/form-data', 'application/json']
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
          token: { type: 'string' },
        }
      : { status: { type: 'integer' }, message: { type: 'string' }, data, token: { type: 'string' } },
})
