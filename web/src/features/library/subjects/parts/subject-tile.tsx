type SubjectTileProps = {
  name: string
  /** The position among the chosen, from 1; 0 when it is not chosen. */
  order: number
  onPress: () => void
}

export const SubjectTile = ({ name, order, onPress }: SubjectTileProps) => (
  <button type="button" className="subject-tile" aria-pressed={order > 0} onClick={onPress}>
    <span>{name}</span>
    {order > 0 && (
      <span className="subject-tile-order" aria-hidden="true">
        {order}
      </span>
    )}
  </button>
)
