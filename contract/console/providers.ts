import * as z from 'zod/mini'
import { defineCall } from '../wire/call.ts'
import { defineFailures } from '../wire/failure.ts'
import { json, line, nothing, words } from '../wire/fields.ts'

export const providerFailures = defineFailures({
  setByEnvironment: [
    5160,
    '该项由环境变量设置，不能在此修改',
    'this is set by an environment variable and cannot be changed here',
  ],
  settingsWrong: [5161, '设置有误，未保存', 'these settings are wrong and were not saved'],
})

/** Where the value of a variable comes from. The environment wins over the console. */
export const variableSources = ['environment', 'console', 'none'] as const

/** What serves now: an outside service, the sandbox, the server itself, or nothing. */
export const providerStates = ['real', 'sandbox', 'own', 'off'] as const

export const shownVariable = z.object({
  /** The name of the environment variable. */
  name: z.string(),
  title: z.string(),
  source: z.enum(variableSources),
  /** What is set; of a secret only how it ends. */
  value: z.string(),
  is_secret: z.boolean(),
  /** Several lines, such as a key in PEM form. */
  is_long: z.boolean(),
  options: z.array(z.string()),
  /** What such a value looks like; empty where nothing helps. */
  example: z.string(),
  hint: z.string(),
  /** Asked for only while another variable has this value. */
  only_for: z.nullable(z.object({ name: z.string(), value: z.string() })),
})

export const shownProvider = z.object({
  name: z.string(),
  title: z.string(),
  about: z.string(),
  state: z.enum(providerStates),
  /** A change takes effect when the server is started again. */
  needs_restart: z.boolean(),
  /** A second person agrees to changes. */
  takes_two: z.boolean(),
  /** What a test needs from the operator; empty for nothing. */
  test_field: z.enum(['', 'phone', 'mail']),
  /** Where to get what it asks for. */
  sources: z.array(z.object({ title: z.string(), url: z.string() })),
  variables: z.array(shownVariable),
  /** The latest test; null where there was none. */
  tested: z.nullable(
    z.object({
      is_good: z.boolean(),
      answer: z.string(),
      at: z.string(),
      /** What served then; a test of the sandbox has sent nothing. */
      state: z.optional(z.enum(providerStates)),
    }),
  ),
})

export type ShownProvider = z.output<typeof shownProvider>
export type ShownVariable = z.output<typeof shownVariable>

export const providerCalls = {
  list: defineCall({
    id: 'providers.list',
    path: '/api/console/providers/list',
    about: 'The outside services with their settings; secrets are masked.',
    access: 'operator',
    right: 'system.manage',
    input: nothing,
    output: z.array(shownProvider),
  }),
  save: defineCall({
    id: 'providers.save',
    path: '/api/console/providers/save',
    about:
      'Saves settings of an outside service, encrypted. Only those that are given change; an empty one is removed. Those of payments, SMS and storage wait for a second person.',
    access: 'operator',
    right: 'system.manage',
    changes: true,
    sealed: true,
    input: z.object({
      provider: words(40),
      values: json(z.record(z.string(), z.string())),
      reason: z._default(line(200), ''),
    }),
    /** Set where a second person has to agree first. */
    output: z.object({ request_id: z.nullable(z.int()) }),
  }),
  test: defineCall({
    id: 'providers.test',
    path: '/api/console/providers/test',
    about:
      'Calls the outside service and answers what came back. `to` is the phone number or the address that a message is sent to.',
    access: 'operator',
    right: 'system.manage',
    changes: true,
    input: z.object({ provider: words(40), to: z._default(line(200), '') }),
    output: z.object({ is_good: z.boolean(), answer: z.string(), state: z.enum(providerStates) }),
  }),
}
