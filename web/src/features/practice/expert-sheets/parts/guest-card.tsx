import type { GuestInfo } from '#contract/practice/expert-sheets.ts'
import { titleName } from '#contract/wire/titles.ts'
import { Avatar } from '#web/ui/avatar/avatar.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { Prose } from '#web/ui/prose/prose.tsx'
import './guest-card.css'

/** A lecturer as the meeting introduces them. */
export function GuestCard({ guest }: { guest: GuestInfo }) {
  const position = titleName(guest.guest_position_name, useLanguage())
  const workplace = [guest.guest_hospital_name, guest.guest_department_name].filter(Boolean).join(' ')
  return (
    <div className="guest-card">
      <Avatar src={guest.guest_photo} name="" size={72} />
      <div className="guest-card-words">
        <h2>
          {guest.guest_name} <span className="guest-card-position">{position}</span>
        </h2>
        {workplace && <p>{workplace}</p>}
        {guest.introduce && <Prose text={guest.introduce} />}
      </div>
    </div>
  )
}
