import type { ReactNode } from 'react'
import type { Found } from '#contract/discover/search.ts'
import { CardTitle } from '#web/ui/card/card-title.tsx'
import { Card } from '#web/ui/card/card.tsx'
import { ListRow } from '#web/ui/list-row/list-row.tsx'
import { Marked } from '#web/ui/marked/marked.tsx'
import { Picture } from '#web/ui/picture/picture.tsx'
import { FoundReason } from './found-reason.tsx'
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
          <FoundReason found={found} />
          {notes}
        </>
      }
    />
  </Card>
)

type FoundRowProps = { found: Found; href: string; before?: ReactNode; after?: ReactNode }

/** A result that is found by its name. `after` follows the name. */
export const FoundRow = ({ found, href, before, after }: FoundRowProps) => (
  <ListRow
    href={href}
    before={before}
    title={
      <>
        <Marked {...found.found_title} />
        {after}
      </>
    }
    note={
      <span className="found-row-notes">
        {found.found_note.text && (
          <span>
            <Marked {...found.found_note} />
          </span>
        )}
        <FoundReason found={found} />
      </span>
    }
  />
)

/** The logo of a company, the box of a product. */
export const FoundPicture = ({ src }: { src: string }) => (
  <span className="found-row-picture">
    <Picture src={src} alt="" width={100} ratio="1" />
  </span>
)
