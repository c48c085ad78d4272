import { Input, Menu } from 'antd'
import type { MenuProps } from 'antd'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { useText } from '#web/ui/language.ts'
import './main-menu.css'
import { PartIcon } from './part-icons.tsx'
import { filterPlaces } from './places.ts'
import type { PartOfMenu, Place } from './places.ts'
import { frameText } from './text.ts'

const keyOf = (part: string) => `part ${part}`

const itemOf = ({ path, title }: Place) => ({ key: path, label: <Link to={`/${path}`}>{title}</Link> })

/** The parts of the console, their groups, and a box that leaves what one looks for. */
export function MainMenu({ menu, opened }: { menu: PartOfMenu[]; opened: string }) {
  const text = useText(frameText)
  const [words, setWords] = useState('')
  const [unfolded, setUnfolded] = useState<string[]>([])
  const left = filterPlaces(menu, words)
  const here = menu.find(({ groups }) =>
    groups.some(({ places }) => places.some(({ path }) => path === opened)),
  )?.part
  // The part that a link has led to unfolds by itself, and the one before folds.
  const [shownPart, setShownPart] = useState<string>()
  if (here && here !== shownPart) {
    setShownPart(here)
    setUnfolded([keyOf(here)])
  }
  const nav = useRef<HTMLElement>(null)
  // Its place is known when the part has unfolded.
  const isToBeShown = useRef(false)
  useEffect(() => {
    isToBeShown.current = true
    showEntry(nav.current, opened)
  }, [opened])

  const items: MenuProps['items'] = left.map(({ part, groups }) => ({
    key: keyOf(part),
    icon: <PartIcon part={part} />,
    label: text.parts[part],
    children: groups.flatMap(({ title, places }): NonNullable<MenuProps['items']> =>
      title === ''
        ? places.map(itemOf)
        : [{ type: 'group', key: `${part} ${title}`, label: title, children: places.map(itemOf) }],
    ),
  }))

  return (
    <nav
      ref={nav}
      aria-label={text.menu}
      onTransitionEnd={({ propertyName }) => {
        if (propertyName !== 'height' || !isToBeShown.current) return
        isToBeShown.current = false
        showEntry(nav.current, opened)
      }}
    >
      <div className="console-menu-filter">
        <Input
          size="small"
          allowClear
          value={words}
          placeholder={text.filterMenu}
          aria-label={text.filterMenu}
          onChange={(event) => setWords(event.target.value)}
        />
      </div>
      {left.length === 0 ? (
        <p className="console-menu-empty">{text.noHit}</p>
      ) : (
        <Menu
          theme="dark"
          mode="inline"
          // In a narrow window the whole menu goes away: a folded one would open its parts over the screen.
          inlineCollapsed={false}
          inlineIndent={16}
          items={items}
          selectedKeys={[opened]}
          openKeys={words.trim() === '' ? unfolded : left.map(({ part }) => keyOf(part))}
          onOpenChange={setUnfolded}
        />
      )}
    </nav>
  )
}

const showEntry = (menu: HTMLElement | null, path: string) =>
  menu?.querySelector(`[data-menu-id$="-${CSS.escape(path)}"]`)?.scrollIntoView({ block: 'nearest' })
