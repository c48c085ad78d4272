import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '#web/shell/navigation.ts'
import { checkinStates } from '#contract/meetings/checkin.ts'
import { Button } from '#web/ui/button/button.tsx'
import { useText } from '#web/ui/language.ts'
import { toast } from '#web/ui/toast/toast.ts'
import { faultsOf, startOf, toSend } from '../checkin-values.ts'
import { checkinMutations } from '../mutations.ts'
import { checkinPaths } from '#web/paths/checkin.ts'
import { checkinQueries } from '../queries.ts'
import { checkinText } from '../text.ts'

/** Checks in with one press when the profile answers all that the form asks; otherwise opens the form. */
export function CheckInButton({ meetingId }: { meetingId: number }) {
  const text = useText(checkinText)
  const client = useQueryClient()
  const navigate = useNavigate()

  async function checkIn() {
    const info = await client.fetchQuery(checkinQueries.info(meetingId))
    const values = startOf(info)
    const isComplete = Object.keys(faultsOf(info, values)).length === 0
    if (info.state !== checkinStates.none || info.is_on_site_only === 1 || !isComplete)
      return navigate(checkinPaths.form(meetingId))
    // The organiser sees the form only with consent, which is given on the form itself.
    await checkinMutations.submit({ meeting_id: meetingId, form: toSend(info, values), consent: false })
    return toast(info.is_reviewed === 1 ? text.submitted : text.passedTitle, 'success')
  }

  return (
    <Button small onClick={checkIn}>
      {text.checkInNow}
    </Button>
  )
}
