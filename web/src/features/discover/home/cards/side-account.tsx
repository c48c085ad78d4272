import { useState } from 'react'
import type { FormEvent } from 'react'
import { searchPaths } from '#web/paths/search.ts'
import { useLocation, useNavigate } from '#web/shell/navigation.ts'
import { useText } from '#web/ui/language.ts'
import { Link } from '#web/ui/link/link.tsx'
import { SearchField } from '#web/ui/search-field/search-field.tsx'
import { homeText } from '../text.ts'
import { PersonBar } from './person-bar.tsx'
import './side-account.css'

/** What the bar of the home offers, beside the screens that have another bar: messages, personal centre, search. */
export function SideAccount() {
  const text = useText(homeText)
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const [keyword, setKeyword] = useState('')
  if (pathname === '/') return null
  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (keyword.trim() === '') return
    void navigate(searchPaths.search({ keyword: keyword.trim() }))
    setKeyword('')
  }
  return (
    <section className="side-account">
      <div className="side-account-bar">
        <Link href="/" aria-label={text.home}>
          <img src="/icon-192.png" alt="" width="32" height="32" />
        </Link>
        <PersonBar />
      </div>
      {pathname !== searchPaths.search() && (
        <search>
          <form onSubmit={handleSubmit}>
            <SearchField label={text.search} value={keyword} onValue={setKeyword} />
          </form>
        </search>
      )}
    </section>
  )
}
