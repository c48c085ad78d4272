import { Chip } from './chip.tsx'
import './chip-list.css'

type ChipListProps = { links: readonly { href: string; name: string }[] }

/** Links side by side, in as many lines as they need. */
export const ChipList = ({ links }: ChipListProps) => (
  <ul className="chip-list">
    {links.map(({ href, name }) => (
      <li key={href}>
        <Chip href={href}>{name}</Chip>
      </li>
    ))}
  </ul>
)
