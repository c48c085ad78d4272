import * as z from 'zod/mini'
import type { Call } from '#contract/wire/call.ts'
import { commonFields } from './test-app.ts'
import type { TestApp, TestClient } from './test-app.ts'

type Piece<Input> = { input: Input; bytes: Buffer }

/** Asks a call whose body is a piece of a file; the fields are in the address. */
export async function appendBytes<Input, Output>(
  app: TestApp,
  client: TestClient,
  call: Call<Input, Output>,
  { input, bytes }: Piece<Input>,
): Promise<{ status: number; message: string; data: Output }> {
  const fields = {
    ...commonFields(client),
    lang: client.language,
    ...(z.encode(call.input, input) as Record<string, string>),
  }
  const address = `${app.url}${call.path}?${new URLSearchParams(fields as never).toString()}`
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/octet-stream', token: client.token },
    body: new Uint8Array(bytes),
  })
  return (await response.json()) as never
}
