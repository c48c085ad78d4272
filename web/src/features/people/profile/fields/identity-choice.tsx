import { useQuery } from '@tanstack/react-query'
import { userTypes } from '#contract/people/account.ts'
import type { OneOf } from '#contract/wire/one-of.ts'
import { BriefcaseIcon, PeopleIcon, StethoscopeIcon } from '#web/ui/icon/identity-icons.tsx'
import { useText } from '#web/ui/language.ts'
import { ListRow } from '#web/ui/list-row/list-row.tsx'
import { ListState } from '#web/ui/list-state/list-state.tsx'
import { profileQueries } from '../queries.ts'
import { profileText } from '../text.ts'

type UserType = OneOf<typeof userTypes>
export type ChosenType = Exclude<UserType, typeof userTypes.none>

type IdentityChoiceProps = { onChoose: (userType: ChosenType) => unknown }

/** The identities as rows. */
export function IdentityChoice({ onChoose }: IdentityChoiceProps) {
  const text = useText(profileText)
  const identities = useQuery(profileQueries.identities())
  if (!identities.data)
    return (
      <ListState status={identities.isError ? 'error' : 'loading'} onRetry={() => identities.refetch()} />
    )
  const notes: Record<UserType, string> = {
    [userTypes.none]: '',
    [userTypes.doctor]: text.doctor,
    [userTypes.other]: text.other,
    [userTypes.enterprise]: text.enterprise,
  }
  return (
    <div className="identity-choice">
      {identities.data.map(({ user_type, name }) => (
        <ListRow
          key={user_type}
          before={iconOf(user_type)}
          title={name}
          note={notes[user_type]}
          onClick={() => user_type !== userTypes.none && onChoose(user_type)}
        />
      ))}
    </div>
  )
}

function iconOf(userType: UserType) {
  if (userType === userTypes.doctor) return <StethoscopeIcon />
  return userType === userTypes.enterprise ? <BriefcaseIcon /> : <PeopleIcon />
}
