import type { MenuItem, MenuKind } from '#contract/discover/meeting-home.ts'
import { hallPaths } from '#web/paths/halls.ts'
import { Chip } from '#web/ui/chip/chip.tsx'
import { useText } from '#web/ui/language.ts'
import { Tabs } from '#web/ui/tabs/tabs.tsx'
import { meetingPageText } from '../text.ts'
import './home-menu.css'

/** Items that open below the menu; the others lead elsewhere. */
export const panels = ['about', 'programme', 'sessions', 'experts', 'reports', 'invite'] as const

export type Panel = (typeof panels)[number]

const isPanel = (kind: MenuKind): kind is Panel => panels.some((panel) => panel === kind)

/** The panels of a menu, in its order; at least one. */
export const panelsOf = (menu: readonly MenuItem[]): Panel[] => {
  const own = menu.map((item) => item.kind).filter(isPanel)
  return own.length > 0 ? own : ['about']
}

type HomeMenuProps = {
  meetingId: number
  menu: readonly MenuItem[]
  active: Panel
  onChange: (panel: Panel) => void
}

/** The menu of a large meeting: parts of its home, and links to other pages. */
export function HomeMenu({ meetingId, menu, active, onChange }: HomeMenuProps) {
  const text = useText(meetingPageText)
  const ways = menu.filter((item) => !isPanel(item.kind))
  const nameOf = (kind: MenuKind) => menu.find((item) => item.kind === kind)?.name || text[kind]
  return (
    <div className="home-menu">
      <Tabs
        id="meeting"
        label={text.contents}
        items={panelsOf(menu).map((key) => ({ key, label: nameOf(key) }))}
        active={active}
        onChange={onChange}
      />
      {ways.length > 0 && (
        <nav className="home-menu-ways" aria-label={text.ways}>
          {ways.map((item) => (
            <Chip
              key={item.kind + item.link}
              href={item.kind === 'halls' ? hallPaths.ofMeeting(meetingId) : item.link}
            >
              {item.name || text[item.kind]}
            </Chip>
          ))}
        </nav>
      )}
    </div>
  )
}
