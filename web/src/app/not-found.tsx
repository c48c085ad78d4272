import { ScreenFrame } from '#web/shell/screen-frame.tsx'
import { ButtonLink } from '#web/ui/button/button-link.tsx'
import { useText } from '#web/ui/language.ts'
import { ListState } from '#web/ui/list-state/list-state.tsx'
import { appText } from './text.ts'

export function NotFound() {
  const text = useText(appText)
  return (
    <ScreenFrame title={text.notFound}>
      <ListState
        status="missing"
        emptyText={text.notFoundText}
        emptyAction={<ButtonLink href="/">{text.home}</ButtonLink>}
      />
    </ScreenFrame>
  )
}
