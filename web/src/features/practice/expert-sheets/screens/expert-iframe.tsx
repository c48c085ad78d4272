import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from '#web/shell/navigation.ts'
import { menuTypes } from '#contract/practice/expert-duties.ts'
import { useText } from '#web/ui/language.ts'
import { MissingState } from '#web/shell/missing-state.tsx'
import { ListState } from '#web/ui/list-state/list-state.tsx'
import { ExpertScreen } from '../cards/expert-screen.tsx'
import { expertSheetQueries } from '../queries.ts'
import type { SheetAddress } from '../queries.ts'
import { expertSheetText } from '../text.ts'
import './expert-iframe.css'

/** A page of another site inside the area. */
export const ExpertIframe = () => (
  <ExpertScreen>{(address) => <EmbeddedPage address={address} />}</ExpertScreen>
)

/** Only addresses of the menu are opened: anybody can put another one into a link. */
function EmbeddedPage({ address }: { address: SheetAddress }) {
  const text = useText(expertSheetText)
  const [query] = useSearchParams()
  const url = query.get('url') ?? ''
  const menu = useQuery(expertSheetQueries.topMenu(address))
  if (!menu.data)
    return <ListState status={menu.isError ? 'error' : 'loading'} onRetry={() => menu.refetch()} />
  const item = menu.data.items.find(
    ({ type, content_url }) => type === menuTypes.embedded && content_url === url,
  )
  if (!item) return <MissingState text={text.frameMissing} />
  return (
    <iframe
      className="expert-iframe"
      src={item.content_url}
      title={item.title}
      sandbox="allow-scripts allow-forms allow-popups"
      referrerPolicy="no-referrer"
    />
  )
}
