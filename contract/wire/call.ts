import type * as z from 'zod/mini'
import type { Right } from './rights.ts'

/** Who may make a call, checked before any finer policy. */
export type Access = 'open' | 'member' | 'operator'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** The two services use different envelopes; the path determines which one answers. */
export type Service = 'web' | 'college'

/**
 * One call between browser and server. Generic over plain data, not over schema types, so that hundreds
 * of calls stay quick to check.
 */
export type Call<Input, Output> = {
  /** The name of the call in documents, logs and metrics. */
  id: string
  method: Method
  path: `/${string}`
  service: Service
  access: Access
  /** What an operator must be allowed to do; calls of access `operator` have one. */
  right?: Right
  /** A call of operators that changes something, and so is written to the audit log. */
  changes?: boolean
  /** What it changes: a list of the console, and the field of the input, or of the output, that holds the number of the row. */
  record?: readonly [list: string, field: string]
  /** What the call does, as one line of the API page. */
  about: string
  /** The fields travel encrypted in `encrypt_data`. */
  sealed: boolean
  /** Posted without any body, so there is no signature to check either. */
  bare: boolean
  /** Carries a file in the field `file`. */
  upload: boolean
  /** The body is a piece of a file as it is; the fields are in the address. */
  bytes: boolean
  /** Sent as `platform` wherever the page runs, instead of where it does. */
  platform: number | undefined
  /** Asking counts a visit, so a page asks even when it was rendered with the answer. */
  countsVisit: boolean
  input: z.ZodMiniType<Input>
  output: z.ZodMiniType<Output>
}

type Definition<Input, Output> = Pick<Call<Input, Output>, 'id' | 'path' | 'about' | 'input' | 'output'> &
  Partial<
    Pick<
      Call<Input, Output>,
      | 'method'
      | 'access'
      | 'right'
      | 'changes'
      | 'record'
      | 'sealed'
      | 'bare'
      | 'upload'
      | 'bytes'
      | 'platform'
      | 'countsVisit'
    >
  >

/* @__NO_SIDE_EFFECTS__ */
export function defineCall<Input, Output>(definition: Definition<Input, Output>): Call<Input, Output> {
  return {
    method: 'POST',
    access: 'open',
    sealed: false,
    bare: false,
    upload: false,
    bytes: false,
    platform: undefined,
    countsVisit: false,
    ...definition,
    service: definition.path.startsWith('/MedicalCollege/') ? 'college' : 'web',
  }
}
