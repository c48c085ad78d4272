import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate, useSearchParams } from '#web/shell/navigation.ts'
import { userTypes } from '#contract/people/account.ts'
import { fetchUser } from '#web/features/people/account/state.ts'
import { ScreenFrame } from '#web/shell/screen-frame.tsx'
import { useQueryId } from '#web/shell/use-query-id.ts'
import { Button } from '#web/ui/button/button.tsx'
import { useText } from '#web/ui/language.ts'
import { ListState } from '#web/ui/list-state/list-state.tsx'
import { Skeleton } from '#web/ui/skeleton/skeleton.tsx'
import { toast } from '#web/ui/toast/toast.ts'
import { CompletionForm } from '../parts/completion-form.tsx'
import { IdentityChoice } from '../fields/identity-choice.tsx'
import type { ChosenType } from '../fields/identity-choice.tsx'
import { profileMutations } from '../mutations.ts'
import { pathAfterCompletion } from '#web/paths/profile.ts'
import { profileQueries } from '../queries.ts'
import { profileText } from '../text.ts'
import './information-complete.css'

export function InformationComplete() {
  const text = useText(profileText)
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const meetingId = useQueryId('meeting_id')
  // Switching the language asks again; the form must not lose its place meanwhile.
  const template = useQuery({
    ...profileQueries.template(meetingId),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  const identities = useQuery(profileQueries.identities())
  const [isChoosing, setIsChoosing] = useState(false)

  async function handleChosen(user_type: ChosenType) {
    await profileMutations.setUserType({ user_type })
    await fetchUser()
    setIsChoosing(false)
  }

  async function handleSaved() {
    await fetchUser()
    toast(text.saved, 'success')
    await navigate(pathAfterCompletion(query), { replace: true })
  }

  if (!template.data || identities.isPending)
    return (
      <ScreenFrame>
        <ListState
          status={template.isError ? 'error' : 'loading'}
          errorText={template.error?.message}
          skeleton={<Skeleton shape="lines" count={6} />}
          onRetry={() => template.refetch()}
        />
      </ScreenFrame>
    )

  const { user_type: userType, fields } = template.data
  if (userType === userTypes.none || isChoosing)
    return (
      <ScreenFrame>
        <div className="information-complete-head">
          <h2>{text.whoAreYou}</h2>
          <p>{text.whoText}</p>
        </div>
        <IdentityChoice onChoose={handleChosen} />
      </ScreenFrame>
    )

  const identity = identities.data?.find((one) => one.user_type === userType)?.name
  return (
    <ScreenFrame>
      <div className="information-complete-head">
        <p>{text.intro}</p>
        {identity && (
          <div className="information-complete-identity">
            <span>
              {text.identity} · <b>{identity}</b>
            </span>
            <Button small variant="quiet" onClick={() => setIsChoosing(true)}>
              {text.changeIdentity}
            </Button>
          </div>
        )}
      </div>
      <CompletionForm key={userType} fields={fields} meetingId={meetingId} onSaved={handleSaved} />
    </ScreenFrame>
  )
}
