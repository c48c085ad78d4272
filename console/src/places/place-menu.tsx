import { Select } from 'antd'
import { useEffect, useRef } from 'react'
import { Link, useNavigate } from 'react-router'
import { useText } from '#web/ui/language.ts'
import type { PlaceGroup } from './place-entries.ts'
import { placeText } from './text.ts'

type PlaceMenuProps = { groups: PlaceGroup[]; base: string; opened: string }

/** The parts of a place: a list at its side, a box above it where there is no room for one. */
export function PlaceMenu({ groups, base, opened }: PlaceMenuProps) {
  const text = useText(placeText)
  const navigate = useNavigate()
  const menu = useRef<HTMLElement>(null)
  // The part that is open may be below what the menu shows; the page itself stays where it is.
  useEffect(() => {
    const entry = menu.current?.querySelector<HTMLElement>(`[data-part="${CSS.escape(opened)}"]`)
    if (!menu.current || !entry) return
    const below = entry.offsetTop + entry.offsetHeight - menu.current.clientHeight
    if (entry.offsetTop < menu.current.scrollTop || below > menu.current.scrollTop)
      menu.current.scrollTop = entry.offsetTop - menu.current.clientHeight / 2
  }, [opened])
  const addressOf = (name: string) => (name === '' ? base : `${base}/${name}`)
  return (
    <>
      <nav ref={menu} className="place-menu" aria-label={text.menu}>
        {groups.map(({ title, entries }) => (
          <section key={title}>
            <h2 className="place-menu-title">{title}</h2>
            <ul>
              {entries.map((entry) => (
                <li key={entry.name}>
                  <Link
                    data-part={entry.name}
                    to={addressOf(entry.name)}
                    aria-current={entry.name === opened ? 'page' : undefined}
                  >
                    {entry.title}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </nav>
      <div className="place-select">
        <Select
          aria-label={text.goTo}
          style={{ width: '100%' }}
          value={opened}
          options={groups.map(({ title, entries }) => ({
            label: title,
            options: entries.map((entry) => ({ value: entry.name, label: entry.title })),
          }))}
          onChange={(name) => void navigate(addressOf(name))}
        />
      </div>
    </>
  )
}
