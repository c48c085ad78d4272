import { Input, Menu } from 'antd'
import type { MenuProps } from 'antd'
import { useState } from 'react'
import { Link } from 'react-router'
import { useText } from '#web/ui/language.ts'
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
  // The part that a link has led to unfolds by itself.
  const [shownPart, setShownPart] = useState<string>()
  if (here && here !== shownPart) {
    setShownPart(here)
    setUnfolded((before) => [...new Set([...before, keyOf(here)])])
  }

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
    <nav aria-label={text.menu}>
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
