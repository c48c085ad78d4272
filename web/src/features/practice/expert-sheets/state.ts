import { sheetFailures } from '#contract/practice/expert-sheets.ts'
import type { sheetScenes } from '#contract/practice/expert-sheets.ts'
import { CallFailure } from '#web/platform/call-failure.ts'
import { showFailure } from '#web/shell/show-failure.ts'
import { createSignal } from '#web/ui/signal.ts'
import type { SheetAddress } from './queries.ts'

type SheetScene = (typeof sheetScenes)[number]

type ProofRequest = { sheet: SheetAddress; scene: SheetScene; phone: string }

type Asked = ProofRequest & { submit: (code: string) => Promise<void>; giveUp: () => void }

/** What the dialog `ProveDevice` shows. A finished request stays readable during the closing animation. */
export const proofSignal = createSignal<{ asked: Asked | null; open: boolean }>({ asked: null, open: false })

/**
 * Makes a call that a device has to be proved for. If it is not, a dialog asks for the code of an SMS and the call is
 * repeated with it. Failures are shown; undefined if it came to nothing.
 */
export async function withProof<Answer>(
  request: Omit<ProofRequest, 'phone'>,
  run: (code: string | undefined) => Promise<Answer>,
): Promise<Answer | undefined> {
  try {
    return await run(undefined)
  } catch (error) {
    const phone = phoneToProve(error)
    if (phone !== undefined) return askForProof({ ...request, phone }, run)
    showFailure(error)
    return undefined
  }
}

export const isDeviceUnproved = (error: unknown): error is CallFailure =>
  error instanceof CallFailure && error.status === sheetFailures.deviceUnproved.status

/** The masked number that the code goes to, if that is what the call was refused for. */
function phoneToProve(error: unknown): string | undefined {
  if (!isDeviceUnproved(error)) return undefined
  return (error.body?.data as { phone?: string } | undefined)?.phone ?? ''
}

const askForProof = <Answer>(request: ProofRequest, run: (code: string) => Promise<Answer>) =>
  new Promise<Answer | undefined>((resolve) => {
    function close(answer: Answer | undefined) {
      proofSignal.set({ asked, open: false })
      resolve(answer)
    }
    const asked: Asked = {
      ...request,
      async submit(code) {
        try {
          close(await run(code))
        } catch (error) {
          showFailure(error)
        }
      },
      giveUp: () => close(undefined),
    }
    proofSignal.set({ asked, open: true })
  })
