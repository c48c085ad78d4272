import { Link } from '#web/ui/link/link.tsx'
import './chip.css'

type ChipProps = { children: string } & ({ href: string } | { pressed: boolean; onPress: () => void })

/** A small toggle or a small link. */
export function Chip(props: ChipProps) {
  if ('href' in props) {
    return (
      <Link href={props.href} className="chip">
        {props.children}
      </Link>
    )
  }
  return (
    <button type="button" className="chip" aria-pressed={props.pressed} onClick={props.onPress}>
      {props.children}
    </button>
  )
}
