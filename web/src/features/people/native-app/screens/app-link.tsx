import { pageOrigin } from '#web/platform/page-origin.ts'
import { useSearchParams } from '#web/shell/navigation.ts'
import { ownTarget } from '../own-target.ts'
import { OpenApp } from '../parts/open-app.tsx'

/** A deep link: its target opens in the app when there is one. */
export function AppLink() {
  const [query] = useSearchParams()
  return <OpenApp target={ownTarget(query.get('target'), pageOrigin())} />
}
