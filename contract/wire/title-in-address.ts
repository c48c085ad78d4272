const most = 20

/** A title that an address brings along. Anyone can write one, so it is a single short line. */
export const titleInAddress = (title: string | null | undefined): string =>
  Array.from((title ?? '').replaceAll(/[\p{C}\s]+/gu, ' ').trim())
    .slice(0, most)
    .join('')
