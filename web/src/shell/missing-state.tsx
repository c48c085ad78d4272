import type { ReactNode } from 'react'
import { ButtonLink } from '#web/ui/button/button-link.tsx'
import { useText } from '#web/ui/language.ts'
import { ListState } from '#web/ui/list-state/list-state.tsx'
import { shellText } from './text.ts'

type MissingStateProps = {
  /** What there is not, or why it is not shown. */
  text: string
  /** Where one probably wanted to go; the home always follows. */
  way?: ReactNode
}

/** In place of something that does not exist or is not for this person. It is never a dead end. */
export function MissingState({ text, way }: MissingStateProps) {
  const { backHome } = useText(shellText)
  return (
    <ListState
      status="missing"
      emptyText={text}
      emptyAction={
        <>
          {way}
          <ButtonLink href="/">{backHome}</ButtonLink>
        </>
      }
    />
  )
}
