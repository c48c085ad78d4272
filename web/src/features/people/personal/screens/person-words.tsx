import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { FormEvent } from 'react'
import { profileLimits } from '#contract/people/profile.ts'
import { characterCount } from '#contract/wire/character-count.ts'
import { profileQueries } from '#web/features/people/profile/queries.ts'
import { ScreenFrame } from '#web/shell/screen-frame.tsx'
import { useBack } from '#web/shell/use-back.ts'
import { Button } from '#web/ui/button/button.tsx'
import { useText } from '#web/ui/language.ts'
import { ListState } from '#web/ui/list-state/list-state.tsx'
import { Skeleton } from '#web/ui/skeleton/skeleton.tsx'
import { TextArea } from '#web/ui/text-area/text-area.tsx'
import { personText } from '../text.ts'
import { useSaveFields } from '../use-save-fields.ts'
import './person-words.css'

type LongField = 'good_at' | 'introduce'

export const PersonGoodAt = () => <PersonWords field="good_at" />
export const PersonIntroduce = () => <PersonWords field="introduce" />

function PersonWords({ field }: { field: LongField }) {
  const profile = useQuery({ ...profileQueries.profile(), placeholderData: keepPreviousData })
  return (
    <ScreenFrame>
      {profile.data ? (
        <WordsForm field={field} initial={profile.data[field]} />
      ) : (
        <ListState
          status={profile.isError ? 'error' : 'loading'}
          errorText={profile.error?.message}
          skeleton={<Skeleton shape="lines" count={4} />}
          onRetry={() => profile.refetch()}
        />
      )}
    </ScreenFrame>
  )
}

function WordsForm({ field, initial }: { field: LongField; initial: string }) {
  const text = useText(personText)
  const back = useBack()
  const save = useSaveFields()
  const [value, setValue] = useState(initial)
  const most = profileLimits[field]
  const isTooLong = characterCount(value.trim()) > most

  async function submit() {
    if (isTooLong) return
    await save({ [field]: value.trim() })
    back()
  }

  return (
    <form className="person-words" noValidate onSubmit={(event: FormEvent) => event.preventDefault()}>
      <TextArea
        label={text[field]}
        hideLabel
        value={value}
        onValue={setValue}
        most={most}
        rows={field === 'introduce' ? 12 : 8}
        error={isTooLong ? text.tooLong(most) : undefined}
        hint={field === 'introduce' ? text.introduceHint : text.goodAtHint}
      />
      <Button type="submit" variant="primary" block softDisabled={isTooLong} onClick={submit}>
        {text.save}
      </Button>
    </form>
  )
}
