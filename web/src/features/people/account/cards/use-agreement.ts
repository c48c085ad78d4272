import { useState } from 'react'
import { pick } from '#web/ui/language.ts'
import { toast } from '#web/ui/toast/toast.ts'
import { accountText } from '../text.ts'

export type Agreement = {
  isGiven: boolean
  /** A login was tried without it. */
  isMissed: boolean
  give: (isGiven: boolean) => void
  /** Whether a login may go on; otherwise the person is asked to tick the box, which is marked. */
  require: () => boolean
}

/** The service agreement, which only the person ticks. `kept` holds the tick where it has to outlive the screen. */
export function useAgreement(kept?: [isGiven: boolean, give: (isGiven: boolean) => void]): Agreement {
  const own = useState(false)
  const [isGiven, give] = kept ?? own
  const [isMissed, setIsMissed] = useState(false)
  return {
    isGiven,
    isMissed: isMissed && !isGiven,
    give,
    require() {
      setIsMissed(!isGiven)
      if (!isGiven) toast(pick(accountText).tickAgreement, 'failure')
      return isGiven
    },
  }
}
