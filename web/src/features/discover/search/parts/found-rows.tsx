import type { ReactNode } from 'react'
import type { DoctorItem } from '#contract/wire/items.ts'
import type { Found } from '#contract/discover/search.ts'
import { titleName } from '#contract/wire/titles.ts'
import { doctorPaths } from '#web/features/people/doctors/paths.ts'
import { Avatar } from '#web/ui/avatar/avatar.tsx'
import { CardTitle } from '#web/ui/card/card-title.tsx'
import { Card } from '#web/ui/card/card.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { ListRow } from '#web/ui/list-row/list-row.tsx'
import { Marked } from '#web/ui/marked/marked.tsx'
import { Picture } from '#web/ui/picture/picture.tsx'
import './found-rows.css'

type FoundCardProps = {
  found: Found
  href: string
  cover: string
  over?: string
  onMedia?: ReactNode
  notes?: ReactNode
  action?: ReactNode
}

/** A result with a cover: its title and the line below show why it matches. */
export const FoundCard = ({ found, href, cover, over = '', onMedia, notes, action }: FoundCardProps) => (
  <Card
    layout="feed"
    href={href}
    media={<Picture src={cover} alt="" width={240} ratio="16 / 9" />}
    onMedia={onMedia}
    action={action}
  >
    <CardTitle
      over={over}
      title={<Marked {...found.found_title} />}
      notes={
        <>
          {found.found_note.text && (
            <span>
              <Marked {...found.found_note} />
            </span>
          )}
          {notes}
        </>
      }
    />
  </Card>
)

export function FoundExpert({ expert }: { expert: DoctorItem & Found }) {
  const title = titleName(expert.title, useLanguage())
  return (
    <ListRow
      href={doctorPaths.home(expert.doctor_id)}
      before={<Avatar src={expert.doctor_cover} name="" size={48} />}
      title={
        <>
          <span className="found-row-name">
            <Marked {...expert.found_title} />
          </span>{' '}
          <span className="found-row-title">{title}</span>
        </>
      }
      note={<Marked {...expert.found_note} />}
    />
  )
}

type FoundThingProps = { found: Found; href: string; picture: string }

/** A company with its logo, a product with its box. */
export const FoundThing = ({ found, href, picture }: FoundThingProps) => (
  <ListRow
    href={href}
    before={
      <span className="found-row-picture">
        <Picture src={picture} alt="" width={100} ratio="1" />
      </span>
    }
    title={<Marked {...found.found_title} />}
    note={found.found_note.text && <Marked {...found.found_note} />}
  />
)
