import { useState } from 'react'
import type { Conference, SeriesScope } from '#contract/practice/conferences.ts'
import { clock } from '#web/platform/clock.ts'
import { useForm } from '#web/shell/use-form.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Field } from '#web/ui/field/field.tsx'
import { shanghaiMoment } from '#web/ui/format/shanghai-moment.ts'
import { useText } from '#web/ui/language.ts'
import { Sheet } from '#web/ui/sheet/sheet.tsx'
import { toast } from '#web/ui/toast/toast.ts'
import { conferenceMutations } from '../mutations.ts'
import { conferenceText } from '../text.ts'
import { ScopeChoice } from './scope-choice.tsx'
import { fieldTime, wireTime } from './wire-time.ts'
import './create-form.css'

type MoveSheetProps = { conference: Conference; open: boolean; onClose: () => void }

/** Another time for a conference, or for it and the later ones of its series. */
export function MoveSheet({ conference, open, onClose }: MoveSheetProps) {
  const text = useText(conferenceText)
  return (
    <Sheet open={open} onClose={onClose} title={text.move}>
      {open && <MoveForm conference={conference} onDone={onClose} />}
    </Sheet>
  )
}

function MoveForm({ conference, onDone }: { conference: Conference; onDone: () => void }) {
  const text = useText(conferenceText)
  const [scope, setScope] = useState<SeriesScope>('one')
  const form = useForm({
    initial: () => ({ begin: fieldTime(conference.begin_time), end: fieldTime(conference.end_time) }),
    faultsOf: ({ begin, end }) => ({
      begin: shanghaiMoment(wireTime(begin)) > clock.now() - 60_000 ? undefined : text.past,
      end: shanghaiMoment(wireTime(end)) > shanghaiMoment(wireTime(begin)) ? undefined : text.wrongTimes,
    }),
    refusalAt: 'begin',
    async onSubmit({ begin, end }) {
      const times = { begin_time: wireTime(begin), end_time: wireTime(end) }
      await conferenceMutations.move({ id: conference.id, ...times, scope })
      toast(text.moved, 'success')
      onDone()
    },
  })
  return (
    <form className="create-form" {...form.props}>
      <Field {...form.bind('begin')} label={text.begin} type="datetime-local" step={300} />
      <Field {...form.bind('end')} label={text.end} type="datetime-local" step={300} />
      {conference.following_num > 0 && <ScopeChoice value={scope} onChange={setScope} />}
      <p className="create-form-names">{text.moveNote}</p>
      <Button type="submit" variant="primary" block onClick={form.submit}>
        {text.move}
      </Button>
    </form>
  )
}
