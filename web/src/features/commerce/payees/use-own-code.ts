import { useState } from 'react'
import { accountFailures } from '#contract/people/account.ts'
import { CallFailure } from '#web/platform/call-failure.ts'

/** Whether the form asks for the code of the account's own number, which the server says when it refuses. */
export function useOwnCode() {
  const [asksOwnCode, setAsksOwnCode] = useState(false)
  async function noticing<Result>(send: () => Promise<Result>): Promise<Result> {
    try {
      return await send()
    } catch (error) {
      if (error instanceof CallFailure && error.status === accountFailures.codeNeeded.status)
        setAsksOwnCode(true)
      throw error
    }
  }
  return { asksOwnCode, noticing }
}
