import { useQueryClient } from '@tanstack/react-query'
import type { ComponentProps, ReactNode } from 'react'
import { environment } from '#web/platform/environment.ts'
import { usePageTitle } from '#web/shell/screen-title.ts'
import { useBack } from '#web/shell/use-back.ts'
import { startOver } from '#web/shell/start-over.ts'
import { BackIcon } from '#web/ui/icon/navigation-icons.tsx'
import { IconButton } from '#web/ui/icon-button/icon-button.tsx'
import { useText } from '#web/ui/language.ts'
import { PullToRefresh } from '#web/ui/pull-to-refresh/pull-to-refresh.tsx'
import { kitText } from '#web/ui/text.ts'
import { SearchField } from './search-field.tsx'
import './search-frame.css'

type SearchFrameProps = ComponentProps<typeof SearchField> & { children: ReactNode }

/** A screen whose bar is the search box. The native app shows its own back button. */
export function SearchFrame({ children, ...field }: SearchFrameProps) {
  const back = useBack()
  const client = useQueryClient()
  const text = useText(kitText)
  const name = usePageTitle(undefined)
  return (
    <>
      <header className="search-bar">
        <h1 className="visually-hidden">{name}</h1>
        {environment().kind !== 'app' && (
          <IconButton label={text.back} icon={<BackIcon />} onClick={() => back()} />
        )}
        <SearchField {...field} />
      </header>
      <main>
        <PullToRefresh onRefresh={() => startOver(client)}>{children}</PullToRefresh>
      </main>
    </>
  )
}
