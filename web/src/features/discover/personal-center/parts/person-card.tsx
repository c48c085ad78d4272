import type { PersonalCenter } from '#contract/discover/personal-center.ts'
import { verificationStates } from '#contract/people/verification-states.ts'
import { VerificationBadge } from '#web/features/people/verification/cards/verification-badge.tsx'
import { Avatar } from '#web/ui/avatar/avatar.tsx'
import { ChevronIcon } from '#web/ui/icon/navigation-icons.tsx'
import { useText } from '#web/ui/language.ts'
import { Link } from '#web/ui/link/link.tsx'
import { personalPaths } from '#web/paths/personal.ts'
import { separated } from '#web/ui/format/separated.ts'
import { personalCenterText } from '../text.ts'
import './person-card.css'

/** The logged-in user: portrait, name and workplace. Links to the profile. */
export function PersonCard({ profile, rank }: Pick<PersonalCenter, 'profile' | 'rank'>) {
  const text = useText(personalCenterText)
  const place = profile.hospital || profile.company
  return (
    <Link href={personalPaths.information} className="person-card">
      <Avatar src={profile.photo} name="" size={72} />
      <span className="person-card-words">
        <span className="person-card-name">
          <b>{profile.truename || profile.phone || text.noName}</b>
          {profile.verification_state !== verificationStates.none && (
            <VerificationBadge state={profile.verification_state} />
          )}
        </span>
        {place && <span className="person-card-place">{place}</span>}
        {rank.length > 0 && <span className="person-card-place">{separated(rank)}</span>}
        {!place && rank.length === 0 && (
          <span className="person-card-place">{profile.truename ? text.edit : text.complete}</span>
        )}
      </span>
      <ChevronIcon size="small" />
    </Link>
  )
}
