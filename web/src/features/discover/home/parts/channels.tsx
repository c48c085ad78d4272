import { useState } from 'react'
import type { Disease } from '#contract/library/subjects.ts'
import { IconButton } from '#web/ui/icon-button/icon-button.tsx'
import { MoreIcon } from '#web/ui/icon/navigation-icons.tsx'
import { useText } from '#web/ui/language.ts'
import { Sheet } from '#web/ui/sheet/sheet.tsx'
import { Tabs } from '#web/ui/tabs/tabs.tsx'
import { homeText } from '../text.ts'
import { tileWidth } from '../tile-width.ts'
import './tiles.css'

type ChannelsProps = { diseases: Disease[]; chosen: number; onChoose: (diseaseId: number) => void }

/** The strip of disease channels with the recommended one first, and all of them in a popup. */
export function Channels({ diseases, chosen, onChoose }: ChannelsProps) {
  const text = useText(homeText)
  const [isOpen, setIsOpen] = useState(false)
  const all = [{ disease_id: 0, disease_name: text.recommended }, ...diseases]
  return (
    <div className="home-channels">
      <Tabs
        label={text.channels}
        items={all.map((disease) => ({ key: String(disease.disease_id), label: disease.disease_name }))}
        active={String(chosen)}
        onChange={(key) => onChoose(Number(key))}
      />
      <IconButton label={text.allChannels} icon={<MoreIcon />} onClick={() => setIsOpen(true)} />
      <Sheet open={isOpen} onClose={() => setIsOpen(false)} title={text.allChannels} from="top">
        <ul className="tiles">
          {all.map((disease) => (
            <li key={disease.disease_id} className="tiles-tile" data-width={tileWidth(disease.disease_name)}>
              <button
                type="button"
                className="tiles-press"
                aria-pressed={disease.disease_id === chosen}
                onClick={() => {
                  onChoose(disease.disease_id)
                  setIsOpen(false)
                }}
              >
                {disease.disease_name}
              </button>
            </li>
          ))}
        </ul>
      </Sheet>
    </div>
  )
}
