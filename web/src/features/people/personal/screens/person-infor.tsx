import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Profile } from '#contract/people/profile.ts'
import { verificationStates } from '#contract/people/verification-states.ts'
import { fetchUser } from '#web/features/people/account/state.ts'
import { IdentityChoice } from '#web/features/people/profile/fields/identity-choice.tsx'
import type { ChosenType } from '#web/features/people/profile/fields/identity-choice.tsx'
import { profileMutations } from '#web/features/people/profile/mutations.ts'
import { profileQueries } from '#web/features/people/profile/queries.ts'
import { ScreenFrame } from '#web/shell/screen-frame.tsx'
import { Avatar } from '#web/ui/avatar/avatar.tsx'
import { confirm } from '#web/ui/dialog/confirm.ts'
import { useText } from '#web/ui/language.ts'
import { ListRow } from '#web/ui/list-row/list-row.tsx'
import { ListState } from '#web/ui/list-state/list-state.tsx'
import { optionName } from '#web/ui/option-sheet/option-groups.ts'
import { Sheet } from '#web/ui/sheet/sheet.tsx'
import { toast } from '#web/ui/toast/toast.ts'
import { FieldSheet } from '../parts/field-sheet.tsx'
import { PhotoSheet } from '../parts/photo-sheet.tsx'
import { personalPaths } from '#web/paths/personal.ts'
import { askedField, rowFields } from '../person-fields.ts'
import type { RowField } from '../person-fields.ts'
import { personText } from '../text.ts'
import { useSaveFields } from '../use-save-fields.ts'
import './person-infor.css'

export function PersonInfor() {
  const profile = useQuery({ ...profileQueries.profile(), placeholderData: keepPreviousData })
  return (
    <ScreenFrame>
      {profile.data ? (
        <ProfileRows profile={profile.data} />
      ) : (
        <ListState
          status={profile.isError ? 'error' : 'loading'}
          errorText={profile.error?.message}
          onRetry={() => profile.refetch()}
        />
      )}
    </ScreenFrame>
  )
}

function ProfileRows({ profile }: { profile: Profile }) {
  const text = useText(personText)
  const [opened, setOpened] = useState<'photo' | 'identity' | RowField>()
  const identities = useQuery(profileQueries.identities())
  const shown = useShownValue(profile)
  const save = useSaveFields()
  const changeIdentity = useChangeIdentity(profile)
  const close = () => setOpened(undefined)

  async function saveField(field: RowField, value: string) {
    if (value !== profile[field]) {
      const endsVerification = field === 'truename' && profile.verification_state !== verificationStates.none
      if (endsVerification && !(await confirm({ title: text.nameAsk, text: text.identityText }))) return
      await save({ [field]: value })
    }
    close()
  }

  return (
    <>
      <ListRow
        title={text.photo}
        after={<Avatar src={profile.photo} name="" size={56} />}
        onClick={() => setOpened('photo')}
      />
      <ListRow
        title={text.identity}
        after={identities.data?.find((one) => one.user_type === profile.user_type)?.name ?? text.empty}
        onClick={() => setOpened('identity')}
      />
      {rowFields(profile.user_type).map((field) => (
        <ListRow
          key={field}
          title={text[field]}
          after={<span className="person-infor-value">{shown(field) || text.empty}</span>}
          onClick={() => setOpened(field)}
        />
      ))}
      <ListRow title={text.phone} after={profile.phone || text.phoneNone} href={personalPaths.bindMobile} />
      <div className="person-infor-long">
        <ListRow
          title={text.good_at}
          note={<span className="person-infor-lines">{profile.good_at || text.empty}</span>}
          href={personalPaths.goodAt}
        />
        <ListRow
          title={text.introduce}
          note={<span className="person-infor-lines">{profile.introduce || text.empty}</span>}
          href={personalPaths.introduce}
        />
      </div>
      <PhotoSheet open={opened === 'photo'} onClose={close} photo={profile.photo} />
      <Sheet open={opened === 'identity'} onClose={close} title={text.identity} flush>
        <IdentityChoice onChoose={async (userType) => (await changeIdentity(userType)) && close()} />
      </Sheet>
      {rowFields(profile.user_type).map((field) => (
        <FieldSheet
          key={field}
          field={askedField(field, text[field], profile.user_type)}
          open={opened === field}
          initial={profile[field]}
          onClose={close}
          onSave={(value) => saveField(field, value)}
        />
      ))}
    </>
  )
}

/** Departments and titles are stored in Chinese and shown in the language of the screen. */
function useShownValue(profile: Profile) {
  const departments = useQuery(profileQueries.departments())
  const titles = useQuery(profileQueries.titles())
  return (field: RowField): string => {
    if (field === 'department') return optionName(departments.data ?? [], profile.department)
    return field === 'title' ? optionName(titles.data ?? [], profile.title) : profile[field]
  }
}

function useChangeIdentity(profile: Profile) {
  const text = useText(personText)
  return async (user_type: ChosenType): Promise<boolean> => {
    if (user_type === profile.user_type) return true
    const isVerifying = profile.verification_state !== verificationStates.none
    if (isVerifying && !(await confirm({ title: text.identityAsk, text: text.identityText }))) return false
    await profileMutations.setUserType({ user_type })
    await fetchUser()
    toast(text.saved, 'success')
    return true
  }
}
