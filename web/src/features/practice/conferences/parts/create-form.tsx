import { useState } from 'react'
import { useNavigate } from '#web/shell/navigation.ts'
import { conferenceLimits, repeats } from '#contract/practice/conferences.ts'
import type { Repeat } from '#contract/practice/conferences.ts'
import type { RoomMedia } from '#contract/community/rooms.ts'
import { characterCount } from '#contract/wire/character-count.ts'
import { clock } from '#web/platform/clock.ts'
import { useForm } from '#web/shell/use-form.ts'
import { Button } from '#web/ui/button/button.tsx'
import { ChooseField } from '#web/ui/choose-field/choose-field.tsx'
import { Field } from '#web/ui/field/field.tsx'
import { dayOf } from '#web/ui/format/shanghai-day.ts'
import { shanghaiMoment } from '#web/ui/format/shanghai-moment.ts'
import { useText } from '#web/ui/language.ts'
import { Segmented } from '#web/ui/segmented/segmented.tsx'
import { toast } from '#web/ui/toast/toast.ts'
import { conferenceMutations } from '../mutations.ts'
import { conferencePaths } from '#web/paths/conferences.ts'
import { conferenceText } from '../text.ts'
import { InviteeChooser } from './invitee-chooser.tsx'
import type { Invitee } from './invitee-chooser.tsx'
import { suggestTimes } from './suggest-times.ts'
import { wireTime } from './wire-time.ts'
import './create-form.css'

/** `day` is suggested for the conference; empty for as soon as possible. */
export function CreateForm({ day }: { day: string }) {
  const text = useText(conferenceText)
  const navigate = useNavigate()
  const [kind, setKind] = useState<RoomMedia>('picture')
  const [repeat, setRepeat] = useState<Repeat | 'none'>('none')
  const [invitees, setInvitees] = useState<readonly Invitee[]>([])
  const [isChoosing, setIsChoosing] = useState(false)
  const form = useForm({
    initial: () => ({
      title: '',
      ...suggestTimes(clock.now(), day || dayOf(clock.now())),
      until: '',
      invitees: '',
    }),
    faultsOf: ({ title, begin, end, until }) => ({
      title: titleFault(title),
      // The server takes what began a moment ago: the form takes a while to be filled in.
      begin: shanghaiMoment(wireTime(begin)) > clock.now() - 60_000 ? undefined : text.past,
      end: shanghaiMoment(wireTime(end)) > shanghaiMoment(wireTime(begin)) ? undefined : text.wrongTimes,
      until: repeat === 'none' || until > begin.slice(0, 10) ? undefined : text.repeatMissing,
      invitees: invitees.length > 0 ? undefined : text.nobodyInvited,
    }),
    refusalAt: 'begin',
    draft: { key: 'conference', in: 'device' },
    async onSubmit({ title, begin, end, until }) {
      const { id } = await conferenceMutations.create({
        title,
        begin_time: wireTime(begin),
        end_time: wireTime(end),
        kind,
        invitees: invitees.map(({ value }) => value),
        ...(repeat !== 'none' && { repeat, repeat_until: until }),
      })
      toast(text.created, 'success')
      await navigate(conferencePaths.schedule(id), { replace: true })
    },
  })

  function titleFault(title: string): string | undefined {
    if (title.trim() === '') return text.missingField(text.title)
    return characterCount(title.trim()) > conferenceLimits.title
      ? text.tooLong(conferenceLimits.title)
      : undefined
  }

  const inviteeError = form.bind('invitees').error
  return (
    <form className="create-form" {...form.props}>
      <Field {...form.bind('title')} label={text.title} />
      <Field {...form.bind('begin')} label={text.begin} type="datetime-local" step={300} />
      <Field {...form.bind('end')} label={text.end} type="datetime-local" step={300} />
      <Segmented
        label={text.repeat}
        value={repeat}
        onChange={setRepeat}
        options={(['none', ...repeats] as const).map((one) => ({ value: one, label: text.repeats[one] }))}
      />
      {repeat !== 'none' && <Field {...form.bind('until')} label={text.repeatUntil} type="date" />}
      <Segmented
        label={text.kind}
        value={kind}
        onChange={setKind}
        options={(['picture', 'sound'] as const).map((one) => ({ value: one, label: text.kinds[one] }))}
      />
      <ChooseField
        name="invitees"
        label={text.invitees}
        value={invitees.length > 0 ? text.chosenNum(invitees.length) : ''}
        placeholder={text.chooseInvitees}
        onPress={() => setIsChoosing(true)}
        {...(inviteeError && { error: inviteeError })}
      />
      {invitees.length > 0 && (
        <p className="create-form-names">{invitees.map(({ name }) => name).join('、')}</p>
      )}
      <Button type="submit" variant="primary" block onClick={form.submit}>
        {text.submit}
      </Button>
      <InviteeChooser
        open={isChoosing}
        chosen={invitees}
        onChange={setInvitees}
        onClose={() => setIsChoosing(false)}
      />
    </form>
  )
}
