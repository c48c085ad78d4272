import { useQuery } from '@tanstack/react-query'
import { checkinFields, isCheckinPhoto, refusalReasonLimit } from '#contract/meetings/checkin.ts'
import type { CheckinField, CheckinItem } from '#contract/meetings/checkin.ts'
import { checkinFieldNames } from '#contract/meetings/checkin-field-names.ts'
import { useForm } from '#web/shell/use-form.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Field } from '#web/ui/field/field.tsx'
import { useText } from '#web/ui/language.ts'
import { ListState } from '#web/ui/list-state/list-state.tsx'
import { Sheet } from '#web/ui/sheet/sheet.tsx'
import { toast } from '#web/ui/toast/toast.ts'
import { attendanceMutations } from '../mutations.ts'
import { attendanceQueries } from '../queries.ts'
import { attendanceText } from '../text.ts'
import './review-sheet.css'

type ReviewSheetProps = { checkinId: number; onClose: () => void }

/** A check-in under review, to pass or to refuse; open while it has a number. */
export function ReviewSheet({ checkinId, onClose }: ReviewSheetProps) {
  const text = useText(attendanceText)
  const checkin = useQuery({ ...attendanceQueries.checkin(checkinId), enabled: checkinId > 0 })
  return (
    <Sheet open={checkinId > 0} onClose={onClose} title={text.review}>
      {checkin.data ? (
        <Decision key={checkinId} checkin={checkin.data} onDone={onClose} />
      ) : (
        <ListState
          status={checkin.isError ? 'error' : 'loading'}
          errorText={checkin.error?.message}
          onRetry={() => checkin.refetch()}
          inline
        />
      )}
    </Sheet>
  )
}

function Decision({ checkin, onDone }: { checkin: CheckinItem; onDone: () => void }) {
  const text = useText(attendanceText)
  const names = useText(checkinFieldNames)
  const refusal = useForm({
    initial: () => ({ reason: '' }),
    faultsOf: ({ reason }) => ({ reason: reason.trim() === '' ? text.reasonMissing : undefined }),
    showFaults: 'tried',
    async onSubmit({ reason }) {
      await attendanceMutations.refuse({ checkin_id: checkin.checkin_id, reason: reason.trim() })
      toast(text.refused, 'success')
      onDone()
    },
  })

  async function pass() {
    await attendanceMutations.pass({ checkin_id: checkin.checkin_id })
    toast(text.passed, 'success')
    onDone()
  }

  const wordsOf = (field: CheckinField, value: string) => {
    if (field === 'identity') return text.identities[value] ?? value
    if (field === 'medical_professional') return value === '1' ? text.yes : text.no
    return value
  }

  return (
    <form className="review-sheet" {...refusal.props}>
      <dl className="review-sheet-facts">
        {checkinFields.map((field) => {
          const value = checkin.form[field]
          if (!value) return null
          return (
            <div key={field} className="review-sheet-fact">
              <dt>{names[field]}</dt>
              <dd>
                {isCheckinPhoto(field) ? (
                  <a href={value} target="_blank" rel="noreferrer">
                    <img className="review-sheet-photo" src={value} alt={names[field]} />
                  </a>
                ) : (
                  wordsOf(field, value)
                )}
              </dd>
            </div>
          )
        })}
      </dl>
      <Button variant="primary" block onClick={pass}>
        {text.pass}
      </Button>
      <Field
        {...refusal.bind('reason')}
        label={text.reason}
        hint={text.reasonHint}
        maxLength={refusalReasonLimit}
      />
      <Button type="submit" variant="danger" block onClick={refusal.submit}>
        {text.refuse}
      </Button>
    </form>
  )
}
